import type { Deps } from '#api/domain/deps.ts'
import type { HeldFile } from '#api/domain/voice/held-bytes.ts'
import { keepRecording } from '#api/domain/voice/keep-recording.ts'
import type { SecondLook } from '#api/domain/voice/second-look.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import type { Commit } from './reply.ts'
import type { TurnBook } from './turn-book.ts'

/** The words of a spoken turn come when they come: before its place in the debate, or long after. */
type UntoldTurn = {
  itemId: string
  speech: TurnSpeech
  recording: HeldFile | null
  /** As far as they are known. */
  text: string
  words: 'coming' | 'known' | 'failed'
  isPlaced: boolean
}

type Parts = {
  deps: Deps
  book: TurnBook
  secondLook: SecondLook
  emit(event: VoiceEvent): void
  tell(error: unknown): void
}

export type UserTurns = {
  add(itemId: string, commit: Commit): void
  /** Stores the turn with the words that are known; rejects where it may not be stored. */
  place(itemId: string): Promise<void>
  hear(itemId: string, text: string, isFinal: boolean): void
  fail(itemId: string): void
  /** No words will come any more: what is known of them counts. */
  giveUp(): void
  /** Turns whose words are still to come. */
  coming(): number
  /** Items of the turns that have their place and wait for their words. */
  untold(): string[]
}

/** The user's turns between their commit and their last word. */
export const createUserTurns = ({ deps, book, secondLook, emit, tell }: Parts): UserTurns => {
  const turns = new Map<string, UntoldTurn>()

  const store = async ({ itemId, text, words }: UntoldTurn) => {
    const turnId = await book.fill(itemId, text)
    emit({
      name: 'transcription-complete',
      payload: { text, role: 'user', itemId, turnId, ...(words === 'failed' && { failed: true }) },
    })
  }

  /** Once a turn has both its place and its words, nothing more is to be known of it. */
  const finish = (turn: UntoldTurn) => {
    if (!turn.isPlaced || turn.words === 'coming') return
    turns.delete(turn.itemId)
    store(turn).catch(tell)
    if (turn.words === 'known') secondLook.look({ ...turn, timing: turn.speech.timing })
  }

  const settle = (turn: UntoldTurn, words: 'known' | 'failed') => {
    turn.words = words
    finish(turn)
  }

  return {
    add: (itemId, { speech, recording }) => {
      const turn = { itemId, speech, recording, text: '', isPlaced: false } as const
      turns.set(itemId, { ...turn, words: 'coming' })
    },
    place: async itemId => {
      const turn = turns.get(itemId)
      if (!turn) return
      const placed = book.place(turn)
      turn.isPlaced = true
      finish(turn)
      try {
        const turnId = await placed
        if (turn.recording) keepRecording(deps, turnId, turn.recording).catch(tell)
      } catch (error) {
        turn.recording?.bytes.letGo()
        throw error
      }
    },
    hear: (itemId, text, isFinal) => {
      const turn = turns.get(itemId)
      if (!turn) return
      turn.text = text
      if (isFinal) return settle(turn, 'known')
      emit({ name: 'transcription-update', payload: { text, role: 'user', partial: true, itemId } })
    },
    fail: itemId => {
      const turn = turns.get(itemId)
      if (!turn) return
      turn.text = ''
      settle(turn, 'failed')
    },
    giveUp: () => {
      for (const turn of turns.values())
        if (turn.words === 'coming') settle(turn, turn.text === '' ? 'failed' : 'known')
    },
    untold: () => [...turns.values()].filter(turn => turn.isPlaced).map(turn => turn.itemId),
    coming: () => [...turns.values()].filter(turn => turn.words === 'coming').length,
  }
}
