import { randomUUID } from 'node:crypto'
import type { LoginSession } from '#schema/entities.ts'

export const ROOT = { email: 'bench@example.org', password: 'bench-secret' }

type Asked = { token?: string; body?: object }

/** One call at a server; anything but a success is an error. */
export const callAt = async <Answer>(
  url: string,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  { token, body }: Asked = {},
): Promise<Answer> => {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text}`)
  return (text === '' ? null : JSON.parse(text)) as Answer
}

type WithToken = { token: string }

/** `token` is of the login whose sockets are watched; `other` of who ends it. */
type Login = { token: string; other: string; id: string }

const nameOf = () => `Bench${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** A user with two logins. */
const newUser = async (url: string): Promise<Login> => {
  const username = nameOf()
  const account = { email: `${username}@example.org`, password: 'secret-1' }
  const body = { ...account, username }
  const made = await callAt<WithToken & { user: { user_id: string } }>(
    url,
    'POST /api/auth/register',
    { body },
  )
  const again = await callAt<WithToken>(url, 'POST /api/auth/login', { body: account })
  return { token: made.token, other: again.token, id: made.user.user_id }
}

/** An administrator who was invited; `other` is who invited. */
const newAdmin = async (url: string, root: string): Promise<Login> => {
  const email = `${nameOf()}@example.org`
  const invited = await callAt<{ path: string }>(url, 'POST /api/admin/administrators', {
    token: root,
    body: { email },
  })
  const token = invited.path.split('/').at(-1)
  const body = { token, full_name: 'Bench', password: 'secret-1' }
  const made = await callAt<WithToken & { admin: { admin_id: string } }>(
    url,
    'POST /api/admin/auth/invitation',
    { body },
  )
  return { token: made.token, other: root, id: made.admin.admin_id }
}

const askGraphql = <Data>(url: string, query: string, token: string) =>
  callAt<{ data: Data }>(url, 'POST /graphql', { token, body: { query } })

/** An API key; `other` is the administrator who made it. */
const newKey = async (url: string, admin: string): Promise<Login> => {
  const input = '{ name: "bench", scopes: [DEBATES_READ] }'
  const query = `mutation { createApiKey(input: ${input}) { apiKey { id } secret } }`
  type Made = { createApiKey: { apiKey: { id: string }; secret: string } }
  const { createApiKey } = (await askGraphql<Made>(url, query, admin)).data
  return { token: createApiKey.secret, other: admin, id: createApiKey.apiKey.id }
}

const sessionOf = async (url: string, base: string, token: string): Promise<string> => {
  const { sessions } = await callAt<{ sessions: LoginSession[] }>(url, `GET ${base}/sessions`, {
    token,
  })
  return sessions.find(({ is_current }) => is_current)?.session_id ?? ''
}

type LoginKind = {
  name: string
  who: 'user' | 'admin' | 'key'
  make(url: string, root: string): Promise<Login>
  /** What has to be known before the clock runs; then the call that ends the login. */
  end(url: string, login: Login, root: string): Promise<() => Promise<unknown>>
}

const own = '/api/auth'
const admins = '/api/admin/auth'
const password = { password: 'secret-2', current_password: 'secret-1' }

/** Every way in which a login ends before its time. */
export const LOGIN_KINDS: readonly LoginKind[] = [
  {
    name: 'Log Out',
    who: 'user',
    make: newUser,
    end:
      async (url, { token }) =>
      () =>
        callAt(url, `POST ${own}/logout`, { token }),
  },
  {
    name: 'log out everywhere, from another login',
    who: 'user',
    make: newUser,
    end:
      async (url, { other }) =>
      () =>
        callAt(url, `DELETE ${own}/sessions`, { token: other }),
  },
  {
    name: '"End" of one login',
    who: 'user',
    make: newUser,
    end: async (url, { token, other }) => {
      const id = await sessionOf(url, own, token)
      return () => callAt(url, `DELETE ${own}/sessions/${id}`, { token: other })
    },
  },
  {
    name: 'a new password, from another login',
    who: 'user',
    make: newUser,
    end:
      async (url, { other }) =>
      () =>
        callAt(url, `PUT ${own}/me`, { token: other, body: password }),
  },
  {
    name: 'a new password by an administrator’s link',
    who: 'user',
    make: newUser,
    end: async (url, { id }, root) => {
      const call = `POST /api/admin/users/${id}/password-reset` as const
      const { path } = await callAt<{ path: string }>(url, call, { token: root })
      const body = { token: path.split('/').at(-1), password: 'secret-2' }
      return () => callAt(url, `POST ${own}/reset-password`, { body })
    },
  },
  {
    name: 'the account deleted by its owner',
    who: 'user',
    make: newUser,
    end:
      async (url, { other }) =>
      () =>
        callAt(url, `POST ${own}/me/delete`, { token: other, body: { password: 'secret-1' } }),
  },
  {
    name: 'the account deleted by an administrator',
    who: 'user',
    make: newUser,
    end:
      async (url, { id }, root) =>
      () =>
        callAt(url, `DELETE /api/admin/users/${id}`, { token: root }),
  },
  {
    name: 'suspended',
    who: 'user',
    make: newUser,
    end:
      async (url, { id }, root) =>
      () =>
        callAt(url, `PUT /api/admin/users/${id}/suspension`, { token: root }),
  },
  {
    name: 'logins ended by an administrator',
    who: 'user',
    make: newUser,
    end:
      async (url, { id }, root) =>
      () =>
        callAt(url, `DELETE /api/admin/users/${id}/sessions`, { token: root }),
  },
  {
    name: 'an administrator revoked',
    who: 'admin',
    make: newAdmin,
    end:
      async (url, { id }, root) =>
      () =>
        callAt(url, `DELETE /api/admin/administrators/${id}`, { token: root }),
  },
  {
    name: 'an administrator’s new password',
    who: 'admin',
    make: newAdmin,
    end:
      async (url, { token }) =>
      () =>
        callAt(url, `PUT ${admins}/password`, { token, body: password }),
  },
  {
    name: 'an administrator logged out everywhere',
    who: 'admin',
    make: newAdmin,
    end:
      async (url, { token }) =>
      () =>
        callAt(url, `DELETE ${admins}/sessions`, { token }),
  },
  {
    name: 'an API key revoked',
    who: 'key',
    make: newKey,
    end:
      async (url, { id }, root) =>
      () =>
        askGraphql(
          url,
          `mutation { revokeApiKey(input: { apiKeyId: "${id}" }) { __typename } }`,
          root,
        ),
  },
  {
    name: 'an API key whose maker is revoked',
    who: 'key',
    make: async (url, root) => {
      const maker = await newAdmin(url, root)
      const key = await newKey(url, maker.token)
      return { ...key, id: maker.id }
    },
    end:
      async (url, { id }, root) =>
      () =>
        callAt(url, `DELETE /api/admin/administrators/${id}`, { token: root }),
  },
]
