import { archiveTopics, restoreTopics } from '#api/domain/admin/archive-topics.ts'
import { createPasswordReset } from '#api/domain/admin/create-password-reset.ts'
import { deleteAdminUser } from '#api/domain/admin/delete-user.ts'
import { getCharts, getDashboard } from '#api/domain/admin/get-dashboard.ts'
import { getAdminDebateRow } from '#api/domain/admin/get-debate.ts'
import { getOverview } from '#api/domain/admin/get-overview.ts'
import { getAdminTopic } from '#api/domain/admin/get-topic.ts'
import { getAdminAccount } from '#api/domain/admin/get-user.ts'
import { importTopics, previewTopicImport } from '#api/domain/admin/import-topics.ts'
import { getAdminProfile, logInAdmin } from '#api/domain/admin/log-in-admin.ts'
import {
  createAdminTopic,
  deleteAdminTopic,
  updateAdminTopic,
} from '#api/domain/admin/save-topic.ts'
import { deleteAdminView, saveAdminView, sliceSavedViews } from '#api/domain/admin/saved-views.ts'
import { endUserSessions, restoreUser, suspendUser } from '#api/domain/admin/suspend-user.ts'
import { updateAdminProfile } from '#api/domain/admin/update-profile.ts'
import { updateAdminUser } from '#api/domain/admin/update-user.ts'
import { notOneOf } from '#api/domain/domain-error.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { en } from '#schema/messages/en.ts'
import { say } from '#schema/messages/say.ts'
import { readAdminTable } from './admin-connection.ts'
import { readAudit } from './audit-connection.ts'
import type { GraphqlContext } from './context.ts'
import { readDeletions } from './deletion-connection.ts'
import { payload, toUserError } from './errors.ts'
import { present } from './present.ts'
import { readViews } from './view-connection.ts'

export const adminResolvers: Resolvers<GraphqlContext> = {
  Query: {
    admin: (_root, _args, context) => context.call(getAdminProfile, undefined),
    adminDashboard: (_root, _args, context) => context.call(getDashboard, undefined),
    adminCharts: (_root, { from, to }, context) =>
      context.call(getCharts, { from: from ?? undefined, to: to ?? undefined }),
    adminOverview: (_root, { from, to }, context) =>
      context.call(getOverview, { from: from ?? undefined, to: to ?? undefined }),
    topicImportPreview: (_root, { input }, context) => context.call(previewTopicImport, input),
    adminDebates: (_root, args, context) => readAdminTable('debates', args, context),
    adminUsers: (_root, args, context) => readAdminTable('users', args, context),
    adminTopics: (_root, args, context) => readAdminTable('topics', args, context),
    adminAudit: (_root, args, context) => readAudit(args, context),
    adminDeletions: (_root, args, context) => readDeletions(args, context),
    adminUser: (_root, { id }, context) => context.call(getAdminAccount, { user_id: id }),
    adminDebate: (_root, { id }, context) => context.call(getAdminDebateRow, { debate_id: id }),
    adminViews: (_root, args, context) => readViews(args, context),
    savedViews: async (_root, { table }, context) =>
      (await context.call(sliceSavedViews, { table, first: LIMITS.listPageMax })).rows,
    topicStats: (_root, { topicId }, context) => context.call(getAdminTopic, { topic_id: topicId }),
  },
  Mutation: {
    logInAdmin: (_root, { input }, context) =>
      payload(async () => {
        const session = await context.callAsNewcomer(logInAdmin, input)
        context.rememberDevice({ realm: 'admin', email: session.admin.email })
        return session
      }),
    updateAdminProfile: (_root, { input }, context) =>
      payload(async () => ({
        admin: await context.call(updateAdminProfile, { full_name: input.fullName }),
      })),
    updateUser: (_root, { input }, context) =>
      payload(async () => {
        const { userId, ...names } = present(input)
        return { user: await context.call(updateAdminUser, { user_id: userId, ...names }) }
      }),
    deleteUser: (_root, { input }, context) =>
      payload(async () => {
        await context.call(deleteAdminUser, {
          user_id: input.userId,
          confirmation: input.confirmation,
        })
        return { deletedUserId: input.userId }
      }),
    createPasswordReset: (_root, { input }, context) =>
      payload(() => context.call(createPasswordReset, { user_id: input.userId })),
    suspendUser: (_root, { input }, context) =>
      payload(async () => ({ user: await context.call(suspendUser, { user_id: input.userId }) })),
    restoreUser: (_root, { input }, context) =>
      payload(async () => ({ user: await context.call(restoreUser, { user_id: input.userId }) })),
    endUserSessions: (_root, { input }, context) =>
      payload(async () => ({
        user: await context.call(endUserSessions, { user_id: input.userId }),
      })),
    createTopic: (_root, { input: { textEn, textZh, isRecommended, brief, briefZh } }, context) =>
      payload(async () => ({
        topic: await context.call(createAdminTopic, {
          topic_text_en: textEn,
          topic_text_zh: textZh,
          is_recommended: isRecommended ?? undefined,
          brief: brief && present(brief),
          brief_zh: briefZh && present(briefZh),
        }),
      })),
    updateTopic: (_root, { input: { topicId, textEn, status, ...input } }, context) =>
      payload(async () => {
        if (status === 'custom') throw notOneOf('status', ['approved', 'archived'])
        const topic = await context.call(updateAdminTopic, {
          topic_id: topicId,
          topic_text_en: textEn ?? undefined,
          topic_text_zh: input.textZh,
          is_recommended: input.isRecommended ?? undefined,
          brief: input.brief && present(input.brief),
          brief_zh: input.briefZh && present(input.briefZh),
          status: status ?? undefined,
          confirm_public: input.confirmPublic ?? undefined,
        })
        return { topic }
      }),
    deleteTopic: (_root, { input }, context) =>
      payload(async () => {
        const { archived } = await context.call(deleteAdminTopic, { topic_id: input.topicId })
        return { archived, deletedTopicId: archived ? null : input.topicId }
      }),
    archiveTopics: (_root, { input }, context) =>
      payload(async () => ({
        topics: await context.call(archiveTopics, { topic_ids: input.topicIds }),
      })),
    restoreTopics: (_root, { input }, context) =>
      payload(async () => ({
        topics: await context.call(restoreTopics, { topic_ids: input.topicIds }),
      })),
    importTopics: (_root, { input }, context) =>
      payload(async () => ({ topics: await context.call(importTopics, input) })),
    saveView: (_root, { input }, context) =>
      payload(async () => ({ view: await context.call(saveAdminView, input) })),
    deleteView: (_root, { input }, context) =>
      payload(async () => {
        await context.call(deleteAdminView, { view_id: input.viewId })
        return { deletedViewId: input.viewId }
      }),
  },
  Dashboard: {
    popularTopics: ({ popularTopics }) => popularTopics.map(({ topic_id }) => ({ topic_id })),
  },
  TopicImportEntry: {
    faults: ({ errors }) => errors.map(toUserError),
  },
  AuditEntry: {
    message: ({ action }) => say(en, { code: action }),
    details: entry => JSON.stringify(entry.details),
  },
}
