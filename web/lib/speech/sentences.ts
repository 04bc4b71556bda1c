import type { Language } from '#schema/constants.ts'

/** Shorter ones are spoken with the next: a voice that stops after every "Yes." sounds chopped. */
const SHORTEST: Record<Language, number> = { en: 20, zh: 8 }
/** Longer ones are spoken in parts: Chrome's voices fall silent after fifteen seconds. */
const LONGEST: Record<Language, number> = { en: 180, zh: 50 }
const MAY_BREAK = /[\s,;:，；：、]/

/** Where a piece that is too long is cut: after its last comma or space. */
const cutAt = (text: string, longest: number): number => {
  for (let at = longest; at > longest / 2; at -= 1)
    if (MAY_BREAK.test(text.charAt(at - 1))) return at
  return longest
}

const inParts = (sentence: string, longest: number): string[] => {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const at = cutAt(rest, longest)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...parts, rest]
}

/**
 * The pieces of a text that can be spoken now; together they are its beginning. While the text is
 * being written its last sentence may go on and waits; of a whole text, all is given.
 */
export const takeSentences = (text: string, language: Language, isWhole: boolean): string[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment)
  const complete = isWhole ? sentences : sentences.slice(0, -1)
  const pieces: string[] = []
  let held = ''
  for (const sentence of complete) {
    held += sentence
    if (held.trim().length < SHORTEST[language]) continue
    pieces.push(held)
    held = ''
  }
  if (isWhole && held.trim() !== '') pieces.push(held)
  return pieces.flatMap(piece => inParts(piece, LONGEST[language]))
}
