import type { Skill } from '#schema/constants.ts'
import type { Quote } from '#schema/review.ts'
import type { Mark } from '../language/lexicon.ts'
import type { Sentence } from './sentence.ts'

/** What a sentence does when it shows the skill, the best first. */
const SHOWN_BY: Record<Skill, readonly Mark[]> = {
  depth: ['secondOrder', 'tradeOff', 'limit', 'result', 'reason', 'mechanism', 'condition'],
  persuasion: [
    'weighing',
    'decides',
    'comparison',
    'scene',
    'example',
    'figure',
    'importance',
    'change',
  ],
  clarity: ['summary', 'definition', 'claim'],
  argumentation: [
    'assumption',
    'evidenceLimit',
    'source',
    'figure',
    'example',
    'reason',
    'shows',
    'result',
  ],
  organization: ['rank', 'clash', 'close', 'signpost', 'builds'],
  delivery: ['contrast', 'triad', 'audience'],
  refutation: ['turn', 'granting', 'link', 'deny', 'reason', 'result', 'refer'],
}

const LONGEST = 280
const READABLE_WORDS = 48

export const marksShown = (sentence: Sentence, skill: Skill): number =>
  SHOWN_BY[skill].filter(mark => sentence.marks.has(mark)).length

/** The sentence, or its beginning where it is very long; verbatim either way. */
export const quoteOf = (sentence: Sentence): Quote => {
  if (sentence.text.length <= LONGEST) return { turn_id: sentence.turn_id, text: sentence.text }
  const start = sentence.text.slice(0, LONGEST)
  const end = /^.*[\s，。；、,;]/su.exec(start)?.[0] ?? start
  return { turn_id: sentence.turn_id, text: end.trim() }
}

const isQuotable = (sentence: Sentence) =>
  sentence.isWhole &&
  !sentence.isEcho &&
  sentence.words.length >= 3 &&
  sentence.words.length <= READABLE_WORDS

const sorted = (pool: readonly Sentence[], value: (sentence: Sentence) => number): Sentence[] => {
  const quotable = pool.filter(isQuotable)
  const from = quotable.length > 0 ? quotable : pool.filter(sentence => sentence.isWhole)
  return [...from].sort((a, b) => value(b) - value(a))
}

const substance = (sentence: Sentence) => Math.min(8, sentence.stems.size) / 10

/** The sentences in which the skill shows best. */
export const bestFor = (skill: Skill, ours: readonly Sentence[]): Sentence[] => {
  const pool = ours.filter(sentence => sentence.isRebuttal === (skill === 'refutation'))
  const from = pool.length > 0 || skill === 'refutation' ? pool : ours
  return sorted(from, sentence => marksShown(sentence, skill) + substance(sentence))
}

/** Faults that lower a skill, as distinct from what is missing. */
const TROUBLE: Partial<Record<Skill, readonly Mark[]>> = {
  clarity: ['vague', 'hedge'],
  delivery: ['hostile', 'extreme'],
}

/** How weak a sentence is in a skill: faults count most, then what kind of sentence it is. */
const lackOf = (sentence: Sentence, skill: Skill): number => {
  const { marks, isRebuttal, isOverlong } = sentence
  const trouble = (TROUBLE[skill] ?? []).filter(mark => marks.has(mark)).length
  const points: readonly (readonly [boolean, number])[] = [
    [skill === 'clarity' && isOverlong, 3],
    // Refutation is improved where it was tried, every other skill in the user's own case.
    [isRebuttal, skill === 'refutation' ? 2 : -2],
    [marks.has('claim'), 2],
    [marks.has('pronoun'), -1],
    [marks.has('close') && skill !== 'organization', -1],
  ]
  const sum = points.reduce((total, [applies, worth]) => total + (applies ? worth : 0), 0)
  return 4 * trouble + sum - 1.5 * marksShown(sentence, skill) + substance(sentence)
}

/** A shorter sentence is not worth improving. */
const SHORTEST_MENDED = 4

/** The claim that is weakest in the skill and worth improving. */
export const weakestFor = (
  skill: Skill,
  ours: readonly Sentence[],
  used: ReadonlySet<Sentence>,
): Sentence | null => {
  const free = ours.filter(
    sentence =>
      !used.has(sentence) && !sentence.isQuestion && sentence.words.length >= SHORTEST_MENDED,
  )
  return sorted(free, sentence => lackOf(sentence, skill))[0] ?? null
}
