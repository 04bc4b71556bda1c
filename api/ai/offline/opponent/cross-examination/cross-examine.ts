import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import type { Preparation } from '../prepare-reply.ts'
import { answerCuesIn } from './answer-cues.ts'
import { answerQuestion } from './answer-user.ts'
import type { QuestionAsker } from './ask.ts'
import type { AskKind } from './ask-kinds.ts'
import { askOpen } from './ask-open.ts'
import { askParticular } from './ask-particular.ts'
import { askRebuttal } from './ask-rebuttal.ts'
import { askSimply, askSimplyAbout } from './ask-simply.ts'
import { attackedBy, nextOfBrief } from './brief-turn.ts'
import { kindsFor } from './choose-question.ts'
import { closeExamination, isClosing } from './close-examination.ts'
import { type Examination, examine, type ReplyParts } from './examination.ts'
import { findContradiction } from './find-contradiction.ts'
import { givesNoReason } from './gives-no-reason.ts'
import { answerTo, dodges, ownsNotToKnow } from './hear-answer.ts'
import { inOrder, type Pressed } from './in-order.ts'
import { meetAct } from './meet-act.ts'
import { quotableOf } from './quotable.ts'
import { simpler } from './simpler.ts'

/** Asks again in small what was not answered; what is not known, and a second time, never. */
const pressOn = (examination: Examination): { parts: ReplyParts; asks: boolean } => {
  const { asker, pending, claims } = examination
  if (!pending || isClosing(examination)) return { parts: [], asks: false }
  if (pending.isNarrow || ownsNotToKnow(examination) || !dodges(examination))
    return { parts: [], asks: false }
  const slots = { asked: asker.named(pending), narrow: asker.narrow(pending.kind) }
  const said = claims[0]?.quote
  const again =
    said === undefined
      ? asker.say(asker.book['dodge plain'], slots)
      : asker.say(asker.book.dodge, { ...slots, a: said })
  return { parts: [again], asks: again !== null }
}

/**
 * How sure it has to be, 0–1, that a claim is what the turn argues, before it is asked about. A
 * link names both its ends; a single case and a figure are asked about what everybody asks of them.
 */
const LEAST: Record<AskKind, number> = {
  ...{ plain: 0.56, granted: 0.56, alike: 0.65, remedy: 0.65 },
  ...{ structure: 0.6, typical: 0.5, source: 0.5 },
  ...{ 'simple fact': 0.5, 'simple plan': 0.5 },
}
/** The same before such a question comes before an answer that is a guess. */
const HEART = 0.6
/** The same before an answer is noted. */
const LEAST_NOTED = 0.56

/**
 * One question about the user's words: what the turn argues most surely, if surely enough. Only
 * questions of the given kinds, where there are any given.
 */
const askAbout = (
  examination: Examination,
  isAsked: (kind: AskKind) => boolean = () => true,
  least = 0,
): string | null => {
  const { prepared, asker, asked, motion } = examination
  const { debate, turn } = prepared
  const { language } = debate
  const answer = answerTo(examination)
  for (const claim of inOrder(examination)) {
    const own = attackedBy(claim, examination)
    const kinds = kindsFor(claim, { text: turn.text, asked, motion, language })
    for (const kind of kinds.filter(isAsked)) {
      if (claim.chance < Math.max(least, LEAST[kind])) continue
      const lead = claim.sentence === answer ? 'answer' : 'claim'
      const question = asker.about(kind, claim, own === null ? lead : 'against', {
        ...(own === null ? {} : { own }),
      })
      if (question !== null) return question
    }
  }
  return null
}

/** One question about what the user's words surely say in particular. */
const askSure = (examination: Examination): string | null =>
  askParticular(examination, 'own') ??
  askRebuttal(examination) ??
  askParticular(examination, 'main') ??
  askAbout(examination, kind => kind === 'structure') ??
  askParticular(examination, 'side')

/** One question about the user's words, about what is surely there first. */
const askBest = (examination: Examination): string | null =>
  askSure(examination) ?? askAbout(examination)

/** Notes an answer before something else is asked. */
const noteAnswer = (examination: Examination, question: string | null): string | null => {
  const { asker, prepared } = examination
  const answer = answerTo(examination)
  const sure = inOrder(examination).filter(({ chance }) => chance >= LEAST_NOTED)
  const quote = sure.find(({ sentence }) => sentence === answer)?.quote
  if (prepared.level.isSimple || quote === undefined || !question || question.includes(quote))
    return null
  // "Fair, I am only one" is taken as said.
  if (answerCuesIn(prepared.debate.language)['first person'].test(quote)) return null
  // What only says our question again answers nothing.
  if (prepared.lastTurn.includes(quote) || prepared.speech.wasSaid(quote)) return null
  return asker.say(asker.book.taken, { q: quote })
}

/** "Did you read it?" wants an answer of us alone. */
const OF_US: Record<Language, RegExp> = {
  en: /^(?:(?:but|and|so|anyway),? )*(?:are|were|did|have|can|could|will|would|shall) you\b|\byou ever\b|\bhelp me\b/i,
  zh: /[您你]/u,
}
/** Whether we have just said that we cannot answer a question. */
const couldNotSay = (parts: ReplyParts, { book }: QuestionAsker): boolean =>
  [...book['cannot say'], ...book['cannot say plain']].some(wording =>
    parts.some(part => wording.split('{q}').every(piece => part?.includes(piece))),
  )
