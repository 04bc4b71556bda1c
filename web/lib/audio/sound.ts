import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import type { AudioPlatform } from './audio-platform.ts'

/** running: one hears and is heard; blocked: only a press may start it; paused: by the system. */
type SoundState = 'none' | 'running' | 'blocked' | 'paused'

export type PageSound = {
  /** Makes the context and starts it; inside a press, before anything is waited for. */
  wake: () => void
  /** Null before the first `wake`, and where the browser has no Web Audio. */
  context: () => AudioContext | null
  state: () => SoundState
  close: () => void
}

const open = (platform: AudioPlatform): AudioContext | null => {
  for (const rate of [REALTIME_SAMPLE_RATE, undefined])
    try {
      return platform.openContext(rate)
    } catch {
      // Not at this rate; the worklets then resample.
    }
  return null
}

/** The page's one audio context, at 24 kHz where the browser can. `onChange`: look at `state`. */
export const createSound = (platform: AudioPlatform, onChange: () => void): PageSound => {
  let context: AudioContext | null = null
  let hasRun = false

  const state = (): SoundState => {
    if (!context) return 'none'
    if (context.state === 'running') return 'running'
    return hasRun ? 'paused' : 'blocked'
  }
  const changed = () => {
    if (context?.state === 'running') hasRun = true
    onChange()
  }
  return {
    wake: () => {
      if (!context) {
        context = open(platform)
        if (context) context.onstatechange = changed
      }
      // Refused outside of a press: the state says so.
      void context?.resume().catch(onChange)
    },
    context: () => context,
    state,
    close: () => {
      if (!context) return
      context.onstatechange = null
      void context.close()
      context = null
    },
  }
}
