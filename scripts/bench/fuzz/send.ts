import { request } from 'node:http'
import { errorBody } from '#schema/errors.ts'
import { learn, type Person } from './people.ts'

/** No answer by then is a hang. Longer than an end waits for its verdict. Milliseconds. */
export const HANG_MS = 40_000

export type FuzzCall = { method: string; path: string; text: string | null }
export type FuzzAnswer = { status: number; body: unknown; raw: string }

const parsed = (raw: string): unknown => {
  if (raw === '') return undefined
  return /^[[{]/.test(raw) ? JSON.parse(raw) : raw
}

const headersOf = ({ address, token, cookie }: Person, text: string | null) => ({
  'x-forwarded-for': address,
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(cookie !== null && { cookie }),
  ...(text !== null && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }),
})

/** A path goes as it is: fetch would mend it. An answer that takes HANG_MS is an error. */
export const send = (url: string, person: Person, sent: FuzzCall): Promise<FuzzAnswer> =>
  new Promise((resolve, reject) => {
    const { method, path, text } = sent
    const fail = (error: Error) =>
      reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`, { cause: error }))
    const signal = AbortSignal.timeout(HANG_MS)
    const { hostname, port } = new URL(url)
    const headers = headersOf(person, text)
    const asked = request({ hostname, port, method, path, headers, signal }, response => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', fail)
      response.once('end', () => {
        const raw = Buffer.concat(pieces).toString()
        const guest = response.headers['set-cookie']?.[0]?.split(';')[0]
        if (person.kind === 'guest' && guest) person.cookie ??= guest
        try {
          const body = parsed(raw)
          learn(person.ids, body)
          resolve({ status: response.statusCode ?? 0, body, raw })
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    asked.once('error', (error: Error & { code?: string }) => {
      // The server may have closed a kept connection just now: node's own advice is to ask again.
      if (asked.reusedSocket && error.code === 'ECONNRESET')
        send(url, person, sent).then(resolve, reject)
      else fail(error)
    })
    asked.end(text ?? undefined)
  })

/** A 503 is one where something is not set up; the database is there all the time. */
export const isBug = (status: number, body: unknown): boolean => {
  const { data } = errorBody.safeParse(body)
  return status >= 500 && (status !== 503 || data?.message_code === 'DATABASE_UNAVAILABLE')
}
