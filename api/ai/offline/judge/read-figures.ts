import type { PlantedFlaw } from '#api/ai/opponent.ts'
import type { DebateMode, Language } from '#schema/constants.ts'
import { stemsOf } from '../language/content-words.ts'
import type { Lexicon, Mark } from '../language/lexicon.ts'
import { stemOf } from '../language/stem-of.ts'
import { wordsOf } from '../language/words.ts'
import { tells } from './motion-field.ts'
import type { ReadDebate } from './read-debate.ts'
import { contentIn, countIf, type Sentence, wordsIn } from './sentence.ts'

/** What a case is placed by: how much of it does something, whatever its length. */
export const CASE_FIGURES = [
  'solid',
  'varied',
  'emptyTalk',
  'weighing',
  'asserting',
  'hedging',
  'relevant',
  'joined',
] as const
/** What the answers to the opponent are placed by, beside the figures of all that was said. */
const ANSWER_FIGURES = ['quoting', 'met', 'caught', 'near'] as const
export const FIGURES = [...CASE_FIGURES, ...ANSWER_FIGURES] as const
export type DebateFigure = (typeof FIGURES)[number]

/** Plain numbers; null where nobody can tell. */
type CaseFigures = Record<(typeof CASE_FIGURES)[number], number | null>
export type DebateFigures = {
  /** Of the user's own case, apart from the answers to the opponent. */
  own: CaseFigures
  /** Of all that the user said. */
  all: Record<DebateFigure, number | null>
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * A vocabulary is counted in windows of so many words, so that length does not matter. Words of
 * grammar are left out: one language has more of them than another.
 */
const WINDOW = { words: 25, step: 3 }

/** The share of different words among neighbouring ones, 0–1 (moving-average type–token ratio). */
const varietyIn = (sentences: readonly Sentence[], { emptyWords }: Lexicon): number => {
  const stems = sentences.flatMap(({ words }) =>
    words.filter(word => !emptyWords.has(word)).map(stemOf),
  )
  const counts = new Map<string, number>()
  const shares: number[] = []
  stems.forEach((stem, at) => {
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
    const start = at + 1 - WINDOW.words
    const left = stems[start - 1]
    if (left !== undefined) {
      const times = (counts.get(left) ?? 0) - 1
      if (times === 0) counts.delete(left)
      else counts.set(left, times)
    }
    const isWindow = start >= 0 ? start % WINDOW.step === 0 : at === stems.length - 1
    if (isWindow) shares.push(counts.size / Math.min(WINDOW.words, stems.length))
  })
  return mean(shares)
}

/** Beyond this a share says no more. */
const MOST = { joined: 0.3, quoting: 0.2, relevant: 0.25, weighing: 0.15, solid: 0.85 }
/**
 * A sentence that weighs must name so much of the matter, as a sum of what its words tell; the table
 * of words has fewer Chinese ones.
 */
const LEAST_MATTER: Record<Language, number> = { en: 0.3, zh: 0.12 }

const QUOTED = /["“「『]([^"”」』]{2,300})["”」』]/gu
/** Of what stands in quotation marks so much must be the opponent's words, 0–1. */
const THEIR_SHARE = 0.5

/** The places of the sentences that quote something the opponent said before. */
export const quotingSentences = ({ heard, spoken }: ReadDebate): readonly Sentence[] =>
  spoken.filter(({ clean, at }) => {
    const quoted = [...clean.matchAll(QUOTED)].flatMap(([, text]) => wordsOf(text ?? ''))
    if (quoted.length === 0) return false
    const said = new Set(heard.theirs.flatMap(each => (each.at < at ? each.words : [])))
    return countIf(quoted, word => said.has(word)) >= THEIR_SHARE * quoted.length
  })
const JOINTS = /[;:；：]/u

/** One sentence that holds a statement and what it rests on: "The gap is small: two weeks." */
const isJoined = ({ clean }: Sentence, lexicon: Lexicon) =>
  countIf(clean.split(JOINTS), part => stemsOf(wordsOf(part), lexicon).size > 0) > 1

/** What a figure of few cases is taken to be beside what was counted. */
const caughtShare = (flaws: readonly PlantedFlaw[]) =>
  (countIf(flaws, flaw => flaw.reply !== null) + 1) / (flaws.length + 2)

/**
 * In a short debate one word more or less says little: what is usual is counted beside what was
 * found, as so many sentences, words, or sums of what words tell.
 */
const BESIDE = { sentences: 2, words: 30, told: 0.75 }
const USUAL = { marked: 0.01, joined: 0.12, empty: 0.02, near: 0.2 }

const withUsual = (count: number, of: number, usual: number, beside: number) =>
  (count + usual * beside) / (of + beside)

/** The share of what the opponent's last turn tells that the answer to it takes up, 0–1. */
const nearness = ({ heard, relevance, spoken }: ReadDebate): number => {
  const { language, theirs } = heard
  const stemsAt = (sentences: readonly Sentence[], at: number) =>
    contentIn(sentences.filter(sentence => sentence.at === at))
  return mean(
    relevance.turns.flatMap(({ at }) => {
      const last = theirs.findLast(sentence => sentence.at < at)?.at
      if (last === undefined) return []
      const ours = stemsAt(spoken, at)
      let [all, shared] = [0, 0]
      for (const stem of stemsAt(theirs, last)) {
        if (relevance.field.motion.has(stem)) continue
        const weight = tells(stem, language)
        all += weight
        if (ours.has(stem)) shared += weight
      }
      return [withUsual(shared, all, USUAL.near, BESIDE.told)]
    }),
  )
}

const WEIGHING: readonly Mark[] = ['weighing', 'decides']
const ASSERTING: readonly Mark[] = ['importance', 'appeal']
const HEDGING: readonly Mark[] = ['hedge']

/** The mean share of words that belong to the motion; a turn counts by its length. */
const relevanceOf = (
  sentences: readonly Sentence[],
  shareAt: ReadonlyMap<number, number | null>,
): number =>
  sentences.reduce((sum, { at, words }) => sum + words.length * (shareAt.get(at) ?? 0), 0) /
  Math.max(1, wordsIn(sentences))

const readCase = (
  { heard, hollow, relevance }: ReadDebate,
  sentences: readonly Sentence[],
  shareAt: ReadonlyMap<number, number | null>,
  mode: DebateMode,
): CaseFigures => {
  const { lexicon, language } = heard
  // Hollow sentences count once, as hollow.
  const full = sentences.filter(({ text }) => !hollow.has(text))
  const shareOf = (count: number, usual: number) =>
    withUsual(count, full.length, usual, BESIDE.sentences)
  const times = (some: readonly Sentence[], marks: readonly Mark[]) =>
    marks.reduce((sum, mark) => {
      const count = countIf(some, each => each.marks.has(mark))
      return sum + shareOf(count, USUAL.marked)
    }, 0)
  const isOnMatter = (sentence: Sentence) => {
    let sum = 0
    for (const stem of sentence.matter) sum += tells(stem, language) * relevance.belongs(stem)
    return sum >= LEAST_MATTER[language]
  }
  const empty = full.reduce(
    (sum, { clean }) => sum + (clean.match(lexicon.emptyTalk) ?? []).length,
    0,
  )
  return {
    solid: Math.min(MOST.solid, wordsIn(full) / Math.max(1, wordsIn(sentences))),
    varied: varietyIn(full, lexicon),
    emptyTalk: withUsual(empty, wordsIn(full), USUAL.empty, BESIDE.words),
    weighing: Math.min(MOST.weighing, times(full.filter(isOnMatter), WEIGHING)),
    asserting: times(full, ASSERTING),
    hedging: times(full, HEDGING),
    relevant: relevance.field.isKnown
      ? Math.min(MOST.relevant, relevanceOf(sentences, shareAt))
      : null,
    // Nobody hears a colon.
    joined:
      mode === 'voice'
        ? null
        : Math.min(
            MOST.joined,
            shareOf(
              countIf(full, each => isJoined(each, lexicon)),
              USUAL.joined,
            ),
          ),
  }
}

/** Reads the figures of a debate. */
export const readFigures = (read: ReadDebate, mode: DebateMode): DebateFigures => {
  const { spoken, ownSpoken, hollow, relevance, answers, flaws } = read
  const points = answers.points.length
  const met = countIf(
    answers.points,
    ({ outcome }) => outcome === 'answered' || outcome === 'turned',
  )
  const full = countIf(spoken, ({ text }) => !hollow.has(text))
  return {
    own: readCase(
      read,
      ownSpoken,
      new Map(relevance.turns.map(({ at, ownShare }) => [at, ownShare])),
      mode,
    ),
    all: {
      ...readCase(read, spoken, new Map(relevance.turns.map(({ at, share }) => [at, share])), mode),
      // Who only asks has said nothing to quote.
      quoting:
        points === 0
          ? null
          : Math.min(MOST.quoting, quotingSentences(read).length / Math.max(1, full)),
      met: points === 0 ? null : met / points,
      caught: flaws.length === 0 ? null : caughtShare(flaws),
      near: nearness(read),
    },
  }
}
