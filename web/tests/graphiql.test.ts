import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
import { GRAPHIQL_PATH, REST_REFERENCE_PATH } from '#schema/constants.ts'
import { isWhole, wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblems, findAxeProblemsInThemes } from './find-axe-problems.ts'
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
/** GraphiQL's editor is large: all tests use the page that has it already. */
const EXPLORER = { permissions: ['clipboard-read', 'clipboard-write'], isReused: true }
/** GraphiQL's own: each of its tabs holds the button that closes it. */
const OF_GRAPHIQL = /^nested-interactive /
/** Swagger UI's own: landmarks named alike, a list of servers without a name, wide examples. */
const OF_SWAGGER = /^(landmark-|heading-order|region|select-name .* at #servers|scrollable-region)/

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
      return Boolean((await readAnswer(page))?.data?.debateChanged)
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
  const { page, problems } = await openPage({ ...EXPLORER, stored: SIGNED_IN })
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

t.test('a subscription that is refused says why, at once', async t => {
  const { page } = await openPage(EXPLORER)
  const sockets: string[] = []
  page.on('websocket', socket => sockets.push(socket.url()))
  await open(page)
  await write(page, 'Operation Editor', 'subscription { debateChanged { kind } }')
  await runButton(page).click()
  await until('the refusal is shown', async () => Boolean((await readAnswer(page))?.errors ?? null))
  t.match(JSON.stringify(await readAnswer(page)), /Please log in as an administrator first/)
  t.equal(sockets.length, 1, 'what is refused is not tried again')
})

/** An API key that may read debates; its secret. */
const makeKey = async (): Promise<string> => {
  const { body } = await app.graphql<{ createApiKey: { secret: string } }>(
    `mutation { createApiKey(input: { name: "Export", scopes: [DEBATES_READ] }) {
      secret userErrors { message }
    } }`,
    {},
    { token: SIGNED_IN.adminToken },
  )
  return body.data?.createApiKey.secret ?? ''
}

const execute = promisify(execFile)
/** How an example is run once it is saved; Python only where the machine has it. */
const RUNS = { curl: ['sh', 'sh'], TypeScript: [process.execPath, 'ts'], Python: ['python3', 'py'] }
const hasPython = await execute('python3', ['--version']).then(
  () => true,
  () => false,
)

t.test('the examples of the quick start run as they are copied', async t => {
  const { page, problems } = await openPage(EXPLORER)
  const key = await makeKey()
  await page.goto('/')
  await page.getByRole('link', { name: 'For developers' }).click()
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByLabel('Email').fill('admin@example.org')
  await page.getByLabel('Password', { exact: true }).fill('admin-secret')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('/admin/api-keys')
  await page.getByRole('link', { name: 'How programs use a key' }).click()
  await page.getByLabel('API key').fill(key)
  for (const [language, [program = '', ending]] of Object.entries(RUNS)) {
    if (language === 'Python' && !hasPython) continue
    await page.getByRole('button', { name: language }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    // Each in a folder of its own: it keeps there what it has seen.
    const cwd = t.testdir({})
    const file = join(cwd, `export-debates.${ending}`)
    writeFileSync(file, await page.evaluate(() => navigator.clipboard.readText()))
    const { stdout } = await execute(program, [file], { cwd })
    const scored =
      language === 'curl'
        ? JSON.parse(stdout).data.adminDebates.nodes
        : stdout
            .trimEnd()
            .split('\n')
            .map(line => JSON.parse(line))
    t.equal(scored.length, 1, `${language} finds the scored debate`)
    t.type(scored[0].scores.refutation, 'number', `${language} has its skills`)
    t.ok(scored[0].turns.length >= 4, `${language} has its turns`)
    if (language === 'curl') continue
    const again = await execute(program, [file], { cwd })
    t.equal(again.stdout, '', `${language} tells nothing twice`)
  }
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  t.notOk(kept.includes(key), 'the key is kept nowhere')
  t.same(problems, [])
})

t.test('GraphiQL asks with a key that is typed in, and keeps it nowhere', wholeOnly, async t => {
  const { page } = await openPage(EXPLORER)
  const key = await makeKey()
  await open(page)
  await page.getByLabel('Send as').selectOption('key')
  await page.getByRole('textbox', { name: 'API key' }).fill(key)
  await write(page, 'Operation Editor', '{ adminDebates { totalCount } }')
  await runButton(page).click()
  await until('the answer is shown', async () => Boolean((await readAnswer(page))?.data))
  t.match((await readAnswer(page))?.data, { adminDebates: { totalCount: Number } })
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  t.notOk(kept.includes(key))
})

/** In the page: five calls of the REST reference are like eighty, and are examined sooner. */
const removeMostCalls = (isWhole: boolean) => {
  if (isWhole) return
  for (const call of [...document.querySelectorAll('.opblock')].slice(5)) call.remove()
}

t.test('the pages for developers fit and are legible', wholeOnly, async t => {
  const viewport = { width: 390, height: 844 }
  const { page, problems } = await openPage({ viewport })
  for (const [path, ready, least] of [
    ['/developers', 'summary', 1],
    [REST_REFERENCE_PATH, '.opblock', 20],
  ] as const) {
    await page.goto(path)
    await page
      .locator(ready)
      .nth(least - 1)
      .waitFor()
    await page.locator(ready).first().click()
    await page.evaluate(removeMostCalls, isWhole)
    const found = await findAxeProblemsInThemes(page)
    const ours = found.filter(problem => !OF_SWAGGER.test(problem))
    t.same(ours, [], path)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    t.ok(wide <= viewport.width, `${path} is no wider than the window (${wide})`)
  }
  t.same(problems, [], 'nothing is refused by the policy')
})

const THEMES = ['light', 'dark'] as const
/** One for each width; both where all is run. */
const someThemes = (nth: number) => (isWhole ? THEMES : THEMES.slice(nth, nth + 1))

for (const [nth, width] of [1280, 390].entries())
  for (const colorScheme of someThemes(nth))
    t.test(`GraphiQL is legible and fits, ${colorScheme}, ${width} px`, wholeOnly, async t => {
      const { page, problems } = await openPage(EXPLORER)
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
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
