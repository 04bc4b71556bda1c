import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import t from 'tap'
import { beginDebate, logInAdmin, registerUser, SPEECH, until } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { findAxeProblems } from './find-axe-problems.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)
const admin = await logInAdmin(app)
const ada = await registerUser(app, { username: 'Ada' })
const bob = await registerUser(app, { username: 'Bob' })
const play = async (token: string, more: object, isScored: boolean) => {
  const { debate_id } = await beginDebate(app, { token }, { topic_id: 'custom', ...more })
  if (!isScored) return debate_id
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
const scored = await play(ada.token, { custom_topic: 'Tea is better than coffee' }, true)
await play(bob.token, { custom_topic: '猫比狗更适合做宠物', stance: 'against' }, false)
for (let more = 0; more < 12; more += 1)
  await play(bob.token, { custom_topic: `Motion number ${more} of many`, stance: 'against' }, false)

const signedIn = async (path: string, context = {}) => {
  const { page, problems } = await openPage(context)
  await page.goto('/admin/login')
  await page.evaluate(value => localStorage.setItem('adminToken', value), admin)
  await page.goto(path)
  return { page, problems }
}
const rowsOf = (page: Page) => page.locator('tbody tr[tabindex]')
const showsRows = (page: Page, count: number) =>
  page.waitForFunction(
    wanted => document.querySelectorAll('tbody tr[tabindex]').length === wanted,
    count,
  )
const shown = (page: Page, sentence: string | RegExp) => page.getByText(sentence).first().waitFor()

t.test('the guard: login, its failures, a token that is none, logout', async t => {
  const { page } = await openPage()
  await page.goto('/admin/users')
  await page.waitForURL('/admin/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await shown(page, 'Email is required')
  await shown(page, 'Password is required')
  await page.getByLabel('Email').fill('admin@example.org')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Log In' }).click()
  await shown(page, 'Invalid email or password')
  await page.getByLabel('Password').fill('admin-secret')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('/admin/dashboard')
  const menu = page.getByRole('button', { name: 'Your account' })
  const logOut = page.getByRole('button', { name: 'Logout' })
  await menu.hover()
  await logOut.hover()
  await logOut.waitFor()
  await page.mouse.move(5, 400)
  await logOut.waitFor({ state: 'hidden' })
  await menu.click()
  await shown(page, 'admin@example.org')
  await logOut.click()
  await page.waitForURL('/admin/login')
  t.equal(await page.evaluate(() => localStorage.getItem('adminToken')), null)
  for (const token of ['nonsense', ada.token]) {
    await page.evaluate(value => localStorage.setItem('adminToken', value), token)
    await page.goto('/admin')
    await page.waitForURL('/admin/login')
    t.equal(
      await page.evaluate(() => localStorage.getItem('adminToken')),
      null,
      'what is no admin token is removed',
    )
  }
})

t.test(
  'the debates: columns, pages, search, filters as chips, order, columns, all in the address',
  async t => {
    const { page, problems } = await signedIn('/admin')
    await page.waitForURL('/admin/dashboard')
    for (const label of [
      'Total Users',
      'Total Sessions',
      'Total Topics',
      'Debate Results',
      'Popular Debate Topics',
    ])
      await shown(page, label)
    for (const header of ['User', 'Topic', 'Stance', 'Mode', 'Start Time', 'Status', 'Score'])
      await page.getByRole('columnheader', { name: header }).first().waitFor()
    await showsRows(page, 10)
    await shown(page, 'Showing 1 to 10 of 14 results')
    await page.getByRole('button', { name: 'Next' }).click()
    await showsRows(page, 4)
    t.match(page.url(), /page=2/)
    await page.getByRole('searchbox', { name: 'Search' }).fill('TEA')
    await showsRows(page, 1)
    await shown(page, 'Contains: TEA')
    t.match(page.url(), /search=TEA/)
    t.notMatch(page.url(), /page=/, 'a new filter begins at the first page')
    await rowsOf(page).getByText('Completed').waitFor()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByLabel('Against', { exact: true }).check()
    await page.getByLabel('In progress', { exact: true }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await shown(page, 'Stance: Against')
    await shown(page, 'Status: In progress')
    await shown(page, 'Showing 1 to 10 of 13 results')
    await page.getByRole('button', { name: 'Remove the filter Stance: Against' }).click()
    await page.waitForURL(url => !url.search.includes('stance'))
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('button', { name: 'Score' }).click()
    await page.waitForURL(/sort=score\.desc/)
    await rowsOf(page).first().getByRole('link', { name: 'Ada' }).waitFor()
    await page.getByRole('button', { name: 'Start Time' }).click({ modifiers: ['Shift'] })
    await page.waitForURL(/sort=score\.desc&sort=startTime\.desc/)
    await page.getByRole('button', { name: 'Score' }).click()
    await page.waitForURL(/sort=score\.asc/)
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByLabel('Mode', { exact: true }).uncheck()
    await page.getByRole('columnheader', { name: 'Mode' }).waitFor({ state: 'detached' })
    await page.getByLabel('Compact').check()
    await page.keyboard.press('Escape')
    const link = page.url()
    t.match(link, /hide=mode/)
    const again = await signedIn(link)
    await showsRows(again.page, 10)
    t.equal(
      await again.page.getByRole('columnheader', { name: 'Mode' }).count(),
      0,
      'a link reproduces the table',
    )
    await page.getByRole('button', { name: 'Only Bob' }).first().click()
    await shown(page, 'User: Bob')
    await shown(page, /of 13 results/)
    t.same([...problems, ...again.problems], [])
  },
)

t.test('rows are reached by arrow keys and opened by Enter', async t => {
  const { page } = await signedIn('/admin/dashboard?search=tea')
  await showsRows(page, 1)
  await page.goto('/admin/dashboard')
  await showsRows(page, 10)
  await rowsOf(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  t.equal(
    await rowsOf(page)
      .nth(2)
      .evaluate(row => row === document.activeElement),
    true,
  )
  await page.keyboard.press('End')
  t.equal(
    await rowsOf(page)
      .last()
      .evaluate(row => row === document.activeElement),
    true,
  )
  await page.goto('/admin/dashboard?search=tea')
  await rowsOf(page).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`/admin/debates/${scored}`)
  for (const label of [
    'Tea is better than coffee',
    'Scores',
    'Refutation',
    'Feedback',
    'Transcript',
    'Debater',
  ])
    await shown(page, label)
})

t.test('a view is saved, opened and deleted; the export has exactly the filtered rows', async t => {
  const { page } = await signedIn('/admin/dashboard?status=scored')
  await showsRows(page, 1)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByLabel('Name of the view').fill('Finished')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Finished', exact: true }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  t.equal(lines.length, 2)
  t.match(lines[1], scored)
  await page.goto('/admin/dashboard')
  await showsRows(page, 10)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('button', { name: 'Finished', exact: true }).click()
  await showsRows(page, 1)
  t.match(page.url(), /status=scored/)
  await page.getByRole('button', { name: 'Delete the view Finished' }).click()
  await shown(page, 'No view is saved yet.')
})

t.test('news wait for the reader instead of moving the rows', async () => {
  const { page } = await signedIn('/admin/dashboard?search=breaking')
  await shown(page, 'No debate results found')
  const motion = { custom_topic: 'Breaking news should be slower' }
  const debateId = await play(ada.token, motion, false)
  const news = page.getByRole('button', { name: '1 new' })
  // The page may not have subscribed before: what it is told again counts once.
  await until('the news is told', () => {
    app.app.composed.deps.debateEvents.publish({ debateId, kind: 'started' })
    return news.isVisible()
  })
  await news.click()
  await showsRows(page, 1)
})

t.test(
  'users: sorted, opened, edited with a rollback, reset, erased by typing the name',
  async t => {
    const victim = await registerUser(app, { username: 'Victim' })
    const { page } = await signedIn('/admin/users')
    await showsRows(page, 3)
    await page.getByRole('button', { name: 'Username' }).click()
    await page.waitForURL(/sort=username\.desc/)
    await rowsOf(page).first().getByRole('link', { name: 'Victim' }).waitFor()
    await page.getByRole('button', { name: 'Username' }).click()
    await rowsOf(page).first().getByRole('link', { name: 'Ada' }).waitFor()
    await page.getByRole('link', { name: 'Victim' }).click()
    await page.waitForURL(`/admin/users/${victim.user.user_id}`)
    for (const label of [
      'Basic Information',
      'Performance Statistics',
      'Debate History',
      'No debates found',
      'Recent Activity',
    ])
      await shown(page, label)
    await shown(page, 'Email/Password')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Username').fill('x')
    await page.getByRole('button', { name: 'Save' }).click()
    await shown(page, 'Username must be at least 3 characters')
    await page.getByLabel('Username').fill('ada')
    await page.getByRole('button', { name: 'Save' }).click()
    await shown(page, 'This username is already taken')
    await page.getByRole('heading', { name: 'Victim' }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Username').fill('Renamed')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Renamed' }).waitFor()
    await page.getByRole('button', { name: 'Create a password reset link' }).click()
    const link = await page.getByLabel('Reset link').inputValue()
    const user = (await openPage()).page
    await user.goto(link)
    await user.getByLabel('Password', { exact: true }).fill('brand-new-1')
    await user.getByRole('button', { name: 'Save the password' }).click()
    await user.waitForURL('/')
    await user.getByRole('link', { name: 'Your profile' }).waitFor()
    await page.getByRole('button', { name: 'Delete this user' }).click()
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: 'Delete this user' })
    t.equal(await remove.isDisabled(), true)
    await dialog.getByLabel('Username').fill('Renamed')
    await remove.click()
    await page.waitForURL('/admin/users')
    await showsRows(page, 2)
  },
)

