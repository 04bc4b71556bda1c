import { type FormEvent, useId } from 'react'
import { ADMIN_TABLES, type AdminFilter, type AdminTable } from '#schema/admin-tables.ts'
import { Button } from '../../../ui/button.tsx'
import { closePopover } from '../popover.tsx'
import { useAdminText } from '../use-admin-text.ts'
import styles from './admin-table.module.css'

type FilterPanelProps<T extends AdminTable> = {
  table: T
  filter: AdminFilter<T>
  onApply: (filter: AdminFilter<T>) => void
}

const RANGES = [
  ['score', 'scoreMin', 'scoreMax', 'number'],
  ['debates', 'debatesMin', 'debatesMax', 'number'],
  ['started', 'startedFrom', 'startedTo', 'date'],
  ['registered', 'registeredFrom', 'registeredTo', 'date'],
] as const

/** Every filter of a table but the search and the references, as one form. */
export const FilterPanel = <T extends AdminTable>({
  table,
  filter,
  onApply,
}: FilterPanelProps<T>) => {
  const { table: words } = useAdminText()
  const id = useId()
  const fields = ADMIN_TABLES[table].fields as Record<
    string,
    { kind: string; values?: readonly string[] }
  >
  const given = filter as Record<string, unknown>

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const next: Record<string, unknown> = {}
    // What this form does not show stays.
    for (const name of ['search', 'topicId', 'userId'])
      if (given[name] !== undefined) next[name] = given[name]
    for (const [name, { kind }] of Object.entries(fields)) {
      const values = form.getAll(name).map(String).filter(Boolean)
      const first = values[0]
      if (first === undefined) continue
      if (kind === 'choices') next[name] = values
      else if (kind === 'words') next[name] = first.split(',').flatMap(word => word.trim() || [])
      else if (kind === 'number') next[name] = Number(first)
      else if (kind === 'flag') next[name] = first === 'true'
      else if (kind === 'day') next[name] = first
    }
    closePopover(event.currentTarget)
    onApply(next as AdminFilter<T>)
  }

  return (
    <form className={styles.panel} onSubmit={submit}>
      {Object.entries(fields).map(([name, { kind, values }]) =>
        kind === 'choices' ? (
          <fieldset key={name} className={styles.group}>
            <legend>{words.fields[name as keyof typeof words.fields]}</legend>
            {values?.map(value => (
              <label key={value} className={styles.option}>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={Array.isArray(given[name]) && given[name].includes(value)}
                />
                {words.values[value] ?? value}
              </label>
            ))}
          </fieldset>
        ) : null,
      )}
      {'recommended' in fields && (
        <fieldset className={styles.group}>
          <legend>{words.fields.recommended}</legend>
          {(['true', 'false'] as const).map(value => (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name="recommended"
                value={value}
                defaultChecked={String(given.recommended) === value}
              />
              {value === 'true' ? words.yes : words.no}
            </label>
          ))}
        </fieldset>
      )}
      {RANGES.filter(([, low]) => low in fields).map(([base, low, high, type]) => (
        <fieldset key={base} className={styles.group}>
          <legend>{words.fields[base]}</legend>
          {([low, high] as const).map((name, at) => (
            <label key={name} className={styles.bound}>
              {(type === 'date' ? [words.from, words.to] : [words.min, words.max])[at]}
              <input
                className={styles.input}
                type={type}
                name={name}
                step="any"
                min={type === 'number' ? 0 : undefined}
                defaultValue={given[name] === undefined ? '' : String(given[name])}
              />
            </label>
          ))}
        </fieldset>
      ))}
      {'provider' in fields && (
        <div className={styles.group}>
          <label className={styles.bound} htmlFor={`${id}-provider`}>
            {words.fields.provider}
          </label>
          <input
            id={`${id}-provider`}
            className={styles.input}
            name="provider"
            placeholder="offline, openai"
            defaultValue={Array.isArray(given.provider) ? given.provider.join(', ') : ''}
          />
        </div>
      )}
      <Button kind="primary" type="submit" className={styles.apply}>
        {words.apply}
      </Button>
    </form>
  )
}
