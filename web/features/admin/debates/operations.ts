import { gql, type TypedDocumentNode } from '@apollo/client'
import type { DebateMode, DebateStatus, Language, Stance } from '#schema/constants.ts'
import type { MessageParams } from '#schema/messages/message.ts'
import type { Review, SkillScores } from '#schema/review.ts'
import type { ListPage, ListVariables } from '../operation-types.ts'

export type ListedDebate = {
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
  fragment DebateRow on Debate {
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

export const DEBATES: TypedDocumentNode<
  { page: ListPage<ListedDebate> },
  ListVariables<'debates'>
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

type Scores = {
  [Key in keyof SkillScores as Key extends `${infer Skill}_score` ? Skill : never]: number
}
export type DebateDetail = ListedDebate & {
  results: {
    welcomeMessage: string
    unscoredReason: string | null
    unscoredCode: string | null
    unscoredParams: MessageParams | null
    turns: { id: string; speaker: 'user' | 'ai'; text: string; timestamp: string }[]
    scores: Scores | null
    feedback: string | null
    review:
      | (Pick<Review, 'noise' | 'notes' | 'provider' | 'model'> & { rubricVersion: string })
      | null
  }
}
export const DEBATE_DETAIL: TypedDocumentNode<{ adminDebate: DebateDetail }, { id: string }> = gql`
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
