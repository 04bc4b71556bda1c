import { DEBATE_MODES, DEBATE_STATUSES, LANGUAGES, STANCES, TOPIC_STATUSES } from './constants.ts'

/**
 * The administrators' tables: what each can be filtered and sorted by. The web address, GraphQL's
 * inputs and the CSV export share these names, so that one filter means the same everywhere.
 */
type Field =
  | { kind: 'text' }
  | { kind: 'id' }
  | { kind: 'number' }
  /** A day in UTC, YYYY-MM-DD. */
  | { kind: 'day' }
  | { kind: 'flag' }
  | { kind: 'choices'; values: readonly string[] }
  /** Any words, such as the names of providers. */
  | { kind: 'words' }

type Table = { fields: Record<string, Field>; sorts: readonly [string, ...string[]] }

export const ADMIN_TABLES = {
  debates: {
    fields: {
      search: { kind: 'text' },
      stance: { kind: 'choices', values: STANCES },
      mode: { kind: 'choices', values: DEBATE_MODES },
      status: { kind: 'choices', values: DEBATE_STATUSES },
      language: { kind: 'choices', values: LANGUAGES },
      provider: { kind: 'words' },
      scoreMin: { kind: 'number' },
      scoreMax: { kind: 'number' },
      startedFrom: { kind: 'day' },
      startedTo: { kind: 'day' },
      topicId: { kind: 'id' },
      userId: { kind: 'id' },
    },
    sorts: ['startTime', 'score', 'stance', 'mode', 'status'],
  },
  users: {
    fields: {
      search: { kind: 'text' },
      scoreMin: { kind: 'number' },
      scoreMax: { kind: 'number' },
      debatesMin: { kind: 'number' },
      debatesMax: { kind: 'number' },
      registeredFrom: { kind: 'day' },
      registeredTo: { kind: 'day' },
    },
    sorts: ['registrationDate', 'username', 'debateCount', 'averageScore'],
  },
  topics: {
    fields: {
      search: { kind: 'text' },
      status: { kind: 'choices', values: TOPIC_STATUSES },
      language: { kind: 'choices', values: LANGUAGES },
      recommended: { kind: 'flag' },
    },
    sorts: ['createdAt', 'debateCount', 'averageScore', 'text'],
  },
} as const satisfies Record<string, Table>

export type AdminTable = keyof typeof ADMIN_TABLES

type ValueOf<F> = F extends { kind: 'choices'; values: readonly (infer Value)[] }
  ? Value[]
  : F extends { kind: 'words' }
    ? string[]
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : string

export type AdminFilter<T extends AdminTable> = {
  [Name in keyof (typeof ADMIN_TABLES)[T]['fields']]?: ValueOf<
    (typeof ADMIN_TABLES)[T]['fields'][Name]
  >
}
export type AdminSortKey<T extends AdminTable> = (typeof ADMIN_TABLES)[T]['sorts'][number]
const SORT_ORDERS = ['asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
export type AdminSort<T extends AdminTable> = { by: AdminSortKey<T>; order: SortOrder }

export type AdminTableQuery<T extends AdminTable> = {
  filter: AdminFilter<T>
  /** First key first; empty means the table's own order. */
  sort: AdminSort<T>[]
  /** From 1. */
  page: number
  pageSize: number
}

export const ADMIN_PAGE_SIZES = [10, 25, 50, 100] as const
/** Totals of filters that no rollup knows are counted up to here; more is "10,000+". */
export const ADMIN_EXACT_TOTAL = 10_000

/** Characters of a filter's value; nothing that is stored needs more to be found. */
const LONGEST_WORD = 100
const LONGEST_SEARCH = 200

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isDay = (text: string) =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** What a parameter says, or undefined when it says nothing of the kind. */
const readValue = (field: Field, values: readonly string[]): unknown => {
  const [text = ''] = values
  switch (field.kind) {
    case 'choices': {
      const known = values.filter(value => field.values.includes(value))
      return known.length === values.length && known.length > 0 ? known : undefined
    }
    case 'words':
      return values.every(value => value !== '' && value.length <= LONGEST_WORD)
        ? values
        : undefined
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'day':
      return !Number.isNaN(Date.parse(text)) && isDay(text) ? text : undefined
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : undefined
    case 'id':
      return ID.test(text) ? text.toLowerCase() : undefined
    case 'text':
      return text.trim() === '' || text.length > LONGEST_SEARCH ? undefined : text.trim()
  }
}

const wholeOf = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : fallback

/**
 * A table's query from an address.
 * `faults` names the parameters that say nothing; the query goes without them.
 */
export const readTableQuery = <T extends AdminTable>(
  table: T,
  params: URLSearchParams,
): { query: AdminTableQuery<T>; faults: string[] } => {
  const { fields, sorts }: Table = ADMIN_TABLES[table]
  const faults: string[] = []
  const filter: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!params.has(name)) continue
    const value = readValue(field, params.getAll(name))
    if (value === undefined) faults.push(name)
    else filter[name] = value
  }
  const sort = params.getAll('sort').flatMap(text => {
    const [by = '', order = ''] = text.split('.')
    if (sorts.includes(by) && SORT_ORDERS.some(known => known === order)) return [{ by, order }]
    faults.push('sort')
    return []
  })
  const pageSize = wholeOf(params.get('pageSize'), ADMIN_PAGE_SIZES[0])
  return {
    query: {
      filter: filter as AdminFilter<T>,
      sort: sort as AdminSort<T>[],
      page: wholeOf(params.get('page'), 1),
      pageSize: Math.min(pageSize, ADMIN_PAGE_SIZES.at(-1) ?? pageSize),
    },
    faults,
  }
}

/** The shortest address that readTableQuery reads as `query`. */
export const writeTableQuery = <T extends AdminTable>(
  query: AdminTableQuery<T>,
): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query.filter))
    for (const part of [value].flat())
      if (part !== undefined && part !== null) params.append(name, String(part))
  for (const { by, order } of query.sort) params.append('sort', `${by}.${order}`)
  if (query.pageSize !== ADMIN_PAGE_SIZES[0]) params.set('pageSize', String(query.pageSize))
  if (query.page !== 1) params.set('page', String(query.page))
  return params
}
