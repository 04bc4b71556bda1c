import t from 'tap'
import { logInAdmin } from '#api/tests/factories.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { app, shown, signedIn } from './app.ts'

t.test(
  'the form of an API key asks for what is missing and makes what it says',
  wholeOnly,
  async t => {
    const { page } = await signedIn('/admin/api-keys')
    const missing = page.getByText('Please choose what the key may do')
    await page.getByLabel('Name').fill('Nightly export')
    t.equal(await missing.count(), 0)
    await page.getByRole('button', { name: 'Create key' }).click()
    await missing.waitFor()
    for (const scope of ['Read users', 'Export tables', 'Read users'])
      await page.getByLabel(scope).click()
    t.equal(await missing.count(), 0)
    await page.getByLabel('Ends').selectOption('Never')
    await page.getByRole('button', { name: 'Create key' }).click()
    await shown(page, 'Copy the key now')
    const query = '{ apiKeys { nodes { name scopes expiresAt } } }'
    const { body } = await app.graphql(query, {}, { token: await logInAdmin(app) })
    t.same(body.data, {
      apiKeys: { nodes: [{ name: 'Nightly export', scopes: ['EXPORT_READ'], expiresAt: null }] },
    })
    await page.getByRole('button', { name: 'I have stored it' }).click()
    t.equal(await page.getByLabel('Export tables').isChecked(), false)
  },
)
