import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { DebateSoFar, Opponent } from '#api/ai/opponent.ts'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import type { Topic } from '#schema/entities.ts'
import type { SessionAnswer } from '#schema/rest/accounts.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import { post } from './bench/client.ts'
import { ensureChromium } from './chromium.ts'
import { README_DEBATES, type ReadmeDebate } from './debates/readme-debates.ts'

/** Draws the README's pictures: a debate in progress and its results, light and dark. */
const FOLDER = join(import.meta.dirname, 'pictures')
const VIEWPORT = { width: 1280, height: 800 }
const SCALE = 1.5
const WEBP_QUALITY = 0.9
/** Between the edge of what is shown and the words next to it, in CSS pixels. */
const GAP = 32
/** So much has been said when the debate is drawn; the rest follows before its review. */
const SAID = 2
/** How many words of the next turn are in the composer. */
const DRAFT_WORDS = 22
const DEBATER = {
  email: 'maya@example.org',
  password: 'secret-1',
  username: 'Maya',
  avatar_id: 'avatar-3',
}

const { seed, earlier, pictured } = README_DEBATES
const draft = pictured.said[SAID]?.split(' ').slice(0, DRAFT_WORDS).join(' ') ?? ''

/** The product's own opponent, except that it chooses the same words each time. */
const createSteadyOpponent = (): Opponent => {
  const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
  const seeded = (debate: DebateSoFar) => ({ ...debate, debateId: seed })
  return {
    ...opponent,
    open: (debate, signal) => opponent.open(seeded(debate), signal),
    reply: (debate, signal) => opponent.reply(seeded(debate), signal),
  }
}

/** Playwright draws PNG and JPEG only; the browser itself can write half of their size. */
const toWebp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage()
  const data = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  )
  await page.close()
  return Buffer.from(data, 'base64')
}

/** Where the picture begins and ends in the page. */
type Frame = { top: number; bottom: number }

/** The last exchange whole, between the motion and a draft. */
const frameDebate = async (page: Page): Promise<Frame> => {
  const composer = page.getByRole('textbox')
  await composer.fill(draft)
  await composer.blur()
  const hidden = await page
    .locator('[data-speaker="user"]')
    .last()
    .evaluate(speech => {
      const box = speech.closest('section')?.getBoundingClientRect()
      return (box?.top ?? 0) - speech.getBoundingClientRect().top
    })
  const height = Math.round(VIEWPORT.height + hidden + GAP)
  await page.setViewportSize({ width: VIEWPORT.width, height })
  return { top: 0, bottom: height }
}

/** From the score to the seven skills. */
const frameReview = async (page: Page): Promise<Frame> => {
  await page.locator('svg', { hasText: 'Refutation' }).waitFor()
  const heightOf = async (text: string) =>
    Math.round((await page.getByText(text).first().boundingBox())?.y ?? 0)
  const top = (await heightOf('Debate score')) - 2 * GAP
  const bottom = (await heightOf('Feedback')) - GAP
  await page.setViewportSize({ width: VIEWPORT.width, height: bottom })
  return { top, bottom }
}

const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
})
const dataDir = mkdtempSync(join(tmpdir(), 'debater-pictures-'))
const config = readConfig({ DATA_DIR: dataDir, AI_PROVIDER: 'offline', LOG_LEVEL: 'warn' })
const app = await buildApp(config, { opponent: createSteadyOpponent() })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const { token } = await post<SessionAnswer>(`${url}/api/auth/register`, DEBATER)

const start = async ({ motion, stance }: ReadmeDebate): Promise<string> => {
  const response = await fetch(`${url}/api/topics?${new URLSearchParams({ search: motion })}`)
  const [topic] = (await response.json()) as Topic[]
  if (!topic) throw new Error(`No motion has the words "${motion}".`)
  const setup = { topic_id: topic.topic_id, stance, mode: 'text' }
  return (await post<StartDebateAnswer>(`${url}/api/debates/start`, setup, token)).debate_id
}

const speak = async (debateId: string, said: readonly string[]) => {
  for (const message of said) await post(`${url}/api/debates/${debateId}/turn`, { message }, token)
}

const end = (debateId: string) => post(`${url}/api/debates/${debateId}/end`, {}, token)

const draw = async (name: string, path: string, frame: (page: Page) => Promise<Frame>) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: url,
      colorScheme,
      deviceScaleFactor: SCALE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: VIEWPORT,
    })
    await context.addInitScript(kept => localStorage.setItem('authToken', kept), token)
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const { top, bottom } = await frame(page)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const clip = { x: 0, y: top, width: VIEWPORT.width, height: bottom - top }
    const png = await page.screenshot({ clip, animations: 'disabled' })
    writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), await toWebp(browser, png))
    await context.close()
  }
}

try {
  const first = await start(earlier)
  await speak(first, earlier.said)
  await end(first)
  const debate = await start(pictured)
  await speak(debate, pictured.said.slice(0, SAID))
  await draw('debate', `/debate?debate=${debate}`, frameDebate)
  await speak(debate, pictured.said.slice(SAID))
  await end(debate)
  await draw('review', `/results/${debate}`, frameReview)
} finally {
  await browser.close()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
}
