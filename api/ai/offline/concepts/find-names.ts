import { readConceptHeads } from '#schema/concepts/read-concepts.ts'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { once } from '../data/once.ts'
import { recordOf } from '../data/record-of.ts'

/** A name of a card in a motion; `start` and `end` are places in the text. */
export type FoundName = {
  card: string
  name: string
  start: number
  end: number
  /** It names the opposite of what the card is about. */
  isOpposite: boolean
  /** It only belongs to the neighbourhood of what the card is about. */
  isNearby: boolean
}

/** `words` are those that a text must have, as far as they tell one name from another. */
type Name = Omit<FoundName, 'start' | 'end'> & { words: readonly string[] }

/** "parties" and "party", "lies" and "lie", "boxes" and "box" are one word. */
const singular = (word: string) => {
  if (word === 'news') return word
  return /[^aeiou]ies?$/.test(word)
    ? word.replace(/ies?$/, 'y')
    : word.replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/, '')
}

type Words = { text: string; start: number; end: number }[]

const englishWords = (text: string): Words =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: singular(word),
    start: index,
    end: index + word.length,
  }))

/** All names, by their first word in English and by their first character in Chinese. */
const nameIndex = once((): Record<Language, Map<string, Name[]>> => {
  const heads = readConceptHeads()
  return recordOf(LANGUAGES, language => {
    const byFirst = new Map<string, Name[]>()
    for (const { key, names, opposites, nearby } of heads)
      for (const list of [names, opposites, nearby])
        for (const written of list?.[language] ?? []) {
          const isInCharacters = language === 'zh'
          const words = isInCharacters ? [...written] : englishWords(written).map(one => one.text)
          // "E-scooter" are two words.
          const name = isInCharacters ? written : written.replace(/[^\p{L}\p{N}]+/gu, ' ')
          const [first = ''] = words
          const known = byFirst.get(first) ?? []
          const kind = { isOpposite: list === opposites, isNearby: list === nearby }
          byFirst.set(first, [...known, { card: key, name, words, ...kind }])
        }
    return byFirst
  })
})

/** Names that begin at a place, as far as the text goes on like them. */
const namesAt = (words: Words, at: number, index: ReadonlyMap<string, Name[]>): FoundName[] =>
  (index.get(words[at]?.text ?? '') ?? []).flatMap(({ words: said, ...name }) => {
    const run = words.slice(at, at + said.length)
    const last = run.at(-1)
    const isSaid = run.map(word => word.text).join(' ') === said.join(' ')
    return isSaid && last ? [{ ...name, start: words[at]?.start ?? 0, end: last.end }] : []
  })

const chineseWords = (text: string): Words =>
  Array.from(text.matchAll(/./gsu), ({ 0: character, index }) => ({
    text: character.toLowerCase(),
    start: index,
    end: index + character.length,
  }))

/** "AI" in "email" is no name; Chinese characters stand by themselves. */
const isInWord = ({ start, end }: FoundName, text: string) =>
  [start, end].some(at => /^[a-z0-9]{2}$/i.test(text.slice(Math.max(0, at - 1), at + 1)))

/** The names of cards in a motion, in its order; one inside a longer one does not count. */
export const findNames = (text: string, language: Language): FoundName[] => {
  const words = language === 'zh' ? chineseWords(text) : englishWords(text)
  const index = nameIndex()[language]
  const all = words.flatMap((_, at) => namesAt(words, at, index))
  const found = all.filter(name => !isInWord(name, text))
  return found.filter(
    one =>
      !found.some(
        other =>
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  )
}
