import { gql, type TypedDocumentNode } from '@apollo/client'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import type { Mutation } from '../operation-types.ts'

export type StoredView = { id: string; name: string; query: string }
export const SAVED_VIEWS: TypedDocumentNode<{ savedViews: StoredView[] }, { table: AdminTable }> =
  gql`
  query SavedViews($table: AdminTable!) {
    savedViews(table: $table) {
      id
      name
      query
    }
  }
`
export const SAVE_VIEW: Mutation<
  'saveView',
  { view: StoredView | null },
  { table: AdminTable; name: string; query: string }
> = gql`
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      view {
        id
        name
        query
      }
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`
export const DELETE_VIEW: Mutation<
  'deleteView',
  { deletedViewId: string | null },
  { viewId: string }
> = gql`
  mutation DeleteView($input: DeleteViewInput!) {
    deleteView(input: $input) {
      deletedViewId
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`
