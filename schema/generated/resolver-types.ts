// Generated from schema/graphql by npm run codegen. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserEntity, LeaderboardEntry as LeaderboardEntryEntity, PopularTopic as PopularTopicEntity, Debate as DebateEntity, ShareLink as ShareLinkEntity, SharedDebate as SharedDebateEntity, Turn as TurnEntity } from '../entities.ts';
import type { SkillScores as SkillScoresEntity, Quote as QuoteEntity, Review as ReviewEntity } from '../review.ts';
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
};

export type Language =
  | 'en'
  | 'zh';

/** A problem with the input of a mutation: nothing was changed. */
export type UserError = {
  __typename?: 'UserError';
  /** The input field it is about; null when it is about the whole. */
  field?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
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
  /** The logged-in user, or null for guests and visitors. */
  viewer?: Maybe<Viewer>;
  statistics: Statistics;
  leaderboard: Array<LeaderboardEntry>;
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
  updateViewer: UpdateViewerPayload;
  startDebate: StartDebatePayload;
  submitTurn: SubmitTurnPayload;
  /** What the opponent has said so far becomes the whole reply. */
  stopReply: StopReplyPayload;
  /** Waits up to 20 s for the judge; until then the status is evaluating. */
  endDebate: EndDebatePayload;
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


export type MutationUpdateViewerArgs = {
  input: UpdateViewerInput;
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


export type MutationShareDebateArgs = {
  input: ShareDebateInput;
};


export type MutationRevokeShareArgs = {
  input: RevokeShareInput;
};


export type MutationCreateCustomTopicArgs = {
  input: CreateCustomTopicInput;
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

export type Debate = {
  __typename?: 'Debate';
  id: Scalars['ID']['output'];
  topic: Topic;
  userStance: Stance;
  mode: DebateMode;
  status: DebateStatus;
  /** Why an ended debate has no score. */
  unscoredReason?: Maybe<Scalars['String']['output']>;
  startTime: Scalars['DateTime']['output'];
  endTime?: Maybe<Scalars['DateTime']['output']>;
  prepTime: Scalars['Int']['output'];
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
  UpdateViewerInput: UpdateViewerInput;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateViewerPayload: ResolverTypeWrapper<Omit<UpdateViewerPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Stance: Stance;
  DebateMode: DebateMode;
  DebateStatus: DebateStatus;
  Speaker: Speaker;
  Skill: Skill;
  ClashOutcome: ClashOutcome;
  Debate: ResolverTypeWrapper<DebateEntity>;
  Turn: ResolverTypeWrapper<TurnEntity>;
  Scores: ResolverTypeWrapper<SkillScoresEntity>;
  TrendPoint: ResolverTypeWrapper<TrendPoint>;
  Quote: ResolverTypeWrapper<QuoteEntity>;
  Strength: ResolverTypeWrapper<Omit<Strength, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  Priority: ResolverTypeWrapper<Omit<Priority, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  Drill: ResolverTypeWrapper<Drill>;
  Clash: ResolverTypeWrapper<Omit<Clash, 'point' | 'reply'> & { point: ResolversTypes['Quote'], reply?: Maybe<ResolversTypes['Quote']> }>;
  Review: ResolverTypeWrapper<ReviewEntity>;
  DebateEdge: ResolverTypeWrapper<Omit<DebateEdge, 'node'> & { node: ResolversTypes['Debate'] }>;
  DebateConnection: ResolverTypeWrapper<Omit<DebateConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversTypes['Debate']>, edges: Array<ResolversTypes['DebateEdge']> }>;
  StartDebateInput: StartDebateInput;
  StartDebatePayload: ResolverTypeWrapper<Omit<StartDebatePayload, 'debate'> & { debate?: Maybe<ResolversTypes['Debate']> }>;
  SubmitTurnInput: SubmitTurnInput;
  SubmitTurnPayload: ResolverTypeWrapper<Omit<SubmitTurnPayload, 'userTurn' | 'reply' | 'debate'> & { userTurn?: Maybe<ResolversTypes['Turn']>, reply?: Maybe<ResolversTypes['Turn']>, debate?: Maybe<ResolversTypes['Debate']> }>;
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
  UpdateViewerInput: UpdateViewerInput;
  SessionPayload: Omit<SessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateViewerPayload: Omit<UpdateViewerPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Debate: DebateEntity;
  Turn: TurnEntity;
  Scores: SkillScoresEntity;
  TrendPoint: TrendPoint;
  Quote: QuoteEntity;
  Strength: Omit<Strength, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  Priority: Omit<Priority, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  Drill: Drill;
  Clash: Omit<Clash, 'point' | 'reply'> & { point: ResolversParentTypes['Quote'], reply?: Maybe<ResolversParentTypes['Quote']> };
  Review: ReviewEntity;
  DebateEdge: Omit<DebateEdge, 'node'> & { node: ResolversParentTypes['Debate'] };
  DebateConnection: Omit<DebateConnection, 'nodes' | 'edges'> & { nodes: Array<ResolversParentTypes['Debate']>, edges: Array<ResolversParentTypes['DebateEdge']> };
  StartDebateInput: StartDebateInput;
  StartDebatePayload: Omit<StartDebatePayload, 'debate'> & { debate?: Maybe<ResolversParentTypes['Debate']> };
  SubmitTurnInput: SubmitTurnInput;
  SubmitTurnPayload: Omit<SubmitTurnPayload, 'userTurn' | 'reply' | 'debate'> & { userTurn?: Maybe<ResolversParentTypes['Turn']>, reply?: Maybe<ResolversParentTypes['Turn']>, debate?: Maybe<ResolversParentTypes['Debate']> };
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

export type UserErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  debate?: Resolver<Maybe<ResolversTypes['Debate']>, ParentType, ContextType, RequireFields<QueryDebateArgs, 'id'>>;
  sharedDebate?: Resolver<ResolversTypes['SharedDebate'], ParentType, ContextType, RequireFields<QuerySharedDebateArgs, 'token'>>;
  topics?: Resolver<ResolversTypes['TopicConnection'], ParentType, ContextType, RequireFields<QueryTopicsArgs, 'first'>>;
  topic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'id'>>;
  randomTopic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  updateViewer?: Resolver<ResolversTypes['UpdateViewerPayload'], ParentType, ContextType, RequireFields<MutationUpdateViewerArgs, 'input'>>;
  startDebate?: Resolver<ResolversTypes['StartDebatePayload'], ParentType, ContextType, RequireFields<MutationStartDebateArgs, 'input'>>;
  submitTurn?: Resolver<ResolversTypes['SubmitTurnPayload'], ParentType, ContextType, RequireFields<MutationSubmitTurnArgs, 'input'>>;
  stopReply?: Resolver<ResolversTypes['StopReplyPayload'], ParentType, ContextType, RequireFields<MutationStopReplyArgs, 'input'>>;
  endDebate?: Resolver<ResolversTypes['EndDebatePayload'], ParentType, ContextType, RequireFields<MutationEndDebateArgs, 'input'>>;
  shareDebate?: Resolver<ResolversTypes['ShareDebatePayload'], ParentType, ContextType, RequireFields<MutationShareDebateArgs, 'input'>>;
  revokeShare?: Resolver<ResolversTypes['RevokeSharePayload'], ParentType, ContextType, RequireFields<MutationRevokeShareArgs, 'input'>>;
  createCustomTopic?: Resolver<ResolversTypes['CreateCustomTopicPayload'], ParentType, ContextType, RequireFields<MutationCreateCustomTopicArgs, 'input'>>;
};

export type DebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Debate'] = ResolversParentTypes['Debate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  userStance?: Resolver<ResolversTypes['Stance'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DebateMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DebateStatus'], ParentType, ContextType>;
  unscoredReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prepTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  Debate?: DebateResolvers<ContextType>;
  Turn?: TurnResolvers<ContextType>;
  Scores?: ScoresResolvers<ContextType>;
  TrendPoint?: TrendPointResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  Strength?: StrengthResolvers<ContextType>;
  Priority?: PriorityResolvers<ContextType>;
  Drill?: DrillResolvers<ContextType>;
  Clash?: ClashResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  DebateEdge?: DebateEdgeResolvers<ContextType>;
  DebateConnection?: DebateConnectionResolvers<ContextType>;
  StartDebatePayload?: StartDebatePayloadResolvers<ContextType>;
  SubmitTurnPayload?: SubmitTurnPayloadResolvers<ContextType>;
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
