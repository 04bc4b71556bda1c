import { useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { newEmailProblem, usernameProblem } from '#schema/validation.ts'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  UpdateUserDocument,
  type UserDetailFragment as UserDetail,
} from '../../../lib/apollo/generated/graphql.ts'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import { Address } from '../address.tsx'
import styles from '../admin.module.css'
import { orThrow, useUndo } from '../undo.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useShortcut } from '../use-shortcut.ts'
import { Fact } from './fact.tsx'

/** What the list of users says to this page when a row is edited. */
const isEdited = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEdited' in state

/** "Basic Information": name and address can be edited; what was typed stays until it is saved. */
export const UserInformation = ({ user }: { user: UserDetail }) => {
  const { user: words, users } = useAdminText()
  const { messages } = useText()
  const language = useLanguage()
  const { state } = useLocation()
  const [isEditing, setEditing] = useState(isEdited(state))
  useShortcut('e', () => setEditing(true))
  const [failure, setFailure] = useState<string | null>(null)
  const offerUndo = useUndo()
  const [update, { loading }] = useMutation(UpdateUserDocument)

  const save = async (names: { username: string; email: string }) => {
    setFailure(null)
    try {
      const { data } = await update({ variables: { input: { userId: user.id, ...names } } })
      const refused = refusalOf(messages, data?.updateUser?.userErrors)
      if (refused) setFailure(refused)
      else {
        setEditing(false)
        const { id: userId, username, email } = user
        offerUndo({
          says: words.changedNow(username),
          undo: async () => {
            const input = { userId, username, ...(email && { email }) }
            orThrow((await update({ variables: { input } })).data?.updateUser?.userErrors)
          },
        })
      }
    } catch (error) {
      setFailure(messageOf(messages, error, words.updateFailed))
    }
  }
  const { externalId } = user
  const byItself = externalId === null ? words.byPassword : words.fromElsewhere(externalId)
  return (
    <section className={styles.section} aria-labelledby="basic-title">
      <div className={styles.spread}>
        <h2 id="basic-title" className={styles.heading}>
          {words.basic}
        </h2>
        {!isEditing && <Button onClick={() => setEditing(true)}>{words.edit}</Button>}
      </div>
      {failure && <InlineError message={failure} />}
      {isEditing && (
        <EditForm
          user={user}
          isBusy={loading}
          onSave={save}
          onCancel={() => {
            setFailure(null)
            setEditing(false)
          }}
        />
      )}
      <dl className={styles.facts}>
        {!isEditing && <Fact name={users.username} value={user.username} />}
        {!isEditing && <Fact name={words.email} value={<Address email={user.email} />} />}
        {user.registrationDate && (
          <Fact name={users.registered} value={formatDate(user.registrationDate, language)} />
        )}
        <Fact
          name={words.lastLogin}
          value={user.lastLogin ? formatDateTime(user.lastLogin, language) : words.never}
        />
        <Fact name={words.provider} value={user.socialProvider ?? byItself} />
      </dl>
    </section>
  )
}

type EditFormProps = {
  user: UserDetail
  isBusy: boolean
  onSave: (names: { username: string; email: string }) => void
  onCancel: () => void
}

const EditForm = ({ user, isBusy, onSave, onCancel }: EditFormProps) => {
  const { user: words, users } = useAdminText()
  const form = useFields(
    { username: usernameProblem, email: newEmailProblem },
    { username: user.username, email: user.email ?? '' },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event)) return
    onSave({ username: form.values.username.trim(), email: form.values.email.trim() })
  }
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={submit} noValidate>
      <TextField {...form.field('username')} label={users.username} />
      <TextField {...form.field('email')} label={words.email} type="email" />
      <div className={styles.row}>
        <Button kind="primary" type="submit" busy={isBusy}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