t.test(
  'topics: added by the rules, edited, archived or deleted; changes are in the log',
  async t => {
    const { page } = await signedIn('/admin/topics?search=robots')
    await shown(page, 'No topics found')
    const field = page.getByLabel('Topic (English)')
    await field.fill('abc')
    await page.getByRole('button', { name: 'Submit' }).click()
    await shown(page, 'Topic must be at least 5 characters long')
    await field.fill('x'.repeat(501))
    await shown(page, 'Topic must be less than 500 characters')
    await field.fill('Robots')
    await page.getByRole('button', { name: 'Submit' }).click()
    await shown(page, 'Invalid topic. Please ensure it is between 10 and 500 characters.')
    await field.fill('Robots should pay taxes')
    await page.getByLabel('Topic (Chinese)').fill('机器人应当纳税')
    await page.getByRole('button', { name: 'Submit' }).click()
    await showsRows(page, 1)
    await shown(page, '机器人应当纳税')
    await page.getByRole('button', { name: /^Edit/ }).click()
    await shown(page, 'Edit Topic')
    await field.fill('Robots should pay income tax')
    await page.getByRole('button', { name: 'Submit' }).click()
    await rowsOf(page).getByText('Robots should pay income tax').waitFor()
    await page.getByLabel(/^Recommended: /).check()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page
      .getByRole('alertdialog')
      .getByText('Are you sure you want to delete this topic?')
      .waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await shown(page, 'No topics found')
    await page.getByRole('link', { name: 'Changes' }).click()
    await page.getByRole('cell', { name: 'delete topic' }).waitFor()
    t.ok((await page.getByRole('cell', { name: 'update topic' }).count()) >= 2)
    await page.getByRole('combobox', { name: 'Change' }).selectOption('create_topic')
    await page.waitForURL(/action=create_topic/)
  },
)

