import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import { startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'

const SCRIPT = join(import.meta.dirname, 'ai-check.ts')

const check = async (t: Test, env: NodeJS.ProcessEnv) => {
  // A folder without a file .env.
  const folder = mkdtempSync(join(tmpdir(), 'debater-ai-check-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ DATA_DIR: folder, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, lines: said.trimEnd().split('\n'), complained }
}

const setUp = async (t: Test) => {
  const fake = await startFakeOpenAi({ apiKey: 'sk-test' })
  t.teardown(() => fake.close())
  fake.answerTranscriptions({ kind: 'text', text: 'So this house should ban it.' })
  fake.answerSpeeches({ kind: 'speech', audioMs: 1_200 })
  const env = {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: fake.baseUrl,
    OPENAI_MODEL: 'debater',
    OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl,
    OPENAI_SPEECH_BASE_URL: fake.baseUrl,
    OPENAI_REALTIME_URL: fake.baseUrl,
  }
  return { fake, env }
}

t.test('with nothing set up it says what works anyway', async t => {
  const { code, lines, complained } = await check(t, {})
  t.equal(complained, '')
  t.equal(code, 0)
  t.equal(lines.length, 7)
  t.match(lines[0], /No AI service is set up\. Debates work without one/)
  t.match(lines[1], /^– chat +not set up: the built-in opponent argues\. Set OPENAI_API_KEY/)
  t.match(lines[3], /^– transcription +not set up: the browser .* OPENAI_TRANSCRIBE_BASE_URL/)
  t.match(lines[6], /the browser hears and speaks, where it can\. No key is needed/)
})

t.test('every service that works has a line with what it did and how long it took', async t => {
  const { fake, env } = await setUp(t)
  const { code, lines, complained } = await check(t, env)
  t.equal(complained, '')
  t.equal(code, 0)
  t.match(lines[0], /^✔ chat +debater at http.* streams its answer .*, after \d+\.\d s$/)
  t.match(lines[1], /^✔ judge +debater at .* answers with JSON/)
  t.match(lines[2], /^✔ transcription .* wrote down “So this house should ban it\.” for “So this/)
  t.match(lines[3], /^✔ speech .* spoke “The motion stands\.” in 1\.2 s of sound/)
  t.match(lines[4], /^✔ realtime +gpt-realtime-2\.1 at .* opened a session and spoke/)
  t.match(lines[5], /with a realtime model/)
  t.equal(lines.length, 6)
  t.match(fake.transcriptions[0], { fileName: 'turn.wav' })
  t.equal(fake.requests.length, 2, 'a small question each')
})

t.test('what is set up and does not work says what to do, and the command fails', async t => {
  const { fake, env } = await setUp(t)
  fake.answerTranscriptions({ kind: 'status', status: 404 })
  fake.answerSpeeches({ kind: 'raw', contentType: 'text/html', body: '<h1>Hello</h1>' })
  fake.realtime.greet({ kind: 'status', status: 401 })
  fake.answer(request =>
    request.stream ? { kind: 'text', text: 'ready' } : { kind: 'text', text: 'ready, I think' },
  )
  const { code, lines } = await check(t, env)
  t.equal(code, 1)
  t.match(lines[0], /^✔ chat/)
  t.match(lines[1], /^✖ judge .*no usable verdict/)
  t.match(lines[2], /^✖ transcription .*OPENAI_TRANSCRIBE_MODEL/)
  t.match(lines[3], /^✖ speech .*OPENAI_SPEECH_BASE_URL/)
  t.match(lines[4], /^✖ realtime .*API key/)
  t.equal(lines.at(-1), '4 of what is set up did not work.')
})

t.test('a school’s own servers alone', async t => {
  const { fake, env } = await setUp(t)
  const { OPENAI_TRANSCRIBE_BASE_URL, OPENAI_SPEECH_BASE_URL, OPENAI_API_KEY } = env
  const own = { OPENAI_TRANSCRIBE_BASE_URL, OPENAI_SPEECH_BASE_URL, OPENAI_API_KEY }
  const { code, lines } = await check(t, { ...own, AI_PROVIDER: 'offline' })
  t.equal(code, 0)
  t.match(lines[0], /^– chat/)
  t.match(lines[2], /^✔ transcription/)
  t.match(lines[3], /^✔ speech/)
  t.match(lines[5], /turn by turn/)
  t.equal(fake.requests.length, 0)
})

t.test('without a speech server the realtime model reads aloud', async t => {
  const { fake, env } = await setUp(t)
  fake.realtime.answer({ reply: 'The motion stands.', audioMs: 1_200 })
  const { code, lines } = await check(t, { ...env, OPENAI_SPEECH_BASE_URL: '' })
  t.equal(code, 0)
  t.match(lines[3], /^✔ speech +gpt-realtime-2\.1 at 127\..* spoke “The motion stands\.” in 1\.2 s/)
  t.match(lines[4], /^✔ realtime/)
  t.equal(fake.speeches.length, 0)
})

t.test('a configuration that cannot be read is told', async t => {
  const { code, complained } = await check(t, { OPENAI_SPEECH_BASE_URL: 'kokoro' })
  t.equal(code, 1)
  t.match(complained, /OPENAI_SPEECH_BASE_URL must be an address/)
})
