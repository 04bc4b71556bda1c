import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import type { DebateHappening, DebateSource } from './debate-happening.ts'
import { createDebateTalk } from './debate-talk.ts'

/** Holds a text debate for as long as its screen is shown. `source` must keep its identity. */
export const useTextDebate = (
  source: DebateSource,
  onHappening: (happening: DebateHappening) => void,
) => {
  const { debate: text, messages } = useText()
  const language = useLanguage()
  const latest = useRef(onHappening)
  useLayoutEffect(() => {
    latest.current = onHappening
  })
  const [talk] = useState(() =>
    createDebateTalk({ tell: happening => latest.current(happening), text, messages, language }),
  )
  useEffect(() => talk.open(source), [talk, source])
  const state = useSyncExternalStore(talk.subscribe, talk.read)
  return {
    state,
    send: talk.send,
    askAgain: talk.askAgain,
    stop: talk.stop,
    reconnect: talk.reconnect,
  }
}
