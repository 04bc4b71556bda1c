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

const marksShown = (sentence: Sentence, skill: Skill): number =>
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
  return from
    .map(sentence => ({ sentence, worth: value(sentence) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ sentence }) => sentence)
}

const substance = (sentence: Sentence) => Math.min(8, sentence.stems.size) / 10

/** The sentences in which the skill shows best. */
export const bestFor = (skill: Skill, ours: readonly Sentence[]): Sentence[] => {
  const pool = ours.filter(sentence => sentence.isRebuttal === (skill === 'refutation'))
  const from = pool.length > 0 || skill === 'refutation' ? pool : ours
  return sorted(from, sentence => marksShown(sentence, skill) + substance(sentence))
}
