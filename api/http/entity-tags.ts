import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Of short answers that come again and again: their tag is made once. */
const MOST_KEPT = 200
const LONGEST_KEPT = 10_000

const tags = new Map<string, string>()

/** Weak: it says that the JSON means the same, not that the bytes of a compressed one are. */
const tagOf = (body: string | Buffer): string => {
  const kept = typeof body === 'string' && body.length <= LONGEST_KEPT
  const known = kept ? tags.get(body) : undefined
  if (known !== undefined) return known
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  if (kept) {
    if (tags.size >= MOST_KEPT) tags.clear()
    tags.set(body, tag)
  }
  return tag
}

const names = (header: string, tag: string) =>
  header.split(',').some(part => {
    const given = part.trim()
    return given === '*' || given.replace(/^W\//, '') === tag.replace(/^W\//, '')
  })

/**
 * Reads of the scope have an ETag; who sends it back as If-None-Match gets 304 without the body
 * where nothing has changed (RFC 9110, section 13.1.2). The answer is made all the same.
 */
export const addEntityTags = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const isRead = method === 'GET' || method === 'HEAD'
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isRead || !isWhole || reply.statusCode !== 200) return payload
    const tag = tagOf(payload)
    reply.header('etag', tag)
    const known = headers['if-none-match']
    if (known === undefined || !names(known, tag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}
