import { useState } from 'react'
import type { AvatarId } from '#schema/constants.ts'
import type { User } from '#schema/entities.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from './account-page.tsx'
import { AvatarButtons } from './avatar-picker.tsx'

/** Choosing an avatar saves it and closes the dialog. */
export const AvatarDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { common } = useText()
  const { profile: words } = useAccountText()
  const { replaceUser } = useSession()
  const [chosen, setChosen] = useState<string>(user.avatar_id)
  const [failed, setFailed] = useState(false)

  const choose = async (avatarId: AvatarId) => {
    setChosen(avatarId)
    setFailed(false)
    try {
      replaceUser(await rest.updateMe({ avatar_id: avatarId }))
      onClose()
    } catch {
      setChosen(user.avatar_id)
      setFailed(true)
    }
  }

  return (
    <Dialog open onClose={onClose} title={words.chooseAvatar}>
      <FormError message={failed ? words.avatarFailed : null} />
      <AvatarButtons current={chosen} onChoose={choose} />
      <Button onClick={onClose}>{common.cancel}</Button>
    </Dialog>
  )
}
