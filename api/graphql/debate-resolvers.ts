import { endDebate } from '#api/domain/debates/end-debate.ts'
import { finishTurn } from '#api/domain/debates/finish-turn.ts'
import { getDebate, getTurns } from '#api/domain/debates/get-debate.ts'
import { retryTurn } from '#api/domain/debates/retry-turn.ts'
import { startDebate } from '#api/domain/debates/start-debate.ts'
import { stopReply } from '#api/domain/debates/stop-reply.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

export const debateResolvers: Resolvers<GraphqlContext> = {
  Query: {
    debate: async (_root, { id }, context) =>
      (await context.call(getDebate, { debate_id: id })).debate,
  },
  Mutation: {
    startDebate: (_root, { input }, context) =>
      payload(async () => {
        const {
          topicId,
          customTopic,
          prepTime,
          clientStartId,
          language,
          stance,
          mode,
          ...opponent
        } = present(input)
        const { answer, guestId } = await context.call(startDebate, {
          topic_id: topicId ?? 'custom',
          stance,
          mode: mode ?? 'text',
          ...(customTopic !== undefined && { custom_topic: customTopic }),
          ...(language !== undefined && { language }),
          ...(prepTime !== undefined && { prep_time: prepTime }),
          ...(clientStartId !== undefined && { client_start_id: clientStartId }),
          ...(opponent.opponentLevel !== undefined && { opponent_level: opponent.opponentLevel }),
          ...(opponent.opponentStyle !== undefined && { opponent_style: opponent.opponentStyle }),
        })
        if (guestId !== null) context.becomeGuest(guestId)
        return { debate: (await context.call(getDebate, { debate_id: answer.debate_id })).debate }
      }),
    submitTurn: (_root, { input }, context) =>
      payload(async () => {
        const { debateId: debate_id, message, clientTurnId } = present(input)
        const { turn_id, user_turn_id } = await context.call(finishTurn, {
          debate_id,
          message,
          ...(clientTurnId !== undefined && { client_turn_id: clientTurnId }),
        })
        const { turns } = await context.call(getTurns, { debate_id })
        const { debate } = await context.call(getDebate, { debate_id })
        const turnOf = (id: string) => turns.find(turn => turn.turn_id === id) ?? null
        return { debate, userTurn: turnOf(user_turn_id), reply: turnOf(turn_id) }
      }),
    stopReply: (_root, { input }, context) =>
      payload(async () => ({
        stopped: (await context.call(stopReply, { debate_id: input.debateId })).stopped,
      })),
    endDebate: (_root, { input }, context) =>
      payload(async () => {
        const { debate_id } = await context.call(endDebate, { debate_id: input.debateId })
        return { debate: (await context.call(getDebate, { debate_id })).debate }
      }),
    retryTurn: (_root, { input }, context) =>
      payload(async () => ({
        retry: await context.call(retryTurn, { debate_id: input.debateId, message: input.message }),
      })),
  },
  Debate: {
    id: debate => debate.debate_id,
    userStance: debate => debate.user_stance,
    mode: debate => debate.debate_mode,
    unscoredReason: debate => debate.unscored_reason,
    unscoredCode: debate => debate.unscored_code,
    unscoredParams: debate => debate.unscored_params,
    startTime: debate => debate.start_time,
    endTime: debate => debate.end_time,
    prepTime: debate => debate.prep_time,
    opponentLevel: debate => debate.opponent_level,
    opponentStyle: debate => debate.opponent_style,
    welcomeMessage: debate => debate.welcome_message,
    overallScore: debate => debate.overall_score,
    feedback: debate => debate.ai_feedback,
    previousScore: async (debate, _args, context) =>
      (await context.resultsOf(debate.debate_id)).previousScore,
    performanceTrend: async (debate, _args, context) =>
      (await context.resultsOf(debate.debate_id)).performanceTrend,
  },
  Turn: {
    id: turn => turn.turn_id,
    text: turn => turn.message_text,
    clientTurnId: turn => turn.client_turn_id,
  },
  Scores: {
    depth: scores => scores.depth_score,
    persuasion: scores => scores.persuasion_score,
    clarity: scores => scores.clarity_score,
    argumentation: scores => scores.argumentation_score,
    organization: scores => scores.organization_score,
    delivery: scores => scores.delivery_score,
    refutation: scores => scores.refutation_score,
  },
  TurnReview: { turnId: turn => turn.turn_id },
  RetryOffer: { turnId: retry => retry.turn_id },
  TurnRetry: { turnId: retry => retry.turn_id, testsGained: retry => retry.tests_gained },
  Quote: { turnId: quote => quote.turn_id },
  Review: {
    promptVersion: review => review.prompt_version,
    rubricVersion: review => review.rubric_version,
  },
}
