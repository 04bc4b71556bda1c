/** What one query may be, and what a caller may ask for; decision 0026 says why. */
export const GRAPHQL_LIMITS = {
  costliest: 5_000,
  deepest: 10,
  roots: 30,
  mutations: 1,
  tokens: 1_000,
  /** Reading a query costs one for so many characters. */
  charactersForOne: 20,
  answerMb: 5,
  /** `limit` can be saved up, `restoreRate` comes back in a second. */
  budgets: {
    /** A query may cost as much as a debater's whole budget. */
    debaters: { limit: 5_000, restoreRate: 200 },
    /** Administrators and programs turn the pages of tables with a hundred rows. */
    admins: { limit: 20_000, restoreRate: 1_000 },
  },
  /** A burst, since each costs something before it is refused; 600 a minute. */
  requests: { max: 100, seconds: 10 },
} as const

/** Requests to REST in a minute: of one account, and of all visitors behind one address. */
export const REST_LIMITS = { account: 600, network: 3_000 } as const
