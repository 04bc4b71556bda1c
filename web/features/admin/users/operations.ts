import { gql, type TypedDocumentNode } from '@apollo/client'
import type { DebateMode, Stance } from '#schema/constants.ts'
import type { ListPage, ListVariables, Mutation } from '../operation-types.ts'

export type ListedUser = {
  id: string
  username: string
  email: string
  avatarId: string
  avatarUrl: string | null
  registrationDate: string
  debateCount: number
  averageScore: number | null
}

export const USERS: TypedDocumentNode<{ page: ListPage<ListedUser> }, ListVariables<'users'>> = gql`
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

export type UserDetail = {
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
    nodes: {
      id: string
      topic: { id: string; text: string }
      userStance: Stance
      mode: DebateMode
      startTime: string
      overallScore: number | null
    }[]
  }
}
const USER = gql`
  fragment UserDetail on User {
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
    debates(first: 100) {
      nodes {
        id
        topic {
          id
          text
        }
        userStance
        mode
        startTime
        overallScore
      }
    }
  }
`
export const USER_DETAIL: TypedDocumentNode<{ adminUser: UserDetail }, { id: string }> = gql`
  query User($id: ID!) {
    adminUser(id: $id) {
      ...UserDetail
    }
  }
  ${USER}
`
type UserChange = { userId: string; username: string; email: string }
export const UPDATE_USER: Mutation<'updateUser', { user: UserDetail | null }, UserChange> = gql`
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
