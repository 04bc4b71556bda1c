import { type FormEvent, useId, useState } from 'react'
import type { User } from '#schema/entities.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useSafetyText } from '../../lib/i18n/use-safety-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { saveFile } from '../../lib/save-file.ts'
import { sayRestError } from '../../lib/say-error.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { optional, useFields } from '../../ui/use-fields.ts'
import { FormError } from './account-page.tsx'
import styles from './own-data.module.css'

/** All that is kept of a person, to take along or to delete. */
export const OwnData = ({ user }: { user: User }) => {
  const { data: words } = useSafetyText()
  const [state, setState] = useState<'idle' | 'exporting' | 'failed'>('idle')
  const [isDeleting, setDeleting] = useState(false)
  const titleId = useId()
  const exportAll = async () => {
    setState('exporting')
    try {
      saveFile(await rest.exportMe(), 'my-debates.json')
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {state === 'failed' && <InlineError message={words.exportFailed} />}
      <div className={styles.actions}>
        <Button busy={state === 'exporting'} onClick={exportAll}>
          {state === 'exporting' ? words.exporting : words.export}
        </Button>
        <Button onClick={() => setDeleting(true)}>{words.remove}</Button>
      </div>
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </section>
  )
}

const DeleteDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { data: words } = useSafetyText()
  const account = useAccountText()
  const { common, messages } = useText()
  const { leave } = useSession()
  const form = useFields({ password: optional, username: optional })
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const textId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await rest.deleteMe(form.values)
      await leave()
    } catch (error) {
      setFailure(sayRestError(messages, error) || words.removeFailed)
      setBusy(false)
    }
  }
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={words.remove} describedBy={textId}>
      <p id={textId}>{words.removeText}</p>
      <FormError message={failure} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          {...form.plain('password')}
          autoComplete="current-password"
          aria-label={account.password}
        />
        {user.social_provider && (
          <TextField {...form.plain('username')} label={words.byName} autoComplete="off" />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="against" type="submit" busy={isBusy}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
