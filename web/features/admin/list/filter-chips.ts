import type { ListFilter } from '#schema/admin-lists/declare.ts'
import { type AdminTable, filtersOf, parametersOf } from '#schema/admin-lists/lists.ts'
import type { Language } from '#schema/constants.ts'
import type { AdminText } from '../en-admin.ts'

type Words = AdminText['table']
type Given = Record<string, unknown>
export type Chip = { name: string; label: string; without: Given }
type Telling = {
  words: Words
  language: Language
  /** What an id is called. */
  nameOf: (id: string) => string
}

/**
 * The active filters in words, one chip a filter; `without` is what is left when it goes.
 */
export const toChips = (table: AdminTable, filter: object, telling: Telling): Chip[] => {
  const given: Given = { ...filter }
  return filtersOf(table).flatMap(([name, filter]) => {
    const parameters: readonly string[] = parametersOf(name, filter)
    const values = parameters.map(parameter => given[parameter])
    if (values.every(value => value === undefined)) return []
    const others = Object.entries(given).filter(([parameter]) => !parameters.includes(parameter))
    const label = `${filter.label[telling.language]}: ${inWords(filter, values, telling)}`
    return [{ name, label, without: Object.fromEntries(others) }]
  })
}

const inWords = ({ kind }: ListFilter, values: readonly unknown[], telling: Telling): string => {
  const { words, nameOf } = telling
  if (values.length > 1) return values.map(value => value ?? '…').join(' – ')
  const [value] = values
  if (Array.isArray(value))
    return value.map(part => words.values[String(part)] ?? String(part)).join(', ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return kind === 'id' ? nameOf(String(value)) : String(value)
}
