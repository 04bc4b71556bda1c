import t from 'tap'
import { readConfig } from '#api/config.ts'
import { addressFault, realtimeAddress } from './realtime-address.ts'

t.test('the socket stands beside the chat completions, or where it is named', async t => {
  const cases = [
    [null, null, 'wss://api.openai.com/v1/realtime'],
    [null, 'https://example.org/v1/', 'wss://example.org/v1/realtime'],
    [null, 'http://127.0.0.1:8000/v1', 'ws://127.0.0.1:8000/v1/realtime'],
    ['https://example.org/v1/realtime', 'http://x/v1', 'wss://example.org/v1/realtime'],
    ['ws://10.0.0.7:9/speak/realtime?a=1', null, 'ws://10.0.0.7:9/speak/realtime?a=1'],
  ] as const
  for (const [url, baseUrl, expected] of cases)
    t.equal(realtimeAddress({ url, baseUrl }).href, expected)
})

t.test('unencrypted only to this machine, or to a private network that is named', async t => {
  const good = [
    ...['ws://localhost/v1', 'ws://127.8.9.1:1/v1', 'ws://[::1]:8000/v1', 'http://a.localhost/v1'],
    ...['ws://10.1.2.3/v1', 'ws://172.31.0.1/v1', 'ws://192.168.1.2/v1', 'ws://[fd00::1]/v1'],
    ...['ws://realtime:8000/v1', 'ws://box.local/v1', 'wss://example.org/v1', 'https://8.8.8.8/v1'],
  ]
  for (const url of good) t.equal(addressFault({ url, baseUrl: null }), null, url)
  for (const url of ['ws://example.org/v1', 'http://8.8.8.8/v1', 'ws://172.32.0.1/v1'])
    t.match(addressFault({ url, baseUrl: null }), /must begin with wss/, url)
  t.match(addressFault({ url: null, baseUrl: 'http://10.1.2.3/v1' }), /OPENAI_REALTIME_URL must/)
  t.equal(addressFault({ url: null, baseUrl: 'http://localhost:11434/v1' }), null)
})

t.test('a start with a bad address says so', async t => {
  const read = (env: object) => readConfig({ JWT_SECRET: 'x'.repeat(32), ...env })
  t.throws(() => read({ OPENAI_REALTIME_URL: 'ws://example.org/v1/realtime' }), /wss:\/\//)
  t.throws(() => read({ OPENAI_REALTIME_URL: 'ws://' }), /OPENAI_REALTIME_URL/)
  const school = { OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1' }
  t.equal(read(school).voice.realtime, null, 'nothing is said of what is not used')
  t.throws(() => read({ ...school, OPENAI_REALTIME_MODEL: 'm' }), /OPENAI_REALTIME_URL must name/)
  t.match(read({ ...school, OPENAI_REALTIME_URL: 'ws://10.0.0.7:8000/v1/realtime' }).voice, {
    realtime: { model: 'gpt-realtime-2.1' },
  })
})
