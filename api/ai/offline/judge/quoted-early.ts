import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { normalise } from '../language/words.ts'

const QUOTED = /[“"「]([^“”"「」]+)[”"」]/gu
/** In letters; two speakers may use a shorter phrase without one having heard it from the other. */
const SHORTEST: Record<Language, number> = { en: 16, zh: 6 }

/**
 * Of what the opponent quotes of the user's words, the share that the user says only later, 0–1. In
 * the order in which turns were held there is nothing of the kind.
 */
export const quotedEarly = ({ turns, motion }: JudgedDebate, language: Language): number => {
  const texts = turns.map(({ speaker, text }) => ({ speaker, text: normalise(text) }))
  const asked = normalise(motion)
  let [early, all] = [0, 0]
  turns.forEach(({ speaker, text }, at) => {
    if (speaker !== 'ai') return
    const before = texts.slice(0, at)
    for (const [, words = ''] of text.matchAll(QUOTED)) {
      const quote = normalise(words)
      if (quote.length < SHORTEST[language] || asked.includes(quote)) continue
      const isBy = (who: 'ai' | 'user') => (turn: (typeof texts)[number]) =>
        turn.speaker === who && turn.text.includes(quote)
      // What the opponent quoted before says nothing new, and may have been taken up.
      if (before.some(isBy('user'))) all += 1
      else if (texts.slice(at + 1).some(isBy('user')) && !before.some(isBy('ai'))) {
        early += 1
        all += 1
      }
    }
  })
  return all === 0 ? 0 : early / all
}
