import type { AttackOutcome, Target } from './attack.ts'

type Answer = {
  code?: string
  message_code?: string
  errors?: { extensions?: { code?: string; messageCode?: string } }[]
}

const codeOf = (text: string): string | null => {
  try {
    const { code, message_code, errors } = JSON.parse(text) as Answer
    const ofField = errors?.[0]?.extensions
    return message_code ?? ofField?.messageCode ?? ofField?.code ?? code ?? null
  } catch {
    return null
  }
}

type Asked = { method?: string; body?: unknown; headers?: Record<string, string> }

/** A request from the attack's address; the server believes it by TRUST_PROXY. */
export const request = (
  { url, address }: Target,
  path: string,
  { method = 'POST', body, headers }: Asked = {},
): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** What became of a request. One whose connection broke is an outcome, too. */
export const outcomeOf = async (asked: Promise<Response>): Promise<AttackOutcome> => {
  try {
    const answer = await asked
    return { by: answer.status, code: codeOf(await answer.text()) }
  } catch (error) {
    return { by: 'broken', code: error instanceof Error ? error.name : null }
  }
}

/** One GraphQL request by `Authorization: Bearer token`, or by a visitor. */
export const ask = (
  target: Target,
  query: string,
  variables: object = {},
  token?: string,
): Promise<AttackOutcome> =>
  outcomeOf(
    request(target, '/graphql', {
      body: { query, variables },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    }),
  )

/** `count` of the same at once. */
export const atOnce = <Answer>(count: number, act: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)))

/** An account; the token. */
export const register = async (target: Target, username: string): Promise<string> => {
  const answer = await request(target, '/api/auth/register', {
    body: { email: `${username.toLowerCase()}@example.org`, password: 'secret-1', username },
  })
  if (!answer.ok) throw new Error(`${username} was not registered: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** A debate in writing; its id. */
export const startDebate = async (target: Target, token: string): Promise<string> => {
  const answer = await request(target, '/api/debates/start', {
    body: {
      topic_id: 'custom',
      custom_topic: 'Tea is better than coffee',
      stance: 'for',
      mode: 'text',
    },
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`no debate was started: ${await answer.text()}`)
  return ((await answer.json()) as { debate_id: string }).debate_id
}
