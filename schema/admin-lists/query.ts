import { LIMITS } from '../constants.ts'
import { isDay, momentOf } from '../dates.ts'
import type { FieldProblem } from '../errors.ts'
import { isCleanText } from '../validation.ts'
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
export const LONGEST: Partial<Record<ListFilter['kind'], number>> = {
  text: LIMITS.searchMax,
  words: 100,
}

/** The least and the most points. */
export const SCORES = { min: 0, max: 100 } as const

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(word => typeof word === 'string')

/** The largest count that PostgreSQL's integer holds. */
const LARGEST_COUNT = 2_147_483_647

export const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_COUNT

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

const isScore = (value: number) => value >= SCORES.min && value <= SCORES.max

const isSearchable = (kind: 'text' | 'words', text: string) =>
  isCleanText(text) && text.length <= (LONGEST[kind] ?? 0)

type TextKind = 'text' | 'id' | 'days' | 'moment'

const checkText = (kind: TextKind, text: string): string | undefined => {
  if (kind === 'moment') return momentOf(text)
  if (kind === 'days') return isDay(text) ? text : undefined
  if (kind === 'id') return ID.test(text) ? text.toLowerCase() : undefined
  return text.trim() !== '' && isSearchable(kind, text) ? text.trim() : undefined
}

/** The value of a filter's parameter as queries read it, or undefined where it is none. */
const checkValue = (filter: ListFilter, value: unknown): unknown => {
  switch (filter.kind) {
    case 'choices':
      return isWords(value) && value.every(word => filter.values.includes(word)) ? value : undefined
    case 'words':
      return isWords(value) && value.every(word => word !== '' && isSearchable('words', word))
        ? value
        : undefined
    case 'numbers':
      if (!isNumber(value) || (filter.isWhole && !isCount(value))) return undefined
      return filter.isScore && !isScore(value) ? undefined : value
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    default:
      return typeof value === 'string' ? checkText(filter.kind, value) : undefined
  }
}

/** What is said of a value that is none. */
const faultOf = (field: string, filter: ListFilter, value: unknown): FieldProblem => {
  const texts = [value].flat().filter(each => typeof each === 'string')
  const max = LONGEST[filter.kind] ?? Number.POSITIVE_INFINITY
  if (!texts.every(isCleanText)) return { field, code: 'TEXT_UNSTORABLE' }
  if (texts.some(({ length }) => length > max))
    return { field, code: 'FIELD_TOO_LONG', params: { field, max } }
  if (filter.kind === 'numbers' && filter.isScore && isNumber(value))
    return { field, code: 'SCORE_OUT_OF_RANGE', params: { field, ...SCORES } }
  return { field, code: 'FILTER_VALUE_INVALID', params: { field } }
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** `faults` are the parameters with invalid values; the query leaves them out. */
export type Checked<Part> = Part & { faults: FieldProblem[] }

/** A filter from values by parameter: what is null, empty or not named does not filter. */
export const checkFilter = <T extends AdminTable>(
  table: T,
  read: (parameter: string, filter: ListFilter) => unknown,
): Checked<{ filter: AdminFilter<T> }> => {
  const faults: FieldProblem[] = []
  const checked: Record<string, unknown> = {}
  for (const [name, filter] of filtersOf(table))
    for (const parameter of parametersOf(name, filter)) {
      const given = read(parameter, filter)
      if (isNothing(given)) continue
      const value = checkValue(filter, given)
      if (value === undefined) faults.push(faultOf(parameter, filter, given))
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
