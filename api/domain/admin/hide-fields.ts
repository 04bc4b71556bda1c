import { seesAll, type Viewer } from '#api/domain/viewer.ts'
import type { AdminDebate, AdminDebateDetail, AdminTopic, AdminUserDetail } from '#schema/admin.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'

type AdminAnswers = {
  debate: AdminDebate
  debateDetail: AdminDebateDetail
  topic: AdminTopic
  userDetail: AdminUserDetail
}

/** The fields of an answer that may be null. */
type MayBeNull<Answer> = {
  [Name in keyof Answer]: null extends Answer[Name] ? Name : never
}[keyof Answer]

/**
 * What an API key sees only with another scope than the call's own, or never: null. The SDL says
 * the same at its fields, and a test compares them.
 */
const HIDDEN: {
  [Kind in keyof AdminAnswers]: Partial<Record<MayBeNull<AdminAnswers[Kind]>, ApiKeyScope | null>>
} = {
  debate: { email: 'USERS_READ' },
  debateDetail: { withdrawn_turns: null },
  topic: { average_score: 'DEBATES_READ' },
  userDetail: { debates: 'DEBATES_READ' },
}

/** The same answer without what an API key may not see: null in its place. */
export const hideFields = <Kind extends keyof AdminAnswers, Answer extends AdminAnswers[Kind]>(
  kind: Kind,
  viewer: Viewer,
  answer: Answer,
): Answer => {
  const rules = Object.entries<ApiKeyScope | null>(HIDDEN[kind])
  const hidden = rules.filter(([, scope]) => !seesAll(viewer, scope))
  return { ...answer, ...Object.fromEntries(hidden.map(([name]) => [name, null])) }
}
