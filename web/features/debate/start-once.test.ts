import t from 'tap'
import type { StartDebateInput } from '#schema/rest/debates.ts'
import { RestError } from '../../lib/rest.ts'
import { type DebateSetup, readDebateSetup, writeDebateSetup } from '../../lib/storage.ts'
import { startOnce } from './start-once.ts'

const setup: DebateSetup = { stance: 'for', mode: 'text', topic_id: 't1', prepTime: 60 }

/** Answers like the server would and keeps what it was asked. */
const serve = (answers: readonly (() => Response)[]) => {
  const asked: StartDebateInput[] = []
  globalThis.fetch = async (_address, init) => {
    asked.push(JSON.parse(String(init?.body)))
    const answer = answers[asked.length - 1]
    if (!answer) throw new Error('asked more often than expected')
    return answer()
  }
  return asked
}
const started = () => Response.json({ debate_id: 'd1' }, { status: 201 })
const down = () => Response.json({ error: 'No model', code: 'UNAVAILABLE' }, { status: 503 })

t.test('a setup that is started twice at once is asked for once, and then it is gone', async t => {
  const asked = serve([started])
  writeDebateSetup(setup)
  const [first, second] = await Promise.all([startOnce(setup, 'en'), startOnce(setup, 'en')])
  t.equal(first.debate_id, 'd1')
  t.equal(second, first)
  t.equal(asked.length, 1)
  t.match(asked[0], { topic_id: 't1', stance: 'for', mode: 'text', prep_time: 60 })
  t.equal(readDebateSetup().kind, 'none')
})

t.test('after a failure the setup stays and is started again under the same id', async t => {
  const asked = serve([down, started])
  writeDebateSetup(setup)
  await t.rejects(startOnce(setup, 'en'), RestError)
  t.equal(readDebateSetup().kind, 'ready')
  await startOnce(setup, 'en')
  t.ok(asked[0]?.client_start_id)
  t.equal(asked[1]?.client_start_id, asked[0]?.client_start_id)
})

t.test('another setup, and the same one after a start, is another debate', async t => {
  const asked = serve([down, started, started])
  await t.rejects(startOnce(setup, 'en'))
  await startOnce({ ...setup, stance: 'against' }, 'en')
  await startOnce(setup, 'en')
  t.equal(new Set(asked.map(input => input.client_start_id)).size, 3)
})

t.test('a self-written motion is sent as one, in its own language', async t => {
  const asked = serve([started])
  await startOnce({ stance: 'for', mode: 'text', custom_topic: 'Zoos should close' }, 'zh')
  t.match(asked[0], { topic_id: 'custom', custom_topic: 'Zoos should close' })
  t.notOk(asked[0]?.language)
})

t.test('the brief of a self-written motion is sent with it', async t => {
  const asked = serve([started])
  const brief = { for: ['Cats are quiet'], against: [] }
  await startOnce({ stance: 'for', mode: 'text', custom_topic: 'Cats before dogs', brief }, 'en')
  t.same(asked[0]?.brief, brief)
})
