import type { Page } from 'playwright-core'
import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { beginDebate, registerUser, SPEECH } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import type { ShareLink } from '#schema/entities.ts'
import { isWhole } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from './find-axe-problems.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t, { judge: createOfflineJudge() })
const openPage = await openBrowser(t, app.url)

const MUCH = 'an extraordinarily long motion about everything '.repeat(9)
const LONG = `This house believes that ${MUCH}should be read whole.`
const CHINESE = [
  '本院认为，在人工智能日益普及的今天，',
  '各级学校应当系统地教授学生如何辨别机器生成的内容，并为此承担费用。',
].join('')

const { token } = await registerUser(app, { username: 'Averylongusername19' })
const say = (debateId: string, message: string) =>
  app.call('POST', `/api/debates/${debateId}/turn`, { token, body: { message } })
const end = (debateId: string) => app.call('POST', `/api/debates/${debateId}/end`, { token })
/** On a prepared motion where none is given. */
const play = async (motion: string | null, speeches: readonly string[]) => {
  const own = motion === null ? {} : { topic_id: 'custom', custom_topic: motion }
  const { debate_id } = await beginDebate(app, { token }, own)
  for (const speech of speeches) await say(debate_id, speech)
  return debate_id
}
const scored = await play(LONG, [SPEECH, `${SPEECH} Again.`])
await end(scored)
const chinese = await play(CHINESE, [SPEECH, `${SPEECH} Again.`])
await end(chinese)
const clashed = await play(null, [SPEECH, `${SPEECH} Again.`])
await end(clashed)
const unscored = await play('Cats make better pets than dogs', ['Too few words.'])
await end(unscored)
const ongoing = await play('Tea is better than coffee', [SPEECH])
const share = (await app.call<ShareLink>('POST', `/api/debates/${scored}/share`, { token })).body

type Screen = {
  name: string
  path: string
  as?: 'visitor'
  ready: (page: Page) => Promise<unknown>
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor()
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().waitFor()
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', ready: button('I support this topic') },
  { name: 'home of a visitor', path: '/', as: 'visitor', ready: button('I support this topic') },
  { name: 'the mode dialog', path: '/', ready: openDialog('I support this topic') },
  { name: 'the custom topic dialog', path: '/', ready: openDialog(/Custom Topic/) },
  {
    name: 'a search without a result',
    path: '/',
    ready: async page => {
      await page.getByRole('searchbox').fill('nothing is called like this')
      await page.getByText('No topic contains').waitFor()
    },
  },
  { name: 'login', path: '/login', as: 'visitor', ready: button('Log In') },
  {
    name: 'registration with errors',
    path: '/register',
    as: 'visitor',
    ready: async page => {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Please fix the errors below').waitFor()
    },
  },
  {
    name: 'the choice of an avatar',
    path: '/register',
    as: 'visitor',
    ready: async page => {
      await page.getByLabel('Username').fill('Cicero')
      await page.getByLabel('Email').fill('cicero@example.org')
      await page.getByLabel('Password', { exact: true }).fill('pebbles-42')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Choose your avatar').waitFor()
    },
  },
  { name: 'the profile', path: '/profile', ready: heading('Monthly Trend') },
  {
    name: 'the table of the skills',
    path: '/profile',
    ready: page => page.getByRole('button', { name: 'Show as table' }).first().click(),
  },
  { name: 'the avatar dialog', path: '/profile', ready: openDialog('Change avatar') },
  { name: 'results', path: `/results/${scored}`, ready: heading('Seven skills') },
  {
    name: 'results of a Chinese motion',
    path: `/results/${chinese}`,
    ready: heading('Seven skills'),
  },
  { name: 'results with a clash', path: `/results/${clashed}`, ready: heading('Clash map') },
  {
    name: 'results of an unfinished debate',
    path: `/results/${ongoing}`,
    ready: heading('Debate Not Yet Completed'),
  },
  {
    name: 'results without a score',
    path: `/results/${unscored}`,
    ready: heading('This debate has no score'),
  },
  { name: 'a transcript', path: `/transcript/${scored}`, ready: button('Share') },
  { name: 'the share dialog', path: `/transcript/${chinese}`, ready: openDialog('Share') },
  { name: 'a transcript to go on with', path: `/transcript/${ongoing}`, ready: button('Share') },
  {
    name: 'a shared debate',
    path: share.path,
    as: 'visitor',
    ready: page => page.getByText('argued for').waitFor(),
  },
  {
    name: 'a link that was taken back',
    path: '/shared/nothing',
    as: 'visitor',
    ready: heading('This link shows nothing any more'),
  },
  {
    name: 'a reset link that works no longer',
    path: '/reset-password/nothing',
    as: 'visitor',
    ready: heading('This link no longer works'),
  },
  { name: 'a debate', path: `/debate?debate=${ongoing}`, ready: button('End debate') },
  {
    name: 'the question before the end',
    path: `/debate?debate=${ongoing}`,
    ready: async page => {
      await page.getByRole('button', { name: 'End debate' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

/** 320 px are 1280 px zoomed to 400 %: what works there is then looked at as a phone shows it. */
const SMALL = { width: 320, height: 640 }
const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 900 }
const OPENED_AND_EXAMINED = [
  [SMALL, PHONE],
  [LAPTOP, LAPTOP],
] as const

/** The small ones are where screens break; there every screen is opened, and examined in turns. */
const viewsOf = (nth: number) =>
  isWhole ? OPENED_AND_EXAMINED : [[SMALL, Math.floor(nth / 2) % 2 === 0 ? PHONE : LAPTOP] as const]

/** A link that was taken back is told by a 404, which the browser logs. */
const EXPECTED = /status of 404/

t.test('every screen works on a small window and fits, and axe-core finds nothing', async t => {
  const options = { viewport: SMALL }
  const user = await openPage({ ...options, stored: { authToken: token } })
  const visitor = await openPage(options)
  for (const [nth, { name, path, as, ready }] of SCREENS.entries())
    for (const [opened, examined] of viewsOf(nth)) {
      const { page } = as === 'visitor' ? visitor : user
      const fits = async ({ width }: typeof opened) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        t.ok(wide <= width, `${name} is no wider than the window of ${width} px (${wide})`)
      }
      await page.setViewportSize(opened)
      await page.goto(path)
      await ready(page)
      await fits(opened)
      await page.setViewportSize(examined)
      t.same(await findAxeProblemsInThemes(page), [], `${name}, ${examined.width} px`)
      await fits(examined)
    }
  t.same(
    [...user.problems, ...visitor.problems].filter(problem => !EXPECTED.test(problem)),
    [],
  )
})
