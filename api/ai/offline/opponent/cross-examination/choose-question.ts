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
import { type ClaimInDebate, commonplacesAgainst } from './commonplaces.ts'
import { speaksAgainstSelf, toneOfClaim } from './own-concession.ts'
import { type Quotable, restsOn } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'
import { focusesOf } from './read-focus.ts'
import { FITTING_SHAPE, shapeOf } from './read-shape.ts'

/**
 * How much more a claim deserves a question: for what it rests on, for each word of the motion, and
 * for its place, since a turn ends on what it is about.
 */
const WORTH = {
  testable: 1,
  focused: 1,
  common: 1,
  matter: 1.5,
  drawn: 1,
  announced: 2,
  conceded: 2,
  last: 2,
  beside: -2,
}
/** More words of the motion do not say more, and more signs of a reason make it no weightier. */
const MOST_WORDS = 2
const MOST_REASONED = 3
const TESTABLE: ReadonlySet<Link> = new Set(['statistic', 'sweeping', 'authority'])

/** Begins what is said beside the main thing. */
const BESIDE: Record<Language, RegExp> = {
  en: /^(?:and )?(?:also|besides|before that|until then|meanwhile|anyway|plus)\b/i,
  zh: /^(?:另外|此外|顺便|再说|而且|在那之前)/u,
}

/** How much a claim deserves a question. */
export const worthAsking = (
  claim: Quotable,
  {
    motion,
    subject,
    place,
    inDebate,
  }: {
    motion: ReadonlySet<string>
    subject: Subject
    /** Where in its turn the claim stands, 0–1; 1 is its end. */
    place: number
    inDebate: Omit<ClaimInDebate, 'quote'>
  },
  language: Language,
): number => {
  const stems = stemsOf(wordsOf(claim.sentence), lexiconFor(language))
  return (
    Math.min(MOST_REASONED, claim.weight) +
    (TESTABLE.has(restsOn(claim, language, motion)) ? WORTH.testable : 0) +
    Math.min(MOST_WORDS, sharedCount(stems, motion)) * WORTH.matter +
    place * WORTH.last +
    (claim.step === null ? 0 : WORTH.drawn) +
    (focusesOf(claim.quote, language).length > 0 ? WORTH.focused : 0) +
    (commonplacesAgainst({ ...inDebate, quote: claim.quote }, language).length > 0
      ? WORTH.common
      : 0) +
    (answerCuesIn(language)['announces a reason'].test(claim.sentence) ? WORTH.announced : 0) +
    (BESIDE[language].test(claim.sentence) ? WORTH.beside : 0) +
    (speaksAgainstSelf(claim, subject, language) ? WORTH.conceded : 0)
  )
}

/** These show so plainly what can be asked that it is asked first. */
const TELLING: ReadonlySet<Link> = new Set([
  ...(['statistic', 'anecdote', 'authority', 'sweeping', 'remedy'] as const),
])
const TELLING_SHAPES: ReadonlySet<string> = new Set(['part', 'plan', 'weighs'])
/** Of a plan its words tell more than that it is one. */
const isFocusedFirst = (shape: string | null) => shape === 'plan'

/** Begins with what is only supposed. */
const SUPPOSED = /^(?:and |but |so )?(?:if|when|once|unless)\b|^(?:如果|要是|假如|只要)/i

/** What ought to be follows from no single reason. */
const JUDGES: Record<Language, RegExp> = {
  en: /\b(?:should|must|ought|needs?|best|better|right|wrong|fair|worth|all in all|in the end)\b/i,
  zh: /应该|应当|必须|非.{1,6}不可|只能|最好|更好|值得|合适|划算/u,
}

/** There is enough to ask of these for more than one turn. */
const RICH: ReadonlySet<AskKind> = new Set(['step', 'compare', 'commonplace'])

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
    RICH.has(kind) ? 0 : asked.filter(each => each.kind === kind).length
  const link = restsOn(claim, language, motion)
  const shape = shapeOf(claim, link, language)
  const built = shape === null ? FITTING[link] : FITTING_SHAPE[shape]
  // What is bad or good in a claim is weighed against the motion, unless it shows more than that.
  const isToned = toneOfClaim(claim, subject, language) !== null
  const isTelling = shape === null ? TELLING.has(link) : TELLING_SHAPES.has(shape)
  const focuses = focusesOf(claim.quote, language).map(({ kind }) => kind)
  // What is commonly said against a reason of its kind fits it better than what fits any claim.
  const common = ['commonplace' as const]
  const fitting =
    isTelling && !isFocusedFirst(shape)
      ? [...built.slice(0, 1), ...common, ...focuses, ...built]
      : [
          ...common,
          ...(shape === 'reasoned' ? built.slice(0, 1) : []),
          ...focuses,
          ...(isToned ? ['compare' as const] : []),
          ...built,
        ]
  const fits = (kind: AskKind) => {
    switch (kind) {
      // What is only supposed was not said to be so.
      case 'step':
        return (
          claim.step !== null &&
          !SUPPOSED.test(claim.sentence) &&
          !JUDGES[language].test(claim.step.conclusion)
        )
      case 'case':
        return (
          shape === null && !cues.modal.test(claim.quote) && !isToldAlready(kind, text, language)
        )
      // Of one's own life one tells one case, and is asked about it once.
      case 'typical':
        return !asked.some(each => each.kind === kind)
      case 'many':
        return (
          shape !== 'weighs' &&
          cues['of many'].test(claim.quote) &&
          !cues.modal.test(claim.quote) &&
          !isToldAlready(kind, text, language)
        )
      case 'sure':
        return cues.foretells.test(claim.quote)
      case 'bearing':
        return isSubjectRead && sharedCount(stems, motion) === 0
      case 'change':
        return round >= CHANGE_FROM && link !== 'anecdote'
      // Its wordings weigh the claim, so that nothing in it can be told already.
      case 'compare':
        return true
      default:
        return !isToldAlready(kind, told, language)
    }
  }
  const all = [...new Set([...fitting, ...(link === 'anecdote' ? [] : ALWAYS)])].filter(fits)
  // A kind that was asked before comes after all that were not.
  return all.toSorted((one, other) => timesAsked(one) - timesAsked(other))
}
