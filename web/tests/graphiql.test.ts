import type { Page } from 'playwright-core'
import t from 'tap'
import { beginDebate, until } from '#api/tests/factories.ts'
import {
  type Asker,
  type Example,
  prepareExamples,
  readExamples,
} from '#api/tests/readme-examples.ts'
import { openApp } from '#api/tests/test-app.ts'
import { GRAPHIQL_PATH } from '#schema/constants.ts'
import { findAxeProblems } from './find-axe-problems.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)
const { tokens, variablesOf } = await prepareExamples(app)

/** The names of "Send as". */
const SENDERS: Record<Asker, string> = {
  anybody: 'nobody',
  'a user': 'user',
  'an administrator': 'admin',
}
const CLIPBOARD = ['clipboard-read', 'clipboard-write']
/** GraphiQL's own: each of its tabs holds the button that closes it. */
const OF_GRAPHIQL = /^nested-interactive /

const runButton = (page: Page) => page.getByRole('button', { name: /Execute query/ })
const editorOf = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`)

/** A user and an administrator are signed in. */
const SIGNED_IN = {
  authToken: tokens['a user'] ?? '',
  adminToken: tokens['an administrator'] ?? '',
}

/** Pastes a text in the place of what an editor holds. */
const write = async (page: Page, label: string, text: string) => {
  await editorOf(page, label).locator('.view-lines:visible').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

type Shown = { data?: Record<string, unknown> | null; errors?: unknown }

/** What the page shows as the answer. */
const readAnswer = (page: Page): Promise<Shown | null> =>
  page.evaluate(() => {
    type Model = { uri: { path: string }; getValue(): string }
    const { __MONACO } = window as unknown as {
      __MONACO: { editor: { getModels(): Model[] } }
    }
    const models = __MONACO.editor.getModels()
    const text = models.find(({ uri }) => uri.path.endsWith('response.json'))?.getValue()
    return text ? JSON.parse(text) : null
  })

/** The page is there when its editor is. */
const open = async (page: Page) => {
  await page.goto(GRAPHIQL_PATH)
  await page.locator('.view-line').first().waitFor()
}

const isQuery =
  (query: string) =>
  (sent: { url(): string; postData(): string | null }): boolean =>
    sent.url().endsWith('/graphql') && JSON.parse(sent.postData() ?? '{}').query === query

/** Runs an example by its button; what the page shows when the answer has come. */
const run = async (page: Page, example: Example): Promise<Shown | null> => {
  await page.getByLabel('Send as').selectOption(SENDERS[example.asker])
  await write(page, 'Operation Editor', example.query)
  await write(page, 'Variables', JSON.stringify(variablesOf(example)))
  if (example.operation === 'subscription') {
    await runButton(page).click()
    await until('the page shows news', async () => {
      await beginDebate(app)
      return Boolean((await readAnswer(page))?.data?.adminDebateChanged)
    })
    await page.getByRole('button', { name: /Stop query/ }).click()
    return readAnswer(page)
  }
  const [response] = await Promise.all([
    page.waitForResponse(got => isQuery(example.query)(got.request())),
    runButton(page).click(),
  ])
  const { data } = (await response.json()) as Shown
  await until('the answer is shown', async () => {
    const shown = await readAnswer(page)
    return JSON.stringify(shown?.data) === JSON.stringify(data)
  })
  return readAnswer(page)
}

t.test('GraphiQL loads the schema and runs every GraphQL example of the READMEs', async t => {
  const { page, problems } = await openPage({ permissions: CLIPBOARD, stored: SIGNED_IN })
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'For developers' }).click()
  await page.getByRole('link', { name: 'GraphQL explorer' }).click()
  await page.waitForURL(GRAPHIQL_PATH)
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await page.getByText('The logged-in user, or null for guests and anonymous callers.').waitFor()
  await page.getByRole('button', { name: 'Hide Documentation Explorer' }).click()
  await page.getByRole('button', { name: 'Variables' }).click()
  for (const example of readExamples()) {
    const answer = await run(page, example)
    t.same(answer?.errors, undefined, `${example.place} fails nowhere`)
    for (const [field, value] of Object.entries(answer?.data ?? { nothing: null }))
      t.not(value, null, `${example.place} shows ${field}`)
  }
  const kept = await page.evaluate(() => Object.keys(localStorage))
  t.notMatch(kept.join(), /graphiql/, 'what was typed ends with the tab')
  t.same([...hosts], [new URL(app.url).host], 'nothing comes from elsewhere')
  t.same(problems, [], 'nothing is refused by the policy')
})

t.test('a subscription that is refused says why', async t => {
  const { page } = await openPage({ permissions: CLIPBOARD })
  await open(page)
  await write(page, 'Operation Editor', 'subscription { adminDebateChanged { kind } }')
  await runButton(page).click()
  await until('the refusal is shown', async () => Boolean((await readAnswer(page))?.errors ?? null))
  t.match(JSON.stringify(await readAnswer(page)), /Please log in as an administrator first/)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    t.test(`GraphiQL is legible and fits, ${colorScheme}, ${width} px`, async t => {
      const viewport = { width, height: 844 }
      const { page, problems } = await openPage({ colorScheme, viewport, reducedMotion: 'reduce' })
      await open(page)
      await runButton(page).click()
      await page.locator('.graphiql-response').getByText('totalCount').waitFor()
      const found = await findAxeProblems(page)
      t.same(
        found.filter(problem => !OF_GRAPHIQL.test(problem)),
        [],
      )
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      t.ok(wide <= width, `no wider than the window (${wide})`)
      t.same(problems, [])
    })
