import { type RawBuilder, sql } from 'kysely'

/** LIKE's pattern on a search_text for "contains these words as they are, in any case". */
export const containing = (search: string): RawBuilder<string> =>
  sql<string>`lower(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`
