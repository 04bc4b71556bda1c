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

type ClientOptions = {
  readToken: () => string | null
  /** The server refused the token: the session is over. */
  onRefused: () => void
}

const socketUrl = () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`

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
      url: socketUrl(),
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

/** The sentence of a failed call; `fallback` where the server sent none. */
export const messageOf = (error: unknown, fallback: string): string =>
  CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? fallback) : fallback
