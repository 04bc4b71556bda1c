import { randomUUID } from 'node:crypto'
import type { RecordingFile } from './recording-file.ts'

/** So much is read at a time: everybody waits while it is copied. */
const PIECE_BYTES = 64 * 1024

/** Redirections after which a request is sent again as it is. */
const SENT_AGAIN: readonly number[] = [307, 308]

/** A form of multipart/form-data (RFC 7578), which is read anew each time that it is sent. */
export type RecordingForm = { type: string; length: number; read(): ReadableStream<Uint8Array> }

/**
 * Fetch reads all of a FormData at once, and copies it several times. `fields` and the file's name
 * and type hold nothing that would have to be escaped.
 */
export const recordingForm = (
  fields: Record<string, string | undefined>,
  { bytes, name, type }: RecordingFile,
): RecordingForm => {
  const boundary = randomUUID()
  const partOf = (of: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${of}"${more}\r\n`
  const head = [
    ...Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [partOf(field), `\r\n${value}\r\n`],
    ),
    partOf('file', `; filename="${name}"`),
    `Content-Type: ${type}\r\n\r\n`,
  ].join('')
  const [before, after] = [Buffer.from(head), Buffer.from(`\r\n--${boundary}--\r\n`)]
  const pieces = function* (): Generator<Uint8Array, undefined> {
    yield before
    // A copy: the recording may be let go while a piece of it is on the way. It has no length then.
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      yield new Uint8Array(bytes.subarray(at, at + PIECE_BYTES))
    yield after
  }
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: before.length + bytes.length + after.length,
    read: () => {
      const unread = pieces()
      return new ReadableStream({
        pull: controller => {
          const { done, value } = unread.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      })
    },
  }
}

/** `send` with this form as its body, also where the service has moved elsewhere. */
export const sendingForm =
  (send: typeof fetch, form: RecordingForm): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('content-type', form.type)
    // Not every service takes a body without one.
    headers.set('content-length', String(form.length))
    const sendTo = (url: URL) => {
      // A type of the browser lacks what a stream needs.
      const more: object = { duplex: 'half', redirect: 'manual' }
      return send(url, { ...init, ...more, headers, body: form.read() })
    }
    const url = new URL(input instanceof Request ? input.url : input)
    const response = await sendTo(url)
    const moved = SENT_AGAIN.includes(response.status) ? response.headers.get('location') : null
    if (moved === null) return response
    await response.body?.cancel()
    const other = new URL(moved, url)
    // As fetch does: another server hears no key.
    if (other.origin !== url.origin) headers.delete('authorization')
    return sendTo(other)
  }
