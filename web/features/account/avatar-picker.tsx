import { useId } from 'react'
import { AVATAR_IDS, type AvatarId } from '#schema/constants.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './avatar-picker.module.css'

type AvatarPickerProps = { value: string; onChange: (avatarId: AvatarId) => void }

const SIZE = 'clamp(3.5rem, 18vw, 5rem)'

/** Six radio buttons that look like what they choose. */
export const AvatarPicker = ({ value, onChange }: AvatarPickerProps) => {
  const { avatars: words } = useAccountText()
  const name = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{words.label}</legend>
      <div className={styles.grid}>
        {AVATAR_IDS.map(id => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <Avatar person={{ avatar_id: id }} size={SIZE} />
            <span className={styles.name}>{words.name(id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type AvatarButtonsProps = { current: string; onChoose: (avatarId: AvatarId) => void }

/**
 * The same six where a choice acts at once:
 * buttons, since arrow keys in radio buttons would choose on the way.
 */
export const AvatarButtons = ({ current, onChoose }: AvatarButtonsProps) => {
  const { avatars: words } = useAccountText()
  return (
    <div className={styles.grid}>
      {AVATAR_IDS.map(id => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          <Avatar person={{ avatar_id: id }} size={SIZE} />
          <span className={styles.name}>{words.name(id)}</span>
        </button>
      ))}
    </div>
  )
}
