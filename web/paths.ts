import { GRAPHIQL_PATH, SIGN_IN_RETURN_PATH } from '#schema/constants.ts'

/**
 * Every address of the product (specification section 2); links and redirects are built here only.
 */
export const paths = {
  home: '/',
  login: '/login',
  /** Where a third-party sign-in comes back to. */
  signInReturn: SIGN_IN_RETURN_PATH,
  register: '/register',
  debateSetup: '/debate-setup',
  debate: '/debate',
  /** A started debate: a reload goes on with it. */
  ongoingDebate: (debateId: string) => `/debate?debate=${encodeURIComponent(debateId)}`,
  /** A spoken debate by voice, and the same one in writing. */
  debateByVoice: (debateId: string) =>
    `/debate?debate=${encodeURIComponent(debateId)}&channel=voice`,
  debateInWriting: (debateId: string) =>
    `/debate?debate=${encodeURIComponent(debateId)}&channel=text`,
  transcript: (debateId: string) => `/transcript/${encodeURIComponent(debateId)}`,
  results: (debateId: string) => `/results/${encodeURIComponent(debateId)}`,
  profile: '/profile',
  /** Entered and left by a full load: its content security policy is its own. */
  graphiql: GRAPHIQL_PATH,
  adminLogin: '/admin/login',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminUser: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
  adminTopics: '/admin/topics',
  adminDebate: (debateId: string) => `/admin/debates/${encodeURIComponent(debateId)}`,
  adminAudit: '/admin/changes',
  adminKeys: '/admin/api-keys',
  adminSettings: '/admin/settings',
  join: '/join',
} as const

/** Route patterns with parameters, for the router. */
export const patterns = {
  transcript: '/transcript/:transcriptId',
  results: '/results/:debateId',
  shared: '/shared/:token',
  resetPassword: '/reset-password/:token',
  adminUser: '/admin/users/:userId',
  adminDebate: '/admin/debates/:debateId',
} as const
