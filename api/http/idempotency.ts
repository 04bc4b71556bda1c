import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { keyOf } from '#api/domain/viewer.ts'
import {
  beginCall,
  type CallKey,
  findCall,
  forgetCall,
  keepAnswer,
  takeOverCall,
} from '#db/queries/idempotent-calls.ts'

const HEADER = 'idempotency-key'
/** 1–255 visible characters of ASCII, in quotes or bare. */
const KEY = /^[\x21-\x7e]{1,255}$/
/** A server that has begun so long ago has ended: no call takes longer. Milliseconds. */
const LONGEST_CALL_MS = 300_000
const RETRY_SECONDS = 1

/**
 * Not for what answers a secret (a token, a link that logs in), which is never stored in the clear.
 */
const HAS_SECRETS = /^\/api\/((admin\/)?auth\/|admin\/(users|administrators|keys)(\/|$))/

/** A body as text; nothing of ours is nested so deep that writing it fails. VALIDATION. */
const textOf = (body: unknown): string => {
  try {
    return JSON.stringify(body ?? null)
  } catch {
    throw invalidField('body', 'FIELD_INVALID', { field: 'body' })
  }
}

/** The call without its key: another one under the same key is a mistake of the caller's. */
const fingerprintOf = ({ url, body, recording }: FastifyRequest) =>
  createHash('sha256')
    .update(`${url}\n${textOf(body)}`)
    .update(recording?.read() ?? '')
    .digest('base64url')

const readKey = ({ method, url, headers }: FastifyRequest): string | null => {
  const given = headers[HEADER]
  if (method !== 'POST' || given === undefined || HAS_SECRETS.test(url)) return null
  if (typeof given !== 'string' || !KEY.test(given))
    throw invalidField('Idempotency-Key', 'FIELD_INVALID', { field: 'Idempotency-Key' })
  return given
}

/**
 * A POST of the scope with an Idempotency-Key runs once: sent again, it gets the answer of the first
 * time, for a day. Only what succeeded is kept; what failed changed nothing and may be mended and
 * sent again. IDEMPOTENCY_KEY_REUSED with another body, CALL_RUNNING while the first one runs.
 */
export const addIdempotency = (app: FastifyInstance): void => {
  const { db, now, log } = app.composed.deps
  const running = new WeakMap<FastifyRequest, CallKey>()

  app.addHook('preHandler', async (request, reply) => {
    const call_key = readKey(request)
    if (call_key === null) return
    const viewer = await app.viewerOf(request)
    if (viewer.kind === 'anonymous') return
    const key = { caller: keyOf(viewer), call_key }
    const fingerprint = fingerprintOf(request)
    if (await beginCall(db, { ...key, fingerprint, begun_at: now() })) {
      running.set(request, key)
      return
    }
    const known = await findCall(db, key)
    if (known && known.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
    if (known && known.status !== null) {
      reply.code(known.status).header('idempotency-replayed', 'true')
      if (known.content_type !== null) reply.header('content-type', known.content_type)
      return reply.send(known.body ?? undefined)
    }
    const before = new Date(now().getTime() - LONGEST_CALL_MS)
    if (!known || !(await takeOverCall(db, key, { before, now: now() })))
      throw new DomainError('CALL_RUNNING', {}, { retryAfter: RETRY_SECONDS })
    running.set(request, key)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const key = running.get(request)
    if (!key) return payload
    running.delete(request)
    const { statusCode: status } = reply
    const body = typeof payload === 'string' ? payload : null
    const content_type = body === null ? null : String(reply.getHeader('content-type'))
    // What was done is done: the caller gets its answer, kept or not.
    await (status < 300
      ? keepAnswer(db, key, { status, content_type, body })
      : forgetCall(db, key)
    ).catch(error => log.warn({ err: error }, 'the answer of a call with a key was not kept'))
    return payload
  })
}
