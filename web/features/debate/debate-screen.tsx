import { useEffect, useState } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { useSession } from '../../lib/session.tsx'
import { rememberOpenedDebate } from '../../lib/storage.ts'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { DebateFrame } from '../../ui/dialogue/debate-frame.tsx'
import { DebateWaiting } from '../../ui/dialogue/debate-waiting.tsx'
import { EvaluatingOverlay } from '../../ui/dialogue/evaluating-overlay.tsx'
import { Composer } from './composer.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { spokenTurns, storedTurnOf } from './debate-reducer.ts'
import { Dialogue } from './dialogue.tsx'
import { Notes, NotesButton } from './notes.tsx'
import type { DebateSource } from './page-event.ts'
import { useDraft } from './use-draft.ts'
import { useEndDebate } from './use-end-debate.ts'
import { usePageEvents } from './use-page-events.ts'
import { useTextDebate } from './use-text-debate.ts'
import { VoiceLink } from './voice-link.tsx'
import { Where } from './where.tsx'

type DebateScreenProps = {
  source: DebateSource
  onStarted?: (debateId: string) => void
  /** Where the same debate goes on by voice. */
  voicePath?: string
}

/** A text debate in progress. */
export const DebateScreen = ({ source, onStarted, voicePath }: DebateScreenProps) => {
  const text = useDebateText()
  const language = useLanguage()
  const { user } = useSession()
  const onEvent = usePageEvents({
    ...(onStarted && { onStarted }),
    onWordsBack: words => writeDraft([words, draft].filter(Boolean).join('\n\n')),
  })
  const { state, send, askAgain, stop, takeBack, reconnect, playDemo } = useTextDebate(
    source,
    onEvent,
  )
  const debateId = state.kind === 'debating' ? state.facts.debateId : null
  const [draft, writeDraft] = useDraft(debateId)
  useEffect(() => {
    if (debateId !== null) rememberOpenedDebate(debateId)
  }, [debateId])
  const { endDebate, isEvaluating } = useEndDebate(state)
  const [areNotesOpen, setNotesOpen] = useState(false)

  if (state.kind === 'preparing')
    return <DebateWaiting setup={source.kind === 'start' ? source.setup : null} />
  const { facts, messages, floor, connection } = state
  const isDemo = connection.kind === 'demo'
  const motion = topicText(language, facts.topic)
  const notesId = facts.prepEndsAt === null ? null : facts.debateId
  return (
    <DebateFrame
      title={text.title}
      back={{ to: paths.home, label: text.home }}
      action={<Button onClick={endDebate}>{text.end.button}</Button>}
      motion={motion}
      stance={facts.stance}
      isMotionKnown={messages.some(message => message.speaker === 'user')}
      where={<Where facts={facts} messages={messages} floor={floor} />}
      {...((voicePath || notesId) && {
        aside: (
          <>
            {voicePath && <VoiceLink to={voicePath} />}
            {notesId && (
              <NotesButton isOpen={areNotesOpen} onToggle={() => setNotesOpen(open => !open)} />
            )}
          </>
        ),
      })}
      notice={
        <ConnectionNotice
          connection={connection}
          floor={floor}
          onReconnect={reconnect}
          onDemo={playDemo}
        />
      }
      foot={
        <Composer
          stance={facts.stance}
          floor={floor}
          isFirst={!messages.some(message => message.speaker === 'user')}
          prepEndsAt={facts.prepEndsAt}
          draft={draft}
          onDraft={writeDraft}
          onStop={isDemo ? null : stop}
          onSend={() => {
            send(draft)
            writeDraft('')
          }}
        />
      }
    >
      <Dialogue
        messages={messages}
        floor={floor}
        stance={facts.stance}
        person={user}
        unsavedFrom={connection.kind === 'demo' ? connection.savedCount : null}
        onAskAgain={askAgain}
        onTakeBack={isDemo || storedTurnOf(state) === null ? null : takeBack}
      />
      {notesId && (
        <Notes debateId={notesId} isOpen={areNotesOpen} onClose={() => setNotesOpen(false)} />
      )}
      {isEvaluating && <EvaluatingOverlay said={spokenTurns(messages)} />}
    </DebateFrame>
  )
}
