import { listAuditLog } from '#api/domain/admin/audit-log.ts'
import { createPasswordReset } from '#api/domain/admin/create-password-reset.ts'
import { deleteAdminUser } from '#api/domain/admin/delete-user.ts'
import { getCharts, getDashboard } from '#api/domain/admin/get-dashboard.ts'
import { getAdminDebate } from '#api/domain/admin/get-debate.ts'
import { getTopicStats } from '#api/domain/admin/get-topic-stats.ts'
import { getAdminUser } from '#api/domain/admin/get-user.ts'
import { getAdminProfile, logInAdmin } from '#api/domain/admin/log-in-admin.ts'
import {
  createAdminTopic,
  deleteAdminTopic,
  updateAdminTopic,
} from '#api/domain/admin/save-topic.ts'
import { deleteAdminView, listSavedViews, saveAdminView } from '#api/domain/admin/saved-views.ts'
import { updateAdminProfile } from '#api/domain/admin/update-profile.ts'
import { updateAdminUser } from '#api/domain/admin/update-user.ts'
import { notOneOf } from '#api/domain/domain-error.ts'
import type { AdminPage } from '#schema/admin.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { en } from '#schema/messages/en.ts'
import { say } from '#schema/messages/say.ts'
import { readAdminTable } from './admin-connection.ts'
import { connectionOf } from './connections.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

/** The audit log is read in larger pages. */
const AUDIT_PAGE_SIZE = 25

const connection = <Row>({ data, total, totalIsExact, page, pageSize }: AdminPage<Row>) =>
  Object.assign(connectionOf({ nodes: data, totalCount: total }, (page - 1) * pageSize), {
    totalIsExact,
  })

