import type { Language } from '#schema/constants.ts'
import { takeSentences } from '#schema/voice/sentences.ts'
import type { Clock } from '../clock.ts'
import type { BrowserVoice, SynthesisPlatform } from './speech-platform.ts'
import { chooseVoice, loadVoices } from './voices.ts'

export type SpeakerEvent =
  | { kind: 'playing'; itemId: string }
  /** Nothing is left to be spoken. */
  | { kind: 'quiet' }
  /** The browser wants a press before it speaks. */
  | { kind: 'blocked' }
  /** There is no voice for this language, or it does not work. */
  | { kind: 'mute' }

/** Of an interrupted reply. */
export type SpokenAloud = { itemId: string; heardText: string }

type Limits = Record<Language, number>

/** A voice that has not begun after this time does not work. */
const START_MS = 4000
/** Some ends are never told: a sentence takes this long at most, and so much for a character. */
const SENTENCE_MS = 5000
const SLOWEST_MS: Limits = { en: 200, zh: 700 }
/** 150 English words a minute; Chinese voices say about 240 characters in that time. */
const USUAL_MS: Limits = { en: 70, zh: 250 }
/** Chrome's remote voices stop after fifteen seconds: sentences are cut, and paused in between. */
const LONGEST: Limits = { en: 180, zh: 50 }
const REFRESH_MS = 10_000

type Piece = { itemId: string; text: string }
type Current = Piece & {
  startedAt: number | null
  /** Where the word begins that is being spoken; null where the voice does not tell. */
  wordAt: number | null
  forget: () => void
}
type CurrentReply = {
  itemId: string
  isWhole: boolean
  /** Characters that have been queued. */
  taken: number
  spoken: string
  isMute: boolean
}

type SpeakerDeps = {
  /** Null where the browser does not speak. */
  platform: SynthesisPlatform | null
  clock: Clock
  language: Language
  /** Whether a text may go to the browser's maker. */
  isRemoteAllowed: () => boolean
  emit: (event: SpeakerEvent) => void
}

/** Speaks replies sentence by sentence while they are being written. */
export const createSpeaker = ({
  platform,
  clock,
  language,
  isRemoteAllowed,
  emit,
}: SpeakerDeps) => {
  let voices: BrowserVoice[] | null = null
  let isLoading = false
  let reply: CurrentReply | null = null
  let queue: Piece[] = []
  let current: Current | null = null
  let isBlocked = false
  let playing: string | null = null
  const cutOff = new Set<string>()

  const dropAll = () => {
    current?.forget()
    current = null
    queue = []
    playing = null
    platform?.cancel()
  }
  const mute = () => {
    dropAll()
    if (!reply || reply.isMute) return
    reply.isMute = true
    emit({ kind: 'mute' })
    emit({ kind: 'quiet' })
  }
  const endPiece = (mine: Current) => {
    if (current !== mine) return
    mine.forget()
    if (reply?.itemId === mine.itemId) reply.spoken += mine.text
    current = null
    if (queue.length > 0) return speakNext()
    playing = null
    emit({ kind: 'quiet' })
  }
  const watch = (mine: Current, limitMs: number, act: () => void) => {
    mine.forget()
    mine.forget = clock.after(limitMs, act)
  }
  const giveUp = (mine: Current) => {
    platform?.cancel()
    endPiece(mine)
  }
  const refresh = (mine: Current) => {
    if (current !== mine) return
    platform?.pause()
    platform?.resume()
    clock.after(REFRESH_MS, () => refresh(mine))
  }
  const begin = (mine: Current, voice: BrowserVoice) => {
    mine.startedAt = clock.now()
    watch(mine, SENTENCE_MS + mine.text.length * SLOWEST_MS[language], () => giveUp(mine))
    if (!voice.localService && !platform?.isPhone) clock.after(REFRESH_MS, () => refresh(mine))
    if (playing === mine.itemId) return
    playing = mine.itemId
    emit({ kind: 'playing', itemId: mine.itemId })
  }
  const fail = (mine: Current, code: string) => {
    if (current !== mine) return
    if (code !== 'not-allowed') return mute()
    mine.forget()
    queue = [{ itemId: mine.itemId, text: mine.text }, ...queue]
    current = null
    isBlocked = true
    emit({ kind: 'blocked' })
  }
  const speakNext = () => {
    if (!platform || !voices || current || isBlocked) return
    const [piece, ...more] = queue
    if (!piece) return
    queue = more
    const voice = chooseVoice(voices, language, isRemoteAllowed())
    if (!voice) return mute()
    const mine: Current = { ...piece, startedAt: null, wordAt: null, forget: () => undefined }
    current = mine
    watch(mine, START_MS, mute)
    platform.speak(piece.text, voice, {
      onStart: () => current === mine && begin(mine, voice),
      onWord: at => {
        mine.wordAt = at
      },
      onEnd: () => endPiece(mine),
      onError: code => fail(mine, code),
    })
  }
  const load = async (from: SynthesisPlatform) => {
    if (isLoading) return
    isLoading = true
    const found = await loadVoices(from, clock)
    isLoading = false
    voices = found.length > 0 ? found : null
    if (voices) speakNext()
    else mute()
  }
  /** Of the sentence that is being spoken: by the word it is at, else by the time. */
  const heardOf = ({ text, startedAt, wordAt }: Current): string => {
    if (startedAt === null) return ''
    const byTime = Math.floor((clock.now() - startedAt) / USUAL_MS[language])
    return text.slice(0, wordAt ?? byTime)
  }

  return {
    /** Inside a press, before a reply is there. */
    unlock: () => platform?.unlock(),
    /** All the words of a reply so far. */
    hear: (itemId: string, text: string, isWhole: boolean) => {
      if (cutOff.has(itemId)) return
      if (reply?.itemId !== itemId) reply = { itemId, isWhole, taken: 0, spoken: '', isMute: false }
      reply.isWhole = isWhole
      const longest = LONGEST[language]
      const pieces = takeSentences(text.slice(reply.taken), language, { isWhole, longest })
      reply.taken += pieces.join('').length
      if (pieces.length === 0 || reply.isMute) return
      queue = [...queue, ...pieces.map(piece => ({ itemId, text: piece }))]
      if (!platform) mute()
      else if (voices) speakNext()
      else void load(platform)
    },
    /** Stops at once; null where there was nothing to be heard any more. */
    hush: (): SpokenAloud | null => {
      const heard = reply && reply.spoken + (current ? heardOf(current) : '')
      const isOver = !reply || reply.isMute || (reply.isWhole && !current && queue.length === 0)
      isBlocked = false
      dropAll()
      if (!reply || isOver || heard === null) return null
      cutOff.add(reply.itemId)
      return { itemId: reply.itemId, heardText: heard }
    },
    /** Speaks what was blocked. Inside a press. */
    unblock: () => {
      isBlocked = false
      speakNext()
    },
    close: dropAll,
  }
}
