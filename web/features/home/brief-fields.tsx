import { useState } from 'react'
import { type LIMITS, STANCES, type Stance } from '#schema/constants.ts'
import { briefPointProblem, type Rule } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { StanceMark } from '../../ui/stance-mark.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldOf } from '../../ui/use-fields.ts'
import styles from './brief-fields.module.css'

const PLACES = [0, 1, 2] as const satisfies { length: (typeof LIMITS)['briefPoints'] }
export type BriefField = `${Stance} ${(typeof PLACES)[number]}`

const fieldsOf = (stance: Stance) => PLACES.map(at => `${stance} ${at}` as const)

/** The rule of each field of the brief. */
export const BRIEF_RULES = Object.fromEntries(
  STANCES.flatMap(fieldsOf).map(name => [name, briefPointProblem]),
) as Record<BriefField, Rule>

/** The points that were typed, by side. */
export const briefIn = (values: Record<BriefField, string>): Record<Stance, string[]> => ({
  for: fieldsOf('for').map(name => values[name]),
  against: fieldsOf('against').map(name => values[name]),
})

type BriefFieldsProps = {
  field: FieldOf<BriefField>
}

/** What can be said on a motion of one's own, closed until somebody wants it. */
export const BriefFields = ({ field }: BriefFieldsProps) => {
  const words = useText().home.customDialog.brief
  const [isOpen, setOpen] = useState(false)
  const isWrong = STANCES.flatMap(fieldsOf).some(name => field(name).error)
  return (
    <details
      className={styles.brief}
      open={isOpen || isWrong}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{words.summary}</summary>
      <p className={styles.hint}>{words.hint}</p>
      {STANCES.map(stance => (
        <fieldset key={stance} className={styles.side}>
          <legend className={styles.legend}>
            <StanceMark stance={stance} label={words.sides[stance]} />
          </legend>
          {fieldsOf(stance).map((name, at) => {
            const { error, required: _, ...rest } = field(name)
            return (
              <TextField
                {...rest}
                {...(error && { error })}
                key={name}
                className={styles.point}
                label={words.point(at + 1)}
                multiline
                rows={2}
              />
            )
          })}
        </fieldset>
      ))}
    </details>
  )
}
