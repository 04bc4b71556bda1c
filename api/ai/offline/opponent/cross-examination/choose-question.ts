import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import type { Link } from '../../language/reading-cues.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { isToldAlready } from './answers.ts'
import { ALWAYS, type AskKind, FITTING } from './ask-kinds.ts'
import { type Quotable, restsOn } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'
import { FITTING_SHAPE, shapeOf } from './read-shape.ts'

/** The links that show most plainly where a claim can be tested. */
const TESTABLE: ReadonlySet<Link> = new Set(['statistic', 'sweeping', 'anecdote', 'authority'])
/** How much more such a claim deserves a question. */
const TESTABLE_WORTH = 3

/** How much a claim deserves a question. */
export const worthAsking = (claim: Quotable, language: Language): number =>
  claim.weight + (TESTABLE.has(restsOn(claim, language)) ? TESTABLE_WORTH : 0)

/** Links that can be compared with something without knowing the motion. */
const COMPARES: ReadonlySet<Link> = new Set(['comparison', 'prediction', 'remedy'])

/** Begins with what is only supposed. */
const SUPPOSED = /^(?:and |but |so )?(?:if|when|once|unless)\b|^(?:如果|要是|假如|只要)/i

/** From this round on it is asked what would change the user's mind. */
const CHANGE_FROM = 3

/** What fits to be asked of a claim, best first; never what the turn has told already. */
export const kindsFor = (
  claim: Quotable,
  context: {
    text: string
    asked: readonly AskedQuestion[]
    round: number
    /** Stems of the motion's words. */
    motion: ReadonlySet<string>
    /** Whether there are words for what the motion is about. */
    isSubjectRead: boolean
    language: Language
  },
): AskKind[] => {
  const { text, asked, round, motion, isSubjectRead, language } = context
  const sentences = splitSentences(text)
  const next = sentences[sentences.indexOf(claim.sentence) + 1] ?? ''
  const told = `${claim.sentence} ${next}`
  const stems = stemsOf(wordsOf(claim.sentence), lexiconFor(language))
  const timesAsked = (kind: AskKind) => asked.filter(each => each.kind === kind).length
  const link = restsOn(claim, language)
  const shape = shapeOf(claim, link, language)
  const fitting = shape === null ? FITTING[link] : FITTING_SHAPE[shape]
  const fits = (kind: AskKind) => {
    // What is only supposed was not said to be so.
    if (kind === 'step') return claim.step !== null && !SUPPOSED.test(claim.sentence)
    if (kind === 'case' && shape !== null) return false
    if (kind === 'many' && shape === 'weighs') return false
    if (kind === 'bearing') return isSubjectRead && sharedCount(stems, motion) === 0
    if (kind === 'change') return round >= CHANGE_FROM && link !== 'anecdote'
    if (kind === 'compare' && !isSubjectRead) return COMPARES.has(link)
    return !isToldAlready(kind, told, language)
  }
  const all = [...new Set([...fitting, ...(link === 'anecdote' ? [] : ALWAYS)])].filter(fits)
  // A kind that was asked before comes after all that were not.
  return all.toSorted((one, other) => timesAsked(one) - timesAsked(other))
}
