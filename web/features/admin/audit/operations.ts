import { gql, type TypedDocumentNode } from '@apollo/client'
import type { ListPage } from '../operation-types.ts'

export type AuditRow = {
  id: string
  adminEmail: string
  action: string
  targetId: string
  details: string
  at: string
}
export const AUDIT: TypedDocumentNode<
  { adminAudit: ListPage<AuditRow> },
  { action: string | null; page: number; pageSize: number }
> = gql`
  query Audit($action: String, $page: Int, $pageSize: Int) {
    adminAudit(action: $action, page: $page, pageSize: $pageSize) {
      nodes {
        id
        adminEmail
        action
        targetId
        details
        at
      }
      totalCount
      totalIsExact
    }
  }
`
