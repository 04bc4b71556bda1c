import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /**
   * The sentence to show under the field;
   * null keeps its line free, so that nothing jumps when it comes.
   */
  error?: string | null
  hint?: string
  /** Several lines. */
  multiline?: boolean
  rows?: number
  /** A control at the field's end, such as "Show password". */
  trailing?: ReactNode
  /** Below the field, outside its description: a strength meter. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** A labelled input whose error and hint are tied to it. */
export const TextField = (props: TextFieldProps) => {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    multiline = false,
    rows = 3,
    trailing,
    children,
    ref,
    ...rest
  } = props
  const { className, ...attributes } = rest
  const id = useId()
  const field = {
    ...attributes,
    ref,
    id,
    value,
    className: [styles.input, multiline && styles.multiline].filter(Boolean).join(' '),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {multiline ? <textarea {...(field as object)} rows={rows} /> : <input {...field} />}
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {(error !== undefined || hint) && (
        <div className={styles.message}>
          {error && (
            <p className={styles.error} id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
          {hint && (
            <p className={styles.hint} id={`${id}-hint`} hidden={Boolean(error)}>
              {hint}
            </p>
          )}
        </div>
      )}
      {children}
    </div>
  )
}