export const adminResolvers: Resolvers<GraphqlContext> = {
  Query: {
    admin: (_root, _args, context) => context.call(getAdminProfile, undefined),
    adminDashboard: (_root, _args, context) => context.call(getDashboard, undefined),
    adminCharts: (_root, { from, to }, context) =>
      context.call(getCharts, { from: from ?? undefined, to: to ?? undefined }),
    adminDebates: (_root, args, context) => readAdminTable('debates', args, context),
    adminUsers: (_root, args, context) => readAdminTable('users', args, context),
    adminTopics: (_root, args, context) => readAdminTable('topics', args, context),
    adminAudit: async (_root, { action, adminId, page, pageSize }, context) =>
      connection(
        await context.call(listAuditLog, {
          action: action ?? undefined,
          adminId: adminId ?? undefined,
          page: page ?? 1,
          pageSize: pageSize ?? AUDIT_PAGE_SIZE,
        }),
      ),
    adminUser: (_root, { id }, context) => context.call(getAdminUser, { user_id: id }),
    adminDebate: async (_root, { id }, context) =>
      (await context.call(getAdminDebate, { debate_id: id })).debate,
    savedViews: (_root, { table }, context) => context.call(listSavedViews, { table }),
    topicStats: (_root, { topicId }, context) => context.call(getTopicStats, { topic_id: topicId }),
  },
  Mutation: {
    logInAdmin: (_root, { input }, context) =>
      payload(() => context.callAsNewcomer(logInAdmin, input)),
    updateAdminProfile: (_root, { input }, context) =>
      payload(async () => ({
        admin: await context.call(updateAdminProfile, { full_name: input.fullName }),
      })),
    updateUser: (_root, { input }, context) =>
      payload(async () => {
        const { userId, ...names } = present(input)
        await context.call(updateAdminUser, { user_id: userId, ...names })
        return { user: await context.call(getAdminUser, { user_id: userId }) }
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
      payload(async () => {
        const { path, expires_at } = await context.call(createPasswordReset, {
          user_id: input.userId,
        })
        return { path, expiresAt: expires_at }
      }),
    createTopic: (_root, { input: { textEn, textZh, isRecommended } }, context) =>
      payload(async () => ({
        topic: await context.call(createAdminTopic, {
          topic_text_en: textEn,
          topic_text_zh: textZh,
          is_recommended: isRecommended ?? undefined,
        }),
      })),
    updateTopic: (_root, { input: { topicId, textEn, textZh, isRecommended, status } }, context) =>
      payload(async () => {
        if (status === 'custom') throw notOneOf('status', ['approved', 'archived'])
        const topic = await context.call(updateAdminTopic, {
          topic_id: topicId,
          topic_text_en: textEn ?? undefined,
          topic_text_zh: textZh,
          is_recommended: isRecommended ?? undefined,
          status: status ?? undefined,
        })
        return { topic }
      }),
    deleteTopic: (_root, { input }, context) =>
      payload(() => context.call(deleteAdminTopic, { topic_id: input.topicId })),
    saveView: (_root, { input }, context) =>
      payload(async () => ({ view: await context.call(saveAdminView, input) })),
    deleteView: (_root, { input }, context) =>
      payload(async () => {
        await context.call(deleteAdminView, { view_id: input.viewId })
        return { deletedViewId: input.viewId }
      }),
  },
  Admin: {
    id: admin => admin.admin_id,
    fullName: admin => admin.full_name,
    avatarId: admin => admin.avatar_id,
  },
  AdminDebate: {
    id: debate => debate.debate_id,
    topicId: debate => debate.topic_id,
    userId: debate => (debate.username === null ? null : debate.user_id),
    topicText: debate => debate.topic_text,
    topicTextZh: debate => debate.topic_text_zh,
    userStance: debate => debate.user_stance,
    mode: debate => debate.debate_mode,
    startTime: debate => debate.start_time,
    endTime: debate => debate.end_time,
    overallScore: debate => debate.overall_score,
    opponentProvider: debate => debate.opponent_provider,
    results: async ({ debate_id }, _args, context) =>
      (await context.call(getAdminDebate, { debate_id })).results,
  },
  AdminDebateResults: {
    welcomeMessage: results => results.debate.welcome_message,
    unscoredReason: results => results.unscored_reason,
    unscoredCode: results => results.unscored_code,
    unscoredParams: results => results.unscored_params,
    feedback: results => results.debate.ai_feedback,
  },
  AdminUser: {
    id: user => user.user_id,
    avatarId: user => user.avatar_id,
    avatarUrl: user => user.avatar_url,
    registrationDate: user => user.registration_date,
    lastLogin: user => user.last_login,
    debateCount: user => user.debate_count,
    averageScore: user => user.average_score,
  },
  AdminUserDetail: {
    id: ({ user }) => user.user_id,
    username: ({ user }) => user.username,
    email: ({ user }) => user.email,
    avatarId: ({ user }) => user.avatar_id,
    avatarUrl: ({ user }) => user.avatar_url,
    registrationDate: ({ user }) => user.registration_date,
    lastLogin: ({ user }) => user.last_login,
    socialProvider: ({ user }) => user.social_provider,
    loginHistory: ({ user }) => user.login_history,
  },
  AdminUserDebate: {
    id: debate => debate.debate_id,
    topicText: debate => debate.topic_text,
    userStance: debate => debate.user_stance,
    mode: debate => debate.debate_mode,
    startTime: debate => debate.start_time,
    overallScore: debate => debate.overall_score,
  },
  PerformanceStats: {
    totalDebates: stats => stats.total_debates,
    averageScore: stats => stats.average_score,
    bestScore: stats => stats.best_score,
    worstScore: stats => stats.worst_score,
    favoriteTopic: stats => stats.favorite_topic,
    improvementRate: stats => stats.improvement_rate,
  },
  LoginEntry: { activityType: entry => entry.activity_type },
  AdminTopic: {
    id: topic => topic.topic_id,
    textEn: topic => topic.topic_text_en,
    textZh: topic => topic.topic_text_zh,
    isRecommended: topic => topic.is_recommended,
    createdAt: topic => topic.created_at,
    debateCount: topic => topic.debate_count,
    averageScore: topic => topic.average_score,
  },
  AuditEntry: {
    id: entry => entry.entry_id,
    adminEmail: entry => entry.admin_email,
    message: ({ action }) => say(en, { code: action }),
    targetId: entry => entry.target_id,
    details: entry => JSON.stringify(entry.details),
  },
  SavedView: { id: view => view.view_id },
  TopicStats: {
    topicId: topic => topic.topic_id,
    text: topic => topic.topic_text_en,
    debateCount: topic => topic.debate_count,
    averageScore: topic => topic.avg_score,
  },
  AdminCharts: {
    debatesPerDay: charts => charts.debates_per_day,
    scoreBins: charts => charts.score_bins,
  },
}
