import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CUSTOM_TOPIC_ID } from '#schema/constants.ts'
import { newId } from '../../lib/new-id.ts'
import { rest } from '../../lib/rest.ts'
import { sayError } from '../../lib/say-error.ts'
import { writeDraft } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { useText } from './use-text.ts'

type GoOnButtonProps = {
  /** One of the user's own turns. */
  turnId: string
  /** What stands in the composer then: the turn as it was, or as it was written anew. */
  text: string
  kind?: 'primary' | 'quiet'
  children: ReactNode
}

type State = { kind: 'idle' } | { kind: 'starting' } | { kind: 'failed'; error: unknown }

/** Starts a debate with what was said before a turn; its words wait in the composer. */
export const GoOnButton = ({ turnId, text, kind = 'quiet', children }: GoOnButtonProps) => {
  const { results: words, messages } = useText()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ kind: 'idle' })
  // A second press after a lost answer is the same start.
  const startId = useRef(newId())

  const start = async () => {
    setState({ kind: 'starting' })
    try {
      const { debate_id } = await rest.startDebate({
        // With a turn to go on from, the topic is that of its debate.
        topic_id: CUSTOM_TOPIC_ID,
        from_turn_id: turnId,
        client_start_id: startId.current,
      })
      writeDraft(debate_id, text)
      navigate(paths.ongoingDebate(debate_id))
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  return (
    <>
      <Button kind={kind} busy={state.kind === 'starting'} onClick={start}>
        {children}
      </Button>
      {state.kind === 'failed' && (
        <InlineError message={words.goOnFailed(sayError(messages, state.error))} />
      )}
    </>
  )
}
