/** Every address of the product (specification section 2); links and redirects are built here only. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  debateSetup: '/debate-setup',
  debate: '/debate',
  /** A started debate: a reload goes on with it. */
  ongoingDebate: (debateId: string) => `/debate?debate=${encodeURIComponent(debateId)}`,
  transcript: (debateId: string) => `/transcript/${encodeURIComponent(debateId)}`,
  results: (debateId: string) => `/results/${encodeURIComponent(debateId)}`,
  profile: '/profile',
} as const

/** Route patterns with parameters, for the router. */
export const patterns = {
  transcript: '/transcript/:transcriptId',
  results: '/results/:debateId',
  shared: '/shared/:token',
} as const
