// Generated from schema/graphql by npm run codegen. Do not edit.
import type { MessageParams } from '../messages/message.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserEntity, LeaderboardEntry as LeaderboardEntryEntity, PopularTopic as PopularTopicEntity, Debate as DebateEntity, Admin as AdminEntity, DebateResults as DebateResultsEntity, DebateRow as DebateRowEntity, ShareLink as ShareLinkEntity, SharedDebate as SharedDebateEntity, Turn as TurnEntity } from '../entities.ts';
import type { AdminDebate as AdminDebateEntity, AdminUser as AdminUserEntity, AdminUserDetail as AdminUserDetailEntity, PerformanceStats as PerformanceStatsEntity, LoginEntry as LoginEntryEntity, AdminTopic as AdminTopicEntity, AuditEntry as AuditEntryEntity, SavedView as SavedViewEntity, AdminCharts as AdminChartsEntity, TopicStats as TopicStatsEntity } from '../admin.ts';
import type { SkillScores as SkillScoresEntity, Quote as QuoteEntity, Review as ReviewEntity, TurnReview as TurnReviewEntity, TurnRetry as TurnRetryEntity, RetryOffer as RetryOfferEntity } from '../review.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  /** The named parameters of a message: texts, numbers, or a message {code, params}. */
  MessageParams: { input: MessageParams; output: MessageParams; }
};

export type Language =
  | 'en'
  | 'zh';

/** A problem with the input of a mutation: nothing was changed. */
export type UserError = {
  __typename?: 'UserError';
  /** The input field it is about; null when it is about the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** VALIDATION or CONFLICT. */
  code: Scalars['String']['output'];
  /** The English sentence of messageCode. */
  message: Scalars['String']['output'];
  messageCode: Scalars['String']['output'];
  params?: Maybe<Scalars['MessageParams']['output']>;
};

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  avatarId: Scalars['String']['output'];
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Mean of the scored debates, 0–100, one decimal; null while unscored. */
  averageScore?: Maybe<Scalars['Float']['output']>;
};

/** The logged-in user. Only they see this. */
export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatarId: Scalars['String']['output'];
  avatarUrl?: Maybe<Scalars['String']['output']>;
  registrationDate: Scalars['DateTime']['output'];
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  averageScore?: Maybe<Scalars['Float']['output']>;
  debateCount: Scalars['Int']['output'];
  /** 1 + the number of users with a higher average; null while unscored. */
  rank?: Maybe<Scalars['Int']['output']>;
  /** Months in UTC, oldest first. */
  monthlyPerformance: Array<MonthlyScore>;
  /** Newest first. At most 100 at a time. */
  debates: DebateConnection;
};


/** The logged-in user. Only they see this. */
export type ViewerDebatesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type MonthlyScore = {
  __typename?: 'MonthlyScore';
  /** YYYY-MM */
  month: Scalars['String']['output'];
  score: Scalars['Float']['output'];
};

export type Statistics = {
  __typename?: 'Statistics';
  totalUsers: Scalars['Int']['output'];
  totalDebates: Scalars['Int']['output'];
  averageScore?: Maybe<Scalars['Float']['output']>;
  totalTopics: Scalars['Int']['output'];
};

export type LeaderboardEntry = {
  __typename?: 'LeaderboardEntry';
  rank: Scalars['Int']['output'];
  averageScore: Scalars['Float']['output'];
  user: User;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
  avatarId?: InputMaybe<Scalars['String']['input']>;
};

