import { OPENING_DELAY_MS } from '#schema/constants.ts'
import { newId } from '../../lib/new-id.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import { factsOfSetup } from './debate-facts.ts'
import type { OpenTurn } from './debate-reducer.ts'
import type { DebateSession } from './debate-session.ts'
import { firstWords } from './first-words.ts'

const DEMO_REPLY_DELAY_MS = 1000
const DEMO_QUOTE_LENGTH = 50

export const replyInDemo = ({ after, dispatch, text, at }: DebateSession, turn: OpenTurn) =>
  after(DEMO_REPLY_DELAY_MS, () => {
    const start = firstWords(turn.text, DEMO_QUOTE_LENGTH)
    dispatch({ kind: 'replied', turnId: newId(), text: text.demo.reply(start), at: at() })
  })

/** What the demo owes: its opening, or a reply. */
export const goOnInDemo = (session: DebateSession) => {
  const turn = session.openTurn()
  if (turn) replyInDemo(session, turn)
  else session.after(OPENING_DELAY_MS, () => session.dispatch({ kind: 'opened' }))
}

/** A debate that the server was never told of. */
export const startDemo = (session: DebateSession, setup: DebateSetup) => {
  const { welcome, opening } = session.text.demo
  const facts = factsOfSetup(setup, session.clock.now())
  session.dispatch({ kind: 'started', facts, welcome, opening, at: session.at(), isDemo: true })
  goOnInDemo(session)
}
