import { type FormEvent, useEffect, useState } from 'react'
import { fullNameProblem } from '#schema/validation.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { sayRestError } from '../../../lib/say-error.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Sessions } from '../../../ui/sessions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import styles from '../admin.module.css'
import {
  endAdminSession,
  endAllAdminSessions,
  listAdminSessions,
  updateAdminProfile,
} from '../admin-calls.ts'
import { useAdminSession } from '../admin-session.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { Administrators } from './administrators.tsx'
import { PasswordForm } from './password-form.tsx'

/** How long the message of success is shown (specification section 9). Milliseconds. */
const SAVED_MS = 3000

type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string }

const SESSION_CALLS = {
  list: listAdminSessions,
  end: endAdminSession,
  endAll: endAllAdminSessions,
}

/** /admin/settings (specification section 2). */
export const SettingsPage = () => {
  const { settings: words } = useAdminText()
  const { common, messages } = useText()
  const { admin, rename, leave } = useAdminSession()
  const form = useFields({ fullName: fullNameProblem }, { fullName: admin?.fullName ?? '' })
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' })

  useEffect(() => {
    if (saving.kind !== 'saved') return
    const timer = setTimeout(() => setSaving({ kind: 'idle' }), SAVED_MS)
    return () => clearTimeout(timer)
  }, [saving])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || saving.kind === 'saving') return
    setSaving({ kind: 'saving' })
    try {
      const saved = await updateAdminProfile(form.values.fullName.trim())
      rename(saved.full_name)
      setSaving({ kind: 'saved' })
    } catch (error) {
      setSaving({
        kind: 'failed',
        message: sayRestError(messages, error) || words.failed,
      })
    }
  }
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <section className={styles.section} aria-labelledby="profile-title">
        <h2 id="profile-title" className={styles.heading}>
          {words.profile}
        </h2>
        <div className={styles.row}>
          <Avatar
            person={{ avatar_id: admin?.avatarId || null, email: admin?.email ?? null }}
            size="4rem"
          />
          <p className={styles.soft}>{words.avatar}</p>
        </div>
        {saving.kind === 'failed' && <InlineError message={saving.message} />}
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField {...form.field('fullName')} label={words.fullName} autoComplete="name" />
          <TextField
            label={words.email}
            value={admin?.email ?? ''}
            onChange={() => undefined}
            disabled
          />
          <Button kind="primary" type="submit" busy={saving.kind === 'saving'}>
            {saving.kind === 'saving' ? words.saving : words.save}
          </Button>
          <p role="status" className={styles.saved}>
            {saving.kind === 'saved' && words.saved}
          </p>
        </form>
      </section>
      <PasswordForm />
      <Sessions calls={SESSION_CALLS} onAllEnded={leave} headingClass={styles.heading} />
      <Administrators />
    </div>
  )
}
