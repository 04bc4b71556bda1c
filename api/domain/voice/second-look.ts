import { toDebateSoFar } from '#api/domain/debates/debate-so-far.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { SpeechTiming } from '#schema/voice/figures.ts'
import type { VoiceEvent } from './voice-session.ts'

/** Later it would only distract. Milliseconds. */
const LOOK_LIMIT_MS = 8_000

type SaidTurn = { itemId: string; text: string; timing: SpeechTiming | null }

/** A fact check or a question about what was said, beside the debate and never in its way. */
export type SecondLook = {
  look(turn: SaidTurn): void
  stop(): void
}

/** At most one event a turn; failures stay in the log. Silence is not looked at: no one spoke. */
export const createSecondLook = (
  deps: Deps,
  debate: DebateWithTopic,
  emit: (event: VoiceEvent) => void,
): SecondLook => {
  const { factChecker } = deps.voice
  const over = new AbortController()

  const check = async ({ itemId, text }: SaidTurn, signal: AbortSignal): Promise<void> => {
    if (!factChecker) return
    const turns = await findTurns(deps.db, debate.debate_id)
    const { fact, unclear } = await factChecker.check(text, toDebateSoFar(debate, turns), signal)
    if (signal.aborted) return
    const about = {
      id: deps.newId(),
      debateId: debate.debate_id,
      itemId,
      at: deps.now().toISOString(),
    }
    if (fact)
      emit({ name: 'fact-check', payload: { ...about, ...fact, role: 'user', sources: [] } })
    else if (unclear) emit({ name: 'clarification-request', payload: { ...about, ...unclear } })
  }

  return {
    look: turn => {
      const wasSilent = turn.timing !== null && turn.timing.first_word_ms === null
      if (!factChecker || wasSilent || turn.text.trim() === '') return
      const late = new AbortController()
      const stopTimer = deps.startTimer(LOOK_LIMIT_MS, () => late.abort())
      check(turn, AbortSignal.any([over.signal, late.signal]))
        .catch(error => {
          if (!over.signal.aborted) deps.log.warn({ err: error }, 'a claim could not be checked')
        })
        .finally(stopTimer)
    },
    stop: () => over.abort(),
  }
}
