import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import t from 'tap'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import {
  beginDebate,
  failingOpponent,
  heldOpponent,
  registerUser,
  SPEECH,
  until,
} from '#api/tests/factories.ts'
import { openApp, type TestApp } from '#api/tests/test-app.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { openBrowser } from './open-browser.ts'

const held = heldOpponent()
const app = await openApp(t, { opponent: held.opponent })
const openPage = await openBrowser(t, app.url)

/** A page of a new user of this server. */
const enter = async (on: TestApp, isReused = on === app) => {
  const { token } = await registerUser(on)
  const stored = { authToken: token }
  return { token, ...(await openPage({ baseURL: on.url, isReused, stored })) }
}
const openDebate = async () => {
  const { page, token } = await enter(app)
  const { debate_id } = await beginDebate(app, { token })
  await page.goto(`/debate?debate=${debate_id}`)
  await page.getByRole('textbox').waitFor()
  return { page, token, debate_id }
}
const composer = (page: Page) => page.getByRole('textbox')
const saysTurn = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

t.test(
  'Send waits for words, Shift+Enter breaks the line, Enter sends and closes the field',
  async t => {
    const { page } = await openDebate()
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    const send = page.getByRole('button', { name: 'Send' })
    t.equal(await send.isDisabled(), true, 'nothing written')
    await composer(page).fill('   ')
    t.equal(await send.isDisabled(), true, 'only spaces')
    await composer(page).fill('First line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('second line')
    t.equal(await composer(page).inputValue(), 'First line\nsecond line')
    await page.keyboard.press('Enter')
    await until('the model is asked', held.isHeld)
    t.equal(await composer(page).inputValue(), '')
    t.equal(await composer(page).isDisabled(), true)
    await saysTurn(page, 'Your opponent is answering…')
    held.letGo()
    await page.getByText('First half, second half.').waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    t.equal(
      await page.getByRole('log').getByText('First half, second half.').count(),
      1,
      'announced once',
    )
  },
)

/** Whether the page has joined its debate: what is sent before goes by a plain call, unstreamed. */
const joining = async (page: Page) => {
  const socket = await page.waitForEvent('websocket')
  // The acknowledgement of its first event.
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('43/'))
}

t.test('Stop keeps what was said and gives the floor back', async t => {
  const { page, token } = await enter(app)
  const { debate_id } = await beginDebate(app, { token })
  const joined = joining(page)
  await page.goto(`/debate?debate=${debate_id}`)
  await joined
  await composer(page).fill(SPEECH)
  await page.keyboard.press('Enter')
  await page.locator('[data-streaming]').getByText('First').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('First half, …').waitFor()
  held.letGo()
  t.equal(await composer(page).isEnabled(), true)
})

t.test('a draft survives a reload', async t => {
  const { page } = await openDebate()
  await composer(page).fill('A thought that is not finished')
  await page.reload()
  await page.getByRole('textbox').waitFor()
  t.equal(await composer(page).inputValue(), 'A thought that is not finished')
})

t.test(
  'without a network the page says so, keeps what is typed, and connects again by itself',
  async t => {
    const { page, debate_id, token } = await openDebate()
    await composer(page).fill('Typed before the tunnel')
    await page.context().setOffline(true)
    await saysTurn(page, 'You are offline.')
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    t.equal(await composer(page).inputValue(), 'Typed before the tunnel')
    await page.keyboard.press('Enter')
    await until('the turn came through', held.isHeld)
    held.letGo()
    await page.getByText('First half, second half.').waitFor()

    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    await page.context().setOffline(true)
    await saysTurn(page, 'You are offline.')
    await composer(page).fill('Said in the tunnel')
    await page.keyboard.press('Enter')
    await saysTurn(page, 'Your turn is kept, and is sent when the connection is back.')
    t.equal(await page.getByText('You are offline.').count(), 0, 'one notice')
    await page.getByRole('log').getByText('Said in the tunnel').waitFor()
    t.equal(await page.getByText('Demo: not connected.').count(), 0, 'no demo unasked')
    await page.context().setOffline(false)
    await until('the kept turn came through', held.isHeld)
    held.letGo()
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    const { body } = await app.call<{ turns: { message_text: string }[] }>(
      'GET',
      `/api/debates/${debate_id}/turns`,
      { token },
    )
    const said = body.turns.map(({ message_text }) => message_text)
    t.equal(said.filter(text => text === 'Said in the tunnel').length, 1, 'exactly once')
    t.equal(said.length, 5)
  },
)

t.test(
  'without the socket the debate goes on over plain calls, and says so',
  wholeOnly,
  async () => {
    const { page, token } = await enter(app, false)
    await page.route('**/socket.io/**', route => route.abort())
    // As behind a proxy that lets no websocket through.
    await page.addInitScript(() => {
      const refuse = (socket: WebSocket) => socket.onerror?.(new Event('error'))
      class Refused {
        constructor() {
          setTimeout(() => refuse(this as unknown as WebSocket))
        }
        close() {
          setTimeout(() => refuse(this as unknown as WebSocket))
        }
      }
      Object.assign(window, { WebSocket: Refused })
    })
    const { debate_id } = await beginDebate(app, { token })
    await page.goto(`/debate?debate=${debate_id}`)
    await composer(page).fill(SPEECH)
    await page.keyboard.press('Enter')
    await until('the turn came over REST', held.isHeld)
    held.letGo()
    await page.getByText('First half, second half.').waitFor()
    await page.getByText(/Failed to connect to text debate service/).waitFor({ timeout: 60_000 })
  },
)

