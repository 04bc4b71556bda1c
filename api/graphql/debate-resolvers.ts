import { endDebate } from '#api/domain/debates/end-debate.ts'
import { finishTurn } from '#api/domain/debates/finish-turn.ts'
import { getDebateWithVerdict } from '#api/domain/debates/get-debate.ts'
import { retryTurn } from '#api/domain/debates/retry-turn.ts'
import { startDebate } from '#api/domain/debates/start-debate.ts'
import { stopReply } from '#api/domain/debates/stop-reply.ts'
import { withdrawTurn } from '#api/domain/debates/withdraw-turn.ts'
import { startDebateFor } from '#api/domain/external-users/start-debate-for.ts'
import { ANONYMOUS_USER_ID } from '#schema/constants.ts'
import type { PublishedTest, Resolvers } from '#schema/generated/resolver-types.ts'
import type { DebateNode, UserNode } from '#schema/nodes.ts'
import { testName } from '#schema/rubric/rubric.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'
import { readPart } from './read-part.ts'

/** Who debates, as far as the debate's row tells; null for a guest and for a deleted user. */
const debaterOf = async (
  debate: DebateNode,
  _args: unknown,
  context: GraphqlContext,
): Promise<UserNode | null> => {
  const user_id = await readPart('Debate', debate, 'user_id', context)
  if (user_id === undefined || user_id === ANONYMOUS_USER_ID) return null
  const { username, email } = debate
  return { user_id, ...(username && { username }), ...(email && { email }) }
}

const nameOf = async (debate: DebateNode, args: unknown, context: GraphqlContext) => {
  if (debate.username !== undefined) return debate.username
  const user = await debaterOf(debate, args, context)
  return user ? ((await readPart('User', user, 'username', context)) ?? null) : null
}

const topicOf = async (debate: DebateNode, context: GraphqlContext) =>
  context.load.topic((await readPart('Debate', debate, 'topic_id', context)) ?? '')

const motionOf = async (debate: DebateNode, _args: unknown, context: GraphqlContext) =>
  debate.topic_text ?? (await topicOf(debate, context))?.topic_text ?? ''

