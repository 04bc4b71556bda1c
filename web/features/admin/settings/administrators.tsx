import { type FormEvent, useState } from 'react'
import type { Admin } from '#schema/entities.ts'
import { newEmailProblem } from '#schema/validation.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { sayRestError } from '../../../lib/say-error.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import styles from '../admin.module.css'
import { inviteAdmin, listAdministrators, revokeAdmin } from '../admin-calls.ts'
import { useAdminSession } from '../admin-session.tsx'
import { useAdminText } from '../use-admin-text.ts'
import rows from './administrators.module.css'

/** Who administers: the others can be revoked, and new ones invited by a link. */
export const Administrators = () => {
  const { settings: words } = useAdminText()
  const language = useLanguage()
  const { admin: own } = useAdminSession()
  const { state, retry } = useLoaded(listAdministrators)
  const [revoking, setRevoking] = useState<Admin | null>(null)
  return (
    <section className={styles.section} aria-labelledby="administrators-title">
      <h2 id="administrators-title" className={styles.heading}>
        {words.administrators}
      </h2>
      {state.kind === 'failed' && <InlineError message={words.listFailed} onRetry={retry} />}
      {state.kind === 'ready' && (
        <ul className={rows.list}>
          {state.data.administrators.map(admin => (
            <li key={admin.admin_id} className={rows.row}>
              <div className={rows.who}>
                <p>{admin.full_name}</p>
                <p className={styles.soft}>{admin.email}</p>
              </div>
              {admin.admin_id === own?.id && <span className={styles.soft}>{words.you}</span>}
              {admin.revoked_at !== null && <span className={styles.soft}>{words.revoked}</span>}
              {admin.revoked_at === null && admin.admin_id !== own?.id && (
                <Button
                  aria-label={words.revokeOf(admin.full_name)}
                  onClick={() => setRevoking(admin)}
                >
                  {words.revoke}
                </Button>
              )}
            </li>
          ))}
          {state.data.invitations.map(({ email, expires_at }) => (
            <li key={email} className={rows.row}>
              <p className={rows.who}>{email}</p>
              <span className={styles.soft}>
                {words.invitedUntil(formatDateTime(expires_at, language))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Invite onInvited={retry} />
      {revoking && (
        <RevokeDialog
          admin={revoking}
          onClose={() => setRevoking(null)}
          onDone={() => {
            setRevoking(null)
            retry()
          }}
        />
      )}
    </section>
  )
}

const Invite = ({ onInvited }: { onInvited: () => void }) => {
  const { settings: words } = useAdminText()
  const { messages } = useText()
  const form = useFields({ email: newEmailProblem }, { email: '' })
  const [link, setLink] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event)) return
    setFailure(null)
    try {
      const { path } = await inviteAdmin(form.values.email.trim())
      setLink(new URL(path, window.location.origin).href)
      onInvited()
    } catch (error) {
      setFailure(sayRestError(messages, error) || words.failed)
    }
  }
  return (
    <>
      {failure && <InlineError message={failure} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.field('email')}
          label={words.inviteEmail}
          type="email"
          autoComplete="off"
        />
        <Button type="submit">{words.invite}</Button>
      </form>
      {link && (
        <TextField
          label={words.inviteLink}
          value={link}
          hint={words.inviteText}
          onChange={() => undefined}
          readOnly
        />
      )}
    </>
  )
}

type RevokeProps = { admin: Admin; onClose: () => void; onDone: () => void }

const RevokeDialog = ({ admin, onClose, onDone }: RevokeProps) => {
  const { settings: words } = useAdminText()
  const { common, messages } = useText()
  const [failure, setFailure] = useState<string | null>(null)
  const revoke = async () => {
    try {
      await revokeAdmin(admin.admin_id)
      onDone()
    } catch (error) {
      setFailure(sayRestError(messages, error) || words.failed)
    }
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={words.revokeOf(admin.full_name)}
      describedBy="revoke-text"
    >
      <p id="revoke-text">{words.revokeText}</p>
      {failure && <InlineError message={failure} />}
      <div className={styles.row}>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="against" onClick={revoke}>
          {words.revoke}
        </Button>
      </div>
    </Dialog>
  )
}