/** Whether a question can be answered by the user as well. */
const isForBoth = (question: string | null, language: Language): boolean =>
  question !== null && !OF_US[language].test(question)

/** What is left of the motion, to a user who offers less than it or changes the own case. */
const askNarrowed = ({ prepared, asker, otherSide }: Examination): string | null => {
  const { narrows } = answerCuesIn(prepared.debate.language)
  const own = splitSentences(prepared.turn.text).filter(each => !otherSide.includes(each))
  return own.some(sentence => narrows.test(sentence)) ? asker.say(asker.book.narrowed) : null
}

/**
 * One question about the user's words, on any motion, for a beginner an easy one; null where there is
 * nothing to ask about.
 */
export const questionAbout = (prepared: Preparation): string | null => {
  const examination = examine(prepared)
  return prepared.level.isSimple ? askSimplyAbout(examination) : askBest(examination)
}

/** One question about what is surely the heart of the turn, on any motion; else null. */
export const heartQuestionAbout = (prepared: Preparation): string | null => {
  const examination = examine(prepared)
  return prepared.level.isSimple
    ? askSimplyAbout(examination, HEART)
    : askAbout(examination, undefined, HEART)
}

/** One question that fits just what the user says, on any motion; else null. */
export const sureQuestionAbout = (prepared: Preparation): string | null =>
  askSure(examine(prepared))

/** The question for a reason, to a turn that only denies; null to any other. */
export const questionForReason = (prepared: Preparation): string | null => {
  const examination = examine(prepared)
  const { asker } = examination
  return givesNoReason(examination) ? asker.say(asker.book['no reason']) : null
}

/** The clauses that the turn rests on, as they can be said back, the weightiest first. */
export const mainClaims = (prepared: Preparation): readonly Pressed[] => inOrder(examine(prepared))

/**
 * The reply where nothing is known of the motion: one question about what the user has just said,
 * which is never asked twice, and in the end what the user's case rests on.
 */
export const crossExamine = (prepared: Preparation): ReplyParts => {
  const examination = examine(prepared)
  const { asker, motion } = examination
  const { debate, turn, tools, speech } = prepared
  const { language } = debate
  const userTurns = debate.turns.filter(({ speaker }) => speaker === 'user')
  const earlier = userTurns.slice(0, -1).map(({ text }) => text)
  const met = meetAct(examination)
  if (met.isAll) return met.parts
  const { act } = prepared
  const left = stemsOf(wordsOf(prepared.digressed.join('\n')), lexiconFor(language))
  const isLeft = left.size > 0 && sharedCount(left, motion) === 0
  if (isLeft && examination.claims.length === 0) {
    const { phrases } = tools
    const back = speech.pick(phrases['off-motion'], { motion: String(asker.slots.motion) })
    return [back, askOpen(examination)]
  }
  if (turn.copied || turn.otherLanguage || act?.kind === 'leaves the motion')
    return [...met.parts, askOpen(examination)]
  if (turn.smallTalk?.whole || act?.kind === 'shrugs')
    return [...met.parts, simpler(examination) ?? askOpen(examination)]
  if (givesNoReason(examination)) return [...met.parts, asker.say(asker.book['no reason'])]
  const askNext = (goesBack = false) =>
    prepared.level.isSimple && prepared.briefed.length === 0
      ? askSimply(examination)
      : (askSure(examination) ??
        askNarrowed(examination) ??
        askAbout(examination) ??
        (goesBack ? asker.say(asker.book['your answer']) : null) ??
        askOpen(examination))
  if (turn.repeats > 0) return [askNext()]
  const isMet = met.parts.some(part => part !== null)
  const replied = isMet ? met.parts : answerQuestion(examination)
  if (replied.some(text => text !== null && /[?？]$/u.test(text))) return replied
  // What is granted may be what was denied before.
  const own = turn.claims.filter(({ sentence }) => !prepared.beside.includes(sentence))
  const said = quotableOf(own, language)
  const amends = answerCuesIn(language)
  const isAmended = [amends.narrows, amends['takes back']].some(cue => cue.test(turn.text))
  const clash = isAmended ? null : findContradiction(said, earlier, motion, language)
  const held = clash
    ? asker.say(asker.book.contradiction, {
        old: clash.old,
        q: clash.quote,
        nth: tools.ordinal(clash.turn + 1),
      })
    : null
  const { parts: pressed, asks } = held === null ? pressOn(examination) : { parts: [], asks: false }
  const question =
    held ??
    (asks ? null : askNext(couldNotSay(replied, asker) && isForBoth(turn.question, language)))
  const closing = isClosing(examination) ? closeExamination(examination) : null
  // In few words the question is what matters.
  const isRoom = asks || question === null || !prepared.level.isSimple
  return [
    ...replied,
    ...(isRoom ? pressed : []),
    isMet || replied.length > 0 ? null : noteAnswer(examination, question),
    closing === null ? nextOfBrief(examination) : null,
    question,
    closing,
  ]
}
