import { useApolloClient, useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  CreatePasswordResetDocument,
  DeleteUserDocument,
  EndUserSessionsDocument,
  RestoreUserDocument,
  SuspendUserDocument,
  type UserDetailFragment as UserDetail,
} from '../../../lib/apollo/generated/graphql.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { optional, useFields } from '../../../ui/use-fields.ts'
import styles from '../admin.module.css'
import { useUndo } from '../undo.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** Whether the user may log in, a reset link, and the end of an account. */
export const UserAccount = ({ user }: { user: UserDetail }) => {
  const { user: words } = useAdminText()
  const { messages } = useText()
  const language = useLanguage()
  const [createReset, { data, loading, error }] = useMutation(CreatePasswordResetDocument)
  const [isDeleting, setDeleting] = useState(false)
  const reset = data?.createPasswordReset
  return (
    <section className={styles.section} aria-labelledby="account-title">
      <h2 id="account-title" className={styles.heading}>
        {words.account}
      </h2>
      <UserAccess user={user} />
      <div className={styles.row}>
        <Button
          busy={loading}
          onClick={() =>
            createReset({ variables: { input: { userId: user.id } } }).catch(() => undefined)
          }
        >
          {words.reset}
        </Button>
        <Button onClick={() => setDeleting(true)}>{words.remove}</Button>
      </div>
      {error && <InlineError message={messageOf(messages, error, words.updateFailed)} />}
      {reset?.path && (
        <div className={styles.narrow}>
          <TextField
            label={words.resetLink}
            value={new URL(reset.path, window.location.origin).href}
            hint={`${words.resetText} (${formatDateTime(reset.expiresAt ?? '', language)})`}
            onChange={() => undefined}
            readOnly
          />
        </div>
      )}
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </section>
  )
}

type Change = (of: { variables: { input: { userId: string } } }) => Promise<unknown>

/** Suspends and restores, and ends the logins that there are. */
const UserAccess = ({ user }: { user: UserDetail }) => {
  const { user: words } = useAdminText()
  const { messages } = useText()
  const language = useLanguage()
  const [suspend, suspending] = useMutation(SuspendUserDocument)
  const [restore, restoring] = useMutation(RestoreUserDocument)
  const offerUndo = useUndo()
  const [endSessions, ending] = useMutation(EndUserSessionsDocument)
  const [told, setTold] = useState<{ kind: 'done' | 'failed'; words: string } | null>(null)
  const variables = { input: { userId: user.id } }
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    setTold(null)
    try {
      await act()
      setTold({ kind: 'done', words: done })
    } catch (error) {
      setTold({ kind: 'failed', words: messageOf(messages, error, words.changeFailed) })
    }
  }
  /** Instead of a question before it, "Undo" after it. */
  const change = (act: Change, back: Change, says: string) =>
    attempt(async () => {
      await act({ variables })
      offerUndo({ says, undo: () => back({ variables }) })
    }, '')
  const { suspendedAt } = user
  return (
    <>
      <div className={styles.row}>
        {suspendedAt ? (
          <Button
            busy={restoring.loading}
            onClick={() => void change(restore, suspend, words.restoredNow(user.username))}
          >
            {words.restore}
          </Button>
        ) : (
          <Button
            busy={suspending.loading}
            onClick={() => void change(suspend, restore, words.suspendedNow(user.username))}
          >
            {words.suspend}
          </Button>
        )}
        <Button
          busy={ending.loading}
          onClick={() => void attempt(() => endSessions({ variables }), words.sessionsEnded)}
        >
          {words.endSessions}
        </Button>
      </div>
      <p className={styles.soft}>
        {suspendedAt
          ? words.suspendedSince(formatDateTime(suspendedAt, language))
          : words.suspendText}
      </p>
      <p role="status">{told?.kind === 'done' && told.words}</p>
      {told?.kind === 'failed' && <InlineError message={told.words} />}
    </>
  )
}

const DeleteDialog = ({ user, onClose }: { user: UserDetail; onClose: () => void }) => {
  const { user: words } = useAdminText()
  const { messages } = useText()
  const navigate = useNavigate()
  const client = useApolloClient()
  const form = useFields({ confirmation: optional })
  const confirmation = form.values.confirmation.trim()
  const [failure, setFailure] = useState<string | null>(null)
  const [remove, { loading }] = useMutation(DeleteUserDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    try {
      const { data } = await remove({
        variables: { input: { userId: user.id, confirmation } },
      })
      const refused = refusalOf(messages, data?.deleteUser?.userErrors)
      if (refused) return setFailure(refused)
      // The person is in many remembered lists.
      await client.clearStore()
      navigate(paths.adminUsers, { replace: true })
    } catch (error) {
      setFailure(messageOf(messages, error, words.removeFailed))
    }
  }
  return (
    <Dialog open onClose={onClose} title={words.removeTitle}>
      <form className={styles.form} onSubmit={submit}>
        <p>{words.removeText(user.username)}</p>
        {failure && <InlineError message={failure} />}
        <TextField {...form.plain('confirmation')} label={words.removeLabel} autoComplete="off" />
        <div className={styles.row}>
          <Button
            kind="primary"
            type="submit"
            busy={loading}
            disabled={confirmation !== user.username}
          >
            {words.remove}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
