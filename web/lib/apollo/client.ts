import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
} from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import type { Catalogue } from '#schema/messages/message.ts'
import { type Failure, sayCode, sayFailure } from '#schema/messages/say.ts'
import { graphqlSocketUrl } from '../graphql-socket-url.ts'
import type { RefusalFragment as Refusal } from './generated/graphql.ts'

type ClientOptions = {
  readToken: () => string | null
  /** The server refused the token: the session is over. */
  onRefused: () => void
}

/** GraphQL for administrators: the token with each call, subscriptions over one lazy socket. */
export const createAdminClient = ({ readToken, onRefused }: ClientOptions): ApolloClient => {
  const authorize = new SetContextLink(({ headers }) => {
    const token = readToken()
    return { headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } }
  })
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return
    const codes = error.errors.map(({ extensions }) => extensions?.code)
    if (codes.some(code => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')) onRefused()
  })
  const socket = new GraphQLWsLink(
    createClient({
      url: graphqlSocketUrl(),
      lazy: true,
      connectionParams: () => ({ authorization: readToken() ?? '' }),
    }),
  )
  const isSubscription = ({ operationType }: ApolloLink.Operation) =>
    operationType === OperationTypeNode.SUBSCRIPTION
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(
      isSubscription,
      socket,
      ApolloLink.from([watch, authorize, new HttpLink({ uri: '/graphql' })]),
    ),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  })
}

/** What our server says of a failure beside its English sentence. */
type Extensions = { messageCode?: string } & Pick<Failure, 'params' | 'errors'>

/** The sentence of a failed call; `fallback` where the server sent none. */
export const messageOf = (messages: Catalogue, error: unknown, fallback: string): string => {
  const [failed] = CombinedGraphQLErrors.is(error) ? error.errors : []
  if (!failed) return fallback
  const { messageCode, params, errors }: Extensions = failed.extensions ?? {}
  const codes = { message_code: messageCode, params, errors }
  return sayFailure(messages, { error: failed.message, ...codes })
}

/** The sentence of what a mutation refuses; null when it refuses nothing. */
export const refusalOf = (
  messages: Catalogue,
  errors: readonly Refusal[] | undefined,
): string | null => {
  const [first] = errors ?? []
  return first ? sayCode(messages, first.messageCode, first.params, first.message) : null
}
