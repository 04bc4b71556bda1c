/**
 * Business constants and limits (specification section 9). Web and server import them from here.
 */
export const STANCES = ['for', 'against'] as const
export type Stance = (typeof STANCES)[number]

export const DEBATE_MODES = ['text', 'voice'] as const
export type DebateMode = (typeof DEBATE_MODES)[number]

export const DEBATE_STATUSES = ['in_progress', 'evaluating', 'scored', 'unscored'] as const
export type DebateStatus = (typeof DEBATE_STATUSES)[number]

/** How hard the opponent argues, from easy to hard. */
export const OPPONENT_LEVELS = ['beginner', 'club', 'tournament'] as const
export type OpponentLevel = (typeof OPPONENT_LEVELS)[number]
export const DEFAULT_LEVEL: OpponentLevel = 'club'

/** The opponent's manner: a calm professor, a sharp barrister, a friendly coach. */
export const OPPONENT_STYLES = ['professor', 'barrister', 'coach'] as const
export type OpponentStyle = (typeof OPPONENT_STYLES)[number]
export const DEFAULT_STYLE: OpponentStyle = 'professor'

/** What an entry of the login history tells. */
export const ACCOUNT_ACTIVITIES = [
  'registration',
  'login',
  'social_login',
  'social_connect',
  'join_link',
  'password_change',
  'password_reset',
] as const
export type AccountActivity = (typeof ACCOUNT_ACTIVITIES)[number]

export const SPEAKERS = ['user', 'ai'] as const
export type Speaker = (typeof SPEAKERS)[number]

export const SKILLS = [
  'depth',
  'persuasion',
  'clarity',
  'argumentation',
  'organization',
  'delivery',
  'refutation',
] as const
export type Skill = (typeof SKILLS)[number]

/** What became of an opponent's point. */
export const CLASH_OUTCOMES = ['answered', 'dropped', 'turned', 'could_not_tell'] as const
export type ClashOutcome = (typeof CLASH_OUTCOMES)[number]

/** Weaknesses an opponent leaves in its case on purpose, named as textbooks name them. */
export const FLAW_KINDS = [
  'hasty_generalisation',
  'false_dilemma',
  'slippery_slope',
  'popularity',
  'false_cause',
  'overclaim',
  'circular',
  'authority',
] as const
export type FlawKind = (typeof FLAW_KINDS)[number]

export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** The file of the built web app that asks for the code of the results with the page itself. */
export const RESULTS_FILE = 'results.html'
/** The file of the built web app that holds home as it was drawn at the build. */
export const drawnHome = (language: Language) => `home.${language}.html`

export const TOPIC_STATUSES = ['approved', 'archived', 'custom'] as const
export type TopicStatus = (typeof TOPIC_STATUSES)[number]

/** What a list of deletions can name. */
export const DELETED_KINDS = ['debate', 'user', 'topic'] as const
export type DeletedKind = (typeof DELETED_KINDS)[number]
/** Days for which a deletion is told. */
export const DELETIONS_KEPT_DAYS = 90

export const AVATAR_IDS = [
  'avatar-1',
  'avatar-2',
  'avatar-3',
  'avatar-4',
  'avatar-5',
  'avatar-6',
] as const
export type AvatarId = (typeof AVATAR_IDS)[number]
export const DEFAULT_AVATAR_ID: AvatarId = 'avatar-1'

/** What motions are about: a folder each in schema/motions and schema/concepts. */
export const THEMES = [
  'education',
  'technology',
  'environment',
  'society',
  'politics',
  'economy',
  'health',
  'culture',
] as const
export type Theme = (typeof THEMES)[number]

/** The special topic id of a self-written motion in a debate setup (specification section 3). */
export const CUSTOM_TOPIC_ID = 'custom'
/** The `user_id` of a guest's debate. */
export const ANONYMOUS_USER_ID = 'anonymous'

export const LIMITS = {
  leaderboard: 10,
  popularTopics: 20,
  topicsPage: 100,
  /** Characters of a text that is searched for. */
  searchMax: 200,
  listPage: 10,
  listPageMax: 100,
  customTopicMin: 5,
  customTopicMax: 500,
  /** Points a side of the brief on a self-written motion, and their characters. */
  briefPoints: 3,
  briefPointMax: 300,
  /** Topics that one file may add. */
  importedTopics: 200,
  topicMin: 10,
  topicMax: 500,
  fullNameMax: 100,
  turnMax: 8000,
  /** Turns of both sides together; the judge reads so many in good time. */
  debateTurns: 100,
  /** Debates in progress at a time without an account. */
  guestDebates: 20,
  keyNameMax: 60,
  externalIdMax: 128,
  usernameMin: 3,
  usernameBelow: 20,
  passwordMin: 6,
  passwordMax: 128,
  emailMax: 254,
  trendPoints: 7,
  clientIdMax: 64,
  prepTimeMax: 3600,
} as const

/** Socket.IO client options of specification section 9. Times in milliseconds. */
export const SOCKET_OPTIONS = {
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  timeout: 20_000,
  forceNew: true,
} as const

/** Where the web app shows the results of a debate. */
export const RESULTS_PATH = '/results/'

/** Where the web app shows a shared debate. */
export const sharedPath = (token: string) => `/shared/${token}`

/** Where the web app shows GraphiQL, which needs a content security policy of its own. */
export const GRAPHIQL_PATH = '/developers/graphql'
/** Where it draws the OpenAPI document, also under a policy of its own. */
export const REST_REFERENCE_PATH = '/developers/rest'
/** The schema as one file, which the build writes. */
export const GRAPHQL_SCHEMA_PATH = '/developers/schema.graphql'

/** Where a third-party sign-in comes back to: the page that its provider must know. */
export const SIGN_IN_RETURN_PATH = '/login/return'

/** Google shows a popup of its own; every other provider is a page that one goes to. */
export const GOOGLE_ISSUER = 'https://accounts.google.com'

/**
 * Where the web app lets a user of another system in. Behind the #, so that no server, log or link
 * preview ever sees the token.
 */
export const joinPath = (token: string) => `/join#${token}`

/** Where the web app takes a new password by an administrator's link. */
export const resetPath = (token: string) => `/reset-password/${token}`

/** Where the web app takes an invitation to administer. */
export const invitationPath = (token: string) => `/admin/invitation/${token}`

/**
 * The AI opening shows this long after the welcome message (specification section 4). Milliseconds.
 */
export const OPENING_DELAY_MS = 500
