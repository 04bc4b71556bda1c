import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { app, shown, signedIn } from './app.ts'

t.test('the overview: each figure leads to the rows that it counts', wholeOnly, async t => {
  await app.app.composed.deps.db
    .updateTable('debates')
    .set({
      status: 'unscored',
      unscored_code: 'JUDGE_GAVE_UP',
      end_time: new Date(),
      opponent_failures: 1,
    })
    .where('debate_id', 'in', eb =>
      eb
        .selectFrom('debates as open')
        .select('open.debate_id')
        .where('open.status', '=', 'in_progress')
        .limit(1),
    )
    .execute()
  const { page } = await signedIn('/admin/overview')
  await shown(page, 'Newest users')
  const keys = await page
    .locator('[data-figure]')
    .evaluateAll(all => all.map(each => each.getAttribute('data-figure') ?? ''))
  t.same(keys.length, 8)
  let total = 0
  for (const key of keys) {
    const figure = page.locator(`[data-figure=${key}]`)
    const value = Number(await figure.textContent())
    await figure.click()
    await page.waitForURL(/[?]/)
    // The mean of the scores leads to the debates that it is the mean of.
    const rows = key === 'averageScore' ? 1 : value
    total += rows
    await shown(page, rows === 0 ? 'No debate results found' : new RegExp(`of ${rows} results`))
    await page.goBack()
    await shown(page, 'Newest users')
  }
  t.ok(total > 15)
  await page.getByRole('button', { name: '7 days' }).click()
  await page.waitForURL(/from=.*to=/)
  await page.goto('/admin/overview?from=2020-01-01&to=2020-01-07')
  await shown(page, 'Nobody debated in these days.')
})
