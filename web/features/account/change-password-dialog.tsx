import type { FormEvent } from 'react'
import type { User } from '#schema/entities.ts'
import { givenPasswordProblem, passwordProblem } from '#schema/validation.ts'
import { useSafetyText } from '../../lib/i18n/use-safety-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { AccountForm, useAccountChange } from './account-change.tsx'

type ChangePasswordProps = { user: User; onClose: () => void; onChanged: () => void }

/** A new password, which needs the current one; every other login of the account ends. */
export const ChangePasswordDialog = ({ user, onClose, onChanged }: ChangePasswordProps) => {
  const { account: words } = useSafetyText()
  const form = useFields({ current_password: givenPasswordProblem, password: passwordProblem })
  const change = useAccountChange(form.reject, () => {
    onChanged()
    onClose()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (form.isReady(event)) void change.save(form.values)
  }
  return (
    <Dialog open onClose={onClose} title={words.changePassword}>
      <AccountForm change={change} onSubmit={submit} onCancel={onClose}>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...form.field('current_password')}
          label={words.currentPassword}
          hint={user.social_provider ? words.withoutPassword : ''}
          autoComplete="current-password"
        />
        <NewPasswordField {...form.field('password')} label={words.newPassword} />
      </AccountForm>
    </Dialog>
  )
}
