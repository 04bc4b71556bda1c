import { type FormEvent, Fragment } from 'react'
import type { ListFilter } from '#schema/admin-lists/declare.ts'
import { type AdminTable, filtersOf, parametersOf } from '#schema/admin-lists/lists.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { closePopover } from '../popover.tsx'
import { useAdminText } from '../use-admin-text.ts'
import controls from './controls.module.css'
import { PANEL_KINDS, readFilterForm } from './filter-form.ts'
import { OrderField } from './order-field.tsx'
import sheets from './sheets.module.css'
import type { TableState } from './use-table-query.ts'

type FilterPanelProps<T extends AdminTable> = {
  table: T
  state: TableState<T>
  /** Where there are no headers to press. */
  isOrderShown: boolean
}
type FieldProps<F extends ListFilter = ListFilter> = {
  name: string
  filter: F
  given: Record<string, unknown>
}

/** Every filter of a table but the search and the references, as one form. */
export const FilterPanel = <T extends AdminTable>(props: FilterPanelProps<T>) => {
  const { table, state, isOrderShown } = props
  const { table: words } = useAdminText()
  const given = state.query.filter as Record<string, unknown>
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    closePopover(event.currentTarget)
    const { filter, sort } = readFilterForm(table, state.query.filter, form)
    state.change({ filter, ...(isOrderShown && { sort }) })
  }
  const filters = filtersOf(table)
  const fields = PANEL_KINDS.flatMap(kind => filters.filter(([, each]) => each.kind === kind))
  return (
    <form className={sheets.panel} onSubmit={submit}>
      <div className={sheets.fields}>
        {isOrderShown && <OrderField table={table} order={state.order} />}
        {fields.map(([name, each]) => (
          <Fragment key={name}>
            <FilterField name={name} filter={each} given={given} />
          </Fragment>
        ))}
      </div>
      <Button kind="primary" type="submit" className={sheets.apply}>
        {words.apply}
      </Button>
    </form>
  )
}

const FilterField = ({ name, filter, given }: FieldProps) => {
  const language = useLanguage()
  const { table: words } = useAdminText()
  const label = filter.label[language]
  const value = given[name]
  switch (filter.kind) {
    case 'choices':
      return (
        <Options
          legend={label}
          name={name}
          type="checkbox"
          options={filter.values.map(each => [each, words.values[each] ?? each])}
          chosen={Array.isArray(value) ? value : []}
        />
      )
    case 'flag':
      return (
        <Options
          legend={label}
          name={name}
          type="radio"
          options={[
            ['true', words.yes],
            ['false', words.no],
          ]}
          chosen={[String(value)]}
        />
      )
    case 'words': {
      const chosen = Array.isArray(value) ? value.map(String) : []
      return (
        <Options
          legend={label}
          name={name}
          type="checkbox"
          options={[...new Set([...filter.known, ...chosen])].map(each => [
            each,
            words.values[each] ?? each,
          ])}
          chosen={chosen}
        />
      )
    }
    default:
      return <Bounds name={name} filter={filter} given={given} />
  }
}

type OptionsProps = {
  legend: string
  name: string
  type: 'checkbox' | 'radio'
  options: readonly (readonly [value: string, label: string])[]
  chosen: readonly unknown[]
}

const Options = ({ legend, name, type, options, chosen }: OptionsProps) => (
  <fieldset className={sheets.group}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} className={sheets.option}>
        <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
        {label}
      </label>
    ))}
  </fieldset>
)

const Bounds = ({ name, filter, given }: FieldProps) => {
  const language = useLanguage()
  const { table: words } = useAdminText()
  const isDays = filter.kind === 'days'
  const sides = isDays ? [words.from, words.to] : [words.min, words.max]
  return (
    <fieldset className={sheets.group}>
      <legend>{filter.label[language]}</legend>
      {parametersOf(name, filter).map((parameter, at) => (
        <label key={parameter} className={sheets.bound}>
          {sides[at]}
          <input
            className={controls.input}
            type={isDays ? 'date' : 'number'}
            name={parameter}
            step={filter.kind === 'numbers' && filter.isWhole ? 1 : 'any'}
            min={isDays ? undefined : 0}
            max={filter.kind === 'numbers' && filter.isScore ? 100 : undefined}
            defaultValue={given[parameter] === undefined ? '' : String(given[parameter])}
          />
        </label>
      ))}
    </fieldset>
  )
}
