import { useEffect, useState } from 'react'

/** Below this level there is no voice, 0 to 1. */
const VOICE_FROM = 0.12
/** So long a silence, and the microphone may be the wrong one. Milliseconds. */
const QUIET_MS = 3000
const LOOK_EVERY_MS = 250

/** True while one is recorded and nothing has been heard for a while. */
export const useIsQuiet = (level: () => number, isRecording: boolean): boolean => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isRecording) return
    let lastHeard = performance.now()
    const timer = setInterval(() => {
      if (level() >= VOICE_FROM) lastHeard = performance.now()
      setQuiet(performance.now() - lastHeard >= QUIET_MS)
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      setQuiet(false)
    }
  }, [level, isRecording])
  return isQuiet
}