export type LogInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type UpdateViewerInput = {
  username?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  avatarId?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Send it as Authorization: Bearer. */
  token?: Maybe<Scalars['String']['output']>;
  viewer?: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

export type UpdateViewerPayload = {
  __typename?: 'UpdateViewerPayload';
  /** A new token, only when the password changed: all others have ended. */
  token?: Maybe<Scalars['String']['output']>;
  viewer?: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

export type Query = {
  __typename?: 'Query';
  /** The logged-in user, or null for guests and anonymous callers. */
  viewer?: Maybe<Viewer>;
  statistics: Statistics;
  leaderboard: Array<LeaderboardEntry>;
  admin: Admin;
  adminDashboard: Dashboard;
  /** The last thirty days unless said otherwise. */
  adminCharts: AdminCharts;
  adminDebates: AdminDebateConnection;
  adminUsers: AdminUserConnection;
  adminTopics: AdminTopicConnection;
  adminAudit: AuditConnection;
  adminUser: AdminUserDetail;
  adminDebate: AdminDebate;
  savedViews: Array<SavedView>;
  topicStats: TopicStats;
  /** The viewer's own debate; somebody else's is null with the code NOT_FOUND. */
  debate?: Maybe<Debate>;
  sharedDebate: SharedDebate;
  /** Approved topics, most debated first. At most 100 at a time. */
  topics: TopicConnection;
  topic?: Maybe<Topic>;
  randomTopic?: Maybe<Topic>;
};


export type QueryLeaderboardArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminChartsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminDebatesArgs = {
  filter?: InputMaybe<AdminDebateFilter>;
  sort?: InputMaybe<Array<AdminDebateSort>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminUsersArgs = {
  filter?: InputMaybe<AdminUserFilter>;
  sort?: InputMaybe<Array<AdminUserSort>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminTopicsArgs = {
  filter?: InputMaybe<AdminTopicFilter>;
  sort?: InputMaybe<Array<AdminTopicSort>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminAuditArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  adminId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminDebateArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySavedViewsArgs = {
  table: AdminTable;
};


export type QueryTopicStatsArgs = {
  topicId: Scalars['ID']['input'];
};


export type QueryDebateArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedDebateArgs = {
  token: Scalars['String']['input'];
};


export type QueryTopicsArgs = {
  filter?: InputMaybe<TopicFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTopicArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  register: SessionPayload;
  logIn: SessionPayload;
  /** Sets a new password by an administrator's link, which works once, and logs in. */
  resetPassword: SessionPayload;
  updateViewer: UpdateViewerPayload;
  logInAdmin: AdminSessionPayload;
  updateAdminProfile: UpdateAdminProfilePayload;
  updateUser: UpdateUserPayload;
  deleteUser: DeleteUserPayload;
  createPasswordReset: CreatePasswordResetPayload;
  createTopic: TopicPayload;
  updateTopic: TopicPayload;
  deleteTopic: DeleteTopicPayload;
  saveView: SaveViewPayload;
  deleteView: DeleteViewPayload;
  startDebate: StartDebatePayload;
  submitTurn: SubmitTurnPayload;
  /** What the opponent has said so far becomes the whole reply. */
  stopReply: StopReplyPayload;
  /** Waits up to 20 s for the judge; until then the status is evaluating. */
  endDebate: EndDebatePayload;
  /** Judges the weakest turn of a scored debate anew. The debate's score stays. */
  retryTurn: RetryTurnPayload;
  shareDebate: ShareDebatePayload;
  revokeShare: RevokeSharePayload;
  createCustomTopic: CreateCustomTopicPayload;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationUpdateViewerArgs = {
  input: UpdateViewerInput;
};


export type MutationLogInAdminArgs = {
  input: AdminLogInInput;
};


export type MutationUpdateAdminProfileArgs = {
  input: UpdateAdminProfileInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationDeleteUserArgs = {
  input: DeleteUserInput;
};


export type MutationCreatePasswordResetArgs = {
  input: CreatePasswordResetInput;
};


export type MutationCreateTopicArgs = {
  input: CreateTopicInput;
};


export type MutationUpdateTopicArgs = {
  input: UpdateTopicInput;
};


export type MutationDeleteTopicArgs = {
  input: DeleteTopicInput;
};


export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


export type MutationDeleteViewArgs = {
  input: DeleteViewInput;
};


export type MutationStartDebateArgs = {
  input: StartDebateInput;
};


export type MutationSubmitTurnArgs = {
  input: SubmitTurnInput;
};


export type MutationStopReplyArgs = {
  input: StopReplyInput;
};


export type MutationEndDebateArgs = {
  input: EndDebateInput;
};


export type MutationRetryTurnArgs = {
  input: RetryTurnInput;
};


export type MutationShareDebateArgs = {
  input: ShareDebateInput;
};


export type MutationRevokeShareArgs = {
  input: RevokeShareInput;
};


export type MutationCreateCustomTopicArgs = {
  input: CreateCustomTopicInput;
};

/**
 * Which debates: those that fit everything given. The names are those of REST and the CSV export.
 * Days are in UTC, both included.
 */
export type AdminDebateFilter = {
  /** Part of the motion, the username or the e-mail address, whatever the case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sides of the debater. */
  stance?: InputMaybe<Array<Stance>>;
  /** Any of these: written or spoken. */
  mode?: InputMaybe<Array<DebateMode>>;
  /** Any of these. */
  status?: InputMaybe<Array<DebateStatus>>;
  /** Any of these languages of the opponent’s speeches. */
  language?: InputMaybe<Array<Language>>;
  /** Any of these opponents, such as offline or openai. */
  provider?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The lowest score, 0–100. */
  scoreMin?: InputMaybe<Scalars['Float']['input']>;
  /** The highest score, 0–100. */
  scoreMax?: InputMaybe<Scalars['Float']['input']>;
  /** The first day on which it began, in UTC. */
  startedFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which it began. */
  startedTo?: InputMaybe<Scalars['String']['input']>;
  /** The topic’s UUID. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
  /** The user’s UUID. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** What debates can be sorted by. */
export type AdminDebateSortKey =
  /** The debater’s side. */
  | 'stance'
  /** Written or spoken. */
  | 'mode'
  /** How far it has come. */
  | 'status'
  /** When it began. */
  | 'startTime'
  /** The score; debates without one last when descending. */
  | 'score';

/** A column of the order of debates; without any it is startTime, descending. */
export type AdminDebateSort = {
  /** The column. */
  by: AdminDebateSortKey;
  /** Up or down. */
  order: SortOrder;
};

/**
 * Which users: those that fit everything given. The names are those of REST and the CSV export.
 * Days are in UTC, both included.
 */
export type AdminUserFilter = {
  /** Part of the username or the e-mail address, whatever the case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The lowest average, 0–100. */
  scoreMin?: InputMaybe<Scalars['Float']['input']>;
  /** The highest average, 0–100. */
  scoreMax?: InputMaybe<Scalars['Float']['input']>;
  /** The fewest debates. */
  debatesMin?: InputMaybe<Scalars['Int']['input']>;
  /** The most debates. */
  debatesMax?: InputMaybe<Scalars['Int']['input']>;
  /** The first day of registration, in UTC. */
  registeredFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last day of registration. */
  registeredTo?: InputMaybe<Scalars['String']['input']>;
};

/** What users can be sorted by. */
export type AdminUserSortKey =
  /** The name, whatever the case. */
  | 'username'
  /** When the account was made. */
  | 'registrationDate'
  /** How many debates. */
  | 'debateCount'
  /** The average; users without one last when descending. */
  | 'averageScore';

/** A column of the order of users; without any it is registrationDate, descending. */
export type AdminUserSort = {
  /** The column. */
  by: AdminUserSortKey;
  /** Up or down. */
  order: SortOrder;
};

/**
 * Which topics: those that fit everything given. The names are those of REST and the CSV export.
 * Days are in UTC, both included.
 */
export type AdminTopicFilter = {
  /** Part of the English or Chinese text, whatever the case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<TopicStatus>>;
  /** Any of these languages that the topic was written in. */
  language?: InputMaybe<Array<Language>>;
  /** true: only recommended ones; false: only the others. */
  recommended?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What topics can be sorted by. */
export type AdminTopicSortKey =
  /** The English text, whatever the case. */
  | 'text'
  /** When it was added. */
  | 'createdAt'
  /** How many debates. */
  | 'debateCount'
  /** The average; topics without one last when descending. */
  | 'averageScore';

/** A column of the order of topics; without any it is createdAt, descending. */
export type AdminTopicSort = {
  /** The column. */
  by: AdminTopicSortKey;
  /** Up or down. */
  order: SortOrder;
};

/** Everything here is for administrators: anybody else gets FORBIDDEN or UNAUTHENTICATED. */
export type Admin = {
  __typename?: 'Admin';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  avatarId: Scalars['String']['output'];
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type AdminTable =
  | 'debates'
  | 'users'
  | 'topics';

export type AdminDebate = {
  __typename?: 'AdminDebate';
  id: Scalars['ID']['output'];
  topicId: Scalars['ID']['output'];
  /** Null for a guest, and for a user who was deleted. */
  userId?: Maybe<Scalars['ID']['output']>;
  username?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  topicText: Scalars['String']['output'];
  topicTextZh?: Maybe<Scalars['String']['output']>;
  userStance: Stance;
  mode: DebateMode;
  language: Language;
  status: DebateStatus;
  startTime: Scalars['DateTime']['output'];
  endTime?: Maybe<Scalars['DateTime']['output']>;
  overallScore?: Maybe<Scalars['Float']['output']>;
  opponentProvider: Scalars['String']['output'];
  /** Turns, scores and review. */
  results: AdminDebateResults;
};

export type AdminDebateResults = {
  __typename?: 'AdminDebateResults';
  welcomeMessage: Scalars['String']['output'];
  unscoredReason?: Maybe<Scalars['String']['output']>;
  unscoredCode?: Maybe<UnscoredCode>;
  unscoredParams?: Maybe<Scalars['MessageParams']['output']>;
  turns: Array<Turn>;
  scores?: Maybe<Scores>;
  feedback?: Maybe<Scalars['String']['output']>;
  review?: Maybe<Review>;
};

export type AdminUser = {
  __typename?: 'AdminUser';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatarId: Scalars['String']['output'];
  avatarUrl?: Maybe<Scalars['String']['output']>;
  registrationDate: Scalars['DateTime']['output'];
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  debateCount: Scalars['Int']['output'];
  averageScore?: Maybe<Scalars['Float']['output']>;
};

export type PerformanceStats = {
  __typename?: 'PerformanceStats';
  totalDebates: Scalars['Int']['output'];
  averageScore?: Maybe<Scalars['Float']['output']>;
  bestScore?: Maybe<Scalars['Float']['output']>;
  worstScore?: Maybe<Scalars['Float']['output']>;
  favoriteTopic?: Maybe<Scalars['String']['output']>;
  /** Mean of the last three scored debates against the first three, in percent; null under six. */
  improvementRate?: Maybe<Scalars['Float']['output']>;
};

export type LoginEntry = {
  __typename?: 'LoginEntry';
  activityType: Scalars['String']['output'];
  timestamp: Scalars['DateTime']['output'];
};

export type AdminUserDebate = {
  __typename?: 'AdminUserDebate';
  id: Scalars['ID']['output'];
  topicText: Scalars['String']['output'];
  userStance: Stance;
  mode: DebateMode;
  status: DebateStatus;
  startTime: Scalars['DateTime']['output'];
  overallScore?: Maybe<Scalars['Float']['output']>;
};

export type AdminUserDetail = {
  __typename?: 'AdminUserDetail';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatarId: Scalars['String']['output'];
  avatarUrl?: Maybe<Scalars['String']['output']>;
  registrationDate: Scalars['DateTime']['output'];
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  socialProvider?: Maybe<Scalars['String']['output']>;
  stats: PerformanceStats;
  /** The latest ten. */
  loginHistory: Array<LoginEntry>;
  /** The latest hundred. */
  debates: Array<AdminUserDebate>;
};

export type AdminTopic = {
  __typename?: 'AdminTopic';
  id: Scalars['ID']['output'];
  textEn: Scalars['String']['output'];
  textZh?: Maybe<Scalars['String']['output']>;
  language: Language;
  isRecommended: Scalars['Boolean']['output'];
  status: TopicStatus;
  createdAt: Scalars['DateTime']['output'];
  debateCount: Scalars['Int']['output'];
  averageScore?: Maybe<Scalars['Float']['output']>;
};

export type AuditEntry = {
  __typename?: 'AuditEntry';
  id: Scalars['ID']['output'];
  adminEmail: Scalars['String']['output'];
  action: Scalars['String']['output'];
  /** The English sentence of the action. */
  message: Scalars['String']['output'];
  targetId: Scalars['String']['output'];
  /** JSON. */
  details: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
};

export type SavedView = {
  __typename?: 'SavedView';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The table's address. */
  query: Scalars['String']['output'];
};

export type AdminDebateEdge = {
  __typename?: 'AdminDebateEdge';
  cursor: Scalars['String']['output'];
  node: AdminDebate;
};

export type AdminDebateConnection = {
  __typename?: 'AdminDebateConnection';
  nodes: Array<AdminDebate>;
  edges: Array<AdminDebateEdge>;
  totalCount: Scalars['Int']['output'];
  /** False when there are more than totalCount. */
  totalIsExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
};

export type AdminUserEdge = {
  __typename?: 'AdminUserEdge';
  cursor: Scalars['String']['output'];
  node: AdminUser;
};

export type AdminUserConnection = {
  __typename?: 'AdminUserConnection';
  nodes: Array<AdminUser>;
  edges: Array<AdminUserEdge>;
  totalCount: Scalars['Int']['output'];
  totalIsExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
};

export type AdminTopicEdge = {
  __typename?: 'AdminTopicEdge';
  cursor: Scalars['String']['output'];
  node: AdminTopic;
};

export type AdminTopicConnection = {
  __typename?: 'AdminTopicConnection';
  nodes: Array<AdminTopic>;
  edges: Array<AdminTopicEdge>;
  totalCount: Scalars['Int']['output'];
  totalIsExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
};

export type AuditEdge = {
  __typename?: 'AuditEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditConnection = {
  __typename?: 'AuditConnection';
  nodes: Array<AuditEntry>;
  edges: Array<AuditEdge>;
  totalCount: Scalars['Int']['output'];
  totalIsExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
};

export type TopicStats = {
  __typename?: 'TopicStats';
  topicId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  debateCount: Scalars['Int']['output'];
  averageScore?: Maybe<Scalars['Float']['output']>;
};

export type Dashboard = {
  __typename?: 'Dashboard';
  totalUsers: Scalars['Int']['output'];
  totalDebates: Scalars['Int']['output'];
  totalTopics: Scalars['Int']['output'];
  popularTopics: Array<TopicStats>;
};

export type DayCount = {
  __typename?: 'DayCount';
  /** YYYY-MM-DD, UTC */
  day: Scalars['String']['output'];
  debates: Scalars['Int']['output'];
};

export type Share = {
  __typename?: 'Share';
  name: Scalars['String']['output'];
  debates: Scalars['Int']['output'];
};

export type AdminCharts = {
  __typename?: 'AdminCharts';
  debatesPerDay: Array<DayCount>;
  /** Ten bins: 0–10 … 90–100. */
  scoreBins: Array<Scalars['Int']['output']>;
  modes: Array<Share>;
  stances: Array<Share>;
};

export type DebateChangeKind =
  | 'started'
  | 'ended'
  | 'scored'
  | 'unscored';

export type DebateChange = {
  __typename?: 'DebateChange';
  debateId: Scalars['ID']['output'];
  kind: DebateChangeKind;
};

export type AdminLogInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type AdminSessionPayload = {
  __typename?: 'AdminSessionPayload';
  token?: Maybe<Scalars['String']['output']>;
  admin?: Maybe<Admin>;
  userErrors: Array<UserError>;
};

export type UpdateAdminProfileInput = {
  fullName: Scalars['String']['input'];
};

export type UpdateAdminProfilePayload = {
  __typename?: 'UpdateAdminProfilePayload';
  admin?: Maybe<Admin>;
  userErrors: Array<UserError>;
};

export type UpdateUserInput = {
  userId: Scalars['ID']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  user?: Maybe<AdminUserDetail>;
  userErrors: Array<UserError>;
};

export type DeleteUserInput = {
  userId: Scalars['ID']['input'];
  /** The username, typed. */
  confirmation: Scalars['String']['input'];
};

export type DeleteUserPayload = {
  __typename?: 'DeleteUserPayload';
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type CreatePasswordResetInput = {
  userId: Scalars['ID']['input'];
};

export type CreatePasswordResetPayload = {
  __typename?: 'CreatePasswordResetPayload';
  /** An address of the web app that works once. */
  path?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type CreateTopicInput = {
  textEn: Scalars['String']['input'];
  textZh?: InputMaybe<Scalars['String']['input']>;
  isRecommended?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateTopicInput = {
  topicId: Scalars['ID']['input'];
  textEn?: InputMaybe<Scalars['String']['input']>;
  textZh?: InputMaybe<Scalars['String']['input']>;
  isRecommended?: InputMaybe<Scalars['Boolean']['input']>;
  /** approved or archived */
  status?: InputMaybe<TopicStatus>;
};

export type TopicPayload = {
  __typename?: 'TopicPayload';
  topic?: Maybe<AdminTopic>;
  userErrors: Array<UserError>;
};

export type DeleteTopicInput = {
  topicId: Scalars['ID']['input'];
};

export type DeleteTopicPayload = {
  __typename?: 'DeleteTopicPayload';
  /** True when debates were held on it: it is archived and keeps them. */
  archived?: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type SaveViewInput = {
  table: AdminTable;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
};

export type SaveViewPayload = {
  __typename?: 'SaveViewPayload';
  view?: Maybe<SavedView>;
  userErrors: Array<UserError>;
};

export type DeleteViewInput = {
  viewId: Scalars['ID']['input'];
};

export type DeleteViewPayload = {
  __typename?: 'DeleteViewPayload';
  deletedViewId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** A debate began, ended or got its verdict. The token goes into connection_init as authorization. */
  adminDebateChanged: DebateChange;
};

export type Stance =
  | 'for'
  | 'against';

export type DebateMode =
  | 'text'
  | 'voice';

export type DebateStatus =
  | 'in_progress'
  | 'evaluating'
  | 'scored'
  | 'unscored';

export type UnscoredCode =
  | 'TOO_LITTLE_TO_JUDGE'
  | 'JUDGE_GAVE_UP';

export type Speaker =
  | 'user'
  | 'ai';

export type Skill =
  | 'depth'
  | 'persuasion'
  | 'clarity'
  | 'argumentation'
  | 'organization'
  | 'delivery'
  | 'refutation';

export type ClashOutcome =
  | 'answered'
  | 'dropped'
  | 'turned';

export type OpponentLevel =
  | 'beginner'
  | 'club'
  | 'tournament';

/** A calm professor, a sharp barrister or a friendly coach. */
export type OpponentStyle =
  | 'professor'
  | 'barrister'
  | 'coach';

export type Debate = {
  __typename?: 'Debate';
  id: Scalars['ID']['output'];
  topic: Topic;
  userStance: Stance;
  mode: DebateMode;
  status: DebateStatus;
  /** Why an ended debate has no score, as an English sentence. */
  unscoredReason?: Maybe<Scalars['String']['output']>;
  /** The same as a code with parameters; null for a reason from before there were codes. */
  unscoredCode?: Maybe<UnscoredCode>;
  unscoredParams?: Maybe<Scalars['MessageParams']['output']>;
  startTime: Scalars['DateTime']['output'];
  endTime?: Maybe<Scalars['DateTime']['output']>;
  prepTime: Scalars['Int']['output'];
  opponentLevel: OpponentLevel;
  opponentStyle: OpponentStyle;
  welcomeMessage: Scalars['String']['output'];
  /** Oldest first; the first is the opponent's opening. */
  turns: Array<Turn>;
  overallScore?: Maybe<Scalars['Float']['output']>;
  scores?: Maybe<Scores>;
  feedback?: Maybe<Scalars['String']['output']>;
  /** The owner's score before this one. */
  previousScore?: Maybe<Scalars['Float']['output']>;
  /** The owner's scored debates up to this one, oldest first, the last seven. */
  performanceTrend: Array<TrendPoint>;
  review?: Maybe<Review>;
  /** Null while the debate is private. */
  shareLink?: Maybe<ShareLink>;
};

export type Turn = {
  __typename?: 'Turn';
  id: Scalars['ID']['output'];
  speaker: Speaker;
  text: Scalars['String']['output'];
  timestamp: Scalars['DateTime']['output'];
  clientTurnId?: Maybe<Scalars['String']['output']>;
};

/** Each 0–100. */
export type Scores = {
  __typename?: 'Scores';
  depth: Scalars['Float']['output'];
  persuasion: Scalars['Float']['output'];
  clarity: Scalars['Float']['output'];
  argumentation: Scalars['Float']['output'];
  organization: Scalars['Float']['output'];
  delivery: Scalars['Float']['output'];
  refutation: Scalars['Float']['output'];
};

export type TrendPoint = {
  __typename?: 'TrendPoint';
  date: Scalars['DateTime']['output'];
  score: Scalars['Float']['output'];
};

export type Quote = {
  __typename?: 'Quote';
  turnId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type Strength = {
  __typename?: 'Strength';
  skill: Skill;
  quote: Quote;
  why: Scalars['String']['output'];
};

export type Priority = {
  __typename?: 'Priority';
  skill: Skill;
  quote: Quote;
  why: Scalars['String']['output'];
  rewrite: Scalars['String']['output'];
  lift: Scalars['String']['output'];
};

export type Drill = {
  __typename?: 'Drill';
  skill: Skill;
  text: Scalars['String']['output'];
};

export type FlawKind =
  | 'hasty_generalisation'
  | 'false_dilemma'
  | 'slippery_slope'
  | 'popularity'
  | 'false_cause'
  | 'overclaim'
  | 'circular'
  | 'authority';

/** A weakness that the opponent left in its case on purpose; without a reply nobody caught it. */
export type Flaw = {
  __typename?: 'Flaw';
  kind: FlawKind;
  flaw: Quote;
  reply?: Maybe<Quote>;
};

export type TurnReview = {
  __typename?: 'TurnReview';
  turnId: Scalars['ID']['output'];
  strongest?: Maybe<Strength>;
  weakest?: Maybe<Strength>;
};

/** The weakest turn and the skill it shows least, to be written anew. */
export type RetryOffer = {
  __typename?: 'RetryOffer';
  turnId: Scalars['ID']['output'];
  skill: Skill;
};

/** The weakest turn judged alone, as it was and as it was written anew; never stored. */
export type TurnRetry = {
  __typename?: 'TurnRetry';
  turnId: Scalars['ID']['output'];
  skill: Skill;
  before: Scalars['Float']['output'];
  after: Scalars['Float']['output'];
  noise: Scalars['Float']['output'];
  /** Ids of the published tests that only the new text meets. */
  testsGained: Array<Scalars['String']['output']>;
};

export type Clash = {
  __typename?: 'Clash';
  point: Quote;
  outcome: ClashOutcome;
  reply?: Maybe<Quote>;
};

export type Review = {
  __typename?: 'Review';
  /** Half-width of the score's uncertainty, in points. */
  noise: Scalars['Float']['output'];
  strength?: Maybe<Strength>;
  priorities: Array<Priority>;
  drill: Drill;
  clash: Array<Clash>;
  notes: Array<Scalars['String']['output']>;
  provider: Scalars['String']['output'];
  model: Scalars['String']['output'];
  promptVersion: Scalars['String']['output'];
  rubricVersion: Scalars['String']['output'];
  flaws: Array<Flaw>;
  turns: Array<TurnReview>;
  retry?: Maybe<RetryOffer>;
};

export type DebateEdge = {
  __typename?: 'DebateEdge';
  cursor: Scalars['String']['output'];
  node: Debate;
};

export type DebateConnection = {
  __typename?: 'DebateConnection';
  nodes: Array<Debate>;
  edges: Array<DebateEdge>;
  totalCount: Scalars['Int']['output'];
  pageInfo: PageInfo;
};

export type StartDebateInput = {
  /** Left out for a self-written motion. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
  customTopic?: InputMaybe<Scalars['String']['input']>;
  stance: Stance;
  mode?: DebateMode;
  language?: InputMaybe<Language>;
  prepTime?: InputMaybe<Scalars['Int']['input']>;
  opponentLevel?: OpponentLevel;
  opponentStyle?: OpponentStyle;
  /** The same one twice is the same debate. */
  clientStartId?: InputMaybe<Scalars['String']['input']>;
};

export type StartDebatePayload = {
  __typename?: 'StartDebatePayload';
  debate?: Maybe<Debate>;
  userErrors: Array<UserError>;
};

export type SubmitTurnInput = {
  debateId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  /** The same one twice is the same turn. */
  clientTurnId?: InputMaybe<Scalars['String']['input']>;
};

export type SubmitTurnPayload = {
  __typename?: 'SubmitTurnPayload';
  userTurn?: Maybe<Turn>;
  reply?: Maybe<Turn>;
  debate?: Maybe<Debate>;
  userErrors: Array<UserError>;
};

export type RetryTurnInput = {
  debateId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};

export type RetryTurnPayload = {
  __typename?: 'RetryTurnPayload';
  retry?: Maybe<TurnRetry>;
  userErrors: Array<UserError>;
};

export type StopReplyInput = {
  debateId: Scalars['ID']['input'];
};

export type EndDebateInput = {
  debateId: Scalars['ID']['input'];
};

export type StopReplyPayload = {
  __typename?: 'StopReplyPayload';
  /** False when nobody was speaking. */
  stopped?: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type EndDebatePayload = {
  __typename?: 'EndDebatePayload';
  debate?: Maybe<Debate>;
  userErrors: Array<UserError>;
};

/** A link by which anybody can read a debate until its owner takes it back. */
export type ShareLink = {
  __typename?: 'ShareLink';
  token: Scalars['String']['output'];
  /** An address of the web app. */
  path: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

/** What a share link shows. */
export type SharedDebate = {
  __typename?: 'SharedDebate';
  /** Null for a guest. */
  debater?: Maybe<Scalars['String']['output']>;
  motion: Scalars['String']['output'];
  userStance: Stance;
  mode: DebateMode;
  status: DebateStatus;
  startTime: Scalars['DateTime']['output'];
  welcomeMessage: Scalars['String']['output'];
  overallScore?: Maybe<Scalars['Float']['output']>;
  /** Half-width of the score's uncertainty, in points. */
  noise?: Maybe<Scalars['Float']['output']>;
  scores?: Maybe<Scores>;
  turns: Array<Turn>;
};

export type ShareDebateInput = {
  debateId: Scalars['ID']['input'];
};

export type ShareDebatePayload = {
  __typename?: 'ShareDebatePayload';
  shareLink?: Maybe<ShareLink>;
  userErrors: Array<UserError>;
};

export type RevokeShareInput = {
  debateId: Scalars['ID']['input'];
};

export type RevokeSharePayload = {
  __typename?: 'RevokeSharePayload';
  debate?: Maybe<Debate>;
  userErrors: Array<UserError>;
};

export type TopicStatus =
  | 'approved'
  | 'archived'
  | 'custom';

export type Topic = {
  __typename?: 'Topic';
  id: Scalars['ID']['output'];
  textEn: Scalars['String']['output'];
  textZh?: Maybe<Scalars['String']['output']>;
  /** The text in the topic's own language. */
  text: Scalars['String']['output'];
  language: Language;
  isRecommended: Scalars['Boolean']['output'];
  status: TopicStatus;
  debateCount: Scalars['Int']['output'];
};

export type TopicEdge = {
  __typename?: 'TopicEdge';
  cursor: Scalars['String']['output'];
  node: Topic;
};

export type TopicConnection = {
  __typename?: 'TopicConnection';
  nodes: Array<Topic>;
  edges: Array<TopicEdge>;
  totalCount: Scalars['Int']['output'];
  pageInfo: PageInfo;
};

export type TopicFilter = {
  /** Case-insensitive substring of the English or Chinese text. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** zh: only topics with a Chinese text. */
  language?: InputMaybe<Language>;
  recommended?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateCustomTopicInput = {
  text: Scalars['String']['input'];
  language?: InputMaybe<Language>;
};

export type CreateCustomTopicPayload = {
  __typename?: 'CreateCustomTopicPayload';
  topic?: Maybe<Topic>;
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  MessageParams: ResolverTypeWrapper<Scalars['MessageParams']['output']>;
  Language: Language;
  UserError: ResolverTypeWrapper<UserError>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  User: ResolverTypeWrapper<LeaderboardEntryEntity>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Viewer: ResolverTypeWrapper<UserEntity>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  MonthlyScore: ResolverTypeWrapper<MonthlyScore>;
  Statistics: ResolverTypeWrapper<Statistics>;
  LeaderboardEntry: ResolverTypeWrapper<LeaderboardEntryEntity>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  RegisterInput: RegisterInput;
  LogInInput: LogInInput;
  ResetPasswordInput: ResetPasswordInput;
  UpdateViewerInput: UpdateViewerInput;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateViewerPayload: ResolverTypeWrapper<Omit<UpdateViewerPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AdminDebateFilter: AdminDebateFilter;
  AdminDebateSortKey: AdminDebateSortKey;
  AdminDebateSort: AdminDebateSort;
  AdminUserFilter: AdminUserFilter;
  AdminUserSortKey: AdminUserSortKey;
  AdminUserSort: AdminUserSort;
  AdminTopicFilter: AdminTopicFilter;
  AdminTopicSortKey: AdminTopicSortKey;
  AdminTopicSort: AdminTopicSort;
  Admin: ResolverTypeWrapper<AdminEntity>;
  SortOrder: SortOrder;
  AdminTable: AdminTable;
  AdminDebate: ResolverTypeWrapper<AdminDebateEntity>;
  AdminDebateResults: ResolverTypeWrapper<DebateResultsEntity>;
  AdminUser: ResolverTypeWrapper<AdminUserEntity>;
  PerformanceStats: ResolverTypeWrapper<PerformanceStatsEntity>;
  LoginEntry: ResolverTypeWrapper<LoginEntryEntity>;
  AdminUserDebate: ResolverTypeWrapper<DebateRowEntity>;
  AdminUserDetail: ResolverTypeWrapper<AdminUserDetailEntity>;
  AdminTopic: ResolverTypeWrapper<AdminTopicEntity>;
  AuditEntry: ResolverTypeWrapper<AuditEntryEntity>;
  SavedView: ResolverTypeWrapper<SavedViewEntity>;
  AdminDebateEdge: ResolverTypeWrapper<Omit<AdminDebateEdge, 'node'> & { node: ResolversTypes['AdminDebate'] }>;
  AdminDebateConnection: ResolverTypeWrapper<Omit<AdminDebateConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['AdminDebate']>, edges: Array<ResolversTypes['AdminDebateEdge']> }>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  AdminUserConnection: ResolverTypeWrapper<Omit<AdminUserConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['AdminUser']>, edges: Array<ResolversTypes['AdminUserEdge']> }>;
  AdminTopicEdge: ResolverTypeWrapper<Omit<AdminTopicEdge, 'node'> & { node: ResolversTypes['AdminTopic'] }>;
  AdminTopicConnection: ResolverTypeWrapper<Omit<AdminTopicConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['AdminTopic']>, edges: Array<ResolversTypes['AdminTopicEdge']> }>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditConnection: ResolverTypeWrapper<Omit<AuditConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['AuditEntry']>, edges: Array<ResolversTypes['AuditEdge']> }>;
  TopicStats: ResolverTypeWrapper<TopicStatsEntity>;
  Dashboard: ResolverTypeWrapper<Omit<Dashboard, 'popularTopics'> & { popularTopics: Array<ResolversTypes['TopicStats']> }>;
  DayCount: ResolverTypeWrapper<DayCount>;
  Share: ResolverTypeWrapper<Share>;
  AdminCharts: ResolverTypeWrapper<AdminChartsEntity>;
  DebateChangeKind: DebateChangeKind;
  DebateChange: ResolverTypeWrapper<DebateChange>;
  AdminLogInInput: AdminLogInInput;
  AdminSessionPayload: ResolverTypeWrapper<Omit<AdminSessionPayload, 'admin'> & { admin?: Maybe<ResolversTypes['Admin']> }>;
  UpdateAdminProfileInput: UpdateAdminProfileInput;
  UpdateAdminProfilePayload: ResolverTypeWrapper<Omit<UpdateAdminProfilePayload, 'admin'> & { admin?: Maybe<ResolversTypes['Admin']> }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversTypes['AdminUserDetail']> }>;
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: ResolverTypeWrapper<DeleteUserPayload>;
  CreatePasswordResetInput: CreatePasswordResetInput;
  CreatePasswordResetPayload: ResolverTypeWrapper<CreatePasswordResetPayload>;
  CreateTopicInput: CreateTopicInput;
  UpdateTopicInput: UpdateTopicInput;
  TopicPayload: ResolverTypeWrapper<Omit<TopicPayload, 'topic'> & { topic?: Maybe<ResolversTypes['AdminTopic']> }>;
  DeleteTopicInput: DeleteTopicInput;
  DeleteTopicPayload: ResolverTypeWrapper<DeleteTopicPayload>;
  SaveViewInput: SaveViewInput;
  SaveViewPayload: ResolverTypeWrapper<Omit<SaveViewPayload, 'view'> & { view?: Maybe<ResolversTypes['SavedView']> }>;
  DeleteViewInput: DeleteViewInput;
  DeleteViewPayload: ResolverTypeWrapper<DeleteViewPayload>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Stance: Stance;
  DebateMode: DebateMode;
  DebateStatus: DebateStatus;
  UnscoredCode: UnscoredCode;
  Speaker: Speaker;
  Skill: Skill;
  ClashOutcome: ClashOutcome;
  OpponentLevel: OpponentLevel;
  OpponentStyle: OpponentStyle;
  Debate: ResolverTypeWrapper<DebateEntity>;
  Turn: ResolverTypeWrapper<TurnEntity>;
  Scores: ResolverTypeWrapper<SkillScoresEntity>;
  TrendPoint: ResolverTypeWrapper<TrendPoint>;
  Quote: ResolverTypeWrapper<QuoteEntity>;
  Strength: ResolverTypeWrapper<Omit<Strength, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  Priority: ResolverTypeWrapper<Omit<Priority, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  Drill: ResolverTypeWrapper<Drill>;
  FlawKind: FlawKind;
  Flaw: ResolverTypeWrapper<Omit<Flaw, 'flaw' | 'reply'> & { flaw: ResolversTypes['Quote'], reply?: Maybe<ResolversTypes['Quote']> }>;
  TurnReview: ResolverTypeWrapper<TurnReviewEntity>;
  RetryOffer: ResolverTypeWrapper<RetryOfferEntity>;
  TurnRetry: ResolverTypeWrapper<TurnRetryEntity>;
  Clash: ResolverTypeWrapper<Omit<Clash, 'point' | 'reply'> & { point: ResolversTypes['Quote'], reply?: Maybe<ResolversTypes['Quote']> }>;
  Review: ResolverTypeWrapper<ReviewEntity>;
  DebateEdge: ResolverTypeWrapper<Omit<DebateEdge, 'node'> & { node: ResolversTypes['Debate'] }>;
  DebateConnection: ResolverTypeWrapper<Omit<DebateConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['Debate']>, edges: Array<ResolversTypes['DebateEdge']> }>;
  StartDebateInput: StartDebateInput;
  StartDebatePayload: ResolverTypeWrapper<Omit<StartDebatePayload, 'debate'> & { debate?: Maybe<ResolversTypes['Debate']> }>;
  SubmitTurnInput: SubmitTurnInput;
  SubmitTurnPayload: ResolverTypeWrapper<Omit<SubmitTurnPayload, 'userTurn' | 'reply' | 'debate'> & { userTurn?: Maybe<ResolversTypes['Turn']>, reply?: Maybe<ResolversTypes['Turn']>, debate?: Maybe<ResolversTypes['Debate']> }>;
  RetryTurnInput: RetryTurnInput;
  RetryTurnPayload: ResolverTypeWrapper<Omit<RetryTurnPayload, 'retry'> & { retry?: Maybe<ResolversTypes['TurnRetry']> }>;
  StopReplyInput: StopReplyInput;
  EndDebateInput: EndDebateInput;
  StopReplyPayload: ResolverTypeWrapper<StopReplyPayload>;
  EndDebatePayload: ResolverTypeWrapper<Omit<EndDebatePayload, 'debate'> & { debate?: Maybe<ResolversTypes['Debate']> }>;
  ShareLink: ResolverTypeWrapper<ShareLinkEntity>;
  SharedDebate: ResolverTypeWrapper<SharedDebateEntity>;
  ShareDebateInput: ShareDebateInput;
  ShareDebatePayload: ResolverTypeWrapper<Omit<ShareDebatePayload, 'shareLink'> & { shareLink?: Maybe<ResolversTypes['ShareLink']> }>;
  RevokeShareInput: RevokeShareInput;
  RevokeSharePayload: ResolverTypeWrapper<Omit<RevokeSharePayload, 'debate'> & { debate?: Maybe<ResolversTypes['Debate']> }>;
  TopicStatus: TopicStatus;
  Topic: ResolverTypeWrapper<PopularTopicEntity>;
  TopicEdge: ResolverTypeWrapper<Omit<TopicEdge, 'node'> & { node: ResolversTypes['Topic'] }>;
  TopicConnection: ResolverTypeWrapper<Omit<TopicConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['Topic']>, edges: Array<ResolversTypes['TopicEdge']> }>;
  TopicFilter: TopicFilter;
  CreateCustomTopicInput: CreateCustomTopicInput;
  CreateCustomTopicPayload: ResolverTypeWrapper<Omit<CreateCustomTopicPayload, 'topic'> & { topic?: Maybe<ResolversTypes['Topic']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  MessageParams: Scalars['MessageParams']['output'];
  UserError: UserError;
  String: Scalars['String']['output'];
  User: LeaderboardEntryEntity;
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  Viewer: UserEntity;
  Int: Scalars['Int']['output'];
  MonthlyScore: MonthlyScore;
  Statistics: Statistics;
  LeaderboardEntry: LeaderboardEntryEntity;
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  RegisterInput: RegisterInput;
  LogInInput: LogInInput;
  ResetPasswordInput: ResetPasswordInput;
  UpdateViewerInput: UpdateViewerInput;
  SessionPayload: Omit<SessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateViewerPayload: Omit<UpdateViewerPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  AdminDebateFilter: AdminDebateFilter;
  AdminDebateSort: AdminDebateSort;
  AdminUserFilter: AdminUserFilter;
  AdminUserSort: AdminUserSort;
  AdminTopicFilter: AdminTopicFilter;
  AdminTopicSort: AdminTopicSort;
  Admin: AdminEntity;
  AdminDebate: AdminDebateEntity;
  AdminDebateResults: DebateResultsEntity;
  AdminUser: AdminUserEntity;
  PerformanceStats: PerformanceStatsEntity;
  LoginEntry: LoginEntryEntity;
  AdminUserDebate: DebateRowEntity;
  AdminUserDetail: AdminUserDetailEntity;
  AdminTopic: AdminTopicEntity;
  AuditEntry: AuditEntryEntity;
  SavedView: SavedViewEntity;
  AdminDebateEdge: Omit<AdminDebateEdge, 'node'> & { node: ResolversParentTypes['AdminDebate'] };
  AdminDebateConnection: Omit<AdminDebateConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['AdminDebate']>, edges: Array<ResolversParentTypes['AdminDebateEdge']> };
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  AdminUserConnection: Omit<AdminUserConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['AdminUser']>, edges: Array<ResolversParentTypes['AdminUserEdge']> };
  AdminTopicEdge: Omit<AdminTopicEdge, 'node'> & { node: ResolversParentTypes['AdminTopic'] };
  AdminTopicConnection: Omit<AdminTopicConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['AdminTopic']>, edges: Array<ResolversParentTypes['AdminTopicEdge']> };
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditConnection: Omit<AuditConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['AuditEntry']>, edges: Array<ResolversParentTypes['AuditEdge']> };
  TopicStats: TopicStatsEntity;
  Dashboard: Omit<Dashboard, 'popularTopics'> & { popularTopics: Array<ResolversParentTypes['TopicStats']> };
  DayCount: DayCount;
  Share: Share;
  AdminCharts: AdminChartsEntity;
  DebateChange: DebateChange;
  AdminLogInInput: AdminLogInInput;
  AdminSessionPayload: Omit<AdminSessionPayload, 'admin'> & { admin?: Maybe<ResolversParentTypes['Admin']> };
  UpdateAdminProfileInput: UpdateAdminProfileInput;
  UpdateAdminProfilePayload: Omit<UpdateAdminProfilePayload, 'admin'> & { admin?: Maybe<ResolversParentTypes['Admin']> };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['AdminUserDetail']> };
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: DeleteUserPayload;
  CreatePasswordResetInput: CreatePasswordResetInput;
  CreatePasswordResetPayload: CreatePasswordResetPayload;
  CreateTopicInput: CreateTopicInput;
  UpdateTopicInput: UpdateTopicInput;
  TopicPayload: Omit<TopicPayload, 'topic'> & { topic?: Maybe<ResolversParentTypes['AdminTopic']> };
  DeleteTopicInput: DeleteTopicInput;
  DeleteTopicPayload: DeleteTopicPayload;
  SaveViewInput: SaveViewInput;
  SaveViewPayload: Omit<SaveViewPayload, 'view'> & { view?: Maybe<ResolversParentTypes['SavedView']> };
  DeleteViewInput: DeleteViewInput;
  DeleteViewPayload: DeleteViewPayload;
  Subscription: Record<PropertyKey, never>;
  Debate: DebateEntity;
  Turn: TurnEntity;
  Scores: SkillScoresEntity;
  TrendPoint: TrendPoint;
  Quote: QuoteEntity;
  Strength: Omit<Strength, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  Priority: Omit<Priority, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  Drill: Drill;
  Flaw: Omit<Flaw, 'flaw' | 'reply'> & { flaw: ResolversParentTypes['Quote'], reply?: Maybe<ResolversParentTypes['Quote']> };
  TurnReview: TurnReviewEntity;
  RetryOffer: RetryOfferEntity;
  TurnRetry: TurnRetryEntity;
  Clash: Omit<Clash, 'point' | 'reply'> & { point: ResolversParentTypes['Quote'], reply?: Maybe<ResolversParentTypes['Quote']> };
  Review: ReviewEntity;
  DebateEdge: Omit<DebateEdge, 'node'> & { node: ResolversParentTypes['Debate'] };
  DebateConnection: Omit<DebateConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['Debate']>, edges: Array<ResolversParentTypes['DebateEdge']> };
  StartDebateInput: StartDebateInput;
  StartDebatePayload: Omit<StartDebatePayload, 'debate'> & { debate?: Maybe<ResolversParentTypes['Debate']> };
  SubmitTurnInput: SubmitTurnInput;
  SubmitTurnPayload: Omit<SubmitTurnPayload, 'userTurn' | 'reply' | 'debate'> & { userTurn?: Maybe<ResolversParentTypes['Turn']>, reply?: Maybe<ResolversParentTypes['Turn']>, debate?: Maybe<ResolversParentTypes['Debate']> };
  RetryTurnInput: RetryTurnInput;
  RetryTurnPayload: Omit<RetryTurnPayload, 'retry'> & { retry?: Maybe<ResolversParentTypes['TurnRetry']> };
  StopReplyInput: StopReplyInput;
  EndDebateInput: EndDebateInput;
  StopReplyPayload: StopReplyPayload;
  EndDebatePayload: Omit<EndDebatePayload, 'debate'> & { debate?: Maybe<ResolversParentTypes['Debate']> };
  ShareLink: ShareLinkEntity;
  SharedDebate: SharedDebateEntity;
  ShareDebateInput: ShareDebateInput;
  ShareDebatePayload: Omit<ShareDebatePayload, 'shareLink'> & { shareLink?: Maybe<ResolversParentTypes['ShareLink']> };
  RevokeShareInput: RevokeShareInput;
  RevokeSharePayload: Omit<RevokeSharePayload, 'debate'> & { debate?: Maybe<ResolversParentTypes['Debate']> };
  Topic: PopularTopicEntity;
  TopicEdge: Omit<TopicEdge, 'node'> & { node: ResolversParentTypes['Topic'] };
  TopicConnection: Omit<TopicConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['Topic']>, edges: Array<ResolversParentTypes['TopicEdge']> };
  TopicFilter: TopicFilter;
  CreateCustomTopicInput: CreateCustomTopicInput;
  CreateCustomTopicPayload: Omit<CreateCustomTopicPayload, 'topic'> & { topic?: Maybe<ResolversParentTypes['Topic']> };
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface MessageParamsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MessageParams'], any> {
  name: 'MessageParams';
}

export type UserErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  debateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthlyPerformance?: Resolver<Array<ResolversTypes['MonthlyScore']>, ParentType, ContextType>;
  debates?: Resolver<ResolversTypes['DebateConnection'], ParentType, ContextType, RequireFields<ViewerDebatesArgs, 'first'>>;
};

export type MonthlyScoreResolvers<ContextType = any, ParentType extends ResolversParentTypes['MonthlyScore'] = ResolversParentTypes['MonthlyScore']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDebates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalTopics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaderboardEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaderboardEntry'] = ResolversParentTypes['LeaderboardEntry']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateViewerPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateViewerPayload'] = ResolversParentTypes['UpdateViewerPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType>;
  leaderboard?: Resolver<Array<ResolversTypes['LeaderboardEntry']>, ParentType, ContextType, RequireFields<QueryLeaderboardArgs, 'limit'>>;
  admin?: Resolver<ResolversTypes['Admin'], ParentType, ContextType>;
  adminDashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  adminCharts?: Resolver<ResolversTypes['AdminCharts'], ParentType, ContextType, Partial<QueryAdminChartsArgs>>;
  adminDebates?: Resolver<ResolversTypes['AdminDebateConnection'], ParentType, ContextType, RequireFields<QueryAdminDebatesArgs, 'page' | 'pageSize'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserConnection'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'page' | 'pageSize'>>;
  adminTopics?: Resolver<ResolversTypes['AdminTopicConnection'], ParentType, ContextType, RequireFields<QueryAdminTopicsArgs, 'page' | 'pageSize'>>;
  adminAudit?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, RequireFields<QueryAdminAuditArgs, 'page' | 'pageSize'>>;
  adminUser?: Resolver<ResolversTypes['AdminUserDetail'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminDebate?: Resolver<ResolversTypes['AdminDebate'], ParentType, ContextType, RequireFields<QueryAdminDebateArgs, 'id'>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'table'>>;
  topicStats?: Resolver<ResolversTypes['TopicStats'], ParentType, ContextType, RequireFields<QueryTopicStatsArgs, 'topicId'>>;
  debate?: Resolver<Maybe<ResolversTypes['Debate']>, ParentType, ContextType, RequireFields<QueryDebateArgs, 'id'>>;
  sharedDebate?: Resolver<ResolversTypes['SharedDebate'], ParentType, ContextType, RequireFields<QuerySharedDebateArgs, 'token'>>;
  topics?: Resolver<ResolversTypes['TopicConnection'], ParentType, ContextType, RequireFields<QueryTopicsArgs, 'first'>>;
  topic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'id'>>;
  randomTopic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  updateViewer?: Resolver<ResolversTypes['UpdateViewerPayload'], ParentType, ContextType, RequireFields<MutationUpdateViewerArgs, 'input'>>;
  logInAdmin?: Resolver<ResolversTypes['AdminSessionPayload'], ParentType, ContextType, RequireFields<MutationLogInAdminArgs, 'input'>>;
  updateAdminProfile?: Resolver<ResolversTypes['UpdateAdminProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateAdminProfileArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  deleteUser?: Resolver<ResolversTypes['DeleteUserPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'input'>>;
  createPasswordReset?: Resolver<ResolversTypes['CreatePasswordResetPayload'], ParentType, ContextType, RequireFields<MutationCreatePasswordResetArgs, 'input'>>;
  createTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationCreateTopicArgs, 'input'>>;
  updateTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationUpdateTopicArgs, 'input'>>;
  deleteTopic?: Resolver<ResolversTypes['DeleteTopicPayload'], ParentType, ContextType, RequireFields<MutationDeleteTopicArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SaveViewPayload'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  deleteView?: Resolver<ResolversTypes['DeleteViewPayload'], ParentType, ContextType, RequireFields<MutationDeleteViewArgs, 'input'>>;
  startDebate?: Resolver<ResolversTypes['StartDebatePayload'], ParentType, ContextType, RequireFields<MutationStartDebateArgs, 'input'>>;
  submitTurn?: Resolver<ResolversTypes['SubmitTurnPayload'], ParentType, ContextType, RequireFields<MutationSubmitTurnArgs, 'input'>>;
  stopReply?: Resolver<ResolversTypes['StopReplyPayload'], ParentType, ContextType, RequireFields<MutationStopReplyArgs, 'input'>>;
  endDebate?: Resolver<ResolversTypes['EndDebatePayload'], ParentType, ContextType, RequireFields<MutationEndDebateArgs, 'input'>>;
  retryTurn?: Resolver<ResolversTypes['RetryTurnPayload'], ParentType, ContextType, RequireFields<MutationRetryTurnArgs, 'input'>>;
  shareDebate?: Resolver<ResolversTypes['ShareDebatePayload'], ParentType, ContextType, RequireFields<MutationShareDebateArgs, 'input'>>;
  revokeShare?: Resolver<ResolversTypes['RevokeSharePayload'], ParentType, ContextType, RequireFields<MutationRevokeShareArgs, 'input'>>;
  createCustomTopic?: Resolver<ResolversTypes['CreateCustomTopicPayload'], ParentType, ContextType, RequireFields<MutationCreateCustomTopicArgs, 'input'>>;
};

export type AdminResolvers<ContextType = any, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminDebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDebate'] = ResolversParentTypes['AdminDebate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topicText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicTextZh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userStance?: Resolver<ResolversTypes['Stance'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DebateMode'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DebateStatus'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opponentProvider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['AdminDebateResults'], ParentType, ContextType>;
};

export type AdminDebateResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDebateResults'] = ResolversParentTypes['AdminDebateResults']> = {
  welcomeMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unscoredReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unscoredCode?: Resolver<Maybe<ResolversTypes['UnscoredCode']>, ParentType, ContextType>;
  unscoredParams?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['Turn']>, ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['Scores']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  debateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PerformanceStatsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PerformanceStats'] = ResolversParentTypes['PerformanceStats']> = {
  totalDebates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bestScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  worstScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  favoriteTopic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  improvementRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LoginEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginEntry'] = ResolversParentTypes['LoginEntry']> = {
  activityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminUserDebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserDebate'] = ResolversParentTypes['AdminUserDebate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topicText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userStance?: Resolver<ResolversTypes['Stance'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DebateMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DebateStatus'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AdminUserDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserDetail'] = ResolversParentTypes['AdminUserDetail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  socialProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['PerformanceStats'], ParentType, ContextType>;
  loginHistory?: Resolver<Array<ResolversTypes['LoginEntry']>, ParentType, ContextType>;
  debates?: Resolver<Array<ResolversTypes['AdminUserDebate']>, ParentType, ContextType>;
};

export type AdminTopicResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminTopic'] = ResolversParentTypes['AdminTopic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textZh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  isRecommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TopicStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  debateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  adminEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminDebateEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDebateEdge'] = ResolversParentTypes['AdminDebateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminDebate'], ParentType, ContextType>;
};

export type AdminDebateConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDebateConnection'] = ResolversParentTypes['AdminDebateConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AdminDebate']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AdminDebateEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminTopicEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminTopicEdge'] = ResolversParentTypes['AdminTopicEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminTopic'], ParentType, ContextType>;
};

export type AdminTopicConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminTopicConnection'] = ResolversParentTypes['AdminTopicConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AdminTopic']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AdminTopicEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TopicStatsResolvers<ContextType = any, ParentType extends ResolversParentTypes['TopicStats'] = ResolversParentTypes['TopicStats']> = {
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = any, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDebates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTopics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  popularTopics?: Resolver<Array<ResolversTypes['TopicStats']>, ParentType, ContextType>;
};

export type DayCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShareResolvers<ContextType = any, ParentType extends ResolversParentTypes['Share'] = ResolversParentTypes['Share']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminChartsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCharts'] = ResolversParentTypes['AdminCharts']> = {
  debatesPerDay?: Resolver<Array<ResolversTypes['DayCount']>, ParentType, ContextType>;
  scoreBins?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['Share']>, ParentType, ContextType>;
  stances?: Resolver<Array<ResolversTypes['Share']>, ParentType, ContextType>;
};

