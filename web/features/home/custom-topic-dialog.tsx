import { type FormEvent, useId, useRef, useState } from 'react'
import { type DebateMode, LIMITS, STANCES, type Stance } from '#schema/constants.ts'
import { say } from '#schema/messages/say.ts'
import { customTopicProblem, isCleanText, stanceProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { StanceSign } from '../../ui/stance-mark.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './custom-topic-dialog.module.css'
import { type DebateOptions, DebateOptionsFields, USUAL_OPTIONS } from './debate-options.tsx'

type CustomTopicDialogProps = {
  draft: string
  onClose: () => void
  onReady: (chosen: {
    motion: string
    stance: Stance
    mode: DebateMode
    options: DebateOptions
  }) => void
}

/**
 * A motion of one's own, the side, and the mode
 * button that starts (specification sections 2 and 5).
 */
export const CustomTopicDialog = ({ draft, onClose, onReady }: CustomTopicDialogProps) => {
  const text = useText()
  const words = text.home.customDialog
  const sideId = useId()
  const [motion, setMotion] = useState(draft)
  const [stance, setStance] = useState<Stance | ''>('')
  const [options, setOptions] = useState(USUAL_OPTIONS)
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  const motionProblem = customTopicProblem(isCleanText(motion) ? motion : '')
  const sideProblem = stanceProblem(stance)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (motionProblem) field.current?.focus()
    else if (stance !== '') onReady({ motion: motion.trim(), stance, mode: 'text', options })
  }

  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={words.label}
          hint={words.hint}
          value={motion}
          onChange={setMotion}
          error={tried && motionProblem ? say(text.messages, motionProblem) : null}
          multiline
          rows={3}
          maxLength={LIMITS.customTopicMax}
          autoFocus
        />
        <fieldset aria-describedby={tried && sideProblem ? sideId : undefined}>
          <legend className={styles.legend}>{words.side}</legend>
          <div className={styles.sides}>
            {STANCES.map(side => (
              <label key={side} className={[styles.side, styles[side]].join(' ')}>
                <input
                  type="radio"
                  name="stance"
                  checked={stance === side}
                  onChange={() => setStance(side)}
                />
                <StanceSign stance={side} />
                {side === 'for' ? words.support : words.oppose}
              </label>
            ))}
          </div>
          {tried && sideProblem && (
            <p id={sideId} className={styles.problem} role="alert">
              {say(text.messages, sideProblem)}
            </p>
          )}
        </fieldset>
        <DebateOptionsFields options={options} onChange={setOptions} />
        <Button kind="primary" wide type="submit">
          {text.home.mode.text}
        </Button>
      </form>
    </Dialog>
  )
}
