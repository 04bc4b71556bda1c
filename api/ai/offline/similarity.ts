/** Letters and digits only, lower case, single spaces: what counts when two sentences are compared. */
export const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Splits running text in English or Chinese into sentences; line breaks end one too. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’')]*)\s+(?=["“‘'(]?[\p{L}\p{N}])|(?<=[。！？；][”」』）]*)|\n+/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of a text, lower case; Chinese is segmented. */
export const wordsOf = (text: string): string[] => {
  const plain = normalise(text)
  if (!/\p{Script=Han}/u.test(plain)) return plain === '' ? [] : plain.split(' ')
  return [...segmenter.segment(plain)].filter(part => part.isWordLike).map(part => part.segment)
}

const shingles = (words: readonly string[], size: number) => {
  const all = new Set<string>()
  for (let at = 0; at + size <= words.length; at += 1) all.add(words.slice(at, at + size).join(' '))
  return all
}

/** Share of `text`'s runs of four words that also stand in `source`, 0–1; 0 for a text too short to tell. */
export const copiedShare = (text: string, source: string): number => {
  const own = shingles(wordsOf(text), 4)
  if (own.size < 4) return 0
  const theirs = shingles(wordsOf(source), 4)
  let shared = 0
  for (const shingle of own) if (theirs.has(shingle)) shared += 1
  return shared / own.size
}

/** Whether two texts say the same in nearly the same words. */
export const isSameText = (one: string, other: string): boolean => {
  const a = normalise(one)
  const b = normalise(other)
  if (a === b) return true
  if (Math.min(a.length, b.length) < 0.75 * Math.max(a.length, b.length)) return false
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  if (Math.min(left.size, right.size) < 8) return false
  let shared = 0
  for (const word of left) if (right.has(word)) shared += 1
  return shared / (left.size + right.size - shared) > 0.85
}

/** Counts how many of a point's keywords occur in the text, as whole words, also in the plural, or from five letters as their beginnings. */
export const keywordCounter = (text: string) => {
  const plain = ` ${normalise(text)} `
  return (keywords: readonly string[]): number =>
    keywords.filter(keyword => {
      const key = normalise(keyword)
      if (key === '') return false
      if (/\p{Script=Han}/u.test(key)) return plain.includes(key)
      return key.length >= 5 ? plain.includes(` ${key}`) : plain.includes(` ${key} `) || plain.includes(` ${key}s `)
    }).length
}

export const keywordHits = (text: string, keywords: readonly string[]): number => keywordCounter(text)(keywords)
