import t from 'tap'
import { logInAdmin } from '#api/tests/factories.ts'
import { audit } from '#schema/admin-lists/audit.ts'
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
