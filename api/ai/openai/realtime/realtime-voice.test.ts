import t, { type Test } from 'tap'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { RealtimeEvent } from '#api/ai/voice.ts'
import { startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'
import { createRealtimeVoice } from './realtime-voice.ts'

const DEBATE: DebateSoFar = {
  debateId: 'd',
  motion: 'Schools should abolish homework.',
  motionKey: null,
  language: 'en',
  userStance: 'for',
  level: 'club',
  style: 'coach',
  turns: [],
}
const setting = 'OPENAI_REALTIME_MODEL'

type Where = { url: string | null; baseUrl: string | null }

/** The failure of the first event that tells one. */
const failureAt = (test: Test, where: Where) =>
  new Promise<unknown>(resolve => {
    const settings = { apiKey: 'sk-test', model: 'm', transcribeModel: 'w', voice: 'marin' }
    const hear = (event: RealtimeEvent) => {
      if (event.kind === 'ready') session.respond()
      if (event.kind === 'fault' || event.kind === 'closed') resolve(event.failure)
    }
    const session = createRealtimeVoice({ ...settings, ...where }).open(DEBATE, hear)
    test.teardown(() => session.close())
  })

const setUp = async (test: Test) => {
  const fake = await startFakeOpenAi()
  test.teardown(() => fake.close())
  return fake
}

t.test('what a service refuses names the settings of voice, not those of chat', async t => {
  const fake = await setUp(t)
  const named = { url: fake.baseUrl, baseUrl: null }
  const beside = { url: null, baseUrl: fake.baseUrl }
  const unknown = (address: string) => ({
    code: 'VOICE_MODEL_UNKNOWN',
    params: { model: 'm', setting, address },
  })
  fake.realtime.greet({ kind: 'status', status: 404 })
  t.same(await failureAt(t, named), unknown('OPENAI_REALTIME_URL'))
  t.same(await failureAt(t, beside), unknown('OPENAI_BASE_URL'))
  fake.realtime.greet({ kind: 'status', status: 400 })
  t.same(await failureAt(t, named), { code: 'VOICE_REQUEST_REFUSED', params: { setting } })
  fake.realtime.greet({ kind: 'status', status: 200 })
  const address = 'OPENAI_REALTIME_URL'
  t.same(
    await failureAt(t, named),
    { code: 'VOICE_ANSWER_UNUSABLE', params: { address } },
    'a page in place of a socket',
  )
  const close = { kind: 'close', closeCode: 3000, message: 'No.' } as const
  fake.realtime.greet({ ...close, code: 'model_not_found' })
  t.same(await failureAt(t, named), unknown('OPENAI_REALTIME_URL'))
  fake.realtime.greet({ ...close, code: 'invalid_request' })
  t.same(await failureAt(t, named), { code: 'VOICE_REQUEST_REFUSED', params: { setting } })
  fake.realtime.greet({ ...close, code: 'context_length_exceeded' })
  t.same(await failureAt(t, named), { code: 'DEBATE_TOO_LONG_FOR_MODEL' })
})

t.test('a service that cannot be reached says where its address is set', async t => {
  const fake = await setUp(t)
  await fake.close()
  const unreachable = (address: string) => ({
    code: 'VOICE_SERVICE_UNREACHABLE',
    params: { address },
  })
  const { baseUrl } = fake
  t.same(await failureAt(t, { url: baseUrl, baseUrl: null }), unreachable('OPENAI_REALTIME_URL'))
  t.same(await failureAt(t, { url: null, baseUrl }), unreachable('OPENAI_BASE_URL'))
})
