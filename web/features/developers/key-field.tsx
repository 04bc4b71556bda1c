import { TextField } from '../../ui/text-field.tsx'
import { useDevelopersText } from './use-developers-text.ts'

type KeyFieldProps = { value: string; onChange: (value: string) => void }

/** An API key that somebody types: kept nowhere, offered to no store of passwords. */
export const KeyField = ({ value, onChange }: KeyFieldProps) => {
  const text = useDevelopersText()
  return (
    <TextField
      label={text.key}
      value={value}
      onChange={typed => onChange(typed.trim())}
      hint={text.keyIsForgotten}
      placeholder="adt_…"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
}
