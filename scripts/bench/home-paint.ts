import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '../chromium.ts'
import { fillLeaderboard } from './client.ts'
import { type Served, serveBarePage, serveProduct } from './serve.ts'
import { median, slowDown, VIEWS } from './slow-profile.ts'

const RUNS = 5
const SETTLED_MS = 2_500

type Paint = { lcp: number; element: string; shift: number; fontsBefore: number; scripts: number }

/** Runs in the page before anything else. */
const watch = () => {
  const seen = { lcp: 0, element: '', shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.lcp = entry.startTime
      const { tagName, textContent } = entry.element ?? {}
      seen.element = `${tagName?.toLowerCase()} "${textContent?.slice(0, 40)}"`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One visit with an empty cache. */
const visit = async (
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Paint> => {
  const context = await browser.newContext({ viewport, locale: 'en-GB' })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const paint = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { lcp: number; element: string; shift: number } }
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (wanted: PerformanceResourceTiming[]) =>
      wanted.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0)
    return {
      ...seen,
      fontsBefore: sum(
        resources.filter(
          ({ name, responseEnd }) => /\.woff2$/.test(name) && responseEnd <= firstPaint,
        ),
      ),
      scripts: sum(resources.filter(({ name }) => /\.js$/.test(name))),
    }
  })
  await context.close()
  return paint
}

const measure = async (
  browser: Browser,
  served: Served,
  viewport: { width: number; height: number },
) => {
  const paints: Paint[] = []
  for (let run = 0; run < RUNS; run += 1) paints.push(await visit(browser, served.url, viewport))
  return {
    lcp: median(paints.map(paint => paint.lcp)),
    element: paints[0]?.element ?? '',
    shift: Math.max(...paints.map(paint => paint.shift)),
    fontsBefore: Math.max(...paints.map(paint => paint.fontsBefore)),
    scripts: median(paints.map(paint => paint.scripts)),
  }
}

const product = await serveProduct()
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await fillLeaderboard(product.url)
  const bare = await serveBarePage()
  for (const [name, viewport] of Object.entries(VIEWS)) {
    const [ours, theirs] = [
      await measure(browser, product, viewport),
      await measure(browser, bare, viewport),
    ]
    const paint = `largest contentful paint ${ours.lcp.toFixed(0)} ms, median of ${RUNS}`
    console.log(`${name}: ${paint} (to reach: < 1500 ms)`)
    const bareText = `a bare page of text (${theirs.lcp.toFixed(0)} ms)`
    console.log(`  ${(ours.lcp / theirs.lcp).toFixed(1)} × ${bareText}; it is ${ours.element}`)
    console.log(`  largest layout shift ${ours.shift.toFixed(3)} (to reach: < 0.02)`)
    console.log(
      `  fonts before the first paint ${(ours.fontsBefore / 1000).toFixed(1)} kB (to reach: ≤ 60 kB)`,
    )
    console.log(`  scripts ${(ours.scripts / 1000).toFixed(1)} kB as sent`)
  }
  await bare.stop()
} finally {
  await browser.close()
  await product.stop()
}
