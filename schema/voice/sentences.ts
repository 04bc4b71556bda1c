import type { Language } from '../constants.ts'

/** Shorter ones are spoken with the next: a voice that stops after every "Yes." sounds chopped. */
const SHORTEST: Record<Language, number> = { en: 20, zh: 8 }
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

type Pieces = {
  /** False while the text is being written: its last sentence may go on and waits. */
  isWhole: boolean
  /** Sentences are joined until they are so long. Characters. */
  shortest?: number
  /** Longer pieces are cut at a comma or a word; unset: they stay whole. Characters. */
  longest?: number
}

/** The pieces of a text that can be spoken now; together they are its beginning. */
export const takeSentences = (
  text: string,
  language: Language,
  { isWhole, shortest = SHORTEST[language], longest = Number.POSITIVE_INFINITY }: Pieces,
): string[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment)
  const complete = isWhole ? sentences : sentences.slice(0, -1)
  const pieces: string[] = []
  let held = ''
  for (const sentence of complete) {
    held += sentence
    if (held.trim().length < shortest) continue
    pieces.push(held)
    held = ''
  }
  if (isWhole && held.trim() !== '') pieces.push(held)
  return pieces.flatMap(piece => inParts(piece, longest))
}

/** Hands out the sentences of a text that is still being written. Together they are the text. */
export type Sentences = {
  /** The sentences that are whole now that this was written, too. */
  push(text: string): string[]
  /** What is left at the end; empty when nothing is. */
  rest(): string
}

export const createSentences = (language: Language): Sentences => {
  let pending = ''
  return {
    push: text => {
      pending += text
      const whole = takeSentences(pending, language, { isWhole: false })
      pending = pending.slice(whole.join('').length)
      return whole
    },
    rest: () => {
      const rest = pending
      pending = ''
      return rest
    },
  }
}
