import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResults = {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[]
}
type AxeWindow = { axe: { run(context: Document, options: object): Promise<AxeResults> } }

const RULES = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** What axe-core finds on the page as it is now, one line a place. */
export const findAxeProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(source)
  const { violations } = await page.evaluate(
    rules => (window as unknown as AxeWindow).axe.run(document, rules),
    RULES,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}
