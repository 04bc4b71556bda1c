import t from 'tap'
import { createDebateEvents, type DebateChange } from '#api/domain/debate-events.ts'
import { listenTo } from './event-queue.ts'

const change = (debateId: string): DebateChange => ({ debateId, kind: 'started' })

t.test('what happens is read in its order, whoever waits for whom', async t => {
  const events = createDebateEvents()
  const heard = listenTo(events.subscribe)
  const first = heard.next()
  events.publish(change('1'))
  events.publish(change('2'))
  events.publish(change('3'))
  t.same(await first, { value: change('1'), done: false })
  t.same(await heard.next(), { value: change('2'), done: false })
  t.same(await heard.next(), { value: change('3'), done: false })
})

t.test('a reader that returns hears nothing more, also while it waits', async t => {
  let subscribers = 0
  const heard = listenTo<string>(() => {
    subscribers += 1
    return () => {
      subscribers = 0
    }
  })
  t.equal(subscribers, 1)
  const waits = heard.next()
  await heard.return?.()
  t.same(await waits, { value: undefined, done: true })
  t.same(await heard.next(), { value: undefined, done: true })
  t.equal(subscribers, 0)
})

t.test('who reads too slowly is told, and holds no memory', async t => {
  const events = createDebateEvents()
  const heard = listenTo(events.subscribe, 2)
  for (const id of ['1', '2', '3', '4']) events.publish(change(id))
  await t.rejects(heard.next(), { message: /^More than 2 news/ })
  t.same(await heard.next(), { value: undefined, done: true })
})
