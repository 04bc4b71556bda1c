const inPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The bank's sentences and keywords are asked for again and again; when the shelf is full it is
 * emptied.
 */
const SHELF = 10_000
const LONGEST_KEPT = 300
const shelf = new Map<string, string>()

/**
 * Letters and digits only, lower case, single spaces: what counts when two sentences are compared.
 */
export const normalise = (text: string): string => {
  if (text.length > LONGEST_KEPT) return inPlain(text)
  const known = shelf.get(text)
  if (known !== undefined) return known
  if (shelf.size >= SHELF) shelf.clear()
  const plain = inPlain(text)
  shelf.set(text, plain)
  return plain
}

/** Whether a text has Chinese characters in it. */
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of a text, lower case; Chinese is segmented. */
export const wordsOf = (text: string): string[] => {
  const plain = normalise(text)
  if (!isHan(plain)) return plain === '' ? [] : plain.split(' ')
  return [...segmenter.segment(plain)].filter(part => part.isWordLike).map(part => part.segment)
}

/** Runs of `size` neighbours. */
const runsOf = (parts: readonly string[], size: number, glue: string) => {
  const all = new Set<string>()
  for (let at = 0; at + size <= parts.length; at += 1)
    all.add(parts.slice(at, at + size).join(glue))
  return all
}

const COPIED_WORDS = 4
const COPIED_CHARACTERS = 7
/** Of Chinese characters, since to segment a whole debate costs more than the reply. */
const shinglesOf = (text: string) => {
  const plain = normalise(text)
  return isHan(plain)
    ? runsOf([...plain], COPIED_CHARACTERS, '')
    : runsOf(plain.split(' '), COPIED_WORDS, ' ')
}

/**
 * Share of `text`'s runs of words that also stand in `source`, 0–1; 0 for a text too short to tell.
 */
export const copiedShare = (text: string, source: string): number => {
  const own = shinglesOf(text)
  if (own.size < 4) return 0
  const theirs = shinglesOf(source)
  let shared = 0
  for (const shingle of own) if (theirs.has(shingle)) shared += 1
  return shared / own.size
}

/** Characters compared: who says the same again says it from the beginning. */
const COMPARED = 300
const isAlike = (one: number, other: number) => Math.min(one, other) >= 0.75 * Math.max(one, other)

/** Tells which texts say the same as this one in nearly the same words. */
export const sameTextAs = (text: string) => {
  const headOf = (full: string) => normalise(full.slice(0, COMPARED))
  const partsOf = (head: string) =>
    isHan(head) ? runsOf([...head], 2, '') : new Set(head.split(' '))
  const head = headOf(text)
  const parts = partsOf(head)
  return (other: string): boolean => {
    if (text.length > COMPARED && !isAlike(text.length, other.length)) return false
    const otherHead = headOf(other)
    if (head === otherHead) return true
    if (!isAlike(head.length, otherHead.length)) return false
    const otherParts = partsOf(otherHead)
    if (Math.min(parts.size, otherParts.size) < 8) return false
    let shared = 0
    for (const part of parts) if (otherParts.has(part)) shared += 1
    return shared / (parts.size + otherParts.size - shared) > 0.85
  }
}

/**
 * Counts how many of a point's keywords occur in the text, as whole words, also in the plural, or
 * from five letters as their beginnings.
 */
export const keywordCounter = (text: string) => {
  const plain = ` ${normalise(text)} `
  return (keywords: readonly string[]): number =>
    keywords.filter(keyword => {
      const key = normalise(keyword)
      if (key === '') return false
      if (isHan(key)) return plain.includes(key)
      return key.length >= 5
        ? plain.includes(` ${key}`)
        : plain.includes(` ${key} `) || plain.includes(` ${key}s `)
    }).length
}
