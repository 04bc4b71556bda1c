import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { questionKindOf } from '../../language/read-question.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { readSubject } from '../../motions/read-subject.ts'
import type { Preparation } from '../prepare-reply.ts'
import { answerCuesIn } from './answer-cues.ts'
import { answersKind } from './answers.ts'
import { type Asker, createAsker } from './ask.ts'
import { kindsFor, worthAsking } from './choose-question.ts'
import { findContradiction } from './find-contradiction.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { type Asked, readAsked } from './read-asked.ts'
import { findWeakLinks, quoteOf, type WeakLink } from './weak-links.ts'

type Parts = (string | null)[]

/** The weakest links are named in this round and in every third after it. */
const CLOSES = { from: 5, every: 3 }
/** From this round on they are named where the user sums up. */
const EARLIEST_CLOSE = 3
/** How many are named. */
const NAMED = 2
/** In characters: a longer question of the user is not said back. */
const LONGEST_QUESTION = { en: 110, zh: 30 }

type Examination = {
  prepared: Preparation
  asker: Asker
  claims: readonly Quotable[]
  asked: readonly Asked[]
  /** The question that this turn should have answered. */
  pending: Asked | undefined
  motion: ReadonlySet<string>
}

const examine = (prepared: Preparation): Examination => {
  const { debate, tools, speech, claims, round } = prepared
  const { language, style, userStance } = debate
  const subject = readSubject(debate.motion, language, userStance)
  const asker = createAsker({
    language,
    style,
    subject,
    speech,
    slots: { motion: debate.motion.trim(), yours: tools.sides[userStance] },
  })
  const asked = readAsked(debate.turns, language)
  return {
    prepared,
    asker,
    claims: quotableOf(claims, language),
    asked,
    pending: asked.findLast(({ answerTurn }) => answerTurn === round - 1),
    motion: stemsOf(wordsOf(debate.motion), lexiconFor(language)),
  }
}

/** The sentence of this turn that plainly answers the question asked last. */
const answerTo = ({ prepared, pending, motion }: Examination): string | null => {
  if (!pending) return null
  const { turn, debate } = prepared
  const { language } = debate
  const lexicon = lexiconFor(language)
  const about = stemsOf(wordsOf(pending.quote), lexicon, motion)
  const isAbout = (sentence: string) =>
    sharedCount(stemsOf(wordsOf(sentence), lexicon, motion), about) > 0
  const [first, ...rest] = splitSentences(turn.text)
  const isAnswer = (sentence: string) => answersKind(pending.kind, sentence, language)
  if (first !== undefined && isAnswer(first)) return first
  return rest.find(each => isAnswer(each) && isAbout(each)) ?? null
}

/**
 * Whether the turn speaks of something else than it was asked: it has neither what the question
 * asks for nor a word of what it is about, and gives no reason and no example either.
 */
const dodges = ({ prepared, pending, motion }: Examination): boolean => {
  const { turn, debate } = prepared
  const { language } = debate
  if (!pending || pending.kind === 'compare' || turn.question !== null || turn.challenges)
    return false
  const lexicon = lexiconFor(language)
  const about = stemsOf(wordsOf(pending.quote), lexicon, motion)
  return splitSentences(turn.text).every(
    sentence =>
      !answersKind(pending.kind, sentence, language) &&
      !answersKind('why', sentence, language) &&
      !answersKind('typical', sentence, language) &&
      !lexicon.marks.pronoun.test(sentence) &&
      !answerCuesIn(language)['about the debate'].test(sentence) &&
      sharedCount(stemsOf(wordsOf(sentence), lexicon, motion), about) === 0,
  )
}

