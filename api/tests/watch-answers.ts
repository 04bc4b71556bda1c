import type { Server, ServerResponse } from 'node:http'
import { faultOfAnswer, isRest } from './answer-faults.ts'

const collect = (response: ServerResponse): (() => string) => {
  const pieces: Buffer[] = []
  const keep = (piece: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }
  const { write, end } = response
  response.write = (...args: unknown[]) => {
    keep(args[0])
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    keep(args[0])
    return Reflect.apply(end, response, args)
  }
  return () => Buffer.concat(pieces).toString()
}

/** By its first character: the type stands among headers that node does not give back. */
const readBody = (text: string): unknown => {
  if (text === '') return undefined
  return /^[[{]/.test(text) ? JSON.parse(text) : text
}

/** Tells the fault of every answer that leaves over the network: to fetch, or to a browser. */
export const watchAnswers = (server: Server, tell: (fault: string) => void): void => {
  server.prependListener('request', ({ method = '', url = '' }, response) => {
    if (!isRest(url)) return
    const sent = collect(response)
    response.once('finish', () => {
      const answer = { method, url, status: response.statusCode, body: readBody(sent()) }
      const fault = faultOfAnswer(answer)
      if (fault !== null) tell(fault)
    })
  })
}
