import type { Page } from 'playwright-core'
import { chooseSpeaking } from './spoken-debate-page.ts'

export const TURNS = [
  'School uniforms help because they remove a daily contest over clothes, and a child whose family ' +
    'cannot pay for brands is not marked for it, which means that fewer pupils are teased',
  'You said that it costs money too, but one set replaces many outfits, so the cost falls over a ' +
    'year, and for example my own school lent a jumper to whoever needed one',
  'So weigh both sides, because a fair start for every child matters more than a free choice of ' +
    'trousers, and nothing that you have said shows a greater harm than being laughed at',
]

export const speakButton = (page: Page) => page.getByRole('button', { name: 'Start speaking' })
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop and send' })

/** From the home page's dialog to the spoken debate, as a guest. */
export const openDebate = async (page: Page) => {
  await chooseSpeaking(page)
  await speakButton(page).waitFor()
}

/** The ring round the control shows that the microphone is heard. */
const untilHeard = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-hidden]')].some(
      element => Number((element as HTMLElement).style.getPropertyValue('--level')) > 0.2,
    ),
  )

/** Speaks a turn that has begun, up to the press that ends it. */
export const say = async (page: Page, words: string) => {
  await stopButton(page).waitFor()
  await untilHeard(page)
  const half = words.slice(0, words.indexOf(',') + 1)
  await page.evaluate(piece => window.standIn.hear([piece]), half)
  await page.getByRole('log').getByText(half).waitFor()
  await page.getByText('Transcribing...').waitFor()
  await page.evaluate(pieces => window.standIn.hear(pieces), [half, words.slice(half.length)])
  await stopButton(page).click()
}

export const captions = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-speaker]'), element => ({
      speaker: element.getAttribute('data-speaker'),
      text: element.textContent ?? '',
    })),
  )
export const untilCaptions = (page: Page, count: number) =>
  page
    .waitForFunction(wanted => document.querySelectorAll('[data-speaker]').length === wanted, count)
    .catch(async cause => {
      const shown = await page.locator('body').innerText()
      throw new Error(`There never were ${count} captions. The page says:\n${shown}`, { cause })
    })
export const footHeight = (page: Page) =>
  page.locator('[data-talk]').evaluate(button => button.closest('[class*="panel"]')?.clientHeight)
/** Whether an alert lies over the captions. */
export const isCovered = (page: Page) =>
  page.getByRole('alert').evaluate(alert => {
    const captions = document.querySelector('[role="log"]')?.parentElement
    const end = captions?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    return alert.getBoundingClientRect().top < end
  })
export const forgetSpoken = (page: Page) =>
  page.evaluate(() => {
    window.standIn.spoken = []
  })
export const spokenText = (page: Page) =>
  page.evaluate(() => window.standIn.spoken.map(({ text }) => text).join(''))
