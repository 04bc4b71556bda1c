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

/** `stored` is what the app finds in its localStorage from the first page on. */
type PageOptions = BrowserContextOptions & { stored?: Record<string, string> }
export type OpenPage = (options?: PageOptions) => Promise<{ page: Page; problems: string[] }>

/**
 * Chromium for one test file. `problems` collects what a user would never see but must not happen:
 * script errors, console errors and failed requests. `more` are options of Chromium.
 * Each test's pages are closed at its end, so that they take nothing from the next.
 */
export const openBrowser = async (
  t: Test,
  baseURL: string,
  more: readonly string[] = [],
): Promise<OpenPage> => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser: Browser = await chromium.launch({ executablePath, args: [...OPTIONS, ...more] })
  t.afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()))
  })
  t.teardown(() => browser.close())
  return async ({ stored, ...context } = {}) => {
    const opened = await browser.newContext({ baseURL, locale: 'en-GB', ...context })
    const page = await opened.newPage()
    const problems: string[] = []
    page.on('pageerror', error => problems.push(`script error: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error') problems.push(`console error: ${message.text()}`)
    })
    page.on('requestfailed', request => {
      // A page that goes away cancels what it was loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        problems.push(`failed request: ${request.url()}`)
    })
    if (stored) {
      await page.goto(SMALLEST)
      await page.evaluate(entries => Object.assign(localStorage, entries), stored)
    }
    return { page, problems }
  }
}
