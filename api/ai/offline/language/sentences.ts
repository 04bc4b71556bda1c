import { once } from '../data/once.ts'
import { onceAText } from '../data/once-a-text.ts'
import { allowFields, readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'

const LISTS = ['before more', 'anywhere', 'before a figure'] as const

/** English words that end in a full stop: data/en/abbreviations.txt. */
export const readAbbreviations = () => {
  const lists = sectionsNamed(readSections('en', 'abbreviations'), LISTS)
  const setOf = (name: (typeof LISTS)[number]): ReadonlySet<string> => {
    allowFields(lists[name], [''])
    return new Set(textsOf(lists[name]))
  }
  return {
    beforeMore: setOf('before more'),
    anywhere: setOf('anywhere'),
    beforeFigure: setOf('before a figure'),
  }
}

const abbreviations = once(readAbbreviations)

/**
 * Where a sentence may end: after its mark and closing quotation marks, where a word follows, of
 * any size, since many write without capitals; a Chinese mark needs no space behind it. Line breaks
 * end one too.
 */
const END =
  /(?<=[.!?…]["”’')]*)\s+(?=["“‘'(]?[\p{L}\p{N}])|(?<=[。！？；][”」』）]*)(?![”」』）。！？；])|\n+/gu

const LAST_WORD = /(?:^|[\s("“‘'])([\p{L}.]+)\.$/u

/** Whether the full stop belongs to an abbreviation, so that the sentence goes on. */
const goesOn = (before: string, after: string): boolean => {
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase()
  if (word === undefined) return false
  const { beforeMore, anywhere, beforeFigure } = abbreviations()
  if (beforeMore.has(word)) return true
  if (anywhere.has(word)) return /^[\p{Ll}\p{N}]/u.test(after)
  return beforeFigure.has(word) && /^\p{N}/u.test(after)
}

/** Who speaks comes after the quotation: “Stop!” he said. */
const isSpeechTag = (before: string, after: string): boolean =>
  /[”"’']$/.test(before) && /^\p{Ll}/u.test(after)

const splitIn = (text: string): readonly string[] => {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: gap } of text.matchAll(END)) {
    const to = index + gap.length
    const [before, after] = [text.slice(from, index), text.slice(to, to + 1)]
    if (!gap.includes('\n') && (goesOn(before, after) || isSpeechTag(before, after))) continue
    sentences.push(before.trim())
    from = to
  }
  return [...sentences, text.slice(from).trim()].filter(sentence => sentence !== '')
}

/** A reply looks for the sentences of everything that could be said on its motion. */
const SPLIT_KEPT = 4000
const splitOnce = onceAText(splitIn, SPLIT_KEPT)

/** Splits running text in English or Chinese into its sentences, word for word. */
export const splitSentences = (text: string): string[] => [...splitOnce(text)]
