import type { ListFilter } from '#schema/admin-lists/declare.ts'
import {
  type AdminFilter,
  type AdminTable,
  filtersOf,
  parametersOf,
} from '#schema/admin-lists/lists.ts'

const typedValue = ({ kind }: ListFilter, values: readonly string[]): unknown => {
  const [first = ''] = values
  if (kind === 'choices' || kind === 'words') return values
  if (kind === 'numbers') return Number(first)
  return kind === 'flag' ? first === 'true' : first
}

/** The filter that a filled-in panel says; what the panel does not show stays as it was. */
export const readFilterForm = <T extends AdminTable>(
  table: T,
  given: Record<string, unknown>,
  form: FormData,
): AdminFilter<T> => {
  const next: Record<string, unknown> = {}
  for (const [name, filter] of filtersOf(table)) {
    const isKept = ['text', 'id', 'moment'].includes(filter.kind)
    for (const parameter of parametersOf(name, filter)) {
      const values = form.getAll(parameter).map(String).filter(Boolean)
      if (isKept && given[parameter] !== undefined) next[parameter] = given[parameter]
      if (values.length > 0) next[parameter] = typedValue(filter, values)
    }
  }
  return next as AdminFilter<T>
}
