import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from './chromium.ts'

/**
 * Draws web/public/social-card.png from the product's own fonts and the colours of its light theme
 * (web/tokens.css).
 */
const ROOT = join(import.meta.dirname, '..')
const serif = readFileSync(
  join(
    ROOT,
    'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  ),
).toString('base64')
const sign = readFileSync(join(ROOT, 'web/public/favicon.svg'), 'utf8')

const card = `<!doctype html><style>
@font-face { font-family: Newsreader; font-weight: 200 800;
  src: url(data:font/woff2;base64,${serif}) }
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 84px 96px;
  display: grid; grid-template-rows: auto 1fr auto;
  background: oklch(0.972 0.013 84); color: oklch(0.245 0.032 266);
  font-family: Newsreader, serif }
header { display: flex; align-items: center; gap: 22px; font-size: 38px; font-weight: 550 }
header svg { width: 60px; height: 60px }
h1 { align-self: center; margin: 0; font-size: 92px; font-weight: 400; line-height: 1.1;
  letter-spacing: -0.015em }
footer { display: flex; gap: 44px; font-size: 34px; font-weight: 500 }
.for { color: oklch(0.435 0.078 190) } .against { color: oklch(0.51 0.155 40) }
</style><header>${sign}AI Debater Tutor</header><h1>What will you argue?</h1>
<footer><span class="for">+ For</span><span class="against">− Against</span></footer>`

const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(card)
await page.evaluate(async () => {
  await document.fonts.ready
})
await page.screenshot({ path: join(ROOT, 'web/public/social-card.png') })
await browser.close()
