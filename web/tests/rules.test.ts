import type { Page } from 'playwright-core'
import t from 'tap'
import { beginDebate, registerUser, SPEECH } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)
const { token, email, password } = await registerUser(app)

const asVisitor = async () => (await openPage()).page
const asUser = async (who = token) => {
  const { page } = await openPage()
  await page.goto('/login')
  await page.evaluate(value => localStorage.setItem('authToken', value), who)
  return page
}
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => sessionStorage.setItem(name ?? '', text ?? ''), [key, value])
const setup = {
  stance: 'for',
  mode: 'text',
  topic_id: 'custom',
  custom_topic: 'Tea is better than coffee',
}
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))

const answer = (page: Page, path: string, status: number, body: object) =>
  page.route(path, route => route.fulfill({ status, json: body }))
const cutOff = (page: Page, path: string) => page.route(path, route => route.abort())

/** The in-page alert says so; acknowledging it leads on. */
const acknowledge = async (page: Page, sentence: string) => {
  const alert = page.getByRole('alertdialog')
  await alert.getByText(sentence, { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
}
const shown = (page: Page, sentence: string | RegExp) => page.getByText(sentence).first().waitFor()

t.test('registration: every rule of a field, on blur and on change, with its sentence', async t => {
  const page = await asVisitor()
  await page.goto('/register')
  const fields = {
    Username: [
      ['', 'Username is required'],
      ['ab', 'Username must be at least 3 characters'],
      ['a'.repeat(20), 'Username must be less than 20 characters'],
      ['with space', 'Username can only contain letters and numbers'],
    ],
    Email: [
      ['', 'Email is required'],
      ['nobody', 'Please enter a valid email'],
    ],
    Password: [
      ['', 'Password is required'],
      ['12345', 'Password must be at least 6 characters'],
    ],
  }
  for (const [label, rules] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill('x')
    t.equal(
      await page.getByRole('alert').count(),
      0,
      `${label}: nothing is wrong before one leaves the field`,
    )
    for (const [value, sentence] of rules) {
      await field.fill(value ?? '')
      await field.blur()
      await shown(page, sentence ?? '')
    }
    await field.fill(label === 'Email' ? 'cato@example.org' : 'Cato234')
    t.equal(
      await page.getByRole('alert').count(),
      0,
      `${label}: once touched, its error goes with the change`,
    )
  }
  for (const [value, strength] of [
    ['abcdef', 'Weak'],
    ['abcdefgH', 'Medium'],
    ['abcdefgH1234', 'Strong'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(value)
    await page.getByRole('status', { name: 'Password strength' }).getByText(strength).waitFor()
  }
  await page.getByLabel('Username').fill('')
  await page.getByRole('button', { name: 'Next' }).click()
  await shown(page, 'Please fix the errors below')
  await page.getByLabel('Username').fill('Cato')
  await page.getByRole('button', { name: 'Next' }).click()
  t.equal(
    await page.getByRole('radio', { name: 'Abstract 1' }).isChecked(),
    true,
    'avatar-1 is the default',
  )
  await page.getByRole('button', { name: '← Back to credentials' }).click()
  t.equal(await page.getByLabel('Username').inputValue(), 'Cato', 'going back loses nothing')
})

t.test('registration: what is taken is said at its field', async t => {
  const page = await asVisitor()
  await page.goto('/register')
  await page.getByLabel('Username').fill('Hortensius')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('pebbles-42')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await shown(page, 'This email is already registered')
  t.equal(await storedToken(page), null)
})

t.test('login: each failure has its sentence, and none of them leads away', async t => {
  const page = await asVisitor()
  await page.goto('/login')
  const logIn = () => page.getByRole('button', { name: 'Log In' }).click()
  await logIn()
  await shown(page, 'Email is required')
  await shown(page, 'Password is required')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not it')
  await logIn()
  await shown(page, 'Invalid email or password. Please check your credentials and try again.')
  for (const [status, body, sentence] of [
    [500, { error: 'x' }, 'Server error. Please try again later.'],
    [
      400,
      {
        error: 'x',
        errors: [
          { field: 'email', msg: 'One' },
          { field: 'email', msg: 'Two' },
        ],
      },
      'One. Two',
    ],
    [503, { error: 'The server is resting.' }, 'The server is resting.'],
    [418, {}, 'An unexpected error occurred. Please try again.'],
  ] as const) {
    await answer(page, '**/api/auth/login', status, body)
    await logIn()
    await shown(page, sentence)
    await page.unroute('**/api/auth/login')
  }
  await cutOff(page, '**/api/auth/login')
  await logIn()
  await shown(page, 'Unable to connect to server. Please check your internet connection.')
  t.equal(new URL(page.url()).pathname, '/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await shown(page, 'Please ask an administrator.')
})

t.test('in Chinese the rules, the server and an unknown code are understood', async t => {
  const { page } = await openPage({ locale: 'zh-CN' })
  await page.goto('/register')
  await page.getByLabel('用户名').fill('ab')
  await page.getByLabel('用户名').blur()
  await shown(page, '用户名至少需要 3 个字符')
  await page.getByLabel('用户名').fill('Crassus')
  await page.getByLabel('邮箱').fill(email)
  await page.getByLabel('密码', { exact: true }).fill('pebbles-42')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '注册' }).last().click()
  await shown(page, '这个邮箱已经注册过')
  const closed = await registerUser(app)
  for (let time = 0; time < 10; time += 1)
    await app.call('POST', '/api/auth/login', {
      body: { email: closed.email, password: 'wrong-one' },
    })
  await page.goto('/login')
  await page.getByLabel('邮箱').fill(closed.email)
  await page.getByLabel('密码', { exact: true }).fill(closed.password)
  const logIn = () => page.locator('main form button[type=submit]').click()
  await logIn()
  await shown(page, /^登录失败次数太多，请 \d+ 分钟后再试。$/)
  const newer = { error: 'The moon is full.', code: 'CONFLICT', message_code: 'MOON_FULL' }
  await answer(page, '**/api/auth/login', 409, newer)
  await logIn()
  await shown(page, 'The moon is full.')
  t.equal(await page.getByText(/Invalid|Too many|already/).count(), 0)
})

t.test('a debate without a score says why in Chinese', async t => {
  const { debate_id } = await beginDebate(app, { token })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  const { page } = await openPage({ locale: 'zh-CN' })
  await page.goto('/login')
  await page.evaluate(value => localStorage.setItem('authToken', value), token)
  await page.goto(`/results/${debate_id}`)
  await shown(page, '内容太少，无法评分：0 次发言（至少 2 次），0 词（至少 60 词）。')
  await page.goto('/results/00000000-0000-4000-8000-000000000000')
  await shown(page, /这场辩论不存在，或者不属于你。/)
  t.pass()
})

t.test('a custom topic needs five characters and a side', async t => {
  const page = await asUser()
  await page.goto('/')
  await page.getByRole('button', { name: /Custom Topic/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Enter your topic').fill(' abcd ')
  await dialog.getByRole('button', { name: 'Text with AI' }).click()
  await shown(page, 'Please enter a topic with at least 5 characters')
  await shown(page, 'Please select your stance first')
  await dialog.getByLabel('Enter your topic').fill('Cats are better than dogs')
  await dialog.getByText('Oppose').click()
  await dialog.getByText('1 min').click()
  await dialog.getByRole('button', { name: 'Text with AI' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  await shown(page, 'Cats are better than dogs')
  await shown(page, 'You argue against')
  await shown(page, /Preparation: [01]:\d\d/)
  t.equal(
    await page.evaluate(() => sessionStorage.getItem('debateSetup')),
    null,
    'a started setup is gone',
  )
})

t.test('a random topic takes a random side and opens the mode dialog', async t => {
  const page = await asUser()
  const sides = new Set<string>()
  for (const [chance, side] of [
    [0.49, 'for'],
    [0.5, 'against'],
  ] as const) {
    await page.goto('/')
    await page.evaluate(value => {
      Math.random = () => value
    }, chance)
    await page.getByRole('button', { name: /Random Topic/ }).click()
    await page.getByRole('dialog').getByText(`You are arguing ${side}:`).waitFor()
    sides.add(side)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  t.equal(sides.size, 2)
})

t.test('home says what could not be loaded, and tries again', async t => {
  const page = await asVisitor()
  for (const path of [
    '**/api/users/stats',
    '**/api/users/leaderboard*',
    '**/api/topics/popular*',
    '**/api/topics/random',
  ])
    await cutOff(page, path)
  await page.goto('/')
  await shown(page, 'The figures could not be loaded.')
  await shown(page, 'The leaderboard could not be loaded.')
  await shown(page, 'The topics could not be loaded.')
  await page.getByRole('button', { name: /Random Topic/ }).click()
  await shown(page, 'An error occurred. Please try again.')
  await page.unroute('**/api/topics/popular*')
  const topics = page.locator('section', { hasText: 'Popular Topics' })
  await topics.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'I support this topic' }).first().waitFor()
  t.pass('the list came back')
})

t.test('/debate without a setup, or with a broken one, says so and leads home', async () => {
  const page = await asUser()
  await page.goto('/debate')
  await acknowledge(page, 'No debate setup found. Please select a topic from the main page.')
  await page.waitForURL('/')
  await store(page, 'debateSetup', '{broken')
  await page.goto('/debate')
  await acknowledge(page, 'Invalid debate setup. Please try again.')
  await page.waitForURL('/')
})

t.test('a start that fails says why and leads where it can be mended', async t => {
  const page = await asUser()
  const starts = '**/api/debates/start'
  const tryToStart = async (status: number, error: string) => {
    await answer(page, starts, status, { error })
    await store(page, 'debateSetup', JSON.stringify(setup))
    await page.goto('/debate')
  }
  await tryToStart(400, 'x')
  await acknowledge(page, 'Invalid debate setup. Please try selecting a topic again.')
  await page.waitForURL('/')
  await tryToStart(503, 'The model rests.')
  await acknowledge(page, 'Failed to start debate: The model rests.')
  await page.waitForURL('/')
  await tryToStart(401, 'x')
  await acknowledge(page, 'You need to be logged in to start a debate')
  await page.waitForURL('/login')
  t.equal(await storedToken(page), null)
  await shown(page, 'Tea is better than coffee')
})

t.test(
  '/debate-setup asks for the side first, converts the old keys, and leads home without any',
  async t => {
    const page = await asUser()
    await page.goto('/debate-setup')
    await page.waitForURL('/')
    const topic = { topic_text: 'Zoos do more harm than good' }
    await store(page, 'selectedTopic', JSON.stringify({ topic }))
    await page.goto('/debate-setup')
    await shown(page, 'Select your stance:')
    await page.getByRole('button', { name: 'Text with AI' }).click()
    await shown(page, 'Please select your stance first')
    await page.getByRole('button', { name: 'AGAINST' }).click()
    await shown(page, 'You are arguing AGAINST:')
    await page.getByRole('button', { name: 'Change stance' }).click()
    await page.getByRole('button', { name: 'FOR' }).click()
    await page.getByRole('button', { name: 'Text with AI' }).click()
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'You argue for')
    await store(
      page,
      'customTopic',
      JSON.stringify({ topic: 'Bees need rights', stance: 'against', mode: 'text' }),
    )
    await page.goto('/debate-setup')
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'Bees need rights')
    t.equal(await page.evaluate(() => sessionStorage.getItem('customTopic')), null)
  },
)

t.test('a setup waits through login and through registration', async t => {
  for (const way of ['login', 'register'] as const) {
    const page = await asVisitor()
    await page.goto('/')
    await store(page, 'debateSetup', JSON.stringify(setup))
    await page.goto('/debate')
    await page.waitForURL('/login')
    await shown(page, 'Your debate is ready')
    if (way === 'login') {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Log In' }).click()
    } else {
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await page.getByLabel('Username').fill('Quintilian')
      await page.getByLabel('Email').fill('quintilian@example.org')
      await page.getByLabel('Password', { exact: true }).fill('pebbles-42')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Sign Up' }).click()
    }
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'Tea is better than coffee')
    t.ok(await storedToken(page), way)
  }
})

t.test(
  'a stored token that fails is forgotten; a 401 on a call leads to the login; Log Out leads home',
  async t => {
    const page = await asUser('nonsense')
    await page.goto('/')
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    t.equal(await storedToken(page), null)

    const other = await asUser()
    await other.goto('/')
    await other.getByRole('link', { name: 'Your profile' }).waitFor()
    await answer(other, '**/api/users/profile', 401, { error: 'x' })
    await other.getByRole('link', { name: 'Your profile' }).click()
    await other.waitForURL('/login')
    t.equal(await storedToken(other), null)

    const leaving = await asUser()
    await leaving.goto('/profile')
    await leaving.getByRole('button', { name: 'Log Out' }).click()
    await leaving.waitForURL('/')
    t.equal(await storedToken(leaving), null)
    await leaving.goto('/profile')
    await leaving.waitForURL('/login')
  },
)

t.test('profile: what fails is said, and an avatar is saved when it is chosen', async t => {
  const page = await asUser()
  await cutOff(page, '**/api/users/profile')
  await page.goto('/profile')
  await shown(page, 'Your profile could not be loaded.')
  await page.unroute('**/api/users/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  for (const label of ['Average Score', 'Debate Sessions', 'Rank', 'Past Debates'])
    await shown(page, label)
  await page.getByRole('button', { name: 'Change avatar' }).click()
  await page.getByRole('dialog').getByText('Choose Your Avatar').waitFor()
  await page.route('**/api/auth/me', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Abstract 4' }).click()
  await shown(page, 'The avatar could not be saved. Please try again.')
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Abstract 4' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const me = await app.call<{ avatar_id: string }>('GET', '/api/auth/me', { token })
  t.equal(me.body.avatar_id, 'avatar-4')
})

t.test('results and transcripts that cannot be loaded say so and lead home', async () => {
  const page = await asUser()
  await page.goto('/results/00000000-0000-4000-8000-000000000000')
  await acknowledge(
    page,
    'Failed to load debate results: This debate does not exist, or it is not yours.',
  )
  await page.waitForURL('/')
  await page.goto('/transcript/00000000-0000-4000-8000-000000000000')
  await acknowledge(page, 'Failed to load chat history')
  await page.waitForURL('/')
  await page.goto('/no/such/page')
  await page.waitForURL('/')
})

t.test(
  'an unfinished debate is offered to go on with; guests are invited to keep theirs',
  async t => {
    const { debate_id } = await beginDebate(app, { token })
    const page = await asUser()
    await page.goto(`/results/${debate_id}`)
    await shown(page, 'Debate Not Yet Completed')
    await shown(
      page,
      'This debate has not been completed or scored yet. Please finish the debate to see your results.',
    )
    await page.getByRole('link', { name: 'Continue Debate' }).click()
    await page.waitForURL(`/transcript/${debate_id}`)
    await page.getByRole('link', { name: 'Continue Debate' }).click()
    await page.waitForURL(`/debate?debate=${debate_id}`)

    const guest = await asVisitor()
    await guest.goto('/')
    await store(guest, 'debateSetup', JSON.stringify(setup))
    await guest.goto('/debate')
    await guest.getByRole('button', { name: 'Continue as guest' }).click()
    await guest.waitForURL(/\/debate\?debate=/)
    const guestDebate = new URL(guest.url()).searchParams.get('debate')
    for (const round of [1, 2]) {
      const composer = guest.getByRole('textbox')
      await guest.waitForFunction(() => document.querySelector('textarea')?.disabled === false)
      await composer.fill(`${SPEECH} Round ${round}.`)
      await guest.keyboard.press('Enter')
      await guest.waitForFunction(
        count => document.querySelectorAll('[data-speaker="ai"]').length === count,
        round + 1,
      )
    }
    await guest.getByRole('button', { name: 'End debate' }).click()
    await guest.getByRole('button', { name: 'End and see the score' }).click()
    await guest.waitForURL(`/results/${guestDebate}`)
    await shown(guest, 'Save Your Progress!')
    await guest.getByRole('link', { name: 'Sign Up / Log In' }).click()
    await guest.getByLabel('Email').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Log In' }).click()
    await guest.waitForURL('/')
    await guest.goto(`/results/${guestDebate}`)
    await shown(guest, 'Debate score')
    t.equal(
      await guest.getByText('Save Your Progress!').count(),
      0,
      'the debate belongs to the user now',
    )
    const listed = await app.call<{ data: { debate_id: string }[] }>('GET', '/api/users/debates', {
      token,
    })
    t.ok(listed.body.data.some(debate => debate.debate_id === guestDebate))
  },
)

t.test(
  'results that are still being evaluated show the score by themselves when it arrives',
  async t => {
    const { debate_id } = await beginDebate(app, { token })
    for (const round of [1, 2])
      await app.call('POST', `/api/debates/${debate_id}/turn`, {
        token,
        body: { message: `${SPEECH} Round ${round}.` },
      })
    await app.call('POST', `/api/debates/${debate_id}/end`, { token })
    const page = await asUser()
    let looks = 0
    await page.route('**/api/debates/*/results', async route => {
      looks += 1
      if (looks > 1) return route.continue()
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), status: 'evaluating', scores: null, review: null },
      })
    })
    await page.goto(`/results/${debate_id}`)
    await shown(page, 'Your debate is being evaluated')
    await shown(page, 'Debate score')
    t.ok(looks > 1)
    await shown(page, 'From last time')
    await shown(page, 'Performance Trend')
    await page.getByRole('link', { name: 'View the chat history' }).click()
    await page.waitForURL(`/transcript/${debate_id}`)
    await page.getByRole('link', { name: 'Back to the results' }).click()
    await page.waitForURL(`/results/${debate_id}`)
  },
)
