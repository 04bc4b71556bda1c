import t from 'tap'
import { openApp } from '#api/tests/test-app.ts'
import { REST_REFERENCE_PATH } from '#schema/constants.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'The product', version: '1', description: 'Some **bold** words, `code`.' },
  paths: {
    '/api/topics': {
      get: {
        summary: 'Lists topics',
        description: 'As *many* as asked for <script>document.title = "taken over"</script>.',
        responses: { 200: { description: 'They came.' } },
      },
    },
  },
}

t.test('the REST reference is drawn under the policy of its page', async t => {
  const { page } = await openPage({ isReused: true })
  await page.route('**/openapi.json', route => route.fulfill({ json: DOCUMENT }))
  await page.goto('/developers')
  await page.locator(`a[href="${REST_REFERENCE_PATH}"]`).first().click()
  await page.getByText('Lists topics').click()
  await page.getByText('They came.').waitFor()
  t.equal(await page.locator('strong', { hasText: 'bold' }).count(), 1)
  t.not(await page.title(), 'taken over')
})
