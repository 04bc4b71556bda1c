import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { ensureChromium } from '../chromium.ts'
import { post, register, speech, start } from './client.ts'
import { serveProduct } from './serve.ts'
import { median, slowDown, VIEWS } from './slow-profile.ts'

/*
 * From arriving on the results page until a sentence written anew is judged, without the time that
 * a person takes to write it.
 */
const RUNS = 5
const TURNS = 3
const MENDED = 'You say that tea costs more, but one packet lasts a month, so the cost is small.'

type Mended = { offered: number; judged: number }

/** Milliseconds from the start of the load. */
const mend = async (context: BrowserContext, url: string): Promise<Mended> => {
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Write it anew' }).first().click()
  const offered = performance.now() - began
  await page.getByRole('textbox').fill(MENDED)
  await page.getByRole('button', { name: 'Judge it again' }).click()
  await page.getByText('After', { exact: true }).waitFor()
  const judged = performance.now() - began
  await page.close()
  return { offered, judged }
}

/** The first visit has an empty cache; the second is that of somebody who has seen such a page. */
const visitTwice = async (
  browser: Browser,
  viewport: { width: number; height: number },
  { url, token, path }: { url: string; token: string; path: string },
) => {
  const context = await browser.newContext({ viewport, locale: 'en-GB' })
  const origins = [{ origin: url, localStorage: [{ name: 'authToken', value: token }] }]
  await context.setStorageState({ cookies: [], origins })
  const first = await mend(context, `${url}${path}`)
  const second = await mend(context, `${url}${path}`)
  await context.close()
  return { first, second }
}

const product = await serveProduct()
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const { url } = product
  const token = await register(url, 'Mender')
  const { debate_id } = await start(url, token)
  for (let turn = 0; turn < TURNS; turn += 1)
    await post(`${url}/api/debates/${debate_id}/turn`, { message: speech(turn) }, token)
  await post(`${url}/api/debates/${debate_id}/end`, {}, token)
  const path = `/results/${debate_id}`
  for (const [name, viewport] of Object.entries(VIEWS)) {
    const runs: { first: Mended; second: Mended }[] = []
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await visitTwice(browser, viewport, { url, token, path }))
    for (const visit of ['first', 'second'] as const) {
      const ms = (part: keyof Mended) => median(runs.map(run => run[visit][part])).toFixed(0)
      console.log(
        `${name}, ${visit} visit: offered after ${ms('offered')} ms, judged after ` +
          `${ms('judged')} ms, median of ${RUNS} (to reach: < 3000 ms)`,
      )
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
