import type { Language } from '#schema/constants.ts'

/** Shorter ones are spoken with the next: a voice that stops after every "Yes." sounds chopped. */
const SHORTEST: Record<Language, number> = { en: 20, zh: 8 }

/** Hands out the sentences of a text that is still being written. Together they are the text. */
export type Sentences = {
  /** The sentences that are whole now that this was written, too. */
  push(text: string): string[]
  /** What is left at the end; empty when nothing is. */
  rest(): string
}

export const createSentences = (language: Language): Sentences => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  let pending = ''
  return {
    push: text => {
      pending += text
      const parts = [...segmenter.segment(pending)].map(({ segment }) => segment)
      // The last one may go on.
      pending = parts.pop() ?? ''
      const whole: string[] = []
      let held = ''
      for (const part of parts) {
        held += part
        if (held.trim().length < SHORTEST[language]) continue
        whole.push(held)
        held = ''
      }
      pending = held + pending
      return whole
    },
    rest: () => {
      const rest = pending
      pending = ''
      return rest
    },
  }
}
