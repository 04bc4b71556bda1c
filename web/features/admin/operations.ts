import { gql, type TypedDocumentNode } from '@apollo/client'
import type { AdminFilter, AdminSort, AdminTable } from '#schema/admin-tables.ts'
import type { DebateMode, DebateStatus, Language, Stance, TopicStatus } from '#schema/constants.ts'
import type { Params } from '#schema/messages/message.ts'
import type { Review, SkillScores } from '#schema/review.ts'

import type { UserError } from '../../lib/apollo/client.ts'

/** What the administrators' screens ask of GraphQL; a test checks each document against the SDL. */
export type Connection<Row> = { nodes: Row[]; totalCount: number; totalIsExact: boolean }
type Mutation<Name extends string, Answer, Input> = TypedDocumentNode<
  { [Key in Name]: Answer & { userErrors: UserError[] } },
  { input: Input }
>
type TableVariables<T extends AdminTable> = {
  filter: AdminFilter<T>
  sort: AdminSort<T>[]
  page: number
  pageSize: number
}

export type AdminDebateRow = {
  id: string
  topicId: string
  userId: string | null
  username: string | null
  email: string | null
  topicText: string
  topicTextZh: string | null
  userStance: Stance
  mode: DebateMode
  language: Language
  status: DebateStatus
  startTime: string
  endTime: string | null
  overallScore: number | null
  opponentProvider: string
}
const DEBATE = gql`
  fragment DebateRow on AdminDebate {
    id
    topicId
    userId
    username
    email
    topicText
    topicTextZh
    userStance
    mode
    language
    status
    startTime
    endTime
    overallScore
    opponentProvider
  }
`

export type AdminUserRow = {
  id: string
  username: string
  email: string
  avatarId: string
  avatarUrl: string | null
  registrationDate: string
  debateCount: number
  averageScore: number | null
}

export type AdminTopicRow = {
  id: string
  textEn: string
  textZh: string | null
  language: Language
  isRecommended: boolean
  status: TopicStatus
  createdAt: string
  debateCount: number
  averageScore: number | null
}
const TOPIC = gql`
  fragment TopicRow on AdminTopic {
    id
    textEn
    textZh
    language
    isRecommended
    status
    createdAt
    debateCount
    averageScore
  }
`

export const DEBATES: TypedDocumentNode<
  { page: Connection<AdminDebateRow> },
  TableVariables<'debates'>
> = gql`
  query Debates($filter: AdminDebateFilter, $sort: [AdminDebateSort!], $page: Int, $pageSize: Int) {
    page: adminDebates(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      nodes {
        ...DebateRow
      }
      totalCount
      totalIsExact
    }
  }
  ${DEBATE}
`

export const USERS: TypedDocumentNode<
  { page: Connection<AdminUserRow> },
  TableVariables<'users'>
> = gql`
  query Users($filter: AdminUserFilter, $sort: [AdminUserSort!], $page: Int, $pageSize: Int) {
    page: adminUsers(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      nodes {
        id
        username
        email
        avatarId
        avatarUrl
        registrationDate
        debateCount
        averageScore
      }
      totalCount
      totalIsExact
    }
  }
`

export const TOPICS: TypedDocumentNode<
  { page: Connection<AdminTopicRow> },
  TableVariables<'topics'>
> = gql`
  query Topics($filter: AdminTopicFilter, $sort: [AdminTopicSort!], $page: Int, $pageSize: Int) {
    page: adminTopics(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      nodes {
        ...TopicRow
      }
      totalCount
      totalIsExact
    }
  }
  ${TOPIC}
`

export type Dashboard = {
  totalUsers: number
  totalDebates: number
  totalTopics: number
  popularTopics: {
    topicId: string
    text: string
    debateCount: number
    averageScore: number | null
  }[]
}
export const DASHBOARD: TypedDocumentNode<
  { adminDashboard: Dashboard },
  Record<string, never>
> = gql`
  query Dashboard {
    adminDashboard {
      totalUsers
      totalDebates
      totalTopics
      popularTopics {
        topicId
        text
        debateCount
        averageScore
      }
    }
  }
`

export type Charts = {
  debatesPerDay: { day: string; debates: number }[]
  scoreBins: number[]
  modes: { name: string; debates: number }[]
  stances: { name: string; debates: number }[]
}
export const CHARTS: TypedDocumentNode<{ adminCharts: Charts }, Record<string, never>> = gql`
  query Charts {
    adminCharts {
      debatesPerDay {
        day
        debates
      }
      scoreBins
      modes {
        name
        debates
      }
      stances {
        name
        debates
      }
    }
  }
`

