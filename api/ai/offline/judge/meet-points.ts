import type { Language } from '#schema/constants.ts'
import { stemsOf } from '../language/content-words.ts'
import { normalise } from '../language/words.ts'
import type { OpponentPoint } from './find-points.ts'
import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import type { Outcome } from './outcome.ts'
import { type ReviewCues, reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'

/** What beyond doubt became of a point. A reply is shown only where it surely is the answer. */
export type FirmOutcome = { outcome: Exclude<Outcome, 'could_not_tell'>; reply: Sentence | null }

/** So much of what a point told must come again in a sentence that is about it. */
const ABOUT = { said: 0.5, named: 0.25, namedOnce: 0.34, wide: 0.7 }
/** It must be about this point so much more than about any other. */
const CLEARLY = 1.3
/** The opponent's own words in the user's quotation marks, or without: so many in a row. */
const QUOTED_RUN: Record<Language, number> = { en: 2, zh: 3 }
const SAID_RUN: Record<Language, number> = { en: 4, zh: 6 }
const QUOTED_WORTH = 1
const QUOTATION = /[“"«「『]([^”"»」』]{2,200})[”"»」』]/gu

/** An answer brings so much that the point did not say. */
const LEAST_NEW = 0.45
const MOSTLY = 0.5
/** It stands in the sentence that names the point, or so soon after it. */
const NEXT = 2
const SHORTEST_ANSWER: Record<Language, number> = { en: 7, zh: 5 }
/** In a turn with a smaller share of sentences that say something, nothing is firm. */
const LEAST_SOLID = 0.4

/** With more than this in common a later sentence may be about a dropped point. */
const MOST_TOUCH = 0.15
/** What a word counts that the opponent had not said, but that belongs to the point. */
const UNSAID = 0.45
const LEAST_WORD = 0.06

/** A piece of a longer sentence does not stand for the whole. */
const CUT = /[,，;；:：]$/u
/** Of keywords strung together fewer are different. */
const LEAST_VARIED = 0.6

const DROPPED: FirmOutcome = { outcome: 'dropped', reply: null }

const GOES_ON: Record<Language, RegExp> = {
  en: /\b(?:but|yet|however|still|only|though|although|nevertheless)\b/iu,
  zh: /但|可是|然而|不过|却|只是/u,
}
const DENIALS: Record<Language, RegExp> = {
  en: /\b(?:wrong|false|nonsense|untrue|rubbish|lies?|not true|not right)\b/giu,
  zh: /不对|错|不是真的|胡说|假的|瞎说/gu,
}

const unitsOf = (text: string, language: Language): string[] => {
  const plain = normalise(text)
  return language === 'zh' ? [...plain.replaceAll(' ', '')] : plain.split(' ').filter(Boolean)
}

/** Runs of `size` units in which at least one word carries content. */
const runsIn = (text: string, size: number, { language, lexicon }: Heard): string[] => {
  const units = unitsOf(text, language)
  const runs: string[] = []
  for (let at = 0; at + size <= units.length; at += 1) {
    const run = units.slice(at, at + size)
    const tellsSomething = language === 'zh' || stemsOf(run, lexicon).size > 0
    if (tellsSomething) runs.push(run.join('\u0000'))
  }
  return runs
}

/** Null: a sentence of the opponent's that makes no point, as a flaw or a question. */
type Known = {
  point: OpponentPoint | null
  said: ReadonlySet<string>
  /** Said, or said again, in the turn that is answered. */
  isNext: boolean
  quotedRuns: ReadonlySet<string>
  saidRuns: ReadonlySet<string>
}

/** What was said for a point, or without one; `before` is the turn that is answered. */
const knownOf = (
  point: OpponentPoint | null,
  sentences: readonly Sentence[],
  before: number,
  heard: Heard,
): Known => {
  const { language, lexicon } = heard
  const runs = (size: number) =>
    new Set(sentences.flatMap(({ clean }) => runsIn(clean, size, heard)))
  return {
    point,
    isNext: sentences.some(sentence => sentence.at === before),
    said: stemsOf(
      sentences.flatMap(({ words }) => words),
      lexicon,
    ),
    quotedRuns: runs(QUOTED_RUN[language]),
    saidRuns: runs(SAID_RUN[language]),
  }
}

type About = { known: Known; told: number; count: number; isQuoted: boolean; value: number }

/** How much each point a sentence is about, the most first. */
const aboutWhich = (
  sentence: Sentence,
  known: readonly Known[],
  isMotion: (stem: string) => boolean,
  heard: Heard,
): About[] => {
  const { language, lexicon } = heard
  const stems = [...stemsOf(sentence.words, lexicon)].filter(stem => !isMotion(stem))
  const holders = (stem: string) => known.filter(({ said }) => said.has(stem)).length
  const quoted = [...sentence.text.matchAll(QUOTATION)].flatMap(([, words = '']) =>
    runsIn(words, QUOTED_RUN[language], heard),
  )
  const runs = runsIn(sentence.clean, SAID_RUN[language], heard)
  return known
    .map(each => {
      const shared = stems.filter(stem => each.said.has(stem))
      const told = shared.reduce(
        (sum, stem) => sum + tells(stem, language) / Math.max(1, holders(stem)),
        0,
      )
      const unsaid = stems
        .filter(stem => !each.said.has(stem) && each.point?.unsaid.has(stem))
        .reduce((sum, stem) => sum + tells(stem, language), 0)
      const isQuoted =
        quoted.some(run => each.quotedRuns.has(run)) || runs.some(run => each.saidRuns.has(run))
      const value = told + (isQuoted ? QUOTED_WORTH : 0) + (each.isNext ? UNSAID * unsaid : 0)
      return { known: each, told, count: shared.length, isQuoted, value }
    })
    .sort((a, b) => b.value - a.value)
}

/** The point that a sentence is surely about. */
const pointOf = (sentence: Sentence, about: readonly About[], cues: ReviewCues): Known | null => {
  const [best, second] = about
  if (!best || best.value < CLEARLY * (second?.value ?? 0)) return null
  const { told, count, isQuoted, value } = best
  const isNamed = sentence.marks.has('refer') || cues['takes up'].test(sentence.text)
  const isSure =
    isQuoted ||
    (told >= ABOUT.said && (best.known.isNext || count > 1)) ||
    (isNamed && told >= (count > 1 ? ABOUT.named : ABOUT.namedOnce)) ||
    (told >= ABOUT.named && value >= ABOUT.wide)
  return isSure ? best.known : null
}

/** What a sentence tells that neither the point nor the motion had said. */
const newIn = (
  sentence: Sentence,
  { said }: Known,
  isMotion: (stem: string) => boolean,
  { language, lexicon }: Heard,
): number =>
  [...stemsOf(sentence.words, lexicon)].reduce(
    (sum, stem) => sum + (said.has(stem) || isMotion(stem) ? 0 : tells(stem, language)),
    0,
  )

/** To name the point again, in other words, is only the way to an answer. */
const isMostlyNew = (
  { words }: Sentence,
  { said }: Known,
  isMotion: (stem: string) => boolean,
  { lexicon }: Heard,
) => {
  const stems = [...stemsOf(words, lexicon)].filter(stem => !isMotion(stem))
  return stems.filter(stem => !said.has(stem)).length >= MOSTLY * stems.length
}

/** Sentences with one of these are no answer, whatever else is in them. */
const EMPTY = [
  ...(['about the speech', 'announces', 'everybody knows', 'saying', 'takes back'] as const),
  ...(['question tag', 'shrugs', 'closes'] as const),
]

/** Grants the point and does not go on: "I admit that it is so." */
const onlyGrants = ({ text }: Sentence, language: Language) => {
  const granted = reviewCuesIn(language).grants.exec(text)
  return granted !== null && !GOES_ON[language].test(text.slice(granted.index))
}

/** "That is wrong, and this is false as well" says no more than that one denies. */
const onlyDenies = ({ text, marks }: Sentence, language: Language) =>
  (text.match(DENIALS[language]) ?? []).length > 1 && !marks.has('reason')

const isAnswer = (
  sentence: Sentence,
  known: Known,
  isMotion: (stem: string) => boolean,
  heard: Heard,
) => {
  const cues = reviewCuesIn(heard.language)
  return (
    sentence.isWhole &&
    !CUT.test(sentence.text) &&
    !sentence.isQuestion &&
    new Set(sentence.words).size >= LEAST_VARIED * sentence.words.length &&
    !sentence.isEcho &&
    sentence.words.length >= SHORTEST_ANSWER[heard.language] &&
    !hasAny(sentence, ['close', 'summary', 'hedge']) &&
    !EMPTY.some(cue => cues[cue].test(sentence.text)) &&
    !onlyGrants(sentence, heard.language) &&
    !onlyDenies(sentence, heard.language) &&
    isMostlyNew(sentence, known, isMotion, heard) &&
    newIn(sentence, known, isMotion, heard) >= LEAST_NEW
  )
}

/** Where a passage begins to speak of something else. */
const leaves = (sentence: Sentence, cues: ReviewCues) =>
  sentence.startsParagraph ||
  hasAny(sentence, ['ownCase', 'close', 'summary', 'signpost']) ||
  (['about the speech', 'announces', 'closes'] as const).some(cue => cues[cue].test(sentence.text))

/** `before` is the sentence before it, where that takes up no other point. */
type Passage = { known: Known; before: Sentence | null; sentences: Sentence[] }

/** The passages of a turn, each from the sentence that takes a point up to the next one. */
const passagesOf = (
  turn: readonly Sentence[],
  pointAt: readonly (Known | null)[],
  cues: ReviewCues,
): readonly Passage[] => {
  const passages: Passage[] = []
  let open: Passage | null = null
  turn.forEach((sentence, at) => {
    const known = pointAt[at]
    if (known && open?.known === known) open.sentences.push(sentence)
    else if (known) {
      const before = pointAt[at - 1] ? null : (turn[at - 1] ?? null)
      open = { known, before, sentences: [sentence] }
      passages.push(open)
    } else if (open && leaves(sentence, cues)) open = null
    else open?.sentences.push(sentence)
  })
  return passages
}

const REASONS = ['reason', 'result', 'condition', 'figure', 'source', 'link'] as const
const OPPOSES = ['deny', 'counter', 'turn'] as const
/** What counts for showing a sentence as the answer, beside what it tells that is new. */
const WORTH = { new: 1.2, reason: 0.5, opposes: 0.4, later: 0.3 }

/** The sentence that holds the answer; null where none surely does. */
const replyOf = (
  { known, sentences }: Passage,
  isMotion: (stem: string) => boolean,
  heard: Heard,
): Sentence | null => {
  const [first] = sentences
  if (!first) return null
  const newOf = (sentence: Sentence) => newIn(sentence, known, isMotion, heard)
  const isAble = (sentence: Sentence) => isAnswer(sentence, known, isMotion, heard)
  const isMention = newOf(first) < LEAST_NEW || !isMostlyNew(first, known, isMotion, heard)
  // What is neither an answer nor a mere mention may lead anywhere.
  if (!isAble(first) && !isMention) return null
  const worth = (sentence: Sentence, at: number) =>
    Math.min(WORTH.new, newOf(sentence)) +
    (hasAny(sentence, REASONS) ? WORTH.reason : 0) +
    (hasAny(sentence, OPPOSES) ? WORTH.opposes : 0) -
    WORTH.later * at
  const [best] = sentences
    .slice(0, 1 + NEXT)
    .map((sentence, at) => ({ sentence, value: worth(sentence, at) }))
    .filter(({ sentence }) => isAble(sentence))
    .sort((a, b) => b.value - a.value)
  return best?.sentence ?? null
}

/** What a passage surely does with its point; null where it may be no answer. */
const firmOf = (
  passage: Passage,
  isMotion: (stem: string) => boolean,
  heard: Heard,
): FirmOutcome | null => {
  const cues = reviewCuesIn(heard.language)
  const { before, sentences } = passage
  const near = sentences.slice(0, 1 + NEXT)
  if (near.some(({ text }) => cues.shrugs.test(text))) return null
  const [first] = sentences
  if (first && EMPTY.some(cue => cues[cue].test(first.text))) return null
  const grantsAt = near.findIndex(sentence => cues.grants.test(sentence.text))
  const goesOn = near
    .slice(Math.max(0, grantsAt))
    .some(({ text }) => GOES_ON[heard.language].test(text))
  if (grantsAt !== -1 && !goesOn) return null
  const reply = replyOf(passage, isMotion, heard)
  // What turns a point stands with it or right before it.
  const isTurned = [...(before ? [before] : []), ...sentences].some(({ text }) =>
    cues.turns.test(text),
  )
  if (isTurned) return { outcome: 'turned', reply }
  return reply ? { outcome: 'answered', reply } : null
}

/** How far any sentence touches a point, in words that were said for it or that belong to it. */
const touches = (
  sentence: Sentence,
  { point, said }: Known,
  isMotion: (stem: string) => boolean,
  { language, lexicon }: Heard,
): number =>
  [...stemsOf(sentence.words, lexicon)].reduce((sum, stem) => {
    if (isMotion(stem)) return sum
    const worth = Math.max(LEAST_WORD, tells(stem, language))
    if (said.has(stem)) return sum + worth
    return point?.unsaid.has(stem) ? sum + UNSAID * worth : sum
  }, 0)

/** The outcome of each point after each of the user's turns, where it is beyond doubt. */
export const meetPoints = (
  points: readonly OpponentPoint[],
  heard: Heard,
  isMotion: (stem: string) => boolean,
  { conceding, caught, hollow }: Record<'conceding' | 'caught' | 'hollow', ReadonlySet<string>>,
): Map<OpponentPoint, Map<number, FirmOutcome>> => {
  const cues = reviewCuesIn(heard.language)
  const ours = heard.ours.filter(({ text }) => !caught.has(text))
  const ofPoints = new Set(points.flatMap(({ sentences }) => sentences))
  const met = new Map<OpponentPoint, FirmOutcome>()
  const touched = new Set<OpponentPoint>()
  const firm = new Map(points.map(point => [point, new Map<number, FirmOutcome>()]))
  for (const at of new Set(ours.map(sentence => sentence.at))) {
    const turn = ours.filter(sentence => sentence.at === at)
    const before = Math.max(...heard.theirs.map(each => (each.at < at ? each.at : -1)))
    const known = points
      .filter(({ lead }) => lead.at < at)
      .map(point =>
        knownOf(
          point,
          point.sentences.filter(sentence => sentence.at < at),
          before,
          heard,
        ),
      )
    const others = heard.theirs
      .filter(sentence => sentence.at === before && !ofPoints.has(sentence))
      .map(sentence => knownOf(null, [sentence], before, heard))
    const pointAt = turn.map(sentence =>
      pointOf(sentence, aboutWhich(sentence, [...known, ...others], isMotion, heard), cues),
    )
    // Who grants a point in a turn may have granted the others with it; who says nothing meets none.
    const isPoor =
      turn.some(({ text }) => conceding.has(text)) ||
      turn.filter(({ text }) => !hollow.has(text)).length < LEAST_SOLID * turn.length
    for (const passage of isPoor ? [] : passagesOf(turn, pointAt, cues)) {
      const { point } = passage.known
      if (!point) continue
      const [now, outcome] = [met.get(point), firmOf(passage, isMotion, heard)]
      if (outcome && (!now || (now.outcome === 'answered' && outcome.outcome === 'turned')))
        met.set(point, outcome)
    }
    const pointsBack = turn.some(({ text }) => cues['points back'].test(text))
    const answersAll = turn.some(({ text }) => cues['answers all'].test(text))
    for (const each of known) {
      const { point, isNext } = each
      const isTouched =
        answersAll ||
        (isNext && pointsBack) ||
        turn.some(sentence => touches(sentence, each, isMotion, heard) >= MOST_TOUCH)
      if (!point) continue
      if (isTouched) touched.add(point)
      const isDropped = !touched.has(point) && !point.isObjection && !point.isGeneral
      const outcome = met.get(point) ?? (isDropped ? DROPPED : null)
      if (outcome) firm.get(point)?.set(at, outcome)
    }
  }
  return firm
}