/** Asks again in small what was not answered, or leaves it open for the end. */
const pressOn = (examination: Examination): { parts: Parts; asks: boolean } => {
  const { asker, pending, claims } = examination
  if (!pending || isClosing(examination) || !dodges(examination)) return { parts: [], asks: false }
  const named = asker.named(pending)
  if (pending.isNarrow)
    return { parts: [asker.say(asker.book['left open'], { asked: named })], asks: false }
  const slots = { asked: named, narrow: asker.narrow(pending.kind) }
  const said = claims[0]?.quote
  const again =
    said === undefined
      ? asker.say(asker.book['dodge plain'], slots)
      : asker.say(asker.book.dodge, { ...slots, a: said })
  return { parts: [again], asks: again !== null }
}

/** One question about the user's words: about their answer first, else their weightiest claim. */
const askAbout = (examination: Examination): string | null => {
  const { prepared, asker, claims, asked, motion } = examination
  const { debate, turn, round, speech } = prepared
  const { language } = debate
  const answer = answerTo(examination)
  const isAnswer = (claim: Quotable) => answer !== null && claim.sentence === answer
  const order = claims
    .filter(({ quote }) => !speech.wasSaid(quote))
    .toSorted(
      (one, other) =>
        Number(isAnswer(other)) - Number(isAnswer(one)) ||
        worthAsking(other, language) - worthAsking(one, language),
    )
  for (const claim of order) {
    const kinds = kindsFor(claim, {
      text: turn.text,
      asked,
      round,
      motion,
      isSubjectRead: asker.slots.topic !== undefined,
      language,
    })
    for (const kind of kinds) {
      const { step } = claim
      const question =
        kind === 'step' && step
          ? asker.aboutStep(step.premise, step.conclusion)
          : asker.about(kind, claim.quote, isAnswer(claim) ? 'answer' : 'claim')
      if (question !== null) return question
    }
  }
  return null
}

/** The question asked last in simpler words; null where none was asked. */
const simpler = ({ asker, pending }: Examination): string | null =>
  pending && pending.kind !== 'compare'
    ? asker.say(asker.book.simpler, {
        asked: asker.named(pending),
        narrow: asker.narrow(pending.kind),
      })
    : null

/** Meets what the turn does besides arguing, and whether that is all there is to say. */
const meetAct = (examination: Examination): { parts: Parts; isAll: boolean } => {
  const { prepared, asker } = examination
  const { act, turn, speech, tools, debate } = prepared
  const { phrases } = tools
  const goOn = (text: string | null) => ({ parts: [text], isAll: false })
  if (answerCuesIn(debate.language)['only asks'].test(turn.text))
    return goOn(asker.say(asker.book.complaint))
  switch (act?.kind) {
    case 'gives up':
      return { parts: [speech.pick(phrases['total-concession'])], isAll: true }
    case 'leaves the motion':
      return goOn(speech.pick(phrases['off-motion'], { motion: String(asker.slots.motion) }))
    case 'asks for a meaning': {
      const said = simpler(examination)
      return { parts: [said], isAll: said !== null }
    }
    case 'asks for a case':
      return goOn(speech.pick(phrases['no-case-plain']))
    case 'grants':
      return act.granted === null
        ? goOn(null)
        : goOn(speech.pick(phrases.shared, { q: act.granted }))
    case 'complains':
      if (act.sort === 'misread') return { parts: [speech.pick(phrases.misread)], isAll: true }
      if (act.sort === 'unanswered') return goOn(asker.say(asker.book.complaint))
      return goOn(
        speech.pick(phrases[act.sort === 'repeating' ? 'something-new' : 'heard-now-plain']),
      )
    default:
      return { parts: [], isAll: false }
  }
}

