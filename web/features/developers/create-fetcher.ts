import type { GraphiQLProps } from 'graphiql'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { CloseCode, createClient, type ExecutionResult } from 'graphql-ws'
import { graphqlSocketUrl } from '../../lib/graphql-socket-url.ts'

type Fetcher = GraphiQLProps['fetcher']

/** Who is refused once is refused again: the reader sees why at once instead of after the retries. */
const isWorthRetrying = (closed: unknown): boolean =>
  closed instanceof CloseEvent && closed.code !== CloseCode.Forbidden

/** A socket that the server closes tells why in words. */
const errorOf = (error: unknown): unknown =>
  error instanceof CloseEvent ? new Error(error.reason || `Closed with ${error.code}`) : error

/**
 * How the page asks the API: JSON to /graphql, subscriptions over a socket, as `readToken` says.
 * What somebody types under "Headers" comes before that.
 */
export const createFetcher = (readToken: () => string | null): Fetcher => {
  const headersOf = (typed: Record<string, string> = {}): Headers => {
    const token = readToken()
    const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
    for (const [name, value] of Object.entries(typed)) headers.set(name, value)
    // JSON is what tells our own calls from forged ones, which cannot send it.
    headers.set('content-type', 'application/json')
    return headers
  }
  return async (params, { headers: typed } = {}) => {
    const headers = headersOf(typed)
    const operation = getOperationAST(parse(params.query), params.operationName)
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
      const body = JSON.stringify(params)
      return (await fetch('/graphql', { method: 'POST', headers, body })).json()
    }
    const authorization = headers.get('authorization')
    const client = createClient({
      url: graphqlSocketUrl(),
      shouldRetry: isWorthRetrying,
      ...(authorization !== null && { connectionParams: { authorization } }),
    })
    return {
      subscribe: (observer: {
        next: (result: ExecutionResult) => void
        error: (error: unknown) => void
        complete: () => void
      }) => ({
        unsubscribe: client.subscribe(params, {
          next: observer.next,
          error: error => observer.error(errorOf(error)),
          complete: observer.complete,
        }),
      }),
    }
  }
}