export type AdminUserDetail = {
  id: string
  username: string
  email: string
  avatarId: string
  avatarUrl: string | null
  registrationDate: string
  lastLogin: string | null
  socialProvider: string | null
  stats: {
    totalDebates: number
    averageScore: number | null
    bestScore: number | null
    improvementRate: number | null
    favoriteTopic: string | null
  }
  loginHistory: { activityType: string; timestamp: string }[]
  debates: {
    id: string
    topicText: string
    userStance: Stance
    mode: DebateMode
    startTime: string
    overallScore: number | null
  }[]
}
const USER = gql`
  fragment UserDetail on AdminUserDetail {
    id
    username
    email
    avatarId
    avatarUrl
    registrationDate
    lastLogin
    socialProvider
    stats {
      totalDebates
      averageScore
      bestScore
      improvementRate
      favoriteTopic
    }
    loginHistory {
      activityType
      timestamp
    }
    debates {
      id
      topicText
      userStance
      mode
      startTime
      overallScore
    }
  }
`
export const USER_DETAIL: TypedDocumentNode<{ adminUser: AdminUserDetail }, { id: string }> = gql`
  query User($id: ID!) {
    adminUser(id: $id) {
      ...UserDetail
    }
  }
  ${USER}
`
type UserChange = { userId: string; username: string; email: string }
export const UPDATE_USER: Mutation<'updateUser', { user: AdminUserDetail | null }, UserChange> =
  gql`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...UserDetail
      }
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
  ${USER}
`
export const DELETE_USER: Mutation<
  'deleteUser',
  { deletedUserId: string | null },
  { userId: string; confirmation: string }
> = gql`
  mutation DeleteUser($input: DeleteUserInput!) {
    deleteUser(input: $input) {
      deletedUserId
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`
export const CREATE_RESET: Mutation<
  'createPasswordReset',
  { path: string | null; expiresAt: string | null },
  { userId: string }
> = gql`
  mutation CreatePasswordReset($input: CreatePasswordResetInput!) {
    createPasswordReset(input: $input) {
      path
      expiresAt
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`

export type TopicInput = { textEn: string; textZh: string | null; isRecommended: boolean }
export const CREATE_TOPIC: Mutation<'createTopic', { topic: AdminTopicRow | null }, TopicInput> =
  gql`
  mutation CreateTopic($input: CreateTopicInput!) {
    createTopic(input: $input) {
      topic {
        ...TopicRow
      }
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
  ${TOPIC}
`
type TopicChange = { topicId: string; status?: TopicStatus } & Partial<TopicInput>
export const UPDATE_TOPIC: Mutation<'updateTopic', { topic: AdminTopicRow | null }, TopicChange> =
  gql`
  mutation UpdateTopic($input: UpdateTopicInput!) {
    updateTopic(input: $input) {
      topic {
        ...TopicRow
      }
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
  ${TOPIC}
`
export const DELETE_TOPIC: Mutation<
  'deleteTopic',
  { archived: boolean | null },
  { topicId: string }
> = gql`
  mutation DeleteTopic($input: DeleteTopicInput!) {
    deleteTopic(input: $input) {
      archived
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`

type Scores = {
  [Key in keyof SkillScores as Key extends `${infer Skill}_score` ? Skill : never]: number
}
export type AdminDebateDetail = AdminDebateRow & {
  results: {
    welcomeMessage: string
    unscoredReason: string | null
    unscoredCode: string | null
    unscoredParams: Params | null
    turns: { id: string; speaker: 'user' | 'ai'; text: string; timestamp: string }[]
    scores: Scores | null
    feedback: string | null
    review:
      | (Pick<Review, 'noise' | 'notes' | 'provider' | 'model'> & { rubricVersion: string })
      | null
  }
}
export const DEBATE_DETAIL: TypedDocumentNode<{ adminDebate: AdminDebateDetail }, { id: string }> =
  gql`
  query Debate($id: ID!) {
    adminDebate(id: $id) {
      ...DebateRow
      results {
        welcomeMessage
        unscoredReason
        unscoredCode
        unscoredParams
        turns {
          id
          speaker
          text
          timestamp
        }
        scores {
          depth
          persuasion
          clarity
          argumentation
          organization
          delivery
          refutation
        }
        feedback
        review {
          noise
          notes
          provider
          model
          rubricVersion
        }
      }
    }
  }
  ${DEBATE}
`

export type AuditRow = {
  id: string
  adminEmail: string
  action: string
  targetId: string
  details: string
  at: string
}
export const AUDIT: TypedDocumentNode<
  { adminAudit: Connection<AuditRow> },
  { action: string | null; page: number; pageSize: number }
> = gql`
  query Audit($action: String, $page: Int, $pageSize: Int) {
    adminAudit(action: $action, page: $page, pageSize: $pageSize) {
      nodes {
        id
        adminEmail
        action
        targetId
        details
        at
      }
      totalCount
      totalIsExact
    }
  }
`

export type SavedView = { id: string; name: string; query: string }
export const SAVED_VIEWS: TypedDocumentNode<{ savedViews: SavedView[] }, { table: AdminTable }> =
  gql`
  query SavedViews($table: AdminTable!) {
    savedViews(table: $table) {
      id
      name
      query
    }
  }
`
export const SAVE_VIEW: Mutation<
  'saveView',
  { view: SavedView | null },
  { table: AdminTable; name: string; query: string }
> = gql`
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      view {
        id
        name
        query
      }
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`
export const DELETE_VIEW: Mutation<
  'deleteView',
  { deletedViewId: string | null },
  { viewId: string }
> = gql`
  mutation DeleteView($input: DeleteViewInput!) {
    deleteView(input: $input) {
      deletedViewId
      userErrors {
        field
        message
        messageCode
        params
      }
    }
  }
`

export const DEBATE_CHANGED: TypedDocumentNode<
  { adminDebateChanged: { debateId: string; kind: string } },
  Record<string, never>
> = gql`
  subscription DebateChanged {
    adminDebateChanged {
      debateId
      kind
    }
  }
`
