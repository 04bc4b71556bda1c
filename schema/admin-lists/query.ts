import { isDay, momentOf } from '../dates.ts'
import type { ListFilter } from './declare.ts'
import {
  type AdminFilter,
  type AdminSortKey,
  type AdminTable,
  filtersOf,
  parametersOf,
  sortsOf,
} from './lists.ts'

const SORT_ORDERS = ['asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
export type AdminSort<T extends AdminTable> = { by: AdminSortKey<T>; order: SortOrder }

/** Which rows, in which order. */
export type AdminRowsQuery<T extends AdminTable> = {
  filter: AdminFilter<T>
  /** First key first; empty means the table's own order. */
  sort: AdminSort<T>[]
}

export type AdminTableQuery<T extends AdminTable> = AdminRowsQuery<T> & {
  /** From 1. */
  page: number
  pageSize: number
}

export const ADMIN_PAGE_SIZES = [10, 25, 50, 100] as const
export const LARGEST_ADMIN_PAGE: number = ADMIN_PAGE_SIZES[3]
/** Totals that are not counted in advance are counted up to this number; more is "10,000+". */
export const ADMIN_EXACT_TOTAL = 10_000

/** Most characters of a filter's value; nothing that is stored needs a longer one to be found. */
export const LONGEST_WORD = 100
export const LONGEST_SEARCH = 200

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(word => typeof word === 'string')

/** The largest count that PostgreSQL's integer holds. */
const LARGEST_COUNT = 2_147_483_647

export const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_COUNT

const isNumber = (value: unknown, isWhole = false): value is number =>
  typeof value === 'number' && (isWhole ? isCount(value) : Number.isFinite(value))

type TextKind = 'text' | 'id' | 'days' | 'moment'

const checkText = (kind: TextKind, text: string): string | undefined => {
  if (kind === 'moment') return momentOf(text)
  if (kind === 'days') return isDay(text) ? text : undefined
  if (kind === 'id') return ID.test(text) ? text.toLowerCase() : undefined
  return text.trim() === '' || text.length > LONGEST_SEARCH ? undefined : text.trim()
}

/** The value of a filter's parameter as queries read it, or undefined where it is none. */
const checkValue = (filter: ListFilter, value: unknown): unknown => {
  switch (filter.kind) {
    case 'choices':
      return isWords(value) && value.every(word => filter.values.includes(word)) ? value : undefined
    case 'words':
      return isWords(value) && value.every(word => word !== '' && word.length <= LONGEST_WORD)
        ? value
        : undefined
    case 'numbers':
      return isNumber(value, filter.isWhole) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    default:
      return typeof value === 'string' ? checkText(filter.kind, value) : undefined
  }
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** `faults` names the parameters with invalid values; the query leaves them out. */
export type Checked<Part> = Part & { faults: string[] }

/** A filter from values by parameter: what is null, empty or not named does not filter. */
export const checkFilter = <T extends AdminTable>(
  table: T,
  read: (parameter: string, filter: ListFilter) => unknown,
): Checked<{ filter: AdminFilter<T> }> => {
  const faults: string[] = []
  const checked: Record<string, unknown> = {}
  for (const [name, filter] of filtersOf(table))
    for (const parameter of parametersOf(name, filter)) {
      const given = read(parameter, filter)
      if (isNothing(given)) continue
      const value = checkValue(filter, given)
      if (value === undefined) faults.push(parameter)
      else checked[parameter] = value
    }
  // Only declared parameters with checked values came in.
  return { filter: checked as AdminFilter<T>, faults }
}

export const isSort = <T extends AdminTable>(
  table: T,
  sort: { by: string; order: string },
): sort is AdminSort<T> =>
  sortsOf(table).some(({ by }) => by === sort.by) && SORT_ORDERS.some(order => order === sort.order)
