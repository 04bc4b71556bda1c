import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../chromium.ts'
import { serveProduct } from './serve.ts'

const BUDGET_KB = 130

/** Every script that Chromium loads for the home page, with what it is gzipped. */
const product = await serveProduct()
try {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  const scripts: Promise<{ name: string; bytes: number }>[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    const name = new URL(response.url()).pathname
    scripts.push(
      response.body().then(body => ({ name, bytes: gzipSync(body, { level: 9 }).length })),
    )
  })
  await page.goto(product.url, { waitUntil: 'networkidle' })
  const loaded = await Promise.all(scripts)
  await browser.close()
  for (const { name, bytes } of loaded)
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`)
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  console.log(`${total.toFixed(1).padStart(7)} kB  JavaScript of the home page, gzipped`)
  console.log(`  (to reach: ≤ ${BUDGET_KB} kB)`)
} finally {
  await product.stop()
}
