import { useId, useState } from 'react'
import { OPPONENT_LEVELS, OPPONENT_STYLES } from '#schema/constants.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import type { DebateOptions } from '../../lib/last-choice.ts'
import { Button } from '../../ui/button.tsx'
import styles from './debate-options.module.css'

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

type DebateOptionsLineProps = {
  options: DebateOptions
  onChange: (options: DebateOptions) => void
}

/** Against whom, and how long one thinks first: one line until it is to be changed. */
export const DebateOptionsLine = ({ options, onChange }: DebateOptionsLineProps) => {
  const { mode: words } = useText().home
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const opponent = words.opponent(words.levels[options.level].name, words.styles[options.style])
  return (
    <div className={styles.options}>
      <div className={styles.line}>
        <p>{words.summary(opponent, Math.round(options.prepTime / 60))}</p>
        <Button
          kind="text"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(open => !open)}
        >
          {words.change}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields options={options} onChange={onChange} />}
      </div>
    </div>
  )
}

const Fields = ({ options, onChange }: DebateOptionsLineProps) => {
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
