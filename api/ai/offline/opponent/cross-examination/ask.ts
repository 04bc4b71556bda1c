import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Language, Stance } from '#schema/constants.ts'
import { fillSlots, type Slots } from '../../arguments/point.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { bareMotion } from '../../motions/bare-motion.ts'
import type { Subject } from '../../motions/read-subject.ts'
import type { LanguageTools } from '../language-tools.ts'
import type { Speech } from '../speech.ts'
import { answerCuesIn } from './answer-cues.ts'
import { ASK_KINDS, type AskKind } from './ask-kinds.ts'
import { createGivenFilter } from './gives-already.ts'
import { proposalAsks } from './proposals.ts'
import { type Burden, type QuestionBook, questionBookFor } from './question-book.ts'
import type { Quotable } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'
import { type FoundStructure, hasOwnQuote, structuresIn } from './structures.ts'
import { toUser } from './to-user.ts'

type LeadKind = 'claim' | 'answer' | 'against' | 'simple'
/** The claim that a question is about. */
type Asked = Pick<Quotable, 'quote' | 'sentence' | 'step'>

/**
 * Which burden the user carries, and what is filled into sentences about the motion. Where it says
 * what should not be, "such a step" would leave open which.
 */
export const burdenOf = (subject: Subject, userStance: Stance): Burden => {
  if (isDeniedChange(subject, userStance)) return 'unread'
  switch (subject.kind) {
    case 'unread':
      return 'unread'
    case 'choice':
      return 'prefers the first'
    case 'change':
      return subject.favours ? 'favours a change' : 'opposes a change'
    case 'thing':
      return subject.favours ? 'favours a thing' : 'opposes a thing'
  }
}

/** Whether the motion says that something should not be: whoever is for it is against the thing. */
const isDeniedChange = (subject: Subject, userStance: Stance): boolean =>
  subject.kind === 'change' && subject.favours !== (userStance === 'for')

/** In words, in Chinese in characters: a longer change is said once. */
const LONGEST_TOPIC: Record<Language, number> = { en: 9, zh: 10 }

/** What a motion is about in few words. */
const inShort = (
  { kind, topic }: Exclude<Subject, { kind: 'unread' }>,
  book: QuestionBook,
  language: Language,
): string => {
  const length = language === 'zh' ? [...topic].length : topic.split(' ').length
  const isHeavy = /^(?:having|no longer) /.test(topic) || length > LONGEST_TOPIC[language]
  return kind === 'change' && isHeavy ? (book['short change'][0] ?? topic) : toUser(topic, language)
}

/** Puts the questions of a debate into words; nothing is worded twice in the same way. */
export type QuestionAsker = {
  book: QuestionBook
  slots: Slots
  /** A question about the user's words; null where all wordings of the kind are used up. */
  about(kind: AskKind, claim: Asked, lead: LeadKind, more?: Slots): string | null
  /** An earlier question, as it reads after "I asked you". */
  named(asked: AskedQuestion): string
  narrow(kind: AskKind): string
  /** A question about the motion itself, of which none of the user's words, in stems, has spoken. */
  aboutMatter(spoken: ReadonlySet<string>): string | null
  say(templates: readonly string[], slots?: Slots): string | null
  /** Whether one of these was said before. */
  hasSaid(templates: readonly string[]): boolean
}

/** Words in common, and their share, 0–1, of the shorter, with which two questions ask the same. */
const ALIKE = { words: 4, share: 0.6 }

/** In turns of the user: what was given so lately is not asked for. */
const LATELY = 2

/** How often a debate hears what somebody against the user would say asked for. */
const MOST_THEIRS = 2

/** It is asked for seldom, in whatever words, and not in neighbouring turns. */
const createTheirView = (turns: DebateSoFar['turns'], language: Language) => {
  const { 'asks their view': cue } = answerCuesIn(language)
  const own = turns.filter(({ speaker }) => speaker === 'ai').map(({ text }) => cue.test(text))
  const isEnough = own.at(-1) === true || own.filter(Boolean).length >= MOST_THEIRS
  return (wording: string): boolean => isEnough && cue.test(wording)
}

/** Whether a wording asks nearly what our last turn has asked, in other words. */
const asksAgain = (turns: DebateSoFar['turns'], language: Language) => {
  const last = turns.findLast(({ speaker }) => speaker === 'ai')?.text ?? ''
  const wordsIn = (text: string) =>
    new Set(wordsOf(text.replace(/“[^”]*”|\{\w+\}/gu, ' ').toLowerCase()))
  const asked = splitSentences(last)
    .filter(sentence => /[?？]$/u.test(sentence))
    .map(wordsIn)
  return (wording: string): boolean => {
    if (language === 'zh' || !wording.endsWith('?')) return false
    const words = wordsIn(wording)
    return asked.some(each => {
      const shared = [...words].filter(word => each.has(word)).length
      return shared >= ALIKE.words && shared >= ALIKE.share * Math.min(words.size, each.size)
    })
  }
}

