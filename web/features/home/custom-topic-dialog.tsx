import { type FormEvent, useId, useState } from 'react'
import { type Brief, toBrief } from '#schema/brief.ts'
import { DEBATE_MODES, LIMITS, STANCES, type Stance } from '#schema/constants.ts'
import { customTopicProblem, isCleanText, stanceProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { type LastChoice, readLastChoice } from '../../lib/last-choice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { StanceSign } from '../../ui/stance-mark.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { BRIEF_RULES, BriefFields, briefIn } from './brief-fields.tsx'
import styles from './custom-topic-dialog.module.css'
import { DebateOptionsLine } from './debate-options.tsx'
import { ModeButtons } from './mode-buttons.tsx'

type CustomTopicDialogProps = {
  draft: string
  onClose: () => void
  onReady: (
    chosen: { motion: string; stance: Stance; brief: Brief | null },
    choice: LastChoice,
  ) => void
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
  const [last] = useState(readLastChoice)
  const [options, setOptions] = useState(last.options)
  const chosen = form.field('stance')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // Enter in a field presses no button: the mode is the last one.
    const mode = DEBATE_MODES.find(each => each === submitter?.getAttribute('value')) ?? last.mode
    const stance = STANCES.find(side => side === form.values.stance)
    if (form.isReady(event) && stance)
      onReady(
        { motion: form.values.motion.trim(), stance, brief: toBrief(briefIn(form.values)) },
        { mode, options },
      )
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
        <ModeButtons last={last.mode} />
        <DebateOptionsLine options={options} onChange={setOptions} />
      </form>
    </Dialog>
  )
}
