import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import type { Link } from '../../language/reading-cues.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import type { Subject } from '../../motions/read-subject.ts'
import { answerCuesIn } from './answer-cues.ts'
import { isToldAlready } from './answers.ts'
import { type AskKind, FITTING } from './ask-kinds.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { type Quotable, restsOn } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'
import { focusesOf } from './read-focus.ts'
import { FITTING_SHAPE, shapeOf } from './read-shape.ts'
import { structuresIn } from './structures.ts'
import { canBeDoubted } from './what-can-be-asked.ts'

/**
 * How much more a claim deserves a question: for what it rests on, for each word of the motion, and
 * for its place, since a turn ends on what it is about.
 */
const WORTH = {
  testable: 1,
  focused: 1,
  signed: 1,
  linked: 3.5,
  matter: 1.5,
  announced: 2,
  conceded: -20,
  ownLife: -1.5,
  pointsBack: -1,
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

/** A claim both of whose ends are known can be tested by its link. */
const builtWorth = (claim: Quotable, language: Language): number => {
  const [first] = structuresIn(claim, language)
  if (!first) return 0
  return first.isLink ? WORTH.linked : WORTH.signed
}

/** How much a claim deserves a question. */
export const worthAsking = (
  claim: Quotable,
  {
    motion,
    subject,
    place,
  }: {
    motion: ReadonlySet<string>
    subject: Subject
    /** Where in its turn the claim stands, 0–1; 1 is its end. */
    place: number
  },
  language: Language,
): number => {
  const stems = stemsOf(wordsOf(claim.sentence), lexiconFor(language))
  return (
    Math.min(MOST_REASONED, claim.weight) +
    (TESTABLE.has(restsOn(claim, language, motion)) ? WORTH.testable : 0) +
    Math.min(MOST_WORDS, sharedCount(stems, motion)) * WORTH.matter +
    place * WORTH.last +
    (focusesOf(claim.quote, language).length > 0 ? WORTH.focused : 0) +
    builtWorth(claim, language) +
    (answerCuesIn(language)['points back'].test(claim.quote) ? WORTH.pointsBack : 0) +
    (answerCuesIn(language)['own life'].test(claim.quote) ? WORTH.ownLife : 0) +
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

/** What should be is not known from anywhere. */
const OUGHT: Record<Language, RegExp> = {
  en: /\b(?:should|ought|must|had better)\b/i,
  zh: /^$/u,
}

/** Begins to tell of somebody of one's own. */
const OF_ONES_OWN: Record<Language, RegExp> = {
  en: /^(?:in )?(?:my|our) (?!\w+ (?:was|is|were|are|there)\b|(?:\w+ ){1,2}would be\b)/i,
  zh: /^我(?:家|爸|妈|爷|奶|外|姐|哥|弟|妹|姑|叔|舅|姨|朋友|同学|邻居|室友|老师)/u,
}

/** Whether a case is one of other people, whom the speaker knows. */
const isOthersCase = (claim: Quotable, language: Language): boolean => {
  const cues = answerCuesIn(language)
  const isOwn = OF_ONES_OWN[language].test(claim.quote) && cues['own life'].test(claim.sentence)
  return isOwn && !cues.orders.test(claim.sentence) && !cues['depends on'].test(claim.sentence)
}

/** What fits to be asked of a claim, best first; never what the turn has told already. */
export const kindsFor = (
  claim: Quotable,
  context: {
    text: string
    asked: readonly AskedQuestion[]
    subject: Subject
    /** Stems of the motion's words. */
    motion: ReadonlySet<string>
    language: Language
  },
): AskKind[] => {
  const { text, asked, subject, motion, language } = context
  if (speaksAgainstSelf(claim, subject, language)) return ['granted']
  const cues = answerCuesIn(language)
  const sentences = splitSentences(text)
  const next = sentences[sentences.indexOf(claim.sentence) + 1] ?? ''
  const told = `${claim.sentence} ${next}`
  // How a sentence is built is asked about in many ways.
  const timesAsked = (kind: AskKind) =>
    kind === 'structure' ? 0 : asked.filter(each => each.kind === kind).length
  const link = restsOn(claim, language, motion)
  // Of one's own life one tells one case, and is asked about it once.
  if (link === 'anecdote' && !cues.computes.test(claim.sentence))
    return timesAsked('typical') === 0 && isOthersCase(claim, language) ? ['typical'] : []
  // “That is why …”: what is drawn can be doubted, and not the words before it.
  const drawn = { ...claim, quote: claim.step?.conclusion ?? claim.quote }
  if (!canBeDoubted(drawn, language)) return []
  const shape = shapeOf(claim, link, language)
  const built = shape === null ? FITTING[link] : FITTING_SHAPE[shape]
  const isTelling = shape === null ? TELLING.has(link) : TELLING_SHAPES.has(shape)
  const focuses = focusesOf(claim.quote, language).map(({ kind }) => kind)
  const [structure] = structuresIn(claim, language)
  const ofStructure = structure ? (['structure'] as const) : []
  // Both ends of a link are asked about first, what a single word shows after what is plainer.
  const first = isTelling && (shape === 'part' || !structure?.isLink) ? built.slice(0, 1) : []
  const fitting = structure?.isLink
    ? [...first, ...ofStructure, ...focuses, ...built]
    : [...first, ...focuses, ...ofStructure, ...built]
  const fits = (kind: AskKind) => {
    switch (kind) {
      case 'structure':
        return true
      // Who is sure of one thing has seen it; what is said of many can be doubted.
      case 'why':
        return (
          cues['of many'].test(claim.quote) &&
          !OUGHT[language].test(claim.quote) &&
          !isToldAlready(kind, told, language)
        )
      // An exception or a source that was named is not asked for.
      case 'exception':
      case 'source':
        return !isToldAlready(kind, text, language)
      default:
        return !isToldAlready(kind, told, language)
    }
  }
  // A kind that was asked before comes after all that were not.
  return [...new Set(fitting)]
    .filter(fits)
    .toSorted((one, other) => timesAsked(one) - timesAsked(other))
}
