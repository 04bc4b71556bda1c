import t from 'tap'
import { beginDebate, registerUser } from '#api/tests/factories.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import {
  answer,
  app,
  asVisitor,
  cutOff,
  email,
  openPage,
  shown,
  storedToken,
  token,
} from './app.ts'

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
  const meter = page.getByRole('status', { name: 'Password strength' })
  await page.getByLabel('Password', { exact: true }).fill('Password2026')
  await meter.getByText('Many people use this password, so it is guessed first.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('pebbles-42')
  t.equal(await meter.getByText('guessed first').count(), 0)
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

t.test('registration: what is taken is said at its field', wholeOnly, async t => {
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

t.test(
  'in Chinese the rules, the server and an unknown code are understood',
  wholeOnly,
  async t => {
    const { page } = await openPage({ locale: 'zh-CN', isReused: true })
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
  },
)

t.test('a debate without a score says why in Chinese', wholeOnly, async t => {
  const { debate_id } = await beginDebate(app, { token })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  const stored = { authToken: token }
  const { page } = await openPage({ locale: 'zh-CN', isReused: true, stored })
  await page.goto(`/results/${debate_id}`)
  await shown(page, '你在这场辩论中没有发言，所以没有可以评分的内容。')
  await page.goto('/results/00000000-0000-4000-8000-000000000000')
  await shown(page, /这场辩论不存在，或者不属于你。/)
  t.pass()
})
