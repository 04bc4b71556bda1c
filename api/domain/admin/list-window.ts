import type { Deps } from '#api/domain/deps.ts'
import { isOfKind, type KeyKind } from '#api/domain/key-kinds.ts'
import { readWindow, type WindowInput } from '#api/domain/key-window.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import {
  countAdminDebates,
  findAdminDebatesWindow,
  orderOfAdminDebates,
} from '#db/queries/admin-debates.ts'
import type { Sorting, Total } from '#db/queries/admin-pages.ts'
import {
  countAdminTopics,
  findAdminTopicsWindow,
  orderOfAdminTopics,
} from '#db/queries/admin-topics.ts'
import {
  countAdminUsers,
  findAdminUsersWindow,
  orderOfAdminUsers,
} from '#db/queries/admin-users.ts'
import type { Key, KeyWindow, Slice } from '#db/queries/key-pages.ts'
import type { DeclaredColumn } from '#schema/admin-lists/declare.ts'
import {
  ADMIN_LISTS,
  type AdminColumn,
  type AdminFilter,
  type AdminListRow,
  type AdminTable,
} from '#schema/admin-lists/lists.ts'
import { ADMIN_PAGE_SIZES, type AdminSort, LARGEST_ADMIN_PAGE } from '#schema/admin-lists/query.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import { storedOf } from './admin-row.ts'
import { toAdminDebate } from './list-debates.ts'
import { toAdminTopic } from './list-topics.ts'
import { toAdminUser } from './list-users.ts'

type WindowSource<T extends AdminTable> = {
  /** The scope of API keys that may read it. */
  opens: ApiKeyScope
  find(
    db: Db,
    filter: AdminFilter<T>,
    sort: readonly AdminSort<T>[],
    window: KeyWindow,
  ): Promise<Slice<AdminListRow<T>>>
  count(db: Db, filter: AdminFilter<T>, sort: readonly AdminSort<T>[]): Promise<Total>
  orderOf(sort: readonly AdminSort<T>[]): Sorting[]
  id: AdminColumn<T>
}

const shownBy =
  <Row, Shown>(show: (row: Row) => Shown) =>
  ({ rows, isMore }: Slice<Row>): Slice<Shown> => ({ rows: rows.map(show), isMore })

const SOURCES: { [T in AdminTable]: WindowSource<T> } = {
  debates: {
    opens: 'DEBATES_READ',
    find: async (...asked) => shownBy(toAdminDebate)(await findAdminDebatesWindow(...asked)),
    count: countAdminDebates,
    orderOf: orderOfAdminDebates,
    id: 'debate_id',
  },
  users: {
    opens: 'USERS_READ',
    find: async (...asked) => shownBy(toAdminUser)(await findAdminUsersWindow(...asked)),
    count: countAdminUsers,
    orderOf: orderOfAdminUsers,
    id: 'user_id',
  },
  topics: {
    opens: 'TOPICS_WRITE',
    find: async (...asked) => shownBy(toAdminTopic)(await findAdminTopicsWindow(...asked)),
    count: countAdminTopics,
    orderOf: orderOfAdminTopics,
    id: 'topic_id',
  },
}

export type AdminWindowInput<T extends AdminTable> = {
  table: T
  filter: AdminFilter<T>
  sort: readonly AdminSort<T>[]
} & WindowInput

const SIZES = { max: LARGEST_ADMIN_PAGE, fallback: ADMIN_PAGE_SIZES[0] }

/**
 * The first rows of a table after a key, or the last ones before one, with the total. What is
 * added between two calls repeats and skips nothing. Administrators, and keys with the
 * table's scope; VALIDATION.
 */
export const listAdminWindow = async <T extends AdminTable>(
  { db }: Deps,
  viewer: Viewer,
  { table, filter, sort, ...input }: AdminWindowInput<T>,
): Promise<Slice<AdminListRow<T>> & Total> => {
  requireAdminOr(viewer, SOURCES[table].opens)
  const window = readWindow(input, SIZES)
  const source = SOURCES[table]
  return {
    ...(await source.find(db, filter, sort, window)),
    ...(await source.count(db, filter, sort)),
  }
}

type Keyed<T extends AdminTable> = { table: T; sort: readonly AdminSort<T>[] }

/** What a listed row is sorted by, its id last. */
export const keyOfAdminRow = <T extends AdminTable>(
  { table, sort }: Keyed<T>,
  row: AdminListRow<T>,
): Key => {
  const { orderOf, id } = SOURCES[table]
  const values = storedOf(row) as Record<string, Date | string | number | null>
  return [...orderOf(sort).map(({ name }) => name), id].map(name => {
    const value = values[name] ?? null
    return value instanceof Date ? value.toISOString() : value
  })
}

const keyKindOf = (kind: DeclaredColumn['kind']): KeyKind => {
  if (kind === 'time' || kind === 'date') return 'moment'
  return kind === 'choice' ? 'text' : kind
}

const isOfColumn = ({ kind, isNullable }: DeclaredColumn, value: unknown): boolean =>
  value === null ? (isNullable ?? false) : isOfKind(keyKindOf(kind), value)

/** Whether values can be a key of a table: a cursor comes from a client, who may make them up. */
export const isAdminKey = <T extends AdminTable>(
  { table, sort }: Keyed<T>,
  values: readonly unknown[],
): values is Key => {
  const columns: Record<string, DeclaredColumn> = ADMIN_LISTS[table].columns
  const kinds = SOURCES[table].orderOf(sort).map(({ name }) => columns[name])
  return (
    isOfKind('id', values.at(-1)) &&
    values.length === kinds.length + 1 &&
    kinds.every((column, at) => column !== undefined && isOfColumn(column, values[at]))
  )
}
