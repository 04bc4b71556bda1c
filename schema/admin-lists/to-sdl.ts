import type { ListFilter } from './declare.ts'
import {
  ADMIN_LISTS,
  ADMIN_TABLES,
  type AdminTable,
  filtersOf,
  parametersOf,
  sortsOf,
} from './lists.ts'

import { LONGEST } from './query.ts'

type Sort = { by: string; says: string }

const TYPES = {
  text: 'String',
  id: 'ID',
  flag: 'Boolean',
  words: '[String!]',
  days: 'Date',
  moment: 'DateTime',
} as const

const typeOf = (filter: ListFilter): string => {
  if (filter.kind === 'choices') return `[${filter.enum}!]`
  if (filter.kind === 'numbers') return filter.isWhole ? 'Int' : 'Float'
  return TYPES[filter.kind]
}

/** A search looks at every row that nothing else rules out. */
const SEARCH_COST = 20

const fieldsOf = (table: AdminTable): string[] =>
  filtersOf(table).flatMap(([name, filter]) => {
    const isSearch = filter.kind === 'text'
    const length = LONGEST[filter.kind]
    const limit =
      length === undefined
        ? ''
        : ` At most ${length} characters${filter.kind === 'words' ? ' each' : ''}.`
    const [says, cost] = isSearch
      ? [` Costs ${SEARCH_COST}.`, ` @cost(weight: ${SEARCH_COST})`]
      : ['', '']
    return parametersOf(name, filter).map(
      (parameter, at) =>
        `  "${[filter.says].flat()[at]}${limit}${says}"\n  ${parameter}: ${typeOf(filter)}${cost}`,
    )
  })

const keysOf = (table: AdminTable): string[] =>
  sortsOf(table).map(({ by, says }: Sort) => `  "${says}"\n  ${by}`)

const inputsOf = (table: AdminTable): string => {
  const { type, defaultSort } = ADMIN_LISTS[table]
  return `"""
Which ${table}: those that fit everything given. The names are those of REST and the CSV export.
Days are in UTC, both included.
"""
input Admin${type}Filter {
${fieldsOf(table).join('\n')}
}

"What ${table} can be sorted by."
enum Admin${type}SortKey {
${keysOf(table).join('\n')}
}

"A column of the order of ${table}; without any it is ${defaultSort}, descending."
input Admin${type}Sort {
  "The column, by its name in GraphQL."
  by: Admin${type}SortKey!
  "Ascending or descending."
  order: SortOrder!
}
`
}

/** The inputs of the administrators' lists, as GraphQL declares them. */
export const toSdl = (): string => ADMIN_TABLES.map(inputsOf).join('\n')
