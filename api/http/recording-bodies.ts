import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '#api/domain/domain-error.ts'
import { createHeldBytes, type HeldBytes, type HeldFile } from '#api/domain/voice/held-bytes.ts'
import type { HeldRecording } from '#api/domain/voice/held-recordings.ts'
import { mediaTypeOf } from '#api/domain/voice/read-recording.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'
import { cutRecording } from './cut-recording.ts'
import { createPacedBody } from './paced-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Options of a route whose body may hold a recording. */
    takesRecordings: { bodyLimit: number; preParsing: preParsingAsyncHookHandler }
  }
  interface FastifyRequest {
    /** What was cut out of a large body. */
    recording: HeldBytes | null
  }
}

/** Bytes of a request's body, or of what it has beside a recording. */
export const BODY_LIMIT = 256 * 1024
/** A recording as base64, and the rest of the body. */
const RECORDING_BODY_LIMIT = Math.ceil(RECORDING_LIMITS.bytes / 3) * 4 + BODY_LIMIT
/** Bytes that a character of base64 stands for. */
const BASE64_BYTES = 3 / 4

/** Whether a body may be larger than others may. */
export const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  // A body whose length is not told may be as long as the limit allows.
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_LIMIT

/** What a body that may hold a recording brings: its bytes, where they came as a large body. */
export const recordingIn = ({ recording }: FastifyRequest): { recording?: HeldFile } =>
  recording === null
    ? {}
    : { recording: { bytes: recording, mediaType: mediaTypeOf(recording.read(), 'audio_data') } }

/**
 * Large bodies are taken for recordings alone, from those who have a debate, and only as many
 * at a time as there is room for.
 */
export const recordingBodiesPlugin = fp(
  async app => {
    const { deps } = app.composed
    app.decorateRequest('recording', null)

    /** Room for a large recording. Throws BODY_TOO_LARGE, VOICE_UNAVAILABLE. */
    const makeRoom = async (request: FastifyRequest): Promise<HeldRecording> => {
      const viewer = await app.viewerOf(request)
      if (viewer.kind !== 'user' && viewer.kind !== 'guest') throw new DomainError('BODY_TOO_LARGE')
      if (deps.voice.transcriber === null) throw new DomainError('VOICE_UNAVAILABLE')
      return deps.heldFiles.hold(viewer)
    }

    const cutFrom = async function* (request: FastifyRequest, reply: FastifyReply, body: Readable) {
      const length = Number(request.headers['content-length'] ?? RECORDING_BODY_LIMIT)
      let held = null as HeldRecording | null
      let received = 0
      const { pieces, hurry } = createPacedBody(body, deps.startTimer)
      try {
        yield* cutRecording(pieces, {
          limit: BODY_LIMIT,
          most: Math.ceil(length * BASE64_BYTES),
          onPiece: async characters => {
            received += characters
            if (received <= BODY_LIMIT) return
            const isFirst = held === null
            held ??= await makeRoom(request)
            if (isFirst) hurry()
            held.add(Math.ceil((isFirst ? received : characters) * BASE64_BYTES))
          },
          onRecording: recording => {
            const bytes = createHeldBytes(recording, held)
            request.recording = bytes
            if (reply.raw.destroyed) bytes.leave()
            else reply.raw.once('close', bytes.leave)
          },
        })
      } finally {
        if (request.recording === null) held?.release()
      }
    }

    app.decorate('takesRecordings', {
      bodyLimit: RECORDING_BODY_LIMIT,
      preParsing: async (request, reply, body) => {
        if (!mayBeLarge(request)) return body
        const source = Readable.from(cutFrom(request, reply, body as Readable), {
          objectMode: false,
        })
        const length = Number(request.headers['content-length'])
        return Object.assign(source, Number.isNaN(length) ? {} : { receivedEncodedLength: length })
      },
    })
  },
  { name: 'recording-bodies', dependencies: ['authentication'] },
)
