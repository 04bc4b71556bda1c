import t from 'tap'
import { createBudgets } from '#api/domain/budgets.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { User } from '#schema/entities.ts'
import { until } from './factories.ts'
import { startHeldServer } from './held-voice-server.ts'
import { sentOf } from './voice-client.ts'

const READY_LIMIT_MS = 20_000
const ROTATE_AFTER_MS = 55 * 60_000

const { app, fake, timers, now, passTime, open, hanging } = await startHeldServer(t)

t.test('the session is replaced before its time is up, between two turns', async t => {
  const debate = await open(t)
  debate.say()
  await debate.nth('processing-complete')
  const first = debate.session()
  timers.runOut(ROTATE_AFTER_MS)
  await debate.nth('session-ready', 2)
  const second = debate.session()
  t.not(second, first)
  t.type(await first.ended, 'number')
  await until('the history came', () => second.items.length === 3)
  t.same(
    second.items.map(({ role }) => role),
    ['assistant', 'user', 'assistant'],
  )
  t.same(second.errors, [])
  t.same(debate.of('realtime-disconnected'), [])

  debate.speak(200)
  await debate.nth('speech-started', 3)
  timers.runOut(ROTATE_AFTER_MS)
  debate.client.emit('commit-audio')
  await debate.nth('processing-complete', 2)
  t.equal(second.appended().length, 9_600, 'the turn was spoken into one session')
  await debate.nth('session-ready', 3)
  t.not(debate.session(), second)
  t.type(await second.ended, 'number')
  debate.say()
  t.same(await debate.nth('processing-complete', 3), { status: 'completed' })
  t.equal(sentOf(debate, 'response.create')[0]?.response !== undefined, true)
})

t.test('who speaks while the next session gets ready is not cut off', async t => {
  const debate = await open(t)
  const first = debate.session()
  fake.realtime.greet({ kind: 'silent' })
  timers.runOut(ROTATE_AFTER_MS)
  await until('the next one is called', () => debate.session() !== first)
  const spare = debate.session()
  debate.say()
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(first.appended().length, 14_400)
  fake.realtime.greet({ kind: 'accept' })
  timers.runOut(READY_LIMIT_MS)
  t.type(await spare.ended, 'number')
  debate.say()
  await debate.nth('processing-complete', 2)
  await debate.nth('session-ready', 2)
  t.type(await first.ended, 'number', 'it is replaced at the next quiet moment')
})

t.test('a session whose time is up is replaced in the middle of a turn', async t => {
  const debate = await hanging(t)
  debate.session().expire()
  t.same(await debate.nth('realtime-disconnected'), {
    reason: 'upstream-expired',
    recoverable: true,
  })
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_BROKE_OFF', fatal: false })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  await debate.nth('session-ready', 2)
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
})

t.test('events and bytes a second are limited, and the socket stays', async t => {
  const debate = await open(t)
  for (let nth = 0; nth < 300; nth += 1) debate.client.emit('clear-audio')
  t.match(await debate.nth('realtime-error'), { message_code: 'REQUESTS_TOO_MANY', fatal: false })
  passTime(2_000)
  const audio = Buffer.alloc(60_000).toString('base64')
  for (let nth = 0; nth < 20; nth += 1) debate.client.emit('audio-chunk', { audio, base64: true })
  t.match(await debate.nth('realtime-error', 2), { message_code: 'REQUESTS_TOO_MANY' })
  passTime(3_000)
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(debate.session().appended().length, 13 * 60_000, 'one mebibyte of base64 at once')
  t.equal(debate.of('realtime-error').length, 2, 'told once a second')
})

const TURNS_AT_ONCE = 20

t.test('a spoken turn uses up the budget of written ones', async t => {
  const { deps } = app.app.composed
  const { budgets } = deps
  t.teardown(() => {
    deps.budgets = budgets
  })
  deps.budgets = createBudgets(() => now().getTime())
  const debate = await open(t)
  const { token } = debate
  const { body } = await app.call<User>('GET', '/api/auth/me', { token })
  const viewer: Viewer = { kind: 'user', userId: body.user_id, guestId: null, address: '' }
  for (let nth = 1; nth < TURNS_AT_ONCE; nth += 1) deps.budgets.spend(viewer, 'turn')
  debate.say()
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  debate.say()
  t.match(await debate.nth('realtime-error'), { message_code: 'REQUESTS_TOO_MANY', fatal: false })
  t.same(await debate.nth('processing-complete', 2), { status: 'failed' })
  t.equal(sentOf(debate, 'response.create').length, 1, 'the model was not asked')
  passTime(60_000)
  debate.say()
  t.same(await debate.nth('processing-complete', 3), { status: 'completed' })
})

t.test('a turn is as long as it may be, and no longer', async t => {
  const debate = await open(t)
  const audio = Buffer.alloc(64_000).toString('base64')
  const longest = (5 * 60 * 48_000) / 64_000
  const appended = () => sentOf(debate, 'input_audio_buffer.append').length
  for (let piece = 0; piece < longest + 3; piece += 1) {
    debate.client.emit('audio-chunk', { audio, base64: true })
    if (piece % 10 !== 0) continue
    await until('the pieces came', () => appended() >= Math.min(piece + 1, longest))
    passTime(2_000)
  }
  t.match(await debate.nth('realtime-error'), {
    message: 'You can speak for at most 5 minutes at a time.',
    code: 'TOO_LARGE',
  })
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(debate.of('realtime-error').length, 1)
  t.equal(appended(), longest)
})
