import type {
  ConnectProviderInput,
  LogInInput,
  RegisterInput,
  SignInCodeInput,
  SocialLoginInput,
  UpdateMeInput,
} from '#schema/rest/accounts.ts'
import type {
  RetryTurnInput,
  StartDebateInput,
  SubmitTurnInput,
  WithdrawnTurn,
} from '#schema/rest/debates.ts'
import type { CustomTopicInput, ListTopicsInput } from '#schema/rest/topics.ts'
import { call } from './call.ts'
import { request } from './request.ts'

type Options = { signal?: AbortSignal }

/**
 * The user calls of specification section 7.
 * Each throws `RestError` or `NetworkError` (see request.ts).
 */
export const rest = {
  register: (body: RegisterInput) => call('POST /auth/register', { body, anonymous: true }),
  logIn: (body: LogInInput) => call('POST /auth/login', { body, anonymous: true }),
  getSignInProvider: (options: Options = {}) =>
    call('GET /auth/social-login', { anonymous: true, ...options }),
  beginSignIn: () => call('POST /auth/social-login/begin', { anonymous: true }),
  finishSignIn: (body: SignInCodeInput) =>
    call('POST /auth/social-login/finish', { body, anonymous: true }),
  logInWithProvider: (body: SocialLoginInput) =>
    call('POST /auth/social-login', { body, anonymous: true }),
  /** Its 401 is about the third party, not about the login, which stays. */
  connectProvider: (body: ConnectProviderInput) =>
    call('POST /auth/social-login/connect', { body, keepsToken: true }),
  resetPassword: (body: { token: string; password: string }) =>
    call('POST /auth/reset-password', { body, anonymous: true }),
  joinDebate: (token: string) => call('POST /auth/join', { body: { token }, anonymous: true }),
  getMe: (options: Options = {}) => call('GET /auth/me', { ...options, isProbe: true }),
  checkResetLink: (token: string, options: Options = {}) =>
    call('POST /auth/reset-password/check', { body: { token }, anonymous: true, ...options }),
  listSessions: (options: Options = {}) => call('GET /auth/sessions', options),
  endSession: (sessionId: string) => call('DELETE /auth/sessions/:id', { of: sessionId }),
  endAllSessions: () => call('DELETE /auth/sessions', {}),
  /** Its 401 says that the login had ended already. */
  logOut: () => call('POST /auth/logout', { keepsToken: true }),
  exportMe: () => request<Blob>('GET', '/auth/me/export', { isFile: true }),
  deleteMe: (body: { password: string; username: string }) =>
    call('POST /auth/me/delete', { body }),
  updateMe: (body: UpdateMeInput) => call('PUT /auth/me', { body }),

  getStats: (options: Options = {}) => call('GET /users/stats', options),
  getLeaderboard: (limit: number, options: Options = {}) =>
    call('GET /users/leaderboard', { query: { limit }, ...options }),
  getProfile: (options: Options = {}) => call('GET /users/profile', options),
  listDebates: (query: { page?: number; limit?: number }, options: Options = {}) =>
    call('GET /users/debates', { query, ...options }),
  getTranscript: (debateId: string, options: Options = {}) =>
    call('GET /users/debates/:id/transcript', { of: debateId, ...options }),

  listTopics: (query: ListTopicsInput, options: Options = {}) =>
    call('GET /topics', { query, ...options }),
  listPopularTopics: (limit: number, options: Options = {}) =>
    call('GET /topics/popular', { query: { limit }, ...options }),
  getRandomTopic: (options: Options = {}) => call('GET /topics/random', options),
  getNextMotion: (options: Options = {}) => call('GET /topics/next', options),
  getTopic: (topicId: string, options: Options = {}) =>
    call('GET /topics/:id', { of: topicId, anonymous: true, ...options }),
  createCustomTopic: (body: CustomTopicInput) => call('POST /topics/custom', { body }),

  startDebate: (body: StartDebateInput, options: Options = {}) =>
    call('POST /debates/start', { body, ...options }),
  submitTurn: (debateId: string, body: SubmitTurnInput, options: Options = {}) =>
    call('POST /debates/:id/turn', { of: debateId, body, ...options }),
  getShare: (debateId: string, options: Options = {}) =>
    call('GET /debates/:id/share', { of: debateId, ...options }),
  shareDebate: (debateId: string) => call('POST /debates/:id/share', { of: debateId }),
  revokeShare: (debateId: string) => call('DELETE /debates/:id/share', { of: debateId }),
  getShared: (token: string, options: Options = {}) =>
    call('GET /shared/:token', { of: token, ...options }),
  stopReply: (debateId: string) => call('POST /debates/:id/stop', { of: debateId }),
  withdrawTurn: (debateId: string, turnId: string) =>
    request<WithdrawnTurn>('POST', `/debates/${debateId}/turns/${turnId}/withdraw`),
  retryTurn: (debateId: string, body: RetryTurnInput) =>
    call('POST /debates/:id/retry', { of: debateId, body }),
  endDebate: (debateId: string, options: Options = {}) =>
    call('POST /debates/:id/end', { of: debateId, ...options }),
  getVoice: (options: Options = {}) => call('GET /voice', options),
  getResults: (debateId: string, options: Options = {}) =>
    call('GET /debates/:id/results', { of: debateId, ...options }),
  getDebate: (debateId: string, options: Options = {}) =>
    call('GET /debates/:id', { of: debateId, ...options }),
  /** The recording of a spoken turn, where one was kept. */
  getRecording: (debateId: string, turnId: string, options?: Options) =>
    request<Blob>('GET', `/debates/${debateId}/turns/${turnId}/audio`, {
      ...options,
      isFile: true,
    }),
  getTurns: (debateId: string, options: Options = {}) =>
    call('GET /debates/:id/turns', { of: debateId, ...options }),
}

export { NetworkError, RestError } from './request.ts'
