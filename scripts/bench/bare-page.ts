import fastify from 'fastify'
import { readHeads } from '#schema/motions/read-heads.ts'

/**
 * What home's first paint is compared with:
 * the same words as plain HTML, without style, font or script.
 */
const page = `<!doctype html><title>Home</title><h1>What will you argue?</h1>${readHeads()
  .slice(0, 20)
  .map(({ wording }) => `<h3>${wording.en}</h3>`)
  .join('')}`
const app = fastify()
app.get('/', (_request, reply) => reply.type('text/html').send(page))
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', () => app.close())
