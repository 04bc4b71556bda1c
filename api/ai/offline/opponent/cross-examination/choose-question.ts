import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import type { Link } from '../../language/reading-cues.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import type { Subject } from '../../motions/read-subject.ts'
import { answerCuesIn } from './answer-cues.ts'
import { isToldAlready } from './answers.ts'
import { ALWAYS, type AskKind, FITTING } from './ask-kinds.ts'
import { speaksAgainstSelf, toneOfClaim } from './own-concession.ts'
import { type Quotable, restsOn } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'
import { FITTING_SHAPE, shapeOf } from './read-shape.ts'

/** How much more a claim deserves a question: for what it rests on, for words of the motion. */
const WORTH = { testable: 1, matter: 1.5, drawn: 2, conceded: 2 }
const TESTABLE: ReadonlySet<Link> = new Set(['statistic', 'sweeping', 'authority'])

/** How much a claim deserves a question. */
export const worthAsking = (
  claim: Quotable,
  { motion, subject }: { motion: ReadonlySet<string>; subject: Subject },
  language: Language,
): number => {
  const stems = stemsOf(wordsOf(claim.quote), lexiconFor(language))
  return (
    claim.weight +
    (TESTABLE.has(restsOn(claim, language)) ? WORTH.testable : 0) +
    (sharedCount(stems, motion) > 0 ? WORTH.matter : 0) +
    (claim.step === null ? 0 : WORTH.drawn) +
    (speaksAgainstSelf(claim, subject, language) ? WORTH.conceded : 0)
  )
}

/** Links that can be compared with something without knowing the motion. */
const COMPARES: ReadonlySet<Link> = new Set(['remedy'])

/** Begins with what is drawn from the sentence before. */
const CONCLUDES = /^(?:so|therefore|that is why|that['’]s why)\b|^(?:所以|因此|于是)/i

/** Begins with what is only supposed. */
const SUPPOSED = /^(?:and |but |so )?(?:if|when|once|unless)\b|^(?:如果|要是|假如|只要)/i

/** There is enough to ask of these for more than one turn. */
const RICH: ReadonlySet<AskKind> = new Set(['step', 'compare'])

/** From this round on it is asked what would change the user's mind. */
const CHANGE_FROM = 4

/** What fits to be asked of a claim, best first; never what the turn has told already. */
export const kindsFor = (
  claim: Quotable,
  context: {
    text: string
    asked: readonly AskedQuestion[]
    round: number
    subject: Subject
    /** Stems of the motion's words. */
    motion: ReadonlySet<string>
    language: Language
  },
): AskKind[] => {
  const { text, asked, round, subject, motion, language } = context
  if (speaksAgainstSelf(claim, subject, language)) return ['granted']
  const cues = answerCuesIn(language)
  const isSubjectRead = subject.kind !== 'unread'
  const sentences = splitSentences(text)
  const next = sentences[sentences.indexOf(claim.sentence) + 1] ?? ''
  const told = `${claim.sentence} ${next}`
  const stems = stemsOf(wordsOf(claim.sentence), lexiconFor(language))
  const timesAsked = (kind: AskKind) =>
    Math.floor(asked.filter(each => each.kind === kind).length / (RICH.has(kind) ? 2 : 1))
  const link = restsOn(claim, language)
  const shape = shapeOf(claim, link, language)
  const fitting = shape === null ? FITTING[link] : FITTING_SHAPE[shape]
  const fits = (kind: AskKind) => {
    switch (kind) {
      // What is only supposed was not said to be so.
      case 'step':
        return claim.step !== null && !SUPPOSED.test(claim.sentence)
      case 'case':
        return shape === null && !cues.modal.test(claim.quote)
      case 'many':
        return (
          shape !== 'weighs' &&
          !cues.modal.test(claim.quote) &&
          !isToldAlready(kind, told, language)
        )
      case 'sure':
        return cues.foretells.test(claim.quote)
      case 'bearing':
        return isSubjectRead && sharedCount(stems, motion) === 0
      // A conclusion is asked for what it is drawn from.
      case 'reach':
        return cues.reasoned.test(claim.sentence.slice(1)) && !CONCLUDES.test(claim.sentence)
      case 'change':
        return round >= CHANGE_FROM && link !== 'anecdote'
      case 'compare':
        if (!isSubjectRead) return COMPARES.has(link)
        return subject.kind !== 'choice' || toneOfClaim(claim, subject, language) !== null
      default:
        return !isToldAlready(kind, told, language)
    }
  }
  const all = [...new Set([...fitting, ...(link === 'anecdote' ? [] : ALWAYS)])].filter(fits)
  // A kind that was asked before comes after all that were not.
  return all.toSorted((one, other) => timesAsked(one) - timesAsked(other))
}
