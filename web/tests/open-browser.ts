import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Test } from 'tap'

const OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The smallest thing of the app's origin. */
const SMALLEST = '/favicon.svg'

/**
 * `stored` is what the app finds in its localStorage from the first page on. `isReused` takes the
 * page of an earlier test, emptied, since a new one costs a second of computing: not for a test
 * that installs clocks or scripts, which would stay.
 */
type PageOptions = BrowserContextOptions & { stored?: Record<string, string>; isReused?: boolean }
type Opened = { page: Page; problems: string[] }
export type OpenPage = (options?: PageOptions) => Promise<Opened>

/** A page that tests use one after another; `kind` are its context's options. */
type Reused = Opened & { kind: string; isFree: boolean }

const collectProblems = (page: Page, add: (problem: string) => void) => {
  page.on('pageerror', error => add(`script error: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') add(`console error: ${message.text()}`)
  })
  page.on('requestfailed', request => {
    // A page that goes away cancels what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') add(`failed request: ${request.url()}`)
  })
}

/** Leaves a page as a new one is, on the app's origin. */
const empty = async (page: Page): Promise<void> => {
  const context = page.context()
  await Promise.all(context.pages().map(other => other !== page && other.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: null })
  await page.goto(SMALLEST)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}

/**
 * Chromium for one test file. `problems` collects what a user would never see but must not happen:
 * script errors, console errors and failed requests. `more` are options of Chromium.
 * Each test's pages are closed or emptied at its end, so that they take nothing from the next.
 */
export const openBrowser = async (
  t: Test,
  baseURL: string,
  more: readonly string[] = [],
): Promise<OpenPage> => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser: Browser = await chromium.launch({ executablePath, args: [...OPTIONS, ...more] })
  const reused: Reused[] = []
  t.afterEach(async () => {
    const left = reused.filter(({ isFree }) => !isFree)
    const kept = reused.map(({ page }) => page.context())
    const others = browser.contexts().filter(context => !kept.includes(context))
    await Promise.all(others.map(context => context.close()))
    await Promise.all(left.map(({ page }) => empty(page)))
    for (const each of left) each.isFree = true
  })
  t.teardown(() => browser.close())
  const openNew = async (context: BrowserContextOptions): Promise<Opened> => {
    const opened = await browser.newContext({ baseURL, locale: 'en-GB', ...context })
    const page = await opened.newPage()
    const result: Opened = { page, problems: [] }
    collectProblems(page, problem => result.problems.push(problem))
    return result
  }
  const takeReused = async (context: BrowserContextOptions): Promise<Opened> => {
    const kind = JSON.stringify(context)
    const free = reused.find(each => each.isFree && each.kind === kind)
    if (!free) {
      const opened = await openNew(context)
      reused.push({ ...opened, kind, isFree: false })
      return opened
    }
    free.isFree = false
    free.problems.length = 0
    return free
  }
  return async ({ stored, isReused = false, ...context } = {}) => {
    const { page, problems } = await (isReused ? takeReused(context) : openNew(context))
    if (stored) {
      if (!page.url().endsWith(SMALLEST)) await page.goto(SMALLEST)
      await page.evaluate(entries => Object.assign(localStorage, entries), stored)
    }
    return { page, problems }
  }
}