t.test(
  'when the server cannot be reached at the start, a labelled demo answers',
  wholeOnly,
  async t => {
    const { page } = await enter(app)
    await page.evaluate(() =>
      sessionStorage.setItem(
        'debateSetup',
        JSON.stringify({
          stance: 'for',
          mode: 'text',
          topic_id: 'custom',
          custom_topic: 'Tea is better than coffee',
        }),
      ),
    )
    await page.route('**/api/debates/start', route => route.abort())
    await page.goto('/debate')
    await saysTurn(page, 'Demo: not connected. Nothing here is saved or scored.')
    await page.waitForFunction(() => document.querySelector('textarea')?.disabled === false)
    await composer(page).fill(`${'abcde '.repeat(10)}end`)
    await page.keyboard.press('Enter')
    await saysTurn(page, new RegExp(`“${'abcde '.repeat(8).trim()}…”`))
    await page.getByRole('button', { name: 'Reconnect' }).click()
    await page.getByRole('alertdialog').getByText('Still not connected.').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await page.unroute('**/api/debates/start')
    await page.getByRole('button', { name: 'Reconnect' }).click()
    await page.waitForURL(/\/debate\?debate=/)
    t.equal(await page.getByText('Demo: not connected.').count(), 0)
    t.match(
      await composer(page).inputValue(),
      /^abcde/,
      'what was said in the demo can be sent now',
    )
  },
)

t.test(
  'an end that fails says so; one with too little to judge asks first and ends without a score',
  async t => {
    const { page, debate_id } = await openDebate()
    let overlay = ''
    await page.route('**/api/debates/*/end', async route => {
      overlay = await page.getByText('Evaluating...').locator('..').innerText()
      await route.abort()
    })
    await page.getByRole('button', { name: 'End debate' }).click()
    await page
      .getByText(
        /You have not taken a turn yet, .* A first step: Say in one sentence what you think/,
      )
      .waitFor()
    await page.getByRole('button', { name: 'Go on with it' }).click()
    await page.getByRole('button', { name: 'End debate' }).click()
    await page.getByRole('button', { name: 'End without a score' }).click()
    await page.getByRole('alertdialog').getByText('Failed to end debate').waitFor()
    t.equal(overlay, 'Evaluating...', 'nothing is read against seven skills')
    await page.getByRole('button', { name: 'OK' }).click()
    await page.unroute('**/api/debates/*/end')
    await page.getByRole('button', { name: 'End debate' }).click()
    await page.getByRole('button', { name: 'End without a score' }).click()
    await page.waitForURL(`/results/${debate_id}`)
    await saysTurn(page, 'You have not said anything in this debate')
    await saysTurn(page, 'Say in one sentence what you think')
  },
)

t.test('a model that fails leaves the turn stored and is asked again', async t => {
  const failing = await openApp(t, { opponent: failingOpponent(1) })
  const { page, token } = await enter(failing)
  const { debate_id } = await beginDebate(failing, { token })
  await page.goto(`/debate?debate=${debate_id}`)
  await composer(page).fill(SPEECH)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.waitForFunction(() => document.querySelector('textarea')?.disabled === false)
  t.equal(await page.locator('[data-speaker="user"]').count(), 1)
  t.equal(await page.locator('[data-speaker="ai"]').count(), 2)
})

t.test('more than 8,000 characters are counted and cannot be sent', async t => {
  const { page } = await openDebate()
  await composer(page).fill('x'.repeat(8001))
  await saysTurn(page, '1 character too long')
  t.equal(await page.getByRole('button', { name: 'Send' }).isDisabled(), true)
})

t.test('the interface speaks Chinese, keeps it, and the debate is held in it', async t => {
  const chinese = await openApp(t, { opponent: createOfflineOpponent({ chunkDelayMs: 0 }) })
  const { page, problems } = await enter(chinese)
  await page.goto('/')
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { name: '你想辩论什么？' }).waitFor()
  t.equal(await page.locator('html').getAttribute('lang'), 'zh-CN')
  await page.reload()
  await page.getByRole('searchbox', { name: '搜索辩题' }).fill('手机')
  t.equal(
    await page.getByRole('button', { name: '我支持这个辩题' }).count(),
    1,
    'found by its Chinese text',
  )
  await page.getByRole('button', { name: '我支持这个辩题' }).click()
  await page.getByRole('button', { name: '与 AI 文字辩论' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  await page.waitForFunction(() => document.querySelectorAll('[data-speaker="ai"]').length === 1)
  t.match(await page.locator('[data-speaker="ai"]').innerText(), /[\u4e00-\u9fff]{10}/)
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'What will you argue?' }).waitFor()
  t.equal(await page.locator('html').getAttribute('lang'), 'en')
  t.same(problems, [])
})

t.test('a transcript is downloaded, shared, read by a stranger, and taken back', async t => {
  const { page, debate_id } = await openDebate()
  await page.goto(`/transcript/${debate_id}`)
  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const markdown = await save('Download as Markdown')
  t.match(markdown.name, /^debate-[a-z0-9-]+\.md$/)
  t.match(markdown.text, /## Opponent\n\nMy opening argument stands\./)
  t.match(JSON.parse((await save('Download as JSON')).text), { debate: { debate_id } })

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create the link' }).click()
  const link = await page.getByLabel('Link').inputValue()
  const stranger = (await openPage()).page
  await stranger.goto(link)
  await saysTurn(stranger, 'My opening argument stands.')
  await saysTurn(stranger, /argued for/)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('button', { name: 'Create the link' }).waitFor()
  await stranger.reload()
  await saysTurn(stranger, 'This link shows nothing any more')
})

t.test('a screen that breaks shows the root error page without its insides', async t => {
  const { page } = await openPage()
  await page.route('**/assets/login-page-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("secret insides")' }),
  )
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  t.notMatch(await page.locator('body').innerText(), /secret insides|at http/)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('heading', { name: 'What will you argue?' }).waitFor()
})
