import { resumeDebate, startDebate } from './begin-debate.ts'
import type { DebateSession } from './debate-session.ts'
import { goOnInDemo } from './demo.ts'
import type { DebateSource } from './page-event.ts'

/** Tries to get back to the live debate; words that the server never got are handed back. */
export const leaveDemo = async (
  session: DebateSession,
  source: DebateSource,
  goLive: (debateId: string) => void,
) => {
  const shown = session.read()
  if (shown.kind !== 'debating' || shown.connection.kind !== 'demo') return
  const unsaved = shown.messages
    .slice(shown.connection.savedCount)
    .find(({ speaker }) => speaker === 'user')
  const id = shown.facts.debateId
  session.renew()
  const isBack =
    source.kind === 'start' && id === null
      ? await startDebate(session, source.setup, goLive)
      : await resumeDebate(session, id ?? '', goLive)
  if (!isBack) {
    goOnInDemo(session)
    return session.emit({ kind: 'still-offline' })
  }
  const now = session.read()
  const isSaved =
    now.kind === 'debating' && now.messages.some(message => message.id === unsaved?.id)
  if (unsaved && !isSaved) session.emit({ kind: 'unsaved-words', text: unsaved.text })
}
