import { type FormEvent, useId, useState } from 'react'
import { type Brief, toBrief } from '#schema/brief.ts'
import { type DebateMode, LIMITS, STANCES, type Stance } from '#schema/constants.ts'
import { customTopicProblem, isCleanText, stanceProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ModeChoice, SpeakOffer } from '../../ui/speak-offer.tsx'
import { StanceSign } from '../../ui/stance-mark.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { BRIEF_RULES, BriefFields, briefIn } from './brief-fields.tsx'
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
    brief: Brief | null
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
  const form = useFields(
    {
      motion: value => customTopicProblem(isCleanText(value) ? value : ''),
      stance: stanceProblem,
      ...BRIEF_RULES,
    },
    { motion: draft },
  )
  const [options, setOptions] = useState(USUAL_OPTIONS)
  const chosen = form.field('stance')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const mode = submitter?.getAttribute('value') === 'voice' ? 'voice' : 'text'
    const stance = STANCES.find(side => side === form.values.stance)
    if (form.isReady(event) && stance)
      onReady({
        motion: form.values.motion.trim(),
        stance,
        mode,
        options,
        brief: toBrief(briefIn(form.values)),
      })
  }

  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.field('motion')}
          label={words.label}
          hint={words.hint}
          multiline
          rows={3}
          maxLength={LIMITS.customTopicMax}
          autoFocus
        />
        <fieldset aria-describedby={chosen.error ? sideId : undefined}>
          <legend className={styles.legend}>{words.side}</legend>
          <div className={styles.sides}>
            {STANCES.map(side => (
              <label key={side} className={[styles.side, styles[side]].join(' ')}>
                <input
                  type="radio"
                  name="stance"
                  checked={chosen.value === side}
                  onChange={() => chosen.onChange(side)}
                />
                <StanceSign stance={side} />
                {side === 'for' ? words.support : words.oppose}
              </label>
            ))}
          </div>
          {chosen.error && (
            <p id={sideId} className={styles.problem} role="alert">
              {chosen.error}
            </p>
          )}
        </fieldset>
        <BriefFields field={form.field} />
        <DebateOptionsFields options={options} onChange={setOptions} />
        <ModeChoice>
          <Button kind="primary" wide type="submit">
            {text.home.mode.text}
          </Button>
          <SpeakOffer type="submit" name="mode" value="voice" />
        </ModeChoice>
      </form>
    </Dialog>
  )
}