export const debateResolvers: Resolvers<GraphqlContext> = {
  Query: {
    debate: (_root, { id }, context) => context.call(getDebateWithVerdict, { debate_id: id }),
  },
  Mutation: {
    startDebate: (_root, { input }, context) =>
      payload(async () => {
        const {
          topicId,
          customTopic,
          brief,
          prepTime,
          clientStartId,
          externalUserId,
          fromTurnId,
          language,
          stance,
          mode,
          ...opponent
        } = present(input)
        const wanted = {
          topic_id: topicId ?? 'custom',
          mode: mode ?? 'text',
          ...(stance !== undefined && { stance }),
          ...(fromTurnId !== undefined && { from_turn_id: fromTurnId }),
          ...(customTopic !== undefined && { custom_topic: customTopic }),
          ...(brief !== undefined && { brief: present(brief) }),
          ...(language !== undefined && { language }),
          ...(prepTime !== undefined && { prep_time: prepTime }),
          ...(clientStartId !== undefined && { client_start_id: clientStartId }),
          ...(opponent.opponentLevel !== undefined && { opponent_level: opponent.opponentLevel }),
          ...(opponent.opponentStyle !== undefined && { opponent_style: opponent.opponentStyle }),
        }
        if (externalUserId !== undefined) {
          const input = { ...wanted, external_user_id: externalUserId }
          const { started, link } = await context.call(startDebateFor, input)
          const joinUrl = context.addressOf(link.path)
          return { debate: started.debate, joinUrl, joinUrlExpiresAt: link.expires_at }
        }
        const { debate, guestId } = await context.call(startDebate, wanted)
        if (guestId !== null) context.becomeGuest(guestId)
        return { debate }
      }),
    submitTurn: (_root, { input }, context) =>
      payload(async () => {
        const { debateId: debate_id, message = '', audioData, clientTurnId } = present(input)
        const { debate, turn, reply } = await context.callOwn(finishTurn, {
          debate_id,
          message,
          ...(audioData !== undefined && { audio_data: audioData, ...context.recording() }),
          ...(clientTurnId !== undefined && { client_turn_id: clientTurnId }),
        })
        return { debate, userTurn: turn, reply }
      }),
    stopReply: (_root, { input }, context) =>
      payload(async () => ({
        stopped: (await context.callOwn(stopReply, { debate_id: input.debateId })).stopped,
      })),
    withdrawTurn: (_root, { input }, context) =>
      payload(async () => {
        const { debate, turn_id } = await context.callOwn(withdrawTurn, {
          debate_id: input.debateId,
          turn_id: input.turnId,
        })
        return { turnId: turn_id, withdrawn: true, debate }
      }),
    endDebate: (_root, { input }, context) =>
      payload(async () => ({
        debate: await context.callOwn(endDebate, { debate_id: input.debateId }),
      })),
    retryTurn: (_root, { input }, context) =>
      payload(async () => ({
        retry: await context.callOwn(retryTurn, {
          debate_id: input.debateId,
          message: input.message,
          turn_id: input.turnId ?? undefined,
          skill: input.skill ?? undefined,
        }),
      })),
  },
  TurnRetry: {
    gained: ({ tests_gained }) => tests_gained.map(id => testName(id) as PublishedTest),
  },
  Debate: {
    topic: async (debate, _args, context) => {
      const topic_id = await readPart('Debate', debate, 'topic_id', context)
      const { topic_text, topic_text_zh } = debate
      return {
        topic_id: topic_id ?? '',
        ...(topic_text !== undefined && { topic_text }),
        ...(topic_text_zh !== undefined && { topic_text_zh }),
        ...(debate.by_link && { by_link: true }),
      }
    },
    updatedAt: async ({ debate_id, updated_at }, _args, { load }) =>
      updated_at ?? load.changedAtOf(debate_id),
    user: debaterOf,
    debater: nameOf,
    turns: async ({ debate_id, by_link, turns: known }, _args, { load }) => {
      const turns = known ?? (await load.turnsOf(debate_id)) ?? []
      return by_link ? turns.map(turn => ({ ...turn, by_link })) : turns
    },
    withdrawnTurns: async ({ debate_id }, _args, { load }) =>
      (await load.withdrawnTurnsOf(debate_id)) ?? [],
    isContinuation: async (debate, _args, context) =>
      (await readPart('Debate', debate, 'continued_from', context)) !== null,
    continuedFrom: async (debate, _args, context) => {
      const from = await readPart('Debate', debate, 'continued_from', context)
      return from ? ((await context.load.debate(from)) ?? null) : null
    },
    noise: async (debate, _args, context) =>
      (await readPart('Debate', debate, 'review', context))?.noise ?? null,
    previousScore: async ({ debate_id }, _args, { load }) =>
      (await load.trendOf(debate_id))?.previousScore ?? null,
    performanceTrend: async ({ debate_id }, _args, { load }) =>
      (await load.trendOf(debate_id))?.performanceTrend ?? [],
    bothSides: async ({ debate_id }, _args, { load }) => {
      const sides = await load.bothSidesOf(debate_id)
      return sides ? { ...sides, other: { debate_id: sides.other_debate_id } } : null
    },
    shareLink: async ({ debate_id }, _args, { load }) =>
      (await load.shareLinkOf(debate_id)) ?? null,
    topicText: motionOf,
    motion: motionOf,
    topicTextZh: async (debate, _args, context) => {
      if (debate.topic_text_zh !== undefined) return debate.topic_text_zh
      return (await topicOf(debate, context))?.topic_text_zh ?? null
    },
    userId: async (debate, _args, context) =>
      (await debaterOf(debate, undefined, context))?.user_id ?? null,
    username: nameOf,
    email: async (debate, _args, context) => {
      const user = await debaterOf(debate, undefined, context)
      return user ? ((await readPart('User', user, 'email', context)) ?? null) : null
    },
    results: debate => debate,
  },
}
