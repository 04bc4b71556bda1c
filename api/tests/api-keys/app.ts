import t from 'tap'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import { firstTopic, logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

let ahead = 0
/** Time goes on only when a test says so; whoever starts later starts there. */
export const goOn = (ms: number): void => {
  ahead += ms
}

export const app = await openApp(t, { now: () => new Date(Date.now() + ahead) })
export const { call, graphql } = app
export const admin = await logInAdmin(app)
export const ada = await registerUser(app, { username: 'Ada' })

export const scored = await playScored(app, ada.token)

type CallingKey = {
  id: string
  name: string
  prefix: string
  expiresAt: string | null
  lastUsedAt: string | null
  previousUntil: string | null
  revokedAt: string | null
}
type WithSecret = { apiKey: CallingKey | null; secret: string | null; userErrors: object[] }
const KEY = 'id name scopes prefix expiresAt lastUsedAt previousUntil revokedAt'
const ERRORS = 'userErrors { field code messageCode }'

export const create = async (input: object, token = admin) =>
  graphql<{ createApiKey: WithSecret }>(
    `mutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) { apiKey { ${KEY} } secret ${ERRORS} }
    }`,
    { input },
    { token },
  )

export const rotate = async (input: object, token = admin) =>
  graphql<{ rotateApiKey: WithSecret }>(
    `mutation($input: RotateApiKeyInput!) {
      rotateApiKey(input: $input) { apiKey { ${KEY} } secret ${ERRORS} }
    }`,
    { input },
    { token },
  )

export const revoke = async (apiKeyId: string, token = admin) =>
  graphql<{ revokeApiKey: Omit<WithSecret, 'secret'> }>(
    `mutation($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) { apiKey { ${KEY} } ${ERRORS} }
    }`,
    { input: { apiKeyId } },
    { token },
  )

/** A key with these scopes; the name is that of the first. */
export const keyWith = async (
  ...scopes: ApiKeyScope[]
): Promise<{ id: string; secret: string }> => {
  const { body } = await create({ name: scopes[0], scopes })
  const { apiKey, secret } = body.data?.createApiKey ?? {}
  if (!apiKey || !secret) throw new Error(`no key: ${JSON.stringify(body)}`)
  return { id: apiKey.id, secret }
}

export const { topic_id: topicId } = await firstTopic(app)
/** A key for each scope alone. */
export const secrets = new Map<ApiKeyScope, string>()
for (const scope of API_KEY_SCOPES) secrets.set(scope, (await keyWith(scope)).secret)

/** Who the server takes the secret for; null where it refuses. */
export const calling = async (secret: string): Promise<CallingKey | null> => {
  const { body } = await graphql<{ callingApiKey: CallingKey | null }>(
    `{ callingApiKey { ${KEY} } }`,
    {},
    { token: secret },
  )
  return body.data?.callingApiKey ?? null
}
