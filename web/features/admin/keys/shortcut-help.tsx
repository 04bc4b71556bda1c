import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import styles from './keys.module.css'
import { areShortcutsOn, switchShortcuts } from './use-shortcut.ts'

/** Every key of the area; the single ones can be switched off. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const { help: words } = useAdminText()
  const [areOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <dl className={styles.keys}>
        {words.keys.map(([keys, does]) => (
          <div key={keys} className={styles.keyRow}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={event => {
            setOn(event.target.checked)
            switchShortcuts(event.target.checked)
          }}
        />
        {words.single}
      </label>
    </Dialog>
  )
}
