import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../chromium.ts'
import { type FilledPlace, LARGE, withFilledServer } from './serve-filled.ts'
import { median } from './slow-profile.ts'

const ROUNDS = 7
const TO_REACH_MS = 150
const LONGEST_WAIT_MS = 10_000

const { values } = parseArgs({ options: { debates: { type: 'string' } } })
const debates = Number(values.debates ?? LARGE.debates)

/** From where, and what is clicked there. */
type Step = { name: string; from: string; click: (page: Page) => Promise<void> }

const link = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** The address that is left has no table, or another page of it: no answer is remembered. */
const STEPS: readonly Step[] = [
  { name: 'the debates', from: '/admin/settings', click: link('Dashboard') },
  { name: 'the users', from: '/admin/settings', click: link('Users') },
  { name: 'the topics', from: '/admin/settings', click: link('Topics') },
  { name: 'debates by score', from: '/admin/dashboard', click: button(/^Score/) },
  { name: 'debates turned round', from: '/admin/dashboard', click: button(/^Start Time/) },
  { name: 'debates, next page', from: '/admin/dashboard', click: button('Next') },
  {
    name: 'debates, last page',
    from: '/admin/dashboard',
    click: page => page.locator('nav button:nth-last-of-type(2)').click(),
  },
  { name: 'debates, one user', from: '/admin/dashboard', click: button(/^Only Debater/) },
  {
    name: 'debates, filters cleared',
    from: '/admin/dashboard?status=in_progress&stance=for',
    click: button('Clear all'),
  },
  { name: 'users by score', from: '/admin/users', click: button(/^Average Score/) },
]

/** Runs in the page: from the next click until other rows than now are drawn. Milliseconds. */
const untilRowsAreDrawn = (longest: number) =>
  new Promise<number>((resolve, reject) => {
    const textOf = () =>
      [...document.querySelectorAll('tbody tr[tabindex]')].map(row => row.textContent).join()
    const before = textOf()
    const watch = ({ timeStamp: clickedAt }: Event) => {
      const look = () => {
        const isBusy = document.querySelector('[aria-busy="true"][role="group"]') !== null
        const text = textOf()
        // The frame after the one that found them has drawn them.
        if (text !== '' && text !== before && !isBusy)
          requestAnimationFrame(now => resolve(now - clickedAt))
        else if (performance.now() - clickedAt > longest) reject(new Error('no rows came'))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    document.addEventListener('click', watch, { capture: true, once: true })
  })

const measure = async (page: Page, { from, click }: Step): Promise<number> => {
  await page.goto(from)
  await page
    .locator(from.includes('settings') ? 'form' : 'tbody tr[tabindex]')
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const drawn = page.evaluate(untilRowsAreDrawn, LONGEST_WAIT_MS)
  await click(page)
  return drawn
}

const run = async ({ url, token }: FilledPlace) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      ...{ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 } },
    })
    const page = await context.newPage()
    await page.goto('/favicon.svg')
    await page.evaluate(value => localStorage.setItem('adminToken', value), token)
    for (const step of STEPS) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(page, step))
      const middle = median(times)
      const mark = middle <= TO_REACH_MS ? ' ' : '!'
      console.log(
        `${mark} ${middle.toFixed(0).padStart(5)} ms, worst ${Math.max(...times).toFixed(0)} ms: ` +
          `${step.name} (to reach: ${TO_REACH_MS} ms, median of ${ROUNDS})`,
      )
    }
  } finally {
    await browser.close()
  }
}

await withFilledServer({ ...LARGE, debates }, run)
