import type { SessionReady } from '#schema/voice/socket-events.ts'
import type { SpeakerEvent } from '../../lib/speech/synthesis.ts'
import { wholeTextOf } from './captions.ts'
import type { Reader, ReaderOf } from './reader.ts'
import type { VoiceStore } from './voice-store.ts'

export type ReadAloud = ReturnType<typeof createReadAloud>

/** Replies that are heard again, and the opening. Whoever speaks stops it. */
export const createReadAloud = (store: VoiceStore, readerOf: ReaderOf) => {
  const { dispatch, read: state } = store
  let reader: Reader | null = null

  const hush = () => {
    if (state().reading === null) return
    reader?.hush()
    dispatch({ kind: 'quiet' })
  }
  const hear = (event: SpeakerEvent) => {
    if (event.kind === 'playing') return dispatch({ kind: 'playing' })
    if (event.kind === 'mute') dispatch({ kind: 'readable', isReadable: false })
    // Where the browser wants a press first, the button is one.
    if (event.kind === 'blocked') reader?.hush()
    dispatch({ kind: 'quiet' })
  }
  /** Looks whether the browser has a voice now. */
  const look = async () => {
    const asked = reader
    const isReadable = (await asked?.isAble()) ?? false
    if (asked === reader) dispatch({ kind: 'readable', isReadable })
  }
  return {
    look,
    take: (session: SessionReady) => {
      reader?.close()
      reader = readerOf(session)(hear)
      return look()
    },
    /** Reads a caption; once more on the same one stops it. */
    read: (captionId: string) => {
      const { reading, captions, control } = state()
      const caption = captions.find(({ id }) => id === captionId)
      const isOurs = control.kind === 'ready' || reading !== null
      hush()
      if (!caption || !isOurs || reading === captionId) return
      dispatch({ kind: 'reading', captionId })
      reader?.read(wholeTextOf(caption))
    },
    hush,
    close: () => {
      hush()
      reader?.close()
      reader = null
    },
  }
}
