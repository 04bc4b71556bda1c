import type { FastifyReply } from 'fastify'

const texts = new WeakMap<object, Buffer>()

/** Sends an answer that many requests share as the same object: it is turned into JSON, and into bytes, once. */
export const sendSnapshot = (reply: FastifyReply, answer: object): FastifyReply => {
  let text = texts.get(answer)
  if (text === undefined) {
    text = Buffer.from(JSON.stringify(answer))
    texts.set(answer, text)
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(text)
}
