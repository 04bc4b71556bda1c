import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { browserClock } from '../../lib/clock.ts'
import { type LoadedDebate, loadDebate } from '../../lib/load-debate.ts'
import { rest } from '../../lib/rest.ts'
import { createVoiceSocket } from '../../lib/voice-socket.ts'
import { browserDriver, browserReader } from './browser-driver.ts'
import { lostTurns } from './lost-turns.ts'
import { createOlderChannel } from './older-channel.ts'
import { createVoiceClient, type VoiceNews, type VoicePageEvents } from './voice-client.ts'

const page: VoicePageEvents = {
  onHidden: listener => {
    const look = () => document.visibilityState === 'hidden' && listener()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  },
  onOnline: listener => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
  onLeave: listener => {
    window.addEventListener('pagehide', listener)
    return () => window.removeEventListener('pagehide', listener)
  },
  oncePressed: listener => {
    if (navigator.userActivation?.hasBeenActive) {
      listener()
      return () => undefined
    }
    window.addEventListener('click', listener, { once: true })
    return () => window.removeEventListener('click', listener)
  },
}

const createClient = (
  loaded: LoadedDebate,
  voice: VoiceAnswer | null,
  emit: (event: VoiceNews) => void,
) =>
  createVoiceClient({
    ...{ clock: browserClock, page, loaded, emit },
    ...(voice?.realtime_voice_debate === false
      ? createOlderChannel(loaded, voice)
      : { driverOf: browserDriver, openSocket: createVoiceSocket }),
    ...{ readerOf: browserReader, lostTurns },
    load: loadDebate,
    end: rest.endDebate,
  })

/** Holds a spoken debate for as long as its screen is shown. */
export const useVoiceDebate = (
  loaded: LoadedDebate,
  voice: VoiceAnswer | null,
  onEvent: (event: VoiceNews) => void,
) => {
  const latest = useRef(onEvent)
  useLayoutEffect(() => {
    latest.current = onEvent
  })
  const [client] = useState(() => createClient(loaded, voice, event => latest.current(event)))
  useEffect(() => client.open(), [client])
  return { client, state: useSyncExternalStore(client.subscribe, client.read) }
}
