import fastify from 'fastify'

/**
 * What the figures are compared with:
 * Fastify answering a ready object of the same size, without anything else.
 */
const body: unknown = JSON.parse(process.env.BODY ?? '{}')
const app = fastify()
app.get('/bare', async () => body)
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', () => app.close())
