import { useMutation } from '@apollo/client/react'
import { type FormEvent, useId, useState } from 'react'
import { API_KEY_SCOPES, type ApiKeyScope, RESERVED_SCOPES } from '#schema/api-scopes.ts'
import { keyNameProblem, scopesProblem } from '#schema/validation.ts'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import { CreateApiKeyDocument } from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { optional, useFields } from '../../../ui/use-fields.ts'
import admin from '../admin.module.css'
import styles from './api-keys.module.css'
import type { ShownSecret } from './secret-dialog.tsx'
import { useApiKeysText } from './use-api-keys-text.ts'

const OFFERED = API_KEY_SCOPES.filter(scope => !RESERVED_SCOPES.includes(scope))
/** Days until a key ends; 0 for never. */
const LIFETIMES = [30, 90, 365, 0] as const
const DEFAULT_LIFETIME = '365'
const DAY_MS = 86_400_000

/** "New API key": its name, what it may do, and when it ends. */
export const KeyForm = ({ onCreated }: { onCreated: (shown: ShownSecret) => void }) => {
  const words = useApiKeysText()
  const { messages } = useText()
  const form = useFields(
    { name: keyNameProblem, scopes: scopesProblem, days: optional },
    { days: DEFAULT_LIFETIME },
  )
  const scopes = OFFERED.filter(scope => form.values.scopes.split(' ').includes(scope))
  const { error: problem, onChange: changeScopes } = form.field('scopes')
  const days = form.plain('days')
  const [failure, setFailure] = useState<string | null>(null)
  const [create, creating] = useMutation(CreateApiKeyDocument)
  const problemId = useId()

  const toggle = (scope: ApiKeyScope) =>
    changeScopes(OFFERED.filter(each => (each === scope) !== scopes.includes(each)).join(' '))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    setFailure(null)
    if (!form.isReady(event)) return
    const name = form.values.name.trim()
    const lifetime = Number(form.values.days) * DAY_MS
    const expiresAt = lifetime === 0 ? null : new Date(Date.now() + lifetime).toISOString()
    try {
      const { data } = await create({
        variables: { input: { name, scopes, expiresAt } },
      })
      const refused = refusalOf(messages, data?.createApiKey?.userErrors)
      if (refused) return setFailure(refused)
      form.reset()
      onCreated({ name, secret: data?.createApiKey?.secret ?? '' })
    } catch (error) {
      setFailure(messageOf(messages, error, words.saveFailed))
    }
  }
  return (
    <section className={admin.section} aria-labelledby="new-key-title">
      <h2 id="new-key-title" className={admin.heading}>
        {words.add}
      </h2>
      <form className={admin.form} onSubmit={submit} noValidate>
        {failure && <InlineError message={failure} />}
        <div className={admin.narrow}>
          <TextField
            {...form.field('name')}
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
          />
        </div>
        <fieldset
          className={styles.may}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
        >
          <legend>{words.may}</legend>
          <div className={styles.scopes}>
            {OFFERED.map(scope => (
              <label key={scope} className={styles.scope}>
                <input
                  type="checkbox"
                  checked={scopes.includes(scope)}
                  onChange={() => toggle(scope)}
                />
                <span>
                  {words.scopes[scope].says}
                  <span className={styles.hint}>{words.scopes[scope].hint}</span>
                </span>
              </label>
            ))}
          </div>
          {problem && (
            <p id={problemId} className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </fieldset>
        <label className={styles.ends}>
          {words.ends}
          <select value={days.value} onChange={event => days.onChange(event.target.value)}>
            {LIFETIMES.map(each => (
              <option key={each} value={each}>
                {each === 0 ? words.never : words.days(each)}
              </option>
            ))}
          </select>
        </label>
        <div className={admin.row}>
          <Button kind="primary" type="submit" busy={creating.loading}>
            {words.create}
          </Button>
        </div>
      </form>
    </section>
  )
}