/** What is said to a question of the user: there is no case to answer it from. */
const answerQuestion = (examination: Examination): Parts => {
  const { prepared, asker, pending } = examination
  const { turn, debate, speech, tools } = prepared
  const { question } = turn
  if (question === null) return []
  const kind = questionKindOf(question)
  if (kind === 'identity') return [speech.pick(tools.phrases['answer: identity'])]
  if (kind === 'define' && pending) return [simpler(examination)]
  if (question.length > LONGEST_QUESTION[debate.language] || /[“”"]/u.test(question)) return []
  const q = question.replace(/[?？.。!！\s]+$/u, '')
  return [asker.say(asker.book['no case'], { q })]
}

const sayLink = (link: WeakLink, { asker, prepared }: Examination): string | null => {
  if (link.kind === 'unanswered')
    return asker.say(asker.book['weak: unanswered'], { asked: asker.named(link.asked) })
  return asker.say(asker.book[`weak: ${link.kind}`], {
    q: link.quote,
    nth: prepared.tools.ordinal(link.turn + 1),
  })
}

/** Names the weakest links of the whole case. */
const close = (examination: Examination, question: string | null): string | null => {
  const { prepared, asker, asked } = examination
  const { debate } = prepared
  // What has just been asked about is not named as open.
  const { isSimple } = prepared.level
  const links = findWeakLinks(debate.turns, asked, debate.language)
    .filter(link => !question?.includes(quoteOf(link)))
    .slice(0, isSimple ? 1 : NAMED)
  const said = links.map(link => sayLink(link, examination)).filter(text => text !== null)
  if (said.length === 0) return null
  const count = said.length === 1 ? 'one' : 'both'
  const hasTopic = asker.slots.topic !== undefined && !isSimple
  const lead = hasTopic ? (`close: ${count}` as const) : (`close: ${count}, unread` as const)
  const parts = [
    asker.say(asker.book[lead]),
    ...said,
    count === 'both' ? asker.say(asker.book['close: end']) : null,
  ]
  return prepared.tools.join(parts.filter(text => text !== null))
}

const isClosing = ({ prepared, asked }: Examination): boolean => {
  const { round, turn, debate } = prepared
  if (asked.length === 0) return false
  const { marks } = lexiconFor(debate.language)
  const isRound = round >= CLOSES.from && (round - CLOSES.from) % CLOSES.every === 0
  return isRound || (round >= EARLIEST_CLOSE && marks.summary.test(turn.text))
}

/**
 * The reply where nothing is known of the motion: one question about what the user has just said,
 * which is never asked twice, and in the end the weakest links of the user's case.
 */
export const crossExamine = (prepared: Preparation): Parts => {
  const examination = examine(prepared)
  const { asker, motion } = examination
  const { debate, turn, tools } = prepared
  const { language } = debate
  const userTurns = debate.turns.filter(({ speaker }) => speaker === 'user')
  const earlier = userTurns.slice(0, -1).map(({ text }) => text)
  const met = meetAct(examination)
  if (met.isAll) return met.parts
  const { act } = prepared
  if (turn.copied || turn.otherLanguage || act?.kind === 'leaves the motion')
    return [...met.parts, asker.aboutMatter()]
  if (turn.smallTalk?.whole || act?.kind === 'shrugs')
    return [...met.parts, simpler(examination) ?? asker.aboutMatter()]
  if (turn.repeats > 0) return [askAbout(examination) ?? asker.aboutMatter()]
  const replied = met.parts.length > 0 ? met.parts : answerQuestion(examination)
  if (replied.some(text => text !== null && /[?？]$/u.test(text))) return replied
  // What is granted may be what was denied before.
  const said = quotableOf(turn.claims, language)
  const clash = findContradiction(said, earlier, motion, language)
  const held = clash
    ? asker.say(asker.book.contradiction, {
        old: clash.old,
        q: clash.quote,
        nth: tools.ordinal(clash.turn + 1),
      })
    : null
  const { parts: pressed, asks } = held === null ? pressOn(examination) : { parts: [], asks: false }
  const question = held ?? (asks ? null : (askAbout(examination) ?? asker.aboutMatter()))
  return [
    ...replied,
    ...pressed,
    question,
    isClosing(examination) ? close(examination, question) : null,
  ]
}
