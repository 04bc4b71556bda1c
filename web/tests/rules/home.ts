import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { asUser, asVisitor, cutOff, shown } from './app.ts'

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
  await dialog.getByRole('button', { name: 'Change' }).click()
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

t.test(
  'the dialogs come with the first sign of somebody, not with the page',
  wholeOnly,
  async t => {
    const page = await asVisitor()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    const areAsked = () => asked.filter(url => /-dialog-/.test(url)).length
    t.equal(areAsked(), 0)
    const dialogs = page.waitForResponse(/custom-topic-dialog-/)
    await page.keyboard.press('Tab')
    await dialogs
    t.ok(areAsked() >= 2)
  },
)

t.test('a random topic takes a random side and opens the mode dialog', wholeOnly, async t => {
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
