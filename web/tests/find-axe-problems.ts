import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResults = {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[]
}
type AxeWindow = { axe: { run(context: Document, options: object): Promise<AxeResults> } }

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What axe-core finds on the page as it is now, one line a place. */
export const findAxeProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(source)
  // Only what fails leaves the page: all that passes is much more.
  const violations = await page.evaluate(async options => {
    const results = await (window as unknown as AxeWindow).axe.run(document, options)
    return results.violations
  }, OPTIONS)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

/** The same of a page that is shown in light, then in dark. */
export const findAxeProblemsInLightAndDark = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const problem of await findAxeProblems(page)) problems.push(`${colorScheme}: ${problem}`)
  }
  return problems
}
