import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Test } from 'tap'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import { buildApp } from '#api/app.ts'
import type { Overrides } from '#api/compose.ts'
import { type Config, readConfig } from '#api/config.ts'
import type { ErrorBody } from '#schema/errors.ts'
import type { MessageCode } from '#schema/messages/codes.ts'
import { faultOfAnswer } from './answer-faults.ts'
import { createPrepared, openPrepared } from './prepared-databases.ts'
import { watchAnswers } from './watch-answers.ts'

type HttpAnswer<Body> = {
  status: number
  body: Body
  cookie: string | null
  headers: Record<string, unknown>
}

type Extensions = Pick<ErrorBody, 'code' | 'params' | 'errors'> & { messageCode?: MessageCode }

export type TestApp = {
  app: FastifyInstance
  /** Base address of the listening server, for sockets and fetch. */
  url: string
  call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: unknown; token?: string; cookie?: string; headers?: Record<string, string> },
  ): Promise<HttpAnswer<Body>>
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    options?: { token?: string; cookie?: string },
  ): Promise<
    HttpAnswer<{
      data: Data | null
      errors?: { message: string; path?: (string | number)[]; extensions: Extensions }[]
    }>
  >
}

/** What no test waits for: the offline opponent without its pauses. */
const quickOpponent = () => createOfflineOpponent({ chunkDelayMs: 0 })

/**
 * The whole server on a database of its own, where nobody has been yet:
 * PostgreSQL where TEST_DATABASE_URL names a server, else in memory;
 * a DATABASE_URL or DATA_DIR in `env` comes before both.
 * A REST answer that has not the shape that `schema/rest` declares fails the test.
 */
export const openApp = async (
  t: Test,
  parts: Overrides = {},
  env: NodeJS.ProcessEnv = {},
): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-test-'))
  const serverUrl = process.env.TEST_DATABASE_URL
  const isGiven = env.DATABASE_URL !== undefined || env.DATA_DIR !== undefined
  const database = serverUrl && !isGiven ? await createPrepared(serverUrl) : null
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: 'admin-secret',
      ...env,
    }),
    ...(!isGiven && {
      database: database
        ? { kind: 'postgres', url: database.url }
        : { kind: 'memory', embedded: await openPrepared() },
    }),
  }
  const app = await buildApp(config, { opponent: quickOpponent(), ...parts })
  watchAnswers(app.server, fault => t.fail(fault))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(async () => {
    await app.close()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const call: TestApp['call'] = async (
    method,
    path,
    { body, token, cookie, headers = {} } = {},
  ) => {
    const request: InjectOptions = {
      method,
      url: path,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    }
    const response = await app.inject(request)
    const setCookie = [response.headers['set-cookie'] ?? []].flat()[0]
    const status = response.statusCode
    const isJson = String(response.headers['content-type']).includes('json')
    const answered = isJson ? response.json() : response.body || undefined
    const fault = faultOfAnswer({ method, url: path, status, body: answered })
    if (fault !== null) throw new Error(fault)
    return {
      status,
      body: answered,
      cookie: setCookie?.split(';')[0] ?? null,
      headers: response.headers,
    }
  }
  return {
    app,
    url,
    call,
    graphql: (query, variables = {}, options = {}) =>
      call('POST', '/graphql', { body: { query, variables }, ...options }),
  }
}
