import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { normalise, wordsOf } from '../language/words.ts'
import type { OpponentPoint } from './find-points.ts'
import type { Heard } from './hear-debate.ts'
import { isOfOnePerson } from './is-of-one-person.ts'
import { toldBy } from './motion-field.ts'
import { reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'
import { isShort } from './short-point.ts'

/**
 * What came when the user's turns were over: a new point, a reply to what the user had said, a
 * doubt about words of the user's, words on which the user's case is said to rest, or a question
 * about the motion.
 */
export type LastWord = { kind: 'point' | 'reply' | 'doubt' | 'support' | 'question'; text: string }

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

/** A shorter answer is understood only beside what it answers. */
const SHORTEST_REPLY: Record<Language, number> = { en: 9, zh: 9 }
/** Words of the debate, in sums of what they tell, by which one sees what a reply is about. */
const LEAST_SHARED = 0.5
const POINTS_BACK: Record<Language, RegExp> = {
  en: /\b(?:it|them|they|that|this|these|those|one|ones|some|so)[.!]?$|^(?:some|few|one|both)\b/iu,
  zh: /^(?:它|这|那|他|她)/u,
}

/** What the opponent last said against an answer of the user's, where it can be read alone. */
const newReply = (
  points: readonly OpponentPoint[],
  heard: Heard,
  lastTurn: number,
): LastWord | null => {
  const { language } = heard
  const cues = reviewCuesIn(language)
  const said = new Set(
    [...heard.theirs, ...heard.ours].flatMap(({ at, stems }) => (at > lastTurn ? [] : [...stems])),
  )
  const [fullest] = points
    .flatMap(({ replies, isGeneral }) => (isGeneral ? [] : replies))
    .filter(
      sentence =>
        sentence.at > lastTurn &&
        !sentence.isQuestion &&
        sentence.marks.has('claim') &&
        sentence.words.length >= SHORTEST_REPLY[language] &&
        sentence.stems.size >= LEAST_STEMS &&
        !hasAny(sentence, ['dependent', 'pronoun', 'granting', 'hedge']) &&
        !NO_CLAIM.some(cue => cues[cue].test(sentence.text)) &&
        !POINTS_BACK[language].test(sentence.text) &&
        toldBy(sentence.stems, said, language) >= LEAST_SHARED,
    )
    .sort(
      (a, b) =>
        Number(isShort(b.text, language)) - Number(isShort(a.text, language)) ||
        b.stems.size - a.stems.size,
    )
  return fullest ? { kind: 'reply', text: fullest.text } : null
}

const QUOTED = /[“"「]([^”"」]+)[”"」]/gu
/** Fewer of a sentence's words, as a share of them, 0–1, do not stand for it. */
const MOST_OF_IT = 0.5
/** With more words beside the quote it says something about it, before the question comes. */
const LEADS_IN: Record<Language, number> = { en: 4, zh: 6 }

const quotesIn = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text }) => [...text.matchAll(QUOTED)].flatMap(([, quote]) => quote ?? []))

/** Without any of these a sentence only tells what was. */
const CLAIMS = ['claim', 'result', 'mechanism', 'change'] as const

/** Whether the words that are quoted are a claim of the user's own side. */
const isClaim = (quote: string, heard: Heard): boolean => {
  const cues = reviewCuesIn(heard.language)
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
    hasAny(sentence, CLAIMS) &&
    !isOfOnePerson(sentence, heard) &&
    !hasAny(sentence, ['refer', 'granting', 'limit', 'hedge', 'hostile']) &&
    !NO_CLAIM.some(cue => cues[cue].test(sentence.text))
  )
}

/**
 * The user's words that the opponent asked about last, where they are a claim. Words that are quoted
 * to be granted or weighed are not doubted.
 */
const doubted = (heard: Heard, lastTurn: number): LastWord | null => {
  const after = heard.theirs.filter(({ at }) => at > lastTurn)
  // What is quoted is no part of `words`: a longer sentence grants or weighs it.
  const asking = after.filter(({ isQuestion, words }, nth) => {
    if (isQuestion) return true
    // The question after it is about it where it quotes nothing itself.
    const next = after[nth + 1]
    const isAsked = next?.isQuestion === true && !next.text.match(QUOTED)
    return words.length <= LEADS_IN[heard.language] && isAsked
  })
  const last = quotesIn(asking).findLast(quote => isClaim(quote, heard))
  return last === undefined ? null : { kind: 'doubt', text: last }
}

/** The claim on which the opponent says last that the user's case rests. */
const supporting = (heard: Heard, lastTurn: number): LastWord | null => {
  const { supports } = reviewCuesIn(heard.language)
  const naming = heard.theirs.filter(({ at, text }) => at > lastTurn && supports.test(text))
  const claim = quotesIn(naming).find(quote => isClaim(quote, heard))
  return claim === undefined ? null : { kind: 'support', text: claim }
}

/** What the opponent asked last about the motion, and not about words of the user's. */
const asked = (heard: Heard, lastTurn: number): LastWord | null => {
  const last = heard.theirs.findLast(
    ({ at, isQuestion, onMotion, text }) =>
      at > lastTurn && isQuestion && onMotion && !text.match(QUOTED),
  )
  return last ? { kind: 'question', text: last.text } : null
}

/** The last word of the opponent's that the user could not answer any more; null without any. */
export const findLastWord = (
  debate: JudgedDebate,
  points: readonly OpponentPoint[],
  heard: Heard,
): LastWord | null => {
  const lastTurn = debate.turns.findLastIndex(({ speaker }) => speaker === 'user')
  return (
    newPoint(points, heard, lastTurn) ??
    newReply(points, heard, lastTurn) ??
    doubted(heard, lastTurn) ??
    supporting(heard, lastTurn) ??
    asked(heard, lastTurn)
  )
}
