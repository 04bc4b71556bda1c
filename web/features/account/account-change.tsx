import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldError } from '#schema/errors.ts'
import type { UpdateMeInput } from '#schema/rest/accounts.ts'
import { useSafetyText } from '../../lib/i18n/use-safety-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { RestError } from '../../lib/request.ts'
import { sayError } from '../../lib/say-error.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from './account-page.tsx'
import styles from './own-data.module.css'

type State =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'rejected' }
  | { kind: 'failed'; message: string }

/** Saves a change of one's own account; `reject` gets what the server found wrong with fields. */
export const useAccountChange = (
  reject: (errors: readonly FieldError[]) => void,
  onSaved: () => void,
) => {
  const { account: words } = useSafetyText()
  const { messages } = useText()
  const { changeAccount } = useSession()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const save = async (input: UpdateMeInput) => {
    if (state.kind === 'saving') return
    setState({ kind: 'saving' })
    try {
      await changeAccount(input)
      onSaved()
    } catch (error) {
      const errors = error instanceof RestError ? error.errors : []
      const message = sayError(messages, error) || words.failed
      setState(errors.length > 0 ? { kind: 'rejected' } : { kind: 'failed', message })
      reject(errors)
    }
  }
  return { state, save }
}

type AccountFormProps = {
  change: ReturnType<typeof useAccountChange>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

/** The form of such a change, with the sentence of what failed above its fields. */
export const AccountForm = ({ change, onSubmit, onCancel, children }: AccountFormProps) => {
  const { account: words } = useSafetyText()
  const { common } = useText()
  const { state } = change
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.kind === 'rejected')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])
  return (
    <>
      <FormError message={state.kind === 'failed' ? state.message : null} />
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
        <div className={styles.actions}>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={state.kind === 'saving'}>
            {words.save}
          </Button>
        </div>
      </form>
    </>
  )
}
