import type { JudgedDebate } from '#api/ai/judge.ts'
import { countWords } from '#schema/judgeable.ts'
import type { Quote } from '#schema/review.ts'

type Turns = readonly { turn_id: string; text: string }[]

/** Shorter quotes than this prove nothing, unless they are all that was said. */
const FEWEST_WORDS = 2

/** Marks that are typed in more than one shape; a quote may use either. */
const SHAPES = ['"“”„', "'‘’", '-–—']

const patternOf = (piece: string) =>
  [...piece]
    .map(letter => {
      const shapes = SHAPES.find(set => set.includes(letter))
      return shapes
        ? `[${shapes.replace('-', '\\-')}]`
        : letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')
    })
    .join('')

/**
 * The passage as it is in the turn, whatever its white space and quotation marks; null when it is
 * not there.
 */
const passageIn = (text: string, quoted: string): string | null => {
  const pieces = quoted.trim().split(/\s+/)
  const passage = new RegExp(pieces.map(patternOf).join('\\s+'), 'u').exec(text)?.[0] ?? null
  if (passage === null || passage === '') return null
  return countWords(passage, 'zh') >= FEWEST_WORDS || passage === text.trim() ? passage : null
}

/** The quote in the turn's own words and white space, or null if it is not in the turn it names. */
export const verifyQuote = (quote: Quote, turns: Turns): Quote | null => {
  const turn = turns.find(each => each.turn_id === quote.turn_id)
  const text = turn ? passageIn(turn.text, quote.text) : null
  return text === null ? null : { turn_id: quote.turn_id, text }
}

/** The quotes that are in the turns they name, each passage once. */
export const verifyQuotes = (quotes: readonly Quote[], turns: Turns): Quote[] => {
  const seen = new Set<string>()
  return quotes.flatMap(quote => {
    const verified = verifyQuote(quote, turns)
    const key = `${verified?.turn_id}\n${verified?.text}`
    if (!verified || seen.has(key)) return []
    seen.add(key)
    return [verified]
  })
}

export const turnsOf = (debate: JudgedDebate, speaker: 'user' | 'ai'): JudgedDebate['turns'] =>
  debate.turns.filter(turn => turn.speaker === speaker)
