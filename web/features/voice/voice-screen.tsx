import { useNavigate } from 'react-router-dom'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import { useSession } from '../../lib/session.tsx'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { DebateFrame } from '../../ui/dialogue/debate-frame.tsx'
import { EvaluatingOverlay } from '../../ui/dialogue/evaluating-overlay.tsx'
import { useConfirmEnd } from '../../ui/dialogue/use-confirm-end.ts'
import { saidOf } from './captions.ts'
import { endQuestion } from './end-question.ts'
import { SpokenDialogue } from './spoken-dialogue.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useVoiceDebate } from './use-voice-debate.ts'
import { useVoiceText } from './use-voice-text.ts'

type VoiceScreenProps = { loaded: LoadedDebate; voice: VoiceAnswer | null }

/** A spoken debate in progress. */
export const VoiceScreen = ({ loaded, voice }: VoiceScreenProps) => {
  const text = useDebateText()
  const words = useVoiceText()
  const language = useLanguage()
  const { user } = useSession()
  const { alert } = useAlerts()
  const confirmEnd = useConfirmEnd()
  const navigate = useNavigate()
  const { debate_id: debateId, user_stance: stance, prep_time, start_time } = loaded.debate
  const { client, state } = useVoiceDebate(loaded, voice, event => {
    if (event.kind === 'ended') navigate(paths.results(debateId))
    else void alert(words.endFailed)
  })

  useLeaveGuard(client.hasUnsentTurn)

  const endDebate = async () => {
    const inWords = endQuestion(words, client.hasUnsentTurn())
    if (await confirmEnd(saidOf(state.captions), inWords)) client.endDebate()
  }
  return (
    <DebateFrame
      title={text.title}
      subtitle={words.subtitle}
      back={{ to: paths.home, label: text.home }}
      action={<Button onClick={endDebate}>{text.end.button}</Button>}
      motion={topicText(language, loaded.topic)}
      stance={stance}
      foot={
        <TalkPanel
          client={client}
          state={state}
          stance={stance}
          voice={voice}
          textPath={paths.debateInWriting(debateId)}
          prepEndsAt={prep_time > 0 ? Date.parse(start_time) + prep_time * 1000 : null}
        />
      }
    >
      <SpokenDialogue
        captions={state.captions}
        stance={stance}
        person={user}
        isPlaying={state.isPlaying && state.reading === null}
        hearing={
          state.isReadable
            ? {
                reading: state.reading,
                isDisabled: state.control.kind !== 'ready' && state.reading === null,
                hear: client.hearAgain,
              }
            : null
        }
      />
      {state.control.kind === 'ending' && <EvaluatingOverlay said={saidOf(state.captions)} />}
    </DebateFrame>
  )
}
