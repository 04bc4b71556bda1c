import { type FormEvent, useId, useState } from 'react'
import type { DebateMode, Skill } from '#schema/constants.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import type { TurnRetry } from '#schema/review.ts'
import { testsOf } from '#schema/rubric/rubric.ts'
import { formatScore, languageOf } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { sayError } from '../../lib/say-error.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './retry-turn.module.css'

type RetryTurnProps = { debateId: string; turn: Turn; number: number; skill: Skill }

type State =
  | { kind: 'writing' }
  | { kind: 'judging' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'judged'; retry: TurnRetry }

/**
 * The weakest turn, rewritten: judged alone, before and after. The debate's score stays as it is.
 */
export const RetryTurn = ({ debateId, turn, number, skill }: RetryTurnProps) => {
  const text = useText()
  const { retry: words, skills } = text.results
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(turn.message_text)
  const [state, setState] = useState<State>({ kind: 'writing' })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState({ kind: 'judging' })
    try {
      setState({ kind: 'judged', retry: await rest.retryTurn(debateId, { message: draft }) })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  const isUnchanged = draft.trim() === turn.message_text.trim()
  return (
    <section className={styles.retry} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {words.title(number)}
      </h3>
      <p>{words.lead(skills[skill])}</p>
      {isOpen ? (
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={words.label}
            hint={words.hint}
            value={draft}
            onChange={value => {
              setDraft(value)
              if (state.kind === 'failed') setState({ kind: 'writing' })
            }}
            multiline
            rows={6}
            maxLength={LIMITS.turnMax}
            lang={languageOf(turn.message_text)}
            autoFocus
          />
          <div className={styles.actions}>
            <Button
              kind="primary"
              type="submit"
              disabled={state.kind === 'judging' || isUnchanged || draft.trim() === ''}
            >
              {state.kind === 'judging' ? words.judging : words.judge}
            </Button>
            {!isUnchanged && (
              <Button kind="text" onClick={() => setDraft(turn.message_text)}>
                {words.reset}
              </Button>
            )}
          </div>
          {state.kind === 'failed' && (
            <InlineError message={words.failed(sayError(text.messages, state.error))} />
          )}
          {state.kind === 'judged' && <Outcome retry={state.retry} />}
        </form>
      ) : (
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      )}
    </section>
  )
}

const MODE: DebateMode = 'text'

const Outcome = ({ retry }: { retry: TurnRetry }) => {
  const { retry: words, skills } = useText().results
  const language = useLanguage()
  const change = retry.after - retry.before
  const isNoise = Math.abs(change) <= retry.noise
  const direction = change > 0 ? words.better : words.worse
  const verdict = isNoise ? words.inside(formatScore(retry.noise)) : direction
  const gained = testsOf(retry.skill, MODE, language)
    .flat()
    .filter(test => retry.tests_gained.includes(test.id))
  return (
    <div className={styles.outcome} role="status">
      <dl className={styles.figures}>
        {(['before', 'after'] as const).map(when => (
          <div key={when} className={styles.figure}>
            <dt>{words[when]}</dt>
            <dd>
              <span className={styles.number}>{formatScore(retry[when])}</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${retry[when]}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{skills[retry.skill]}</strong> {verdict}
      </p>
      {gained.length > 0 && (
        <>
          <p>{words.gained}</p>
          <ul className={styles.tests}>
            {gained.map(test => (
              <li key={test.id}>{test.text}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.small}>{words.stays}</p>
    </div>
  )
}
