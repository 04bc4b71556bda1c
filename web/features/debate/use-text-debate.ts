import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { browserClock } from '../../lib/clock.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { createTextDebateSocket } from '../../lib/socket.ts'
import { createDebateClient } from './debate-client.ts'
import type { DebateSource, PageEvent } from './page-event.ts'

const onOnline = (listener: () => void) => {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}

/** Holds a text debate for as long as its screen is shown. `source` must keep its identity. */
export const useTextDebate = (source: DebateSource, onEvent: (event: PageEvent) => void) => {
  const { messages } = useText()
  const text = useDebateText()
  const language = useLanguage()
  const latest = useRef(onEvent)
  useLayoutEffect(() => {
    latest.current = onEvent
  })
  const [client] = useState(() =>
    createDebateClient({
      clock: browserClock,
      openSocket: createTextDebateSocket,
      onOnline,
      emit: event => latest.current(event),
      text,
      messages,
      language,
    }),
  )
  useEffect(() => client.open(source), [client, source])
  const state = useSyncExternalStore(client.subscribe, client.read)
  return {
    state,
    send: client.send,
    askAgain: client.askAgain,
    stop: client.stop,
    takeBack: client.takeBack,
    reconnect: client.reconnect,
    playDemo: client.playDemo,
  }
}
