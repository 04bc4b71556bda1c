import { useId } from 'react'
import {
  DEFAULT_LEVEL,
  DEFAULT_STYLE,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
  type OpponentLevel,
  type OpponentStyle,
} from '#schema/constants.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './debate-options.module.css'

/** How a debate is set up beyond its motion and side; `prepTime` in seconds. */
export type DebateOptions = { prepTime: number; level: OpponentLevel; style: OpponentStyle }

export const USUAL_OPTIONS: DebateOptions = {
  prepTime: 0,
  level: DEFAULT_LEVEL,
  style: DEFAULT_STYLE,
}

const MINUTES = [0, 1, 2, 5] as const

type FieldProps<Value> = {
  legend: string
  choices: readonly { value: Value; name: string; note?: string }[]
  chosen: Value
  onChange: (value: Value) => void
}

const Field = <Value extends string | number>({
  legend,
  choices,
  chosen,
  onChange,
}: FieldProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(choice => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.name}
        </label>
      ))}
      {choices.map(
        ({ value, note }) =>
          note &&
          value === chosen && (
            <p key={value} className={styles.note} aria-live="polite">
              {note}
            </p>
          ),
      )}
    </fieldset>
  )
}

type DebateOptionsFieldsProps = {
  options: DebateOptions
  onChange: (options: DebateOptions) => void
}

/** How hard and in what manner the opponent argues, and how long one wants to think first. */
export const DebateOptionsFields = ({ options, onChange }: DebateOptionsFieldsProps) => {
  const { mode: words } = useText().home
  return (
    <div className={styles.fields}>
      <Field
        legend={words.level}
        choices={OPPONENT_LEVELS.map(level => ({ value: level, ...words.levels[level] }))}
        chosen={options.level}
        onChange={level => onChange({ ...options, level })}
      />
      <Field
        legend={words.style}
        choices={OPPONENT_STYLES.map(style => ({ value: style, name: words.styles[style] }))}
        chosen={options.style}
        onChange={style => onChange({ ...options, style })}
      />
      <Field
        legend={words.prep}
        choices={MINUTES.map(minutes => ({
          value: minutes * 60,
          name: minutes === 0 ? words.prepNone : words.prepMinutes(minutes),
        }))}
        chosen={options.prepTime}
        onChange={prepTime => onChange({ ...options, prepTime })}
      />
    </div>
  )
}