t.test('in Chinese: what the server refuses, and the log of changes', async t => {
  const { page } = await signedIn('/admin/topics', { locale: 'zh-CN' })
  await page.getByLabel('辩题（英文）').fill('Too few')
  await page.getByRole('button', { name: '提交' }).click()
  await shown(page, '辩题无效，请确保在 10 到 500 个字符之间。')
  await page.getByRole('link', { name: '变更记录' }).click()
  await page.getByRole('cell', { name: '删除辩题' }).waitFor()
  t.equal(await page.getByRole('cell', { name: 'delete topic' }).count(), 0)
})

t.test('settings save the full name, and say so for three seconds', async t => {
  const { page } = await signedIn('/admin/settings')
  await shown(page, 'Admin avatars are assigned during account creation')
  t.equal(await page.getByLabel('Email').isDisabled(), true)
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await shown(page, 'Profile updated successfully!')
  await page
    .getByText('Profile updated successfully!')
    .waitFor({ state: 'detached', timeout: 5000 })
  await page.reload()
  await page.waitForFunction(() => document.querySelector('input')?.value === 'Grace Hopper')
})

t.test('what cannot be loaded says so', async () => {
  for (const [path, sentence] of [
    ['/admin/dashboard', 'Failed to load debate results'],
    ['/admin/users', 'Failed to load users'],
    [`/admin/users/${ada.user.user_id}`, 'Failed to load user details'],
    ['/admin/topics', 'Failed to load topics'],
  ] as const) {
    const { page } = await signedIn('/admin/settings')
    await page.route('**/graphql', route => route.abort())
    await page.goto(path)
    await shown(page, sentence)
  }
})

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)
  t.test(`axe-core finds nothing in the admin area, ${colorScheme}, ${width} px`, async t => {
    const { page } = await signedIn('/admin/dashboard', {
      colorScheme,
      viewport: { width, height: 900 },
    })
    for (const [path, ready] of [
      ['/admin/dashboard?stance=against', 'Popular Debate Topics'],
      ['/admin/users', 'Showing 1 to'],
      [`/admin/users/${ada.user.user_id}`, 'Recent Activity'],
      ['/admin/topics', 'Showing 1 to'],
      [`/admin/debates/${scored}`, 'Transcript'],
      ['/admin/settings', 'Profile Information'],
      ['/admin/changes', 'Changes'],
      ['/admin/dashboard-mock', 'sample figures'],
      ['/admin/users-mock', 'sample figures'],
      ['/admin/topics-mock', 'sample figures'],
    ] as const) {
      await page.goto(path)
      await shown(page, ready)
      if (path.startsWith('/admin/dashboard?'))
        await page.locator('figure svg rect').first().waitFor()
      t.same(await findAxeProblems(page), [], path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      t.ok(wide <= width, `${path} is no wider than the window (${wide})`)
    }
    await page.goto('/admin/dashboard')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    t.same(await findAxeProblems(page), [], 'the open filters')
  })
