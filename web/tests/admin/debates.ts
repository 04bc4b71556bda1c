import { readFile } from 'node:fs/promises'
import t from 'tap'
import { until } from '#api/tests/factories.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { ada, app, play, rowsOf, scored, shown, showsRows, signedIn } from './app.ts'

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
    await showsRows(page, 14)
    await shown(page, 'Showing 1 to 14 of 14 results')
    t.equal(await page.getByRole('button', { name: 'Next' }).count(), 0, 'there is one page')
    await page.getByLabel('Rows a page').selectOption('10')
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
    await page.keyboard.press('Escape')
    await page.getByLabel('Comfortable').check({ force: true })
    await page.waitForURL(/density=comfortable/)
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

t.test('rows are reached by arrow keys and opened by Enter', wholeOnly, async t => {
  const { page } = await signedIn('/admin/dashboard?search=tea')
  await showsRows(page, 1)
  await page.goto('/admin/dashboard')
  await showsRows(page, 14)
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
  const text = page.getByText(/^What you tried/)
  t.notOk(await text.isVisible(), 'what the review says stands there once')
  await page.getByText('The feedback as its text').click()
  await text.first().waitFor()
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
  await showsRows(page, 14)
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