export type DebateChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DebateChange'] = ResolversParentTypes['DebateChange']> = {
  debateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DebateChangeKind'], ParentType, ContextType>;
};

export type AdminSessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSessionPayload'] = ResolversParentTypes['AdminSessionPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  admin?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAdminProfilePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateAdminProfilePayload'] = ResolversParentTypes['UpdateAdminProfilePayload']> = {
  admin?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['AdminUserDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
  deletedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePasswordResetPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatePasswordResetPayload'] = ResolversParentTypes['CreatePasswordResetPayload']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TopicPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TopicPayload'] = ResolversParentTypes['TopicPayload']> = {
  topic?: Resolver<Maybe<ResolversTypes['AdminTopic']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteTopicPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteTopicPayload'] = ResolversParentTypes['DeleteTopicPayload']> = {
  archived?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveViewPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveViewPayload'] = ResolversParentTypes['SaveViewPayload']> = {
  view?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteViewPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteViewPayload'] = ResolversParentTypes['DeleteViewPayload']> = {
  deletedViewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  adminDebateChanged?: SubscriptionResolver<ResolversTypes['DebateChange'], "adminDebateChanged", ParentType, ContextType>;
};

export type DebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Debate'] = ResolversParentTypes['Debate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  userStance?: Resolver<ResolversTypes['Stance'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DebateMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DebateStatus'], ParentType, ContextType>;
  unscoredReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unscoredCode?: Resolver<Maybe<ResolversTypes['UnscoredCode']>, ParentType, ContextType>;
  unscoredParams?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prepTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opponentLevel?: Resolver<ResolversTypes['OpponentLevel'], ParentType, ContextType>;
  opponentStyle?: Resolver<ResolversTypes['OpponentStyle'], ParentType, ContextType>;
  welcomeMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['Turn']>, ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['Scores']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  performanceTrend?: Resolver<Array<ResolversTypes['TrendPoint']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  shareLink?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
};

