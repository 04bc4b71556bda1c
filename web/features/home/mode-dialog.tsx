import { useState } from 'react'
import type { DebateMode, Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { ModeChoice, SpeakOffer } from '../../ui/speak-offer.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import { type DebateOptions, DebateOptionsFields, USUAL_OPTIONS } from './debate-options.tsx'

type ModeDialogProps = {
  topic: Topic
  stance: Stance
  onClose: () => void
  onMode: (mode: DebateMode, options: DebateOptions) => void
}

/** The last step before a debate: the side and the motion once more, then the mode. */
export const ModeDialog = ({ topic, stance, onClose, onMode }: ModeDialogProps) => {
  const text = useText()
  const motion = topicText(useLanguage(), topic)
  const [options, setOptions] = useState(USUAL_OPTIONS)
  return (
    <Dialog
      open
      onClose={onClose}
      title={<StanceMark stance={stance} label={text.home.mode.arguing[stance]} />}
    >
      <MotionText text={motion} size="large" />
      <DebateOptionsFields options={options} onChange={setOptions} />
      <ModeChoice>
        <Button kind="primary" wide autoFocus onClick={() => onMode('text', options)}>
          {text.home.mode.text}
        </Button>
        <SpeakOffer onClick={() => onMode('voice', options)} />
      </ModeChoice>
    </Dialog>
  )
}
