import { Readable } from 'node:stream'
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '#api/domain/domain-error.ts'
import { keyOf } from '#api/domain/viewer.ts'
import type { HeldRecording } from '#api/domain/voice/held-recordings.ts'
import { recordingOf } from '#api/domain/voice/read-recording.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'
import { cutRecording } from './cut-recording.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Options of a route whose body may hold a recording. */
    takesRecordings: { bodyLimit: number; preParsing: preParsingAsyncHookHandler }
  }
  interface FastifyRequest {
    /** What was cut out of a large body. */
    recording: Buffer | null
  }
}

/** Bytes of a request's body, or of what it has beside a recording. */
export const BODY_LIMIT = 256 * 1024
/** A recording as base64, and the rest of the body. */
const RECORDING_BODY_LIMIT = Math.ceil(RECORDING_LIMITS.bytes / 3) * 4 + BODY_LIMIT
/** Whoever sends too much has so long to read why it was refused. Milliseconds. */
const ANSWER_READ_MS = 1_000
/** Bytes that a character of base64 stands for. */
const BASE64_BYTES = 3 / 4

const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  // A body whose length is not told may be as long as the limit allows.
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_LIMIT

/** What a body that may hold a recording brings: its bytes, where they came as a large body. */
export const recordingIn = ({ recording }: FastifyRequest) =>
  recording === null ? {} : { recording: recordingOf(recording, 'audio_data') }

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
      return deps.heldFiles.hold(keyOf(viewer))
    }

    const cutFrom = async function* (request: FastifyRequest, body: Readable) {
      const length = Number(request.headers['content-length'] ?? RECORDING_BODY_LIMIT)
      let held = null as HeldRecording | null
      let received = 0
      try {
        yield* cutRecording(body.iterator({ destroyOnReturn: false }), {
          limit: BODY_LIMIT,
          most: Math.ceil(length * BASE64_BYTES),
          onPiece: async characters => {
            received += characters
            if (received <= BODY_LIMIT) return
            const isFirst = held === null
            held ??= await makeRoom(request)
            held.add(Math.ceil((isFirst ? received : characters) * BASE64_BYTES))
          },
          onRecording: recording => {
            request.recording = recording
          },
        })
      } finally {
        held?.release()
        // Its sender reads the answer, and nobody reads the rest.
        if (!body.readableEnded) deps.startTimer(ANSWER_READ_MS, () => void body.destroy())
      }
    }

    app.decorate('takesRecordings', {
      bodyLimit: RECORDING_BODY_LIMIT,
      preParsing: async (request, _reply, body) => {
        if (!mayBeLarge(request)) return body
        const source = Readable.from(cutFrom(request, body as Readable), { objectMode: false })
        const length = Number(request.headers['content-length'])
        return Object.assign(source, Number.isNaN(length) ? {} : { receivedEncodedLength: length })
      },
    })
  },
  { name: 'recording-bodies', dependencies: ['authentication'] },
)