export type TurnResolvers<ContextType = any, ParentType extends ResolversParentTypes['Turn'] = ResolversParentTypes['Turn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  speaker?: Resolver<ResolversTypes['Speaker'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientTurnId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScoresResolvers<ContextType = any, ParentType extends ResolversParentTypes['Scores'] = ResolversParentTypes['Scores']> = {
  depth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  persuasion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clarity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  argumentation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refutation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TrendPointResolvers<ContextType = any, ParentType extends ResolversParentTypes['TrendPoint'] = ResolversParentTypes['TrendPoint']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  turnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StrengthResolvers<ContextType = any, ParentType extends ResolversParentTypes['Strength'] = ResolversParentTypes['Strength']> = {
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriorityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Priority'] = ResolversParentTypes['Priority']> = {
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewrite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrillResolvers<ContextType = any, ParentType extends ResolversParentTypes['Drill'] = ResolversParentTypes['Drill']> = {
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlawResolvers<ContextType = any, ParentType extends ResolversParentTypes['Flaw'] = ResolversParentTypes['Flaw']> = {
  kind?: Resolver<ResolversTypes['FlawKind'], ParentType, ContextType>;
  flaw?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
};

export type TurnReviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['TurnReview'] = ResolversParentTypes['TurnReview']> = {
  turnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  strongest?: Resolver<Maybe<ResolversTypes['Strength']>, ParentType, ContextType>;
  weakest?: Resolver<Maybe<ResolversTypes['Strength']>, ParentType, ContextType>;
};

export type RetryOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['RetryOffer'] = ResolversParentTypes['RetryOffer']> = {
  turnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type TurnRetryResolvers<ContextType = any, ParentType extends ResolversParentTypes['TurnRetry'] = ResolversParentTypes['TurnRetry']> = {
  turnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  noise?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  testsGained?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClashResolvers<ContextType = any, ParentType extends ResolversParentTypes['Clash'] = ResolversParentTypes['Clash']> = {
  point?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ClashOutcome'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  noise?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  strength?: Resolver<Maybe<ResolversTypes['Strength']>, ParentType, ContextType>;
  priorities?: Resolver<Array<ResolversTypes['Priority']>, ParentType, ContextType>;
  drill?: Resolver<ResolversTypes['Drill'], ParentType, ContextType>;
  clash?: Resolver<Array<ResolversTypes['Clash']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rubricVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flaws?: Resolver<Array<ResolversTypes['Flaw']>, ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['TurnReview']>, ParentType, ContextType>;
  retry?: Resolver<Maybe<ResolversTypes['RetryOffer']>, ParentType, ContextType>;
};

export type DebateEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DebateEdge'] = ResolversParentTypes['DebateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Debate'], ParentType, ContextType>;
};

export type DebateConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DebateConnection'] = ResolversParentTypes['DebateConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Debate']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['DebateEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StartDebatePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartDebatePayload'] = ResolversParentTypes['StartDebatePayload']> = {
  debate?: Resolver<Maybe<ResolversTypes['Debate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubmitTurnPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubmitTurnPayload'] = ResolversParentTypes['SubmitTurnPayload']> = {
  userTurn?: Resolver<Maybe<ResolversTypes['Turn']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['Turn']>, ParentType, ContextType>;
  debate?: Resolver<Maybe<ResolversTypes['Debate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryTurnPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RetryTurnPayload'] = ResolversParentTypes['RetryTurnPayload']> = {
  retry?: Resolver<Maybe<ResolversTypes['TurnRetry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StopReplyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['StopReplyPayload'] = ResolversParentTypes['StopReplyPayload']> = {
  stopped?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndDebatePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndDebatePayload'] = ResolversParentTypes['EndDebatePayload']> = {
  debate?: Resolver<Maybe<ResolversTypes['Debate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SharedDebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedDebate'] = ResolversParentTypes['SharedDebate']> = {
  debater?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userStance?: Resolver<ResolversTypes['Stance'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DebateMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DebateStatus'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  welcomeMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  noise?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['Scores']>, ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['Turn']>, ParentType, ContextType>;
};

export type ShareDebatePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShareDebatePayload'] = ResolversParentTypes['ShareDebatePayload']> = {
  shareLink?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeSharePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevokeSharePayload'] = ResolversParentTypes['RevokeSharePayload']> = {
  debate?: Resolver<Maybe<ResolversTypes['Debate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TopicResolvers<ContextType = any, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textZh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  isRecommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TopicStatus'], ParentType, ContextType>;
  debateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopicEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TopicEdge'] = ResolversParentTypes['TopicEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type TopicConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TopicConnection'] = ResolversParentTypes['TopicConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['TopicEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreateCustomTopicPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateCustomTopicPayload'] = ResolversParentTypes['CreateCustomTopicPayload']> = {
  topic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  DateTime?: GraphQLScalarType;
  MessageParams?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  MonthlyScore?: MonthlyScoreResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  LeaderboardEntry?: LeaderboardEntryResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  UpdateViewerPayload?: UpdateViewerPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AdminDebate?: AdminDebateResolvers<ContextType>;
  AdminDebateResults?: AdminDebateResultsResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  PerformanceStats?: PerformanceStatsResolvers<ContextType>;
  LoginEntry?: LoginEntryResolvers<ContextType>;
  AdminUserDebate?: AdminUserDebateResolvers<ContextType>;
  AdminUserDetail?: AdminUserDetailResolvers<ContextType>;
  AdminTopic?: AdminTopicResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  AdminDebateEdge?: AdminDebateEdgeResolvers<ContextType>;
  AdminDebateConnection?: AdminDebateConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminTopicEdge?: AdminTopicEdgeResolvers<ContextType>;
  AdminTopicConnection?: AdminTopicConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  TopicStats?: TopicStatsResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DayCount?: DayCountResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  AdminCharts?: AdminChartsResolvers<ContextType>;
  DebateChange?: DebateChangeResolvers<ContextType>;
  AdminSessionPayload?: AdminSessionPayloadResolvers<ContextType>;
  UpdateAdminProfilePayload?: UpdateAdminProfilePayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  DeleteUserPayload?: DeleteUserPayloadResolvers<ContextType>;
  CreatePasswordResetPayload?: CreatePasswordResetPayloadResolvers<ContextType>;
  TopicPayload?: TopicPayloadResolvers<ContextType>;
  DeleteTopicPayload?: DeleteTopicPayloadResolvers<ContextType>;
  SaveViewPayload?: SaveViewPayloadResolvers<ContextType>;
  DeleteViewPayload?: DeleteViewPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Debate?: DebateResolvers<ContextType>;
  Turn?: TurnResolvers<ContextType>;
  Scores?: ScoresResolvers<ContextType>;
  TrendPoint?: TrendPointResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  Strength?: StrengthResolvers<ContextType>;
  Priority?: PriorityResolvers<ContextType>;
  Drill?: DrillResolvers<ContextType>;
  Flaw?: FlawResolvers<ContextType>;
  TurnReview?: TurnReviewResolvers<ContextType>;
  RetryOffer?: RetryOfferResolvers<ContextType>;
  TurnRetry?: TurnRetryResolvers<ContextType>;
  Clash?: ClashResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  DebateEdge?: DebateEdgeResolvers<ContextType>;
  DebateConnection?: DebateConnectionResolvers<ContextType>;
  StartDebatePayload?: StartDebatePayloadResolvers<ContextType>;
  SubmitTurnPayload?: SubmitTurnPayloadResolvers<ContextType>;
  RetryTurnPayload?: RetryTurnPayloadResolvers<ContextType>;
  StopReplyPayload?: StopReplyPayloadResolvers<ContextType>;
  EndDebatePayload?: EndDebatePayloadResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  SharedDebate?: SharedDebateResolvers<ContextType>;
  ShareDebatePayload?: ShareDebatePayloadResolvers<ContextType>;
  RevokeSharePayload?: RevokeSharePayloadResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  TopicEdge?: TopicEdgeResolvers<ContextType>;
  TopicConnection?: TopicConnectionResolvers<ContextType>;
  CreateCustomTopicPayload?: CreateCustomTopicPayloadResolvers<ContextType>;
};
