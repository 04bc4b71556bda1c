import { onceAText } from '../data/once-a-text.ts'
import type { Lexicon, Mark } from '../language/lexicon.ts'
import { isTied, pointsOf } from './read-points.ts'
import { countIf, type Sentence } from './sentence.ts'

/** How it is said; shares are of the sentences, 0–1. */
export type Style = {
  onMotion: number
  /** Shares of the sentences. */
  vague: number
  unclear: number
  hedged: number
  extreme: number
  fillers: number
  full: number
  overlong: number
  tied: number
  unsupported: number
  sameOpening: number
  shouting: number
  legible: number
  hostile: number
  meanWords: number
  /** Spread of the sentences' lengths, in words and against their mean. */
  lengthSpread: number
  rhythm: number
}

/** Words of content beyond the motion's: enough to say something. */
const SOME_MATTER = 2

const opensWith = (sentence: Sentence) => sentence.words[0] ?? ''

const mostCommonShare = (items: readonly string[]): number => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return items.length === 0 ? 0 : Math.max(...counts.values()) / items.length
}

/** Short words such as "UN" are no shouting. */
const SHOUTED = { letters: 8, share: 0.6 }

const shouts = (text: string) => {
  const letters = (text.match(/\p{Lu}|\p{Ll}/gu) ?? []).length
  const capitals = (text.match(/\p{Lu}/gu) ?? []).length
  const isInCapitals = letters > SHOUTED.letters && capitals / letters > SHOUTED.share
  return isInCapitals || /[!！?？]{3,}/u.test(text)
}

/** Less than this share of letters, figures and plain marks is no writing. */
const LEGIBLE = 0.85

const isWriting = (text: string) => {
  const letters = (text.match(/[\p{L}\p{N}\s,.;:!?'’"“”，。；：！？、（）()-]/gu) ?? []).length
  return letters / text.length > LEGIBLE && !/(.)\1{5,}/u.test(text)
}

/** So many sentences are kept: each is read as a part of the own case and of all that was said. */
const SENTENCES_KEPT = 4000
const looksOf = onceAText(
  text => ({ isShouted: shouts(text), isLegible: isWriting(text) }),
  SENTENCES_KEPT,
)

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Reads how some sentences of a debate are said, in their order. */
export const readStyle = (sentences: readonly Sentence[], lexicon: Lexicon): Style => {
  const count = (mark: Mark) => countIf(sentences, sentence => sentence.marks.has(mark))
  const share = (test: (sentence: Sentence, index: number) => boolean) =>
    meanOf(sentences.map((sentence, index) => (test(sentence, index) ? 1 : 0)))
  const lengths = sentences.map(sentence => sentence.words.length)
  const meanWords = meanOf(lengths)
  const spread = Math.sqrt(meanOf(lengths.map(length => (length - meanWords) ** 2)))
  const claims = countIf(
    sentences,
    each => !each.isQuestion && each.words.length >= 3 && each.marks.has('claim'),
  )
  const isUnclear = (sentence: Sentence, index: number) =>
    sentence.marks.has('pronoun') &&
    (sentences[index - 1]?.at !== sentence.at || sentence.stems.size === 0)
  const tied = sentences.filter((each, index) => isTied(sentences[index - 1], each)).length

  return {
    onMotion: share(each => each.onMotion || each.stems.size >= SOME_MATTER),
    vague: share(each => each.marks.has('vague')),
    unclear: share(isUnclear),
    hedged: share(each => each.marks.has('hedge')),
    extreme: share(each => each.marks.has('extreme')),
    fillers: share(each => each.marks.has('filler')),
    full: share(each => each.stems.size >= SOME_MATTER),
    overlong: share(each => each.isOverlong || each.words.length > lexicon.longWords),
    tied: sentences.length < 2 ? 0 : tied / (sentences.length - 1),
    unsupported: claims === 0 ? 1 : 1 - Math.min(1, (2 * pointsOf(sentences).length) / claims),
    sameOpening: mostCommonShare(sentences.map(opensWith)),
    shouting: share(each => looksOf(each.text).isShouted),
    legible: share(each => looksOf(each.text).isLegible),
    hostile: count('hostile'),
    meanWords,
    lengthSpread: spread,
    rhythm: meanWords === 0 ? 0 : spread / meanWords,
  }
}
