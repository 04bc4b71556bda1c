import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { isWhole } from '#scripts/whole-tests.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResults = {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[]
}
type AxeWindow = { axe: { run(context: Document, options: object): Promise<AxeResults> } }

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What depends on colours; the two themes differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe-core finds on the page as it is now, one line a place. */
export const findAxeProblems = async (page: Page, runOnly = ALL_RULES): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(source)
  // Only what fails leaves the page: all that passes is much more.
  const violations = await page.evaluate(
    async options => {
      const results = await (window as unknown as AxeWindow).axe.run(document, options)
      return results.violations
    },
    { runOnly, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

/** Shows the page in a colour scheme, and waits until no colour is on its way any more. */
const showIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    // In what is folded away a transition that is over stays in the list.
    () =>
      document
        .getAnimations()
        .every(each => !(each instanceof CSSTransition) || each.playState === 'finished'),
  )
}

const THEMES = ['dark', 'light'] as const
let examined = 0
/** Each page is examined in the other theme than the one before; where all is run, in both. */
const nextThemes = () => (isWhole ? THEMES : [THEMES[examined++ % 2] ?? 'light'])

/** The same of a page that is shown in dark or in light. */
export const findAxeProblemsInThemes = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  for (const theme of nextThemes()) {
    await showIn(page, theme)
    // After all rules in one theme, the other differs in colours alone.
    const rules = isWhole && theme === 'dark' ? COLOUR_RULES : ALL_RULES
    for (const problem of await findAxeProblems(page, rules)) problems.push(`${problem} (${theme})`)
  }
  return problems
}
