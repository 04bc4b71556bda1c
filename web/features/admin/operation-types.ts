import type { TypedDocumentNode } from '@apollo/client'
import type { AdminFilter, AdminTable } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import type { UserError } from '../../lib/apollo/client.ts'

/** The shapes that every page's GraphQL operations have in common. */
export type ListPage<Row> = { nodes: Row[]; totalCount: number; totalIsExact: boolean }

export type Mutation<Name extends string, Answer, Input> = TypedDocumentNode<
  { [Key in Name]: Answer & { userErrors: UserError[] } },
  { input: Input }
>

export type ListVariables<T extends AdminTable> = {
  filter: AdminFilter<T>
  sort: AdminSort<T>[]
  page: number
  pageSize: number
}
