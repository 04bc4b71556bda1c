import { debates } from './debates.ts'
import type { AdminList, DeclaredColumn, ListFilter } from './declare.ts'
import { topics } from './topics.ts'
import { users } from './users.ts'

/**
 * The administrators' tables. Address, REST query, GraphQL input, SQL, CSV and screen read what
 * these declare, so that one name means the same everywhere.
 */
export const ADMIN_LISTS = { debates, users, topics } as const satisfies Record<string, AdminList>

export type AdminTable = keyof typeof ADMIN_LISTS
export const ADMIN_TABLES = Object.keys(ADMIN_LISTS) as AdminTable[]

type Columns<T extends AdminTable> = (typeof ADMIN_LISTS)[T]['columns']
type Filters<T extends AdminTable> = (typeof ADMIN_LISTS)[T]['filters']
type Shown<T extends AdminTable> = (typeof ADMIN_LISTS)[T]['shown']

type ValueOfColumn<C> = C extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : C extends { kind: 'flag' }
    ? boolean
    : C extends { kind: 'count' | 'score' }
      ? number
      : string

type NullOfColumn<C> = C extends { isNullable: true } ? null : never

/** A row of an answer; times are ISO 8601. */
export type RowOf<C> = {
  -readonly [Name in keyof C]: ValueOfColumn<C[Name]> | NullOfColumn<C[Name]>
}
export type AdminListRow<T extends AdminTable> = RowOf<Columns<T>>

export type AdminColumn<T extends AdminTable> = keyof Columns<T> & string
export type AdminShownKey<T extends AdminTable> = keyof Shown<T> & string
export type AdminShownColumn<
  T extends AdminTable,
  Key extends AdminShownKey<T>,
> = Shown<T>[Key] extends { column: infer Name extends string } ? Name : never

type SortOf<C> = C extends { sort: { by: infer Key extends string } } ? Key : never
export type AdminSortKey<T extends AdminTable> = T extends AdminTable
  ? SortOf<Columns<T>[keyof Columns<T>]>
  : never

type ParameterName<Name extends string, F> = F extends { kind: 'numbers' }
  ? `${Name}${'Min' | 'Max'}`
  : F extends { kind: 'days' }
    ? `${Name}${'From' | 'To'}`
    : Name

type ValueOfFilter<F> = F extends { kind: 'choices'; values: readonly (infer Value)[] }
  ? Value[]
  : F extends { kind: 'words' }
    ? string[]
    : F extends { kind: 'numbers' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : string

export type AdminFilterName<T extends AdminTable> = keyof Filters<T> & string

/** The values of a filter, by parameter. */
export type AdminFilter<T extends AdminTable> = {
  [Name in AdminFilterName<T> as ParameterName<Name, Filters<T>[Name]>]?: ValueOfFilter<
    Filters<T>[Name]
  >
}

/** Listed once: every row of every page is written by them. */
const COLUMNS = Object.fromEntries(
  Object.entries(ADMIN_LISTS).map(([table, { columns }]) => [
    table,
    Object.entries<DeclaredColumn>(columns),
  ]),
)

export const columnsOf = <T extends AdminTable>(table: T) =>
  COLUMNS[table] as [AdminColumn<T>, DeclaredColumn][]

export const filtersOf = <T extends AdminTable>(table: T) =>
  Object.entries(ADMIN_LISTS[table].filters) as [AdminFilterName<T>, ListFilter][]

/** The parameters of a filter: two for a range, the lower bound first. */
export const parametersOf = (name: string, { kind }: ListFilter): [string] | [string, string] => {
  if (kind === 'numbers') return [`${name}Min`, `${name}Max`]
  return kind === 'days' ? [`${name}From`, `${name}To`] : [name]
}

/** Listed once, as the columns are. */
const SORTS = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [
    table,
    columns.flatMap(([column, { sort, kind, isNullable = false, isInMilliseconds }]) => {
      if (sort === undefined) return []
      const { by, says } = sort
      /** A time that is kept finer than the milliseconds in which it travels. */
      const isFine = (kind === 'time' || kind === 'date') && !isInMilliseconds
      return [{ by, says, column, kind, isNullable, isFine }]
    }),
  ]),
)

type Sort<T extends AdminTable> = (typeof SORTS)[string][number] & {
  by: AdminSortKey<T>
  column: AdminColumn<T>
}

/** The orders of a table: their names and the columns that they go by. */
export const sortsOf = <T extends AdminTable>(table: T) => SORTS[table] as Sort<T>[]
