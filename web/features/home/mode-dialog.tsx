import type { DebateMode, Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'

type ModeDialogProps = { topic: Topic; stance: Stance; onClose: () => void; onMode: (mode: DebateMode) => void }

/** The last step before a debate: the side and the motion once more, then the mode. */
export const ModeDialog = ({ topic, stance, onClose, onMode }: ModeDialogProps) => {
  const text = useText()
  return (
    <Dialog open onClose={onClose} title={<StanceMark stance={stance} label={text.home.mode.arguing[stance]} />}>
      <MotionText text={topic.topic_text} size="large" />
      <Button kind="primary" wide autoFocus onClick={() => onMode('text')}>
        {text.home.mode.text}
      </Button>
    </Dialog>
  )
}
