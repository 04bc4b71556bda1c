import type { ListFilter } from './declare.ts'
import type { AdminTable } from './lists.ts'
import { type AdminRowsQuery, type Checked, checkFilter, isSort } from './query.ts'

/** Not what Number() reads beyond it: blanks, 0x10, 1e3. */
const DECIMAL = /^-?\d+(\.\d+)?$/

/** A filter's value from the texts of an address; undefined without any. checkFilter checks it. */
const valueOfTexts = ({ kind }: ListFilter, texts: readonly string[]): unknown => {
  const [text] = texts
  if (text === undefined || kind === 'choices' || kind === 'words') return texts
  if (kind === 'numbers') return DECIMAL.test(text) ? Number(text) : Number.NaN
  if (kind === 'flag') return { true: true, false: false }[text] ?? text
  return text
}

/** Which rows an address names; parameters that the table does not have are ignored. */
export const readRowsQuery = <T extends AdminTable>(
  table: T,
  params: URLSearchParams,
): Checked<{ rows: AdminRowsQuery<T> }> => {
  const { filter, faults } = checkFilter(table, (parameter, declared) =>
    valueOfTexts(declared, params.getAll(parameter)),
  )
  const sort = params.getAll('sort').flatMap(text => {
    const [by = '', order = ''] = text.split('.')
    const given = { by, order }
    if (isSort(table, given)) return [given]
    faults.push({ field: 'sort', code: 'FILTER_VALUE_INVALID', params: { field: 'sort' } })
    return []
  })
  return { rows: { filter, sort }, faults }
}

/** The shortest address that readRowsQuery reads as `rows`. */
export const writeRowsQuery = <T extends AdminTable>(rows: AdminRowsQuery<T>): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(rows.filter))
    for (const part of [value].flat())
      if (part !== undefined && part !== null) params.append(name, String(part))
  for (const { by, order } of rows.sort) params.append('sort', `${by}.${order}`)
  return params
}
