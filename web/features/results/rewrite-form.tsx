import { type FormEvent, type ReactNode, useState } from 'react'
import { LIMITS, type Skill } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import type { TurnRetry } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import { rest } from '../../lib/rest.ts'
import { sayError } from '../../lib/say-error.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { optional, useFields } from '../../ui/use-fields.ts'
import { GoOnButton } from './go-on-button.tsx'
import styles from './rewrite-form.module.css'
import { RewriteOutcome } from './rewrite-outcome.tsx'
import { useText } from './use-text.ts'

type RewriteFormProps = {
  debateId: string
  turn: Turn
  /** The one sentence to write anew; null for the whole turn. */
  sentence: string | null
  skill: Skill
  /** What helps to write it. */
  help?: ReactNode
}

type State =
  | { kind: 'closed' }
  | { kind: 'writing' }
  | { kind: 'judging' }
  | { kind: 'failed'; error: unknown }
  /** `message` is the whole turn with what was written anew. */
  | { kind: 'judged'; retry: TurnRetry; message: string }

/** Room for a sentence and for a turn, in lines. */
const ROWS = { sentence: 3, turn: 6 }

/**
 * One of the user's turns, or a sentence of it, written anew and judged again: before and after.
 * The debate's score stays as it is.
 */
export const RewriteForm = ({ debateId, turn, sentence, skill, help }: RewriteFormProps) => {
  const text = useText()
  const { mend: words, skills } = text.results
  const original = sentence ?? turn.message_text
  const form = useFields({ draft: optional }, { draft: original })
  const { draft } = form.values
  const field = form.plain('draft')
  const [state, setState] = useState<State>({ kind: 'closed' })
  const { turn_id } = turn

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'judging') return
    setState({ kind: 'judging' })
    const message = sentence ? turn.message_text.replace(sentence, () => draft.trim()) : draft
    try {
      const retry = await rest.retryTurn(debateId, { message, turn_id, skill })
      setState({ kind: 'judged', retry, message })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }

  if (state.kind === 'closed')
    return (
      <Button className={styles.open} onClick={() => setState({ kind: 'writing' })}>
        {words.open}
      </Button>
    )
  const isUnchanged = draft.trim() === original.trim() || draft.trim() === ''
  const judgedOn = words.skill(skills[skill])
  return (
    <form className={styles.form} onSubmit={submit}>
      {help}
      <TextField
        {...field}
        label={sentence ? words.sentence : words.turn}
        hint={sentence ? `${judgedOn} ${words.hintSentence}` : judgedOn}
        onChange={value => {
          field.onChange(value)
          if (state.kind === 'failed') setState({ kind: 'writing' })
        }}
        multiline
        rows={sentence ? ROWS.sentence : ROWS.turn}
        maxLength={LIMITS.turnMax}
        lang={languageOf(original)}
        autoFocus
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={state.kind === 'judging'} disabled={isUnchanged}>
          {state.kind === 'judging' ? words.judging : words.judge}
        </Button>
        {!isUnchanged && (
          <Button kind="text" onClick={form.reset}>
            {words.reset}
          </Button>
        )}
      </div>
      {state.kind === 'failed' && (
        <InlineError message={words.failed(sayError(text.messages, state.error))} />
      )}
      <div role="status">{state.kind === 'judged' && <RewriteOutcome retry={state.retry} />}</div>
      {state.kind === 'judged' && (
        <div className={styles.goOn}>
          <GoOnButton turnId={turn_id} text={state.message}>
            {words.goOn}
          </GoOnButton>
          <p className={styles.small}>{words.goOnText}</p>
        </div>
      )}
    </form>
  )
}
