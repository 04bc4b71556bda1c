import type { TextDebateEvent } from '../../lib/socket.ts'
import { catchUp } from './catch-up.ts'
import type { DebateSession } from './debate-session.ts'

type TextReplyEvent = Exclude<TextDebateEvent, { kind: 'connected' | 'lost' | 'gave-up' }>

/** Shows what a joined socket tells of the opponent's reply, and of a turn that wants none any more. */
export const hearReply = (session: DebateSession, event: TextReplyEvent) => {
  const { dispatch } = session
  if (event.kind === 'reply-start') dispatch({ kind: 'reply-grew', fullText: '' })
  else if (event.kind === 'reply-chunk') dispatch({ kind: 'reply-grew', fullText: event.fullText })
  else if (event.kind === 'reply-complete') {
    const { text, turnId } = event
    const state = session.read()
    const isShown =
      state.kind === 'debating' && state.messages.some(message => message.turnId === turnId)
    if (session.openTurn()) dispatch({ kind: 'replied', turnId, text, at: session.at() })
    // Said in another window.
    else if (!isShown) void catchUp(session, [])
  } else if (event.kind === 'withdrawn') dispatch(event)
  else if (session.isReplying())
    dispatch({ kind: 'unanswered', problem: session.sentenceOf(event.problem), isStored: true })
  // An error before the turn is stored comes with the acknowledgement too.
}
