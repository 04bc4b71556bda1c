import t from 'tap'
import { createFakeClock } from '../fake-clock.ts'
import { createFakeRecognition } from './fake-speech.ts'
import { ANSWER_MS, findRecogniser } from './find-recogniser.ts'

t.test('the device where it can, else the maker, by name', async t => {
  const { platform } = createFakeRecognition()
  const answers = [
    { onDevice: 'available', expected: { kind: 'device' } },
    { onDevice: 'downloadable', expected: { kind: 'maker', maker: 'Google', canInstall: true } },
    { onDevice: 'downloading', expected: { kind: 'maker', maker: 'Google', canInstall: false } },
    { onDevice: 'unavailable', expected: { kind: 'maker', maker: 'Google', canInstall: false } },
  ] as const
  for (const { onDevice, expected } of answers) {
    const asked = { ...platform, onDevice: async () => onDevice }
    t.same(await findRecogniser(asked, 'en', createFakeClock()), expected)
  }
})

t.test('a browser that fails or does not answer is one that cannot', async t => {
  const { platform } = createFakeRecognition()
  const expected = { kind: 'maker', maker: 'Google', canInstall: false }
  const failing = { ...platform, onDevice: () => Promise.reject(new Error('blocked')) }
  t.same(await findRecogniser(failing, 'en', createFakeClock()), expected)
  const silent = { ...platform, onDevice: () => new Promise<never>(() => undefined) }
  const clock = createFakeClock()
  const found = findRecogniser(silent, 'zh', clock)
  clock.tick(ANSWER_MS)
  t.same(await found, expected)
})
