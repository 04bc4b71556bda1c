import type {
  DebateResults,
  DebateRow,
  LeaderboardEntry,
  Page,
  PlatformStats,
  PopularTopic,
  SharedDebate,
  ShareLink,
  Topic,
  User,
  UserProfile,
} from '#schema/entities.ts'
import type {
  CustomTopicAnswer,
  CustomTopicInput,
  DebateAnswer,
  EndDebateAnswer,
  ListTopicsInput,
  LogInInput,
  RegisterInput,
  SessionAnswer,
  ShareAnswer,
  StartDebateAnswer,
  StartDebateInput,
  StopReplyAnswer,
  SubmitTurnAnswer,
  SubmitTurnInput,
  TranscriptAnswer,
  TurnsAnswer,
  UpdateMeAnswer,
  UpdateMeInput,
} from '#schema/rest.ts'
import type { TurnRetry } from '#schema/review.ts'
import type { VoiceAnswer } from '#schema/voice/socket-events.ts'
import { type Query, request, withQuery } from './request.ts'

type Options = { signal?: AbortSignal }

const debatePath = (debateId: string) => `/debates/${encodeURIComponent(debateId)}`

/**
 * The user calls of specification section 7.
 * Each throws `RestError` or `NetworkError` (see request.ts).
 */
export const rest = {
  register: (body: RegisterInput) =>
    request<SessionAnswer>('POST', '/auth/register', { body, anonymous: true }),
  logIn: (body: LogInInput) =>
    request<SessionAnswer>('POST', '/auth/login', { body, anonymous: true }),
  resetPassword: (body: { token: string; password: string }) =>
    request<SessionAnswer>('POST', '/auth/reset-password', { body, anonymous: true }),
  getMe: (options?: Options) => request<User>('GET', '/auth/me', options),
  updateMe: (body: UpdateMeInput) => request<UpdateMeAnswer>('PUT', '/auth/me', { body }),

  getStats: (options?: Options) => request<PlatformStats>('GET', '/users/stats', options),
  getLeaderboard: (limit: number, options?: Options) =>
    request<LeaderboardEntry[]>('GET', withQuery('/users/leaderboard', { limit }), options),
  getProfile: (options?: Options) => request<UserProfile>('GET', '/users/profile', options),
  listDebates: (query: { page?: number; limit?: number }, options?: Options) =>
    request<Page<DebateRow>>('GET', withQuery('/users/debates', query), options),
  getTranscript: (debateId: string, options?: Options) =>
    request<TranscriptAnswer>('GET', `/users${debatePath(debateId)}/transcript`, options),

  listTopics: (query: ListTopicsInput, options?: Options) =>
    request<Topic[]>('GET', withQuery('/topics', query satisfies Query), options),
  listPopularTopics: (limit: number, options?: Options) =>
    request<PopularTopic[]>('GET', withQuery('/topics/popular', { limit }), options),
  getRandomTopic: (options?: Options) => request<Topic>('GET', '/topics/random', options),
  createCustomTopic: (body: CustomTopicInput) =>
    request<CustomTopicAnswer>('POST', '/topics/custom', { body }),

  startDebate: (body: StartDebateInput, options?: Options) =>
    request<StartDebateAnswer>('POST', '/debates/start', { body, ...options }),
  submitTurn: (debateId: string, body: SubmitTurnInput, options?: Options) =>
    request<SubmitTurnAnswer>('POST', `${debatePath(debateId)}/turn`, { body, ...options }),
  getShare: (debateId: string, options?: Options) =>
    request<ShareAnswer>('GET', `${debatePath(debateId)}/share`, options),
  shareDebate: (debateId: string) => request<ShareLink>('POST', `${debatePath(debateId)}/share`),
  revokeShare: (debateId: string) => request<void>('DELETE', `${debatePath(debateId)}/share`),
  getShared: (token: string, options?: Options) =>
    request<SharedDebate>('GET', `/shared/${encodeURIComponent(token)}`, options),
  stopReply: (debateId: string) => request<StopReplyAnswer>('POST', `${debatePath(debateId)}/stop`),
  retryTurn: (debateId: string, body: { message: string }) =>
    request<TurnRetry>('POST', `${debatePath(debateId)}/retry`, { body }),
  endDebate: (debateId: string, options?: Options) =>
    request<EndDebateAnswer>('POST', `${debatePath(debateId)}/end`, options),
  getVoice: (options?: Options) => request<VoiceAnswer>('GET', '/voice', options),
  getResults: (debateId: string, options?: Options) =>
    request<DebateResults>('GET', `${debatePath(debateId)}/results`, options),
  getDebate: (debateId: string, options?: Options) =>
    request<DebateAnswer>('GET', debatePath(debateId), options),
  getTurns: (debateId: string, options?: Options) =>
    request<TurnsAnswer>('GET', `${debatePath(debateId)}/turns`, options),
}

export { NetworkError, RestError } from './request.ts'
