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

/** Each frame of what turns or breathes while a page loads is drawn without a graphics card. */
const USUAL = { locale: 'en-GB', reducedMotion: 'reduce' } as const
/** For tests that look at the page as most people see it. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/** The smallest thing of the app's origin. */
const SMALLEST = '/favicon.svg'

/**
 * `stored` is what the app finds in its localStorage from the first page on. `isReused` takes the
 * page of an earlier test, emptied, since a new one costs a second of computing: not for a test
 * that installs clocks or scripts, which would stay.
 */
type PageOptions = BrowserContextOptions & { stored?: Record<string, string>; isReused?: boolean }
/** `faults` are those problems that fail every test: a test that makes one on purpose empties it. */
type Opened = { page: Page; problems: string[]; faults: string[] }
export type OpenPage = (options?: PageOptions) => Promise<Opened>

/** A page that tests use one after another; `kind` are its context's options. */
type Reused = Opened & { kind: string; isFree: boolean }

/** How Chromium says that a page did what its own headers forbid. */
const VIOLATION =
  /Content Security Policy|Content-Security-Policy|Trusted(HTML|Script|ScriptURL)|[Pp]ermissions[ -]policy/

const collectProblems = ({ page, problems, faults }: Opened) => {
  const add = (problem: string) => problems.push(problem)
  const addFault = (fault: string) => {
    add(fault)
    faults.push(fault)
  }
  page.on('pageerror', error => addFault(`script error: ${error.message}`))
  page.on('console', message => {
    const text = message.text()
    if (VIOLATION.test(text)) addFault(`violation: ${text}`)
    else if (message.type() === 'error') add(`console error: ${text}`)
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
  await context.setOffline(false)
  await page.emulateMedia({ colorScheme: null })
  await page.goto(SMALLEST)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}

/** `shell`: without windows, where there is one; `whole`: for tests that permit or refuse something. */
type Build = 'shell' | 'whole'
const PATHS: Record<Build, string | undefined> = {
  shell: process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH,
  whole: process.env.CHROMIUM_PATH,
}

/**
 * Chromium for one test file. `problems` collects what a user would never see but must not happen:
 * script errors, console errors and failed requests. `more` are options of Chromium.
 * Each test's pages are closed or emptied at its end, so that they take nothing from the next. A script
 * error, or what a page's own headers forbid, fails the test whatever it looks at.
 */
export const openBrowser = async (
  t: Test,
  baseURL: string,
  more: readonly string[] = [],
  build: Build = 'shell',
): Promise<OpenPage> => {
  const executablePath = PATHS[build] ?? '/usr/bin/chromium'
  const browser: Browser = await chromium.launch({ executablePath, args: [...OPTIONS, ...more] })
  const reused: Reused[] = []
  const opened: Opened[] = []
  t.afterEach(async () => {
    const faults = opened.splice(0).flatMap(each => each.faults)
    const left = reused.filter(({ isFree }) => !isFree)
    const kept = reused.map(({ page }) => page.context())
    const others = browser.contexts().filter(context => !kept.includes(context))
    await Promise.all(others.map(context => context.close()))
    await Promise.all(left.map(({ page }) => empty(page)))
    for (const each of left) each.isFree = true
    // The test has ended, so that it takes no assertion any more; an error fails it.
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
  t.teardown(() => browser.close())
  const openNew = async (context: BrowserContextOptions): Promise<Opened> => {
    const contextOf = await browser.newContext({ ...USUAL, baseURL, ...context })
    const page = await contextOf.newPage()
    const result: Opened = { page, problems: [], faults: [] }
    collectProblems(result)
    return result
  }
  const takeReused = async (context: BrowserContextOptions): Promise<Opened> => {
    const kind = JSON.stringify(context)
    const free = reused.find(each => each.isFree && each.kind === kind)
    if (!free) {
      const fresh = await openNew(context)
      reused.push({ ...fresh, kind, isFree: false })
      return fresh
    }
    free.isFree = false
    free.problems.length = 0
    free.faults.length = 0
    return free
  }
  return async ({ stored, isReused = false, ...context } = {}) => {
    const taken = await (isReused ? takeReused(context) : openNew(context))
    const { page } = taken
    opened.push(taken)
    if (stored) {
      if (!page.url().endsWith(SMALLEST)) await page.goto(SMALLEST)
      await page.evaluate(entries => Object.assign(localStorage, entries), stored)
    }
    return taken
  }
}
