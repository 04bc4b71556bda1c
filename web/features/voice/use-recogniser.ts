import { useEffect, useState } from 'react'
import type { SessionReady } from '#schema/voice/socket-events.ts'
import { browserClock, pause } from '../../lib/clock.ts'
import { browserRecognition } from '../../lib/speech/browser-speech.ts'
import { forgetAgreement, hasAgreed, rememberAgreement } from '../../lib/speech/consent.ts'
import { findRecogniser, type Recogniser } from '../../lib/speech/find-recogniser.ts'
import { SPEECH_LANGUAGES } from '../../lib/speech/languages.ts'

/** A language pack has tens of megabytes. */
const INSTALL_MS = 180_000

export type Hearing = {
  /** Null until it is known, and where the server hears. */
  recogniser: Recogniser | null
  /** Whether the person has to agree before the first word. */
  isAsking: boolean
  /** Whether their voice goes to the browser's maker now; that can be taken back. */
  isSent: boolean
  agree: () => void
  withdraw: () => void
  /** Inside a press. False: it did not work. */
  install: () => Promise<boolean>
}

/** Who turns into words what is said in this session, and whether the person knows it. */
export const useRecogniser = (session: SessionReady | null): Hearing => {
  const [platform] = useState(browserRecognition)
  const [recogniser, setRecogniser] = useState<Recogniser | null>(null)
  const [isAgreed, setAgreed] = useState(platform !== null && hasAgreed(platform.maker))
  const language = session?.channel === 'browser' ? session.language : null

  useEffect(() => {
    if (!platform || !language) return
    let isShown = true
    void findRecogniser(platform, language, browserClock).then(
      found => isShown && setRecogniser(found),
    )
    return () => {
      isShown = false
    }
  }, [platform, language])

  const isOnDevice = recogniser?.kind === 'device'
  return {
    recogniser: language && recogniser,
    isAsking: platform !== null && language !== null && !isAgreed && !isOnDevice,
    isSent: language !== null && isAgreed && recogniser?.kind === 'maker',
    agree: () => {
      if (!platform) return
      rememberAgreement(platform.maker)
      setAgreed(true)
    },
    withdraw: () => {
      forgetAgreement()
      setAgreed(false)
    },
    install: async () => {
      if (!platform || !language) return false
      const late = pause(browserClock, INSTALL_MS).then(() => false)
      const installed = platform.install(SPEECH_LANGUAGES[language]).catch(() => false)
      const isThere = await Promise.race([installed, late])
      if (isThere) setRecogniser({ kind: 'device' })
      return isThere
    },
  }
}
