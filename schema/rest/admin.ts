import { z } from 'zod'
import {
  adminDebate,
  adminDebateDetail,
  adminOverview,
  adminPageOf,
  adminTopic,
  adminUser,
  adminUserDetail,
  dashboardStats,
  deletion,
  passwordReset,
  TOPIC_FILE_FORMATS,
  topicFilePreview,
} from '../admin.ts'
import { DELETED_KINDS, LIMITS } from '../constants.ts'
import { admin, user } from '../entities.ts'
import { logInInput, resetLink, resetLinkInput, sessions } from './accounts.ts'
import { briefInput } from './brief.ts'
import { nothing, type RestCalls } from './call.ts'
import { listUpTo, optional, optionalText, queryNumber } from './inputs.ts'
import { count, moment } from './values.ts'

export const adminProfileInput = z.object({ full_name: z.string() })
export const adminUserInput = z.object({ username: optionalText, email: optionalText })
/** A query string: a DELETE has no body. */
export const confirmationQuery = z.object({ confirmation: optionalText })
/** Points as brief.ts has them; null takes them away. */
const points = { brief: briefInput.nullish(), brief_zh: briefInput.nullish() }
export const newTopicInput = z.object({
  ...points,
  topic_text_en: z.string(),
  topic_text_zh: z.string().nullish(),
  is_recommended: optional(z.boolean()),
})
export const topicIdsInput = z.object({ topic_ids: listUpTo(LIMITS.topicsPage, z.string()) })
export const topicFileInput = z.object({ format: z.enum(TOPIC_FILE_FORMATS), text: z.string() })
/** Query string: days in UTC, both included. */
export const rangeQuery = z.object({ from: optionalText, to: optionalText })
export const topicChangeInput = z.object({
  ...points,
  topic_text_en: optionalText,
  topic_text_zh: z.string().nullish(),
  is_recommended: optional(z.boolean()),
  status: optional(z.enum(['approved', 'archived'])),
  confirm_public: optional(z.boolean()),
})

export const deletionsQuery = z.object({
  deletedAfter: optional(z.iso.datetime({ offset: true })),
  kind: optional(z.enum(DELETED_KINDS)),
  page: queryNumber,
  pageSize: queryNumber,
})

const adminSession = z.strictObject({ token: z.string(), admin })
export type AdminSessionAnswer = z.infer<typeof adminSession>

const topicList = z.strictObject({ data: z.array(adminTopic) })
export const adminPasswordInput = z.object({
  password: z.string(),
  current_password: z.string(),
})
export const inviteInput = z.object({ email: z.string() })
export const acceptInvitationInput = z.object({
  token: z.string(),
  full_name: z.string(),
  password: z.string(),
})
export type AcceptInvitationInput = z.output<typeof acceptInvitationInput>

const invitation = z.strictObject({ email: z.string(), expires_at: moment })
export type AdminInvitation = z.infer<typeof invitation>
const administrators = z.strictObject({
  administrators: z.array(admin),
  invitations: z.array(invitation),
  total_administrators: count,
  total_invitations: count,
})
/** Query string: of both lists. */
export const administratorsQuery = z.object({ page: queryNumber, pageSize: queryNumber })

/** Lines of CSV after the mark by which Excel recognises UTF-8. */
const csv = z.string().regex(/^\uFEFF[a-z_,]+\r\n/)

/** Query strings of the tables are declared in `admin-lists/`. */
export const ADMIN_CALLS = {
  'POST /admin/auth/login': { body: logInInput, answers: { 200: adminSession } },
  'POST /admin/auth/invitation': {
    body: acceptInvitationInput,
    answers: { 201: adminSession },
  },
  'POST /admin/auth/invitation/check': { body: resetLinkInput, answers: { 200: resetLink } },
  'PUT /admin/auth/password': { body: adminPasswordInput, answers: { 200: adminSession } },
  'GET /admin/administrators': { query: administratorsQuery, answers: { 200: administrators } },
  'POST /admin/administrators': { body: inviteInput, answers: { 201: passwordReset } },
  'DELETE /admin/administrators/:id': { answers: { 204: nothing } },
  'GET /admin/auth/sessions': { answers: { 200: sessions } },
  'DELETE /admin/auth/sessions/:id': { answers: { 204: nothing } },
  'DELETE /admin/auth/sessions': { answers: { 204: nothing } },
  'POST /admin/auth/logout': { answers: { 204: nothing } },
  'GET /admin/profile': { answers: { 200: admin } },
  'PUT /admin/profile': { body: adminProfileInput, answers: { 200: admin } },
  'GET /admin/dashboard/stats': { answers: { 200: dashboardStats } },
  'GET /admin/overview': { query: rangeQuery, answers: { 200: adminOverview } },
  'GET /admin/debates/results': { answers: { 200: adminPageOf(adminDebate) } },
  'GET /admin/debates/:id': { answers: { 200: adminDebateDetail } },
  'GET /admin/debates/export.csv': { answers: { 200: csv } },
  'GET /admin/users': { answers: { 200: adminPageOf(adminUser) } },
  'GET /admin/users/:id': { answers: { 200: adminUserDetail } },
  'PUT /admin/users/:id': { body: adminUserInput, answers: { 200: user } },
  'DELETE /admin/users/:id': { query: confirmationQuery, answers: { 204: nothing } },
  'POST /admin/users/:id/password-reset': { answers: { 201: passwordReset } },
  'PUT /admin/users/:id/suspension': { answers: { 200: adminUser } },
  'DELETE /admin/users/:id/suspension': { answers: { 200: adminUser } },
  'DELETE /admin/users/:id/sessions': { answers: { 204: nothing } },
  'GET /admin/users/export.csv': { answers: { 200: csv } },
  'GET /admin/topics': { answers: { 200: adminPageOf(adminTopic) } },
  'POST /admin/topics': { body: newTopicInput, answers: { 201: adminTopic } },
  'POST /admin/topics/archive': { body: topicIdsInput, answers: { 200: topicList } },
  'POST /admin/topics/restore': { body: topicIdsInput, answers: { 200: topicList } },
  'POST /admin/topics/import': { body: topicFileInput, answers: { 201: topicList } },
  'POST /admin/topics/import/preview': {
    body: topicFileInput,
    answers: { 200: topicFilePreview },
  },
  'PUT /admin/topics/:id': { body: topicChangeInput, answers: { 200: adminTopic } },
  'DELETE /admin/topics/:id': { answers: { 204: nothing } },
  'GET /admin/deletions': { query: deletionsQuery, answers: { 200: adminPageOf(deletion) } },
  'GET /admin/topics/export.csv': { answers: { 200: csv } },
} as const satisfies RestCalls
