import { isDeepStrictEqual } from 'node:util'
import type { DebateSoFar, Opponent } from '#api/ai/opponent.ts'
import type { DebateEvents } from '#api/domain/debate-events.ts'

/** A reply that the opponent was asked for. */
export type AskedReply = {
  debate: DebateSoFar
  abort: AbortController
  pieces: AsyncIterable<string>
}

/**
 * Replies of a local opponent that begin while their turn is being stored. What was said before is
 * remembered from the last reply; what is stored is the truth, and `replyTo` compares.
 */
export type EarlyReplies = {
  /** The user's turn comes next. */
  expect(debate: DebateSoFar): void
  /** Asks for the reply to the user's next turn, once for each `expect`; null where none came. */
  begin(debateId: string, text: string): AskedReply | null
}

/** Of short debates: a longer one is much to remember, and long to plan in vain. */
const MOST_DEBATES = 500
const MOST_CHARACTERS = 20_000

const charactersOf = ({ turns }: DebateSoFar) =>
  turns.reduce((sum, { text }) => sum + text.length, 0)

const ask = (opponent: Opponent, debate: DebateSoFar): AskedReply => {
  const abort = new AbortController()
  return { debate, abort, pieces: opponent.reply(debate, abort.signal) }
}

async function* continued(first: Promise<IteratorResult<string>>, rest: AsyncIterator<string>) {
  for (let piece = await first; !piece.done; piece = await rest.next()) yield piece.value
}

/** Asks without waiting until somebody reads. */
const askAtOnce = (opponent: Opponent, debate: DebateSoFar): AskedReply => {
  const asked = ask(opponent, debate)
  const pieces = asked.pieces[Symbol.asyncIterator]()
  const first = pieces.next()
  // Whoever reads the reply hears of its failure.
  first.catch(() => undefined)
  return { ...asked, pieces: continued(first, pieces) }
}

/** The reply that was begun early if it answers this very debate, else one that is asked for now. */
export const replyTo = (
  opponent: Opponent,
  debate: DebateSoFar,
  early: AskedReply | null,
): AskedReply => {
  if (early && isDeepStrictEqual(early.debate, debate)) return early
  early?.abort.abort()
  return ask(opponent, debate)
}

export const createEarlyReplies = (
  opponent: Opponent,
  debateEvents: DebateEvents,
): EarlyReplies => {
  const expected = new Map<string, DebateSoFar>()
  // Whatever happened to the debate, the user's turn is no longer what comes next.
  debateEvents.subscribe(({ debateId }) => expected.delete(debateId))
  return {
    expect: debate => {
      if (!opponent.isLocal || charactersOf(debate) > MOST_CHARACTERS) return
      expected.set(debate.debateId, debate)
      const [oldest] = expected.keys()
      if (expected.size > MOST_DEBATES && oldest !== undefined) expected.delete(oldest)
    },
    begin: (debateId, text) => {
      const debate = expected.get(debateId)
      if (!debate) return null
      expected.delete(debateId)
      return askAtOnce(opponent, {
        ...debate,
        turns: [...debate.turns, { speaker: 'user', text }],
      })
    },
  }
}
