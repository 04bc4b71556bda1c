import type { Clock } from '../clock.ts'
import { pause } from '../clock.ts'
import type { AudioPart, AudioPlatform } from './audio-platform.ts'
import { fromBase64 } from './base64.ts'
import { bytesToPcm16 } from './pcm.ts'
import type { PlaybackCommand, PlaybackReport } from './playback-core.ts'
import type { PageSound } from './sound.ts'

type Played = { itemId: string; playedMs: number }

type PlayerEvent =
  | { kind: 'playing'; itemId: string }
  /** Everything has been played. */
  | { kind: 'quiet' }
  /** The browser plays nothing before the page has been pressed, or the system has paused it. */
  | { kind: 'blocked' }

export type Player = {
  /** Loads what is needed; after `sound.wake`. */
  prepare: () => void
  /** `audio` is base64 of PCM16 at 24 kHz. */
  push: (itemId: string, audio: string) => void
  /** Stops at once; what was played since the last time. Null where there was nothing. */
  hush: () => Promise<Played | null>
  /** Whether something waits to be heard. */
  isBusy: () => boolean
}

type PlayerDeps = {
  platform: AudioPlatform
  sound: PageSound
  clock: Clock
  emit: (event: PlayerEvent) => void
}

/** A stopped sound thread does not answer. Milliseconds. */
const HUSH_TIMEOUT_MS = 100
/** So long a woken sound may take to run. */
const WAKE_MS = 600

/** Plays replies through one worklet that lives as long as the page. */
export const createPlayer = ({ platform, sound, clock, emit }: PlayerDeps): Player => {
  let part: Promise<AudioPart<PlaybackCommand>> | null = null
  let heard: Played | null = null
  /** The item that is sounding; null while nothing is. */
  let audible: string | null = null
  let isDrained = true
  let answerHush: ((played: Played | null) => void) | null = null
  let isWatching = false

  const hear = (report: PlaybackReport) => {
    if (report.kind === 'flushed') {
      const { itemId, playedMs } = report
      if (answerHush) answerHush(itemId === null ? null : { itemId, playedMs })
      else if (audible !== null) emit({ kind: 'quiet' })
      ;[heard, audible] = [null, null]
    } else if (report.kind === 'drained') {
      isDrained = true
      audible = null
      emit({ kind: 'quiet' })
    } else {
      if (audible !== report.itemId) emit({ kind: 'playing', itemId: report.itemId })
      audible = report.itemId
      heard = { itemId: report.itemId, playedMs: report.playedMs }
    }
  }
  const open = async (context: AudioContext) => {
    const opened = await platform.openPlayback(context, hear)
    opened.node.connect(context.destination)
    return opened
  }
  const prepare = () => {
    const context = sound.context()
    if (context) part ??= open(context)
    return part
  }
  const tell = (command: PlaybackCommand) =>
    prepare()?.then(
      ({ send }) => send(command),
      () => {
        part = null
        emit({ kind: 'blocked' })
      },
    )
  const watch = () => {
    if (isWatching) return
    isWatching = true
    clock.after(WAKE_MS, () => {
      isWatching = false
      if (sound.state() !== 'running') emit({ kind: 'blocked' })
    })
  }
  /** What has left the worklet is still on its way to the ear. */
  const toTheEar = (played: Played | null): Played | null => {
    const delayMs = isDrained ? 0 : (sound.context()?.outputLatency ?? 0) * 1000
    return played && { ...played, playedMs: Math.max(0, Math.floor(played.playedMs - delayMs)) }
  }

  return {
    prepare: () => {
      void prepare()
    },
    push: (itemId, audio) => {
      if (sound.state() !== 'running') {
        sound.wake()
        watch()
      }
      isDrained = false
      void tell({ kind: 'push', itemId, samples: bytesToPcm16(fromBase64(audio)) })
    },
    hush: async () => {
      if (!part) return null
      const flushed = new Promise<Played | null>(resolve => {
        answerHush = resolve
      })
      void tell({ kind: 'flush' })
      const late = pause(clock, HUSH_TIMEOUT_MS).then(() => heard)
      const played = toTheEar(await Promise.race([flushed, late]))
      ;[answerHush, heard, audible, isDrained] = [null, null, null, true]
      return played
    },
    isBusy: () => !isDrained,
  }
}
