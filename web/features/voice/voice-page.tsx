import { useCallback } from 'react'
import { Navigate } from 'react-router-dom'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { loadDebate } from '../../lib/load-debate.ts'
import { rest } from '../../lib/rest.ts'
import { sayError } from '../../lib/say-error.ts'
import { rememberOpenedDebate } from '../../lib/storage.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { browserSound, speakHindrance } from '../../lib/voice-ability.ts'
import { paths } from '../../paths.ts'
import { DebateFrame } from '../../ui/dialogue/debate-frame.tsx'
import { DebateWaiting } from '../../ui/dialogue/debate-waiting.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { SilentScreen } from './silent-screen.tsx'
import { VoiceScreen } from './voice-screen.tsx'

/** The screen says less where the server cannot be asked. */
const askVoice = (signal: AbortSignal): Promise<VoiceAnswer | null> =>
  rest.getVoice({ signal }).catch(() => null)

/** A spoken debate, from the beginning or from where it stood. */
export const VoicePage = ({ debateId }: { debateId: string }) => {
  const { messages } = useText()
  const text = useDebateText()
  const load = useCallback(
    async ({ signal }: { signal: AbortSignal }) => {
      const [loaded, voice] = await Promise.all([loadDebate(debateId, signal), askVoice(signal)])
      rememberOpenedDebate(debateId)
      return { loaded, voice }
    },
    [debateId],
  )
  const { state, retry } = useLoaded(load)
  if (state.kind === 'loading') return <DebateWaiting setup={null} />
  if (state.kind === 'failed') {
    const reason = sayError(messages, state.error)
    return (
      <DebateFrame
        title={text.title}
        back={{ to: paths.home, label: text.home }}
        motion=""
        stance={null}
      >
        <InlineError
          message={[text.errors.loadFailed, reason].filter(Boolean).join('. ')}
          onRetry={retry}
        />
      </DebateFrame>
    )
  }
  const { loaded, voice } = state.data
  if (loaded.debate.status !== 'in_progress')
    return <Navigate to={paths.results(debateId)} replace />
  const hindrance = voice && speakHindrance(voice, browserSound())
  if (hindrance) return <SilentScreen loaded={loaded} hindrance={hindrance} />
  return <VoiceScreen loaded={loaded} voice={voice} />
}
