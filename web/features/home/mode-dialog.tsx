import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DebateMode, Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { type LastChoice, readLastChoice } from '../../lib/last-choice.ts'
import { useSession } from '../../lib/session.tsx'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './debate-options.module.css'
import { DebateOptionsLine } from './debate-options.tsx'
import { ModeButtons } from './mode-buttons.tsx'

type ModeDialogProps = {
  topic: Topic
  stance: Stance
  onClose: () => void
  onMode: (choice: LastChoice) => void
  /** A visitor goes to the login first; the choice waits. */
  onLogIn: (choice: LastChoice) => void
}

/** The last step before a debate: the side and the motion once more, then the mode. */
export const ModeDialog = ({ topic, stance, onClose, onMode, onLogIn }: ModeDialogProps) => {
  const text = useText()
  const { user, loading } = useSession()
  const motion = topicText(useLanguage(), topic)
  const [last] = useState(readLastChoice)
  const [options, setOptions] = useState(last.options)
  const choice = (mode: DebateMode): LastChoice => ({ mode, options })
  return (
    <Dialog
      open
      onClose={onClose}
      title={<StanceMark stance={stance} label={text.home.mode.arguing[stance]} />}
    >
      <MotionText text={motion} size="large" />
      <ModeButtons last={last.mode} isFocused onMode={mode => onMode(choice(mode))} />
      <DebateOptionsLine options={options} onChange={setOptions} />
      {!user && !loading && (
        <p className={styles.guest}>
          {text.home.mode.asGuest}{' '}
          <Link to={paths.login} onClick={() => onLogIn(choice(last.mode))}>
            {text.home.mode.logInFirst}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
