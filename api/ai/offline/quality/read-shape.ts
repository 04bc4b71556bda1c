import { stemOf } from '../language/stem-of.ts'
import { wordListsIn } from '../language/word-lists.ts'
import { phraseCues } from './kind-cues.ts'
import type { SpokenSentence } from './unique-sentences.ts'

/** Stems of the words that are no stop words. */
export const contentStems = (words: readonly string[]): string[] => {
  const { stop } = wordListsIn('en')
  return words.flatMap(word => (word.length < 3 || stop.has(word) ? [] : [stemOf(word)]))
}

const countOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const spreadOf = (values: readonly number[]) => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
}

/** The lengths, punctuation and repetitions of a text, as plain numbers by name. */
export const readShape = (
  sentences: readonly SpokenSentence[],
  motion: ReadonlySet<string>,
): Record<string, number> => {
  const text = sentences.map(sentence => sentence.text).join(' ')
  const words = sentences.flatMap(sentence => sentence.words)
  const total = Math.max(1, words.length)
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const stems = contentStems(words)
  const own = stems.filter(stem => !motion.has(stem))
  const kinds = new Set(stems)
  const lengths = sentences.map(sentence => sentence.words.length)
  const capitals = countOf(text, /\p{Lu}/gu)
  const lines = Math.log(total)
  return {
    logWords: lines,
    logWordsSquared: lines * lines,
    short: Math.max(0, Math.log(18) - lines),
    long: Math.max(0, lines - Math.log(120)),
    logSentences: Math.log1p(sentences.length),
    sentenceWords: Math.log(total / Math.max(1, sentences.length)),
    sentenceSpread: spreadOf(lengths) / Math.max(1, mean(lengths)),
    longestSentence: Math.log(Math.max(1, ...lengths)),
    shortestSentence: Math.log(Math.max(1, Math.min(1000, ...lengths))),
    wordLetters: letters / total,
    contentLetters: mean(stems.map(stem => stem.length)),
    contentShare: stems.length / total,
    variety: new Set(words).size / Math.sqrt(total),
    contentVariety: kinds.size / Math.sqrt(Math.max(1, stems.length)),
    repeatedContent: stems.length === 0 ? 0 : 1 - kinds.size / stems.length,
    onMotion: stems.length === 0 ? 0 : (stems.length - own.length) / stems.length,
    namesMotion: kinds.size === own.length ? 0 : 1,
    motionShare:
      motion.size === 0 ? 0 : [...motion].filter(stem => kinds.has(stem)).length / motion.size,
    ownContent: Math.log1p(new Set(own).size),
    commas: countOf(text, /,/g) / total,
    semicolons: countOf(text, /[;:]/g) / total,
    dashes: countOf(text, / [-–—]+ |--/g) / total,
    questions: countOf(text, /\?/g) / Math.max(1, sentences.length),
    exclamations: countOf(text, /!/g) / Math.max(1, sentences.length),
    repeatedMarks: Math.min(3, countOf(text, /[!?]{2,}|\.{2,}|…/g)),
    quotes: countOf(text, /["“”]/g) / total,
    brackets: countOf(text, /[([]/g) / total,
    digits: countOf(text, /\d+/g) / total,
    figures: countOf(text, /[$€£%]/g) / total,
    shouted: countOf(text, /\b[A-Z]{3,}\b/g) / total,
    capitals: capitals / Math.max(1, text.length),
    noCapitals: capitals === 0 ? 1 : 0,
    smallI: countOf(text, /\bi\b/g) / total,
    startsSmall: mean(sentences.map(sentence => (/^\p{Ll}/u.test(sentence.text) ? 1 : 0))),
    endsOpen: /[.!?]["”’')]*$/.test(text) ? 0 : 1,
    stretched: countOf(text, /(\p{L})\1{2,}/gu) / total,
    apostrophes: countOf(text, /\p{L}['’]\p{L}/gu) / total,
    names: countOf(text, /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) / total,
    stray: countOf(text, /[~*^_=<>|\\{}#@]|&\w*;?/g) / total,
    spacing: countOf(text, /\s[,.;!?]|[,;]\p{L}|\p{Ll}\.\p{Lu}/gu) / total,
  }
}

const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let shared = 0
  for (const stem of one) if (other.has(stem)) shared += 1
  return shared / Math.max(1, one.size + other.size - shared)
}

/** The share of a sentence that repeats its own words, 0–1. */
const loopsIn = (words: readonly string[]) => {
  const runs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return runs.length === 0 ? 0 : 1 - new Set(runs).size / runs.length
}

/** How the sentences of a text are connected, as plain numbers by name. */
export const readFlow = (
  sentences: readonly SpokenSentence[],
  motion: ReadonlySet<string>,
): Record<string, number> => {
  const cues = phraseCues()
  const stems = sentences.map(sentence => new Set(contentStems(sentence.words)))
  const shares = stems.flatMap((own, at) => {
    const before = stems[at - 1]
    if (!before || own.size === 0) return []
    return [[...own].filter(stem => before.has(stem)).length / own.size]
  })
  const seen = new Set<string>()
  const fresh = stems.map(own => {
    const left = [...own].filter(stem => !seen.has(stem)).length / Math.max(1, own.size)
    for (const stem of own) seen.add(stem)
    return left
  })
  const words = sentences.flatMap(sentence => sentence.words)
  const runs = new Map<string, number>()
  for (let at = 0; at + 3 <= words.length; at += 1) {
    const run = `${words[at]} ${words[at + 1]} ${words[at + 2]}`
    runs.set(run, (runs.get(run) ?? 0) + 1)
  }
  const again = [...runs.values()].reduce((sum, times) => sum + times - 1, 0)
  const openings = sentences.map(sentence => sentence.words[0] ?? '')
  const onMotion = stems.map(own => ([...own].some(stem => motion.has(stem)) ? 1 : 0))
  const third = Math.ceil(onMotion.length / 3)
  const kinds = stems.reduce((all, own) => all + own.size, 0)
  const nearest = stems.map((own, at) =>
    stems.slice(0, at).reduce((most, other) => Math.max(most, overlapOf(own, other)), 0),
  )
  const all = stems.flatMap(own => [...own])
  const often = new Map<string, number>()
  for (const stem of all) often.set(stem, (often.get(stem) ?? 0) + 1)
  const top = [...often.values()].sort((a, b) => b - a).slice(0, 5)
  const first = sentences[0]?.text ?? ''
  const last = sentences.at(-1)?.text ?? ''
  return {
    cohesion: mean(shares),
    unconnected: mean(shares.map(share => (share === 0 ? 1 : 0))),
    freshness: mean(fresh),
    lateFreshness: mean(fresh.slice(-third)),
    repeatedRuns: again / Math.max(1, words.length),
    sameOpening: 1 - new Set(openings).size / Math.max(1, openings.length),
    motionSentences: mean(onMotion),
    motionLate: mean(onMotion.slice(-third)),
    motionEarly: mean(onMotion.slice(0, third)),
    loops: mean(sentences.map(sentence => loopsIn(sentence.words))),
    motionRarest: Math.log1p(Math.min(100, ...[...motion].map(stem => often.get(stem) ?? 0))),
    nearCopies: mean(nearest.map(share => (share > 0.5 ? 1 : 0))),
    nearest: mean(nearest),
    focus: top.reduce((sum, times) => sum + times, 0) / Math.max(1, all.length),
    firstWords: Math.log1p(sentences[0]?.words.length ?? 0),
    lastWords: Math.log1p(sentences.at(-1)?.words.length ?? 0),
    lastOwn: stems.length === 0 ? 0 : (fresh.at(-1) ?? 0),
    opensOnMotion: onMotion[0] ?? 0,
    opensWithAct: cues['opens with an act'].test(first) ? 1 : 0,
    closesOnMotion: onMotion.at(-1) ?? 0,
    closesWithAct: cues['closes with an act'].test(last) ? 1 : 0,
    onceWords: [...often.values()].filter(times => times === 1).length / Math.max(1, often.size),
    connected: mean(sentences.map(sentence => (cues['is connected'].test(sentence.text) ? 1 : 0))),
    densityPerSentence: kinds / Math.max(1, sentences.length),
    lowerStarts: mean(openings.map(word => (/^(?:and|but|so|or|because)$/.test(word) ? 1 : 0))),
    thisStarts: mean(openings.map(word => (/^(?:this|these|that|it|they)$/.test(word) ? 1 : 0))),
    weStarts: mean(openings.map(word => (/^(?:we|our)$/.test(word) ? 1 : 0))),
    iStarts: mean(openings.map(word => (/^(?:i|my|i'm)$/.test(word) ? 1 : 0))),
  }
}
