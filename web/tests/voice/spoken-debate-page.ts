import type { Locator, Page } from 'playwright-core'
import { until } from '#api/tests/factories.ts'
import type { FakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'
import { lengthOf } from '#api/tests/fake-openai/tone.ts'

/** Milliseconds of audio that the voice service has got so far. */
export const sentMs = ({ realtime }: FakeOpenAi): number =>
  lengthOf(realtime.sessions.reduce((sum, session) => sum + session.appendedBytes(), 0))

/** From the home page through its dialog. */
export const chooseSpeaking = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page
    .getByRole('button', { name: /I support this topic/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speak with AI' }).click()
}

/** From the home page to the spoken debate, as a new guest does it. */
export const startSpeaking = async (page: Page): Promise<string> => {
  await chooseSpeaking(page)
  await page.waitForURL(/\/debate\?.*debate=/)
  await talkButton(page).waitFor()
  return new URL(page.url()).searchParams.get('debate') ?? ''
}

type TalkName = 'Start speaking' | 'Interrupt and speak' | 'Stop and send' | 'Connect again'

export const talkButton = (page: Page, name: TalkName = 'Start speaking') =>
  page.getByRole('button', { name, exact: true })

/** Presses and waits until so much more has reached the voice service. */
export const beginTurn = async (
  page: Page,
  fake: FakeOpenAi,
  { ms = 500, name = 'Start speaking' as TalkName } = {},
): Promise<void> => {
  const before = sentMs(fake)
  await talkButton(page, name).click()
  await until(`${ms} ms were sent`, () => sentMs(fake) >= before + ms)
}

export const speakTurn = async (
  page: Page,
  fake: FakeOpenAi,
  options: Parameters<typeof beginTurn>[2] = {},
): Promise<void> => {
  await beginTurn(page, fake, options)
  await talkButton(page, 'Stop and send').click()
}

/** The captions from the opening on, as they are read. */
export const captionsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('log')
    .locator('[data-speaker], [data-streaming]')
    .evaluateAll(all =>
      all
        .slice(1)
        .map(each =>
          [...each.querySelectorAll('header + div > p')]
            .map(paragraph => paragraph.textContent)
            .join('|'),
        ),
    )

/** Notes each text that the transcript has from now on, however short a time it has it. */
export const noteTranscript = (page: Page) =>
  page.evaluateHandle(() => {
    const texts: string[] = []
    const look = () => texts.push(document.querySelector('[role="log"]')?.textContent ?? '')
    const changes = { childList: true, characterData: true, subtree: true }
    new MutationObserver(look).observe(document.body, changes)
    return texts
  })

export const endDebate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'End debate' }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: 'End and see the score' }).click()
  await page.waitForURL(/\/results\//)
  await page.getByRole('heading', { name: 'Debate score' }).waitFor()
}

/** How one sounded: the section of the results, opened. */
export const openHowYouSounded = async (page: Page): Promise<Locator> => {
  const section = page.getByRole('region', { name: 'How you sounded' })
  await section.getByRole('heading', { name: 'How you sounded' }).click()
  return section
}
