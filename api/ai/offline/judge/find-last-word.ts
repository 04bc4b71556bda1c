import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { normalise, wordsOf } from '../language/words.ts'
import type { OpponentPoint } from './find-points.ts'
import type { Heard } from './hear-debate.ts'
import { reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'

/**
 * What came when the user's turns were over: a new point, a reply to what the user had said, or a
 * doubt about words of the user's.
 */
export type LastWord = { kind: 'point' | 'reply' | 'doubt'; text: string }

/** A claim has so many words of content; a smaller share of them, 0–1, was said before. */
const LEAST_STEMS = 3
const KNOWN_SHARE = 0.6

/**
 * The claim of a point that the opponent made for the first time, or what it first said against
 * the user's. A further reason or case for an older point is neither: the user may have answered it.
 */
const newPoint = (
  points: readonly OpponentPoint[],
  heard: Heard,
  lastTurn: number,
): LastWord | null => {
  const said = heard.theirs.filter(({ at }) => at < lastTurn)
  const known = new Set(said.flatMap(({ stems }) => [...stems]))
  const isNew = ({ stems }: Sentence) => sharedCount(stems, known) < KNOWN_SHARE * stems.size
  const made = points.filter(
    ({ lead, claim, from, isObjection, isGeneral }) =>
      lead.at > lastTurn &&
      !(isObjection && isGeneral) &&
      !lead.isQuestion &&
      normalise(claim).includes(normalise(lead.clean)) &&
      lead.stems.size >= LEAST_STEMS &&
      // In a plan each point has its place; a text may say the old ones again.
      ((from === 'plan' && !isObjection) || isNew(lead)),
  )
  const own = made.filter(({ isObjection }) => !isObjection)
  // What would fit any motion comes after what belongs to this one.
  const [first] = [
    ...own.filter(({ isGeneral }) => !isGeneral),
    ...made.filter(({ isObjection }) => isObjection),
    ...own,
  ]
  return first ? { kind: first.isObjection ? 'reply' : 'point', text: first.lead.text } : null
}

const QUOTED = /[“"「]([^”"」]+)[”"」]/gu
/** None of these says what its speaker holds. */
const NO_CLAIM = [
  ...([
    'grants',
    'admits',
    'about the speech',
    'takes back',
    'shrugs',
    'aside',
    'when asked',
    'no claim',
    'one person',
  ] as const),
] as const
/** Fewer of a sentence's words, as a share of them, 0–1, do not stand for it. */
const MOST_OF_IT = 0.5
/** With more words beside the quote it says something about it, before the question comes. */
const LEADS_IN: Record<Language, number> = { en: 4, zh: 6 }

/**
 * The user's words that the opponent asked about last, where they are a claim of the user's own
 * side. Words that are quoted to be granted or weighed are not doubted.
 */
const doubted = (heard: Heard, lastTurn: number): LastWord | null => {
  const cues = reviewCuesIn(heard.language)
  const after = heard.theirs.filter(({ at }) => at > lastTurn)
  // What is quoted is no part of `words`: a longer sentence grants or weighs it.
  const asking = after.filter(
    ({ isQuestion, words }, nth) =>
      isQuestion ||
      (words.length <= LEADS_IN[heard.language] && after[nth + 1]?.isQuestion === true),
  )
  const quotes = asking.flatMap(({ text }) =>
    [...text.matchAll(QUOTED)].flatMap(([, quote]) => quote ?? []),
  )
  const isClaim = (quote: string) => {
    const plain = normalise(quote)
    const place = heard.ours.findIndex(({ text }) => normalise(text).includes(plain))
    const sentence = heard.ours[place]
    const before = heard.ours[place - 1]
    return (
      sentence !== undefined &&
      // What follows a grant goes on granting.
      !(before?.at === sentence.at && cues.grants.test(before.text)) &&
      stemsOf(wordsOf(quote), heard.lexicon).size >= LEAST_STEMS &&
      wordsOf(quote).length >= MOST_OF_IT * sentence.words.length &&
      !sentence.isQuestion &&
      !hasAny(sentence, ['refer', 'granting', 'limit', 'hedge', 'hostile']) &&
      !NO_CLAIM.some(cue => cues[cue].test(sentence.text))
    )
  }
  const last = quotes.findLast(isClaim)
  return last === undefined ? null : { kind: 'doubt', text: last }
}

/** The last word of the opponent's that the user could not answer any more; null without any. */
export const findLastWord = (
  debate: JudgedDebate,
  points: readonly OpponentPoint[],
  heard: Heard,
): LastWord | null => {
  const lastTurn = debate.turns.findLastIndex(({ speaker }) => speaker === 'user')
  return newPoint(points, heard, lastTurn) ?? doubted(heard, lastTurn)
}
