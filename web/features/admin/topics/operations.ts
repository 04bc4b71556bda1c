import { gql, type TypedDocumentNode } from '@apollo/client'
import type { Language, TopicStatus } from '#schema/constants.ts'
import type { ListPage, ListVariables, Mutation } from '../operation-types.ts'

export type ListedTopic = {
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
  fragment TopicRow on Topic {
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

export const TOPICS: TypedDocumentNode<
  { page: ListPage<ListedTopic> },
  ListVariables<'topics'>
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

export type TopicInput = { textEn: string; textZh: string | null; isRecommended: boolean }
export const CREATE_TOPIC: Mutation<'createTopic', { topic: ListedTopic | null }, TopicInput> = gql`
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
export const UPDATE_TOPIC: Mutation<'updateTopic', { topic: ListedTopic | null }, TopicChange> =
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
