import t from 'tap'
import { logInAdmin } from '#api/tests/factories.ts'
import { audit } from '#schema/admin-lists/audit.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { app, signedIn } from './app.ts'

t.test('the log of changes has the declared columns, the newest change first', async t => {
  const { body } = await app.call<{ topic_id: string }>('POST', '/api/admin/topics', {
    token: await logInAdmin(app),
    body: { topic_text_en: 'Logs should be read by everybody', is_recommended: false },
  })
  const { page } = await signedIn('/admin/changes')
  const first = page.locator('tbody tr').first()
  await first.getByText(body.topic_id).waitFor()
  const headers = await page.locator('thead th').allTextContents()
  t.same(
    headers,
    Object.values(audit.shown).map(({ label }) => label.en),
  )
  const [at, who, what] = await first.locator('td').allTextContents()
  t.match(at, /\d/)
  t.match(who, '@')
  t.equal(what, 'create topic')
})

t.test('an address that names no page of the log asks for its first one', wholeOnly, async t => {
  const { page } = await signedIn('/favicon.svg')
  for (const [address, pageSize] of [
    ['page=0.5&pageSize=9999', 100],
    ['page=99999999999&pageSize=-1', 25],
    ['page=x&pageSize=12.5', 25],
  ] as const) {
    const asked = page.waitForRequest(
      request =>
        request.url().endsWith('/graphql') && request.postDataJSON().operationName === 'Audit',
    )
    await page.goto(`/admin/changes?${address}`)
    t.match((await asked).postDataJSON().variables, { page: 1, pageSize }, address)
  }
})
