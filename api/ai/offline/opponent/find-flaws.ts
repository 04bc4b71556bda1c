import type { PlantedFlaw, SpokenTurn } from '#api/ai/opponent.ts'
import { FLAW_KINDS, type Language } from '#schema/constants.ts'
import { splitSentences } from '../language/sentences.ts'
import { doubtsQuote } from './doubts-quote.ts'
import { flawsIn } from './flaw-book.ts'

/** A flaw is caught in one of the next two answers; later nobody would know what is meant. */
const ANSWERS = 2

/** The flaws in the opponent's turns, and the user's sentence that caught each. */
export const findFlaws = (turns: readonly SpokenTurn[], language: Language): PlantedFlaw[] => {
  const book = flawsIn(language)
  const sentences = FLAW_KINDS.flatMap(kind => book[kind].sentences.map(text => ({ kind, text })))
  return turns.flatMap((turn, at) => {
    const answers = turns
      .map((answer, index) => ({ ...answer, index }))
      .filter(({ speaker, index }) => speaker === 'user' && index > at)
      .slice(0, ANSWERS)
    // A flaw that the user could not answer any more is not counted.
    if (turn.speaker !== 'ai' || answers.length === 0) return []
    return sentences
      .filter(({ text }) => turn.text.includes(text))
      .map(({ kind, text }): PlantedFlaw => {
        const replies = answers
          // A flaw read out again is not caught by its own words.
          .flatMap(({ text: said, index }) =>
            splitSentences(said.replaceAll(text, '')).map((reply, nth, all) => ({
              index,
              reply,
              next: all[nth + 1] ?? '',
            })),
          )
          .flatMap(({ index, reply, next }) => {
            const where = doubtsQuote(reply, next, text, language)
            if (book[kind].caught.test(reply)) return [{ index, reply, isQuoted: where === 'here' }]
            return where
              ? [{ index, reply: where === 'next' ? next : reply, isQuoted: where === 'here' }]
              : []
          })
        // Who quotes the flaw means it.
        const caught = replies.find(({ isQuoted }) => isQuoted) ?? replies[0]
        return {
          kind,
          turn: at,
          sentence: text,
          reply: caught ? { turn: caught.index, sentence: caught.reply } : null,
        }
      })
  })
}