export const createAsker = (
  { motion, language, style, userStance, turns }: DebateSoFar,
  { subject, speech, tools }: { subject: Subject; speech: Speech; tools: LanguageTools },
): QuestionAsker => {
  const book = questionBookFor(language)
  const asksNear = asksAgain(turns, language)
  const asksTheirView = createTheirView(turns, language)
  const asksLast = (wording: string) => asksNear(wording) || asksTheirView(wording)
  const spoken = turns.filter(({ speaker }) => speaker === 'user').map(({ text }) => text)
  const isGiven = createGivenFilter(spoken.slice(-LATELY).join('\n'), language)
  const { kind } = subject
  const isDenied = isDeniedChange(subject, userStance)
  const said = (words: string) => toUser(words, language)
  const slots: Slots = {
    motion: bareMotion(motion, language).replace(/[.。]+$/u, ''),
    yours: tools.sides[userStance],
    ...(kind === 'unread'
      ? {}
      : { whole: said(subject.topic), topic: inShort(subject, book, language) }),
    ...(kind === 'choice' ? { other: said(subject.other) } : {}),
    ...(kind === 'change' && !isDenied ? { change: inShort(subject, book, language) } : {}),
  }
  const glue = language === 'zh' ? '' : ' '
  const hasSlots = (text: string, known: Slots) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => known[name] !== undefined)
  const leads = {
    claim: [...book.styled[style]['lead claim'], ...book['lead claim']],
    answer: book['lead answer'],
    against: book['lead against'],
    simple: book['lead simple'],
  }
  /** The longest part of a wording that is always the same. */
  const partOf = (text: string) =>
    text.split(/\{\w+\}/).sort((one, other) => other.length - one.length)[0] ?? ''
  /** The first wording, from a place that the debate fixes, that was not used yet. */
  const fresh = (wordings: readonly string[], purpose: string): string | undefined => {
    const from = speech.chance(Math.max(1, wordings.length), purpose)
    const order = [...wordings.slice(from), ...wordings.slice(0, from)]
    return order.find(text => !speech.wasSaid(partOf(text)) && !asksLast(text) && !isGiven(text))
  }
  const say = (templates: readonly string[], more: Slots = {}) => {
    const known = { ...slots, ...more }
    const fitting = templates.filter(text => hasSlots(text, known) && !isGiven(text))
    const other = fitting.filter(text => !asksLast(text))
    return speech.pick(other.length > 0 ? other : fitting, known)
  }
  /** The lists of wordings that fit, the best first, each with what is filled in. */
  const wordingsOf = (kind: AskKind, claim: Asked): FoundStructure[] =>
    kind === 'structure'
      ? structuresIn(claim, language)
      : ASK_KINDS.filter(each => each === kind).map(each => ({
          asks: book[`ask ${each}`],
          slots: {},
        }))
  return {
    book,
    slots,
    say,
    hasSaid: templates => templates.some(text => speech.wasSaid(partOf(text))),
    about: (asked, claim, lead, more = {}) => {
      const filled = { ...slots, ...more, q: claim.quote }
      for (const { asks, slots: found } of wordingsOf(asked, claim)) {
        const known = { ...filled, ...found }
        const body = fresh(
          asks.filter(text => hasSlots(text, known)),
          `ask ${asked}`,
        )
        if (body === undefined) continue
        if (hasOwnQuote(body)) return speech.say(fillSlots(body, known))
        const start =
          fresh(leads[lead], 'lead') ?? leads[lead][speech.chance(leads[lead].length, 'l')]
        return start === undefined ? null : speech.say(fillSlots(`${start}${glue}${body}`, known))
      }
      return null
    },
    named: ({ kind: asked, quote }) =>
      (book[`asked ${asked}`][0] ?? '').replace('{q}', () => quote),
    narrow: asked => book[`narrow ${asked}`][0] ?? '',
    aboutMatter: spoken => {
      const isOpen = (text: string) => {
        const own = stemsOf(wordsOf(text.replace(/\{\w+\}/g, ' ')), lexiconFor(language))
        return sharedCount(own, spoken) === 0
      }
      const ofProposal = proposalAsks(motion, userStance === 'for', language)
      const all = book[`matter: ${burdenOf(subject, userStance)}`]
      return say(ofProposal.filter(isOpen)) ?? say(all.filter(isOpen)) ?? say(all)
    },
  }
}
