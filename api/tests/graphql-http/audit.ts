import { serverAudits } from 'graphql-http'
import t from 'tap'
import { address } from './app.ts'

/** All that graphql-http knows of GraphQL over HTTP; fewer would mean that it lost some. */
const AUDITS = 61

t.test('the audit suite of graphql-http passes as a whole', async t => {
  const audits = serverAudits({ url: address })
  t.equal(audits.length, AUDITS)
  // One after another, so that each failure is one of its own.
  for (const { id, name, fn } of audits) {
    const result = await fn()
    t.equal(result.status, 'ok', `${id} ${name}${'reason' in result ? `: ${result.reason}` : ''}`)
  }
})
