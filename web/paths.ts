import {
  GRAPHIQL_PATH,
  GRAPHQL_SCHEMA_PATH,
  REST_REFERENCE_PATH,
  RESULTS_PATH,
  SIGN_IN_RETURN_PATH,
} from '#schema/constants.ts'

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
  results: (debateId: string) => `${RESULTS_PATH}${encodeURIComponent(debateId)}`,
  profile: '/profile',
  developers: '/developers',
  /** Entered and left by a full load: its content security policy is its own. */
  restReference: REST_REFERENCE_PATH,
  graphqlSchema: GRAPHQL_SCHEMA_PATH,
  /** The same. */
  graphiql: GRAPHIQL_PATH,
  adminLogin: '/admin/login',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminOverview: '/admin/overview',
  adminUsers: '/admin/users',
  adminUser: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
  /** The dashboard's table with the debates of one user. */
  adminDebatesOf: (userId: string) => `/admin/dashboard?userId=${encodeURIComponent(userId)}`,
  adminTopics: '/admin/topics',
  adminNewTopic: '/admin/topics#new',
  /** The topics with this text in them. */
  adminTopic: (text: string) => `/admin/topics?search=${encodeURIComponent(text)}`,
  adminDebate: (debateId: string) => `/admin/debates/${encodeURIComponent(debateId)}`,
  adminApiKeys: '/admin/api-keys',
  adminAudit: '/admin/changes',
  adminSettings: '/admin/settings',
  join: '/join',
} as const

/** What a link to a page of administrators may hold: where the login goes on to. */
export type AfterLogin = { afterLogin: string }

/** Route patterns with parameters, for the router. */
export const patterns = {
  transcript: '/transcript/:transcriptId',
  results: `${RESULTS_PATH}:debateId`,
  shared: '/shared/:token',
  resetPassword: '/reset-password/:token',
  adminInvitation: '/admin/invitation/:token',
  adminUser: '/admin/users/:userId',
  adminDebate: '/admin/debates/:debateId',
} as const
