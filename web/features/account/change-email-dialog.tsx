import type { FormEvent } from 'react'
import type { User } from '#schema/entities.ts'
import { givenPasswordProblem, newEmailProblem } from '#schema/validation.ts'
import { useSafetyText } from '../../lib/i18n/use-safety-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { AccountForm, useAccountChange } from './account-change.tsx'

/** A new address for the account, which needs the current password. */
export const ChangeEmailDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { account: words } = useSafetyText()
  const form = useFields({ email: newEmailProblem, current_password: givenPasswordProblem })
  const change = useAccountChange(form.reject, onClose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event)) return
    const { email, current_password } = form.values
    void change.save({ email: email.trim(), current_password })
  }
  return (
    <Dialog open onClose={onClose} title={words.changeEmail}>
      <AccountForm change={change} onSubmit={submit} onCancel={onClose}>
        <TextField
          {...form.field('email')}
          label={words.newEmail}
          type="email"
          autoComplete="email"
        />
        <PasswordField
          {...form.field('current_password')}
          label={words.currentPassword}
          hint={user.social_provider ? words.withoutPassword : ''}
          autoComplete="current-password"
        />
      </AccountForm>
    </Dialog>
  )
}
