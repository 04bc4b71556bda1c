import t from 'tap'
import type { DebateResults } from '#schema/entities.ts'
import { followResults } from './follow-results.ts'

const is = (status: string) => ({ status }) as DebateResults
const failure = new Error('the line is gone')

/** What is called while the results are followed, and what is shown of them. */
const follow = async (first: string | Error, later: (string | Error)[]) => {
  const log: string[] = []
  const take = async (what: string | Error | undefined) => {
    if (what === undefined) throw new Error('asked once too often')
    if (what instanceof Error) throw what
    return is(what)
  }
  const calls = {
    getResults: async () => {
      log.push('look')
      return take(later.shift())
    },
    endDebate: async () => void log.push('wait'),
    pause: async () => void log.push('pause'),
  }
  for await (const { status } of followResults(take(first), calls)) log.push(status)
  return log
}

t.test('a verdict that is there is shown, and nothing more is asked', async t => {
  t.same(await follow('scored', []), ['scored'])
})

t.test('one that is not is waited for at the server, without a pause', async t => {
  t.same(await follow('evaluating', ['scored']), ['evaluating', 'wait', 'look', 'scored'])
})

t.test('a pause comes after a wait in vain, and after a call that failed', async t => {
  t.same(await follow('evaluating', ['evaluating', failure, 'unscored']), [
    ...['evaluating', 'wait', 'look', 'evaluating', 'pause'],
    ...['wait', 'look', 'pause', 'wait', 'look', 'unscored'],
  ])
})

t.test('a first look that fails is told of', async t => {
  await t.rejects(follow(failure, []), failure)
})
