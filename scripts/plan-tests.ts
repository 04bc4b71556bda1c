import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve } from 'node:path'

/** The files that open a browser. */
const BROWSER_TESTS = 'web/tests/**/*.test.ts'
/** The files that run again on PostgreSQL. */
const JOURNEYS = 'api/tests/**/*.test.ts'

/** Every test file, as package.json describes them to tap. */
export const listTests = (root: string): string[] => {
  const { tap } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    tap: { include: string[]; exclude: string[] }
  }
  return globSync(tap.include, { cwd: root, exclude: tap.exclude }).sort()
}

export type TestPlan = {
  files: string[]
  journeys: string[]
  /** Those of `files` that need a browser. */
  inBrowser: string[]
}

/** What to run: the files that were asked for, else all. */
export const planTests = (root: string, asked: readonly string[]): TestPlan => {
  const files =
    asked.length > 0 ? asked.map(file => relative(root, resolve(root, file))) : listTests(root)
  return {
    files,
    journeys: files.filter(file => matchesGlob(file, JOURNEYS)),
    inBrowser: files.filter(file => matchesGlob(file, BROWSER_TESTS)),
  }
}

/** What stays when there is no browser. */
export const withoutBrowser = ({ files, journeys, inBrowser }: TestPlan): TestPlan => ({
  files: files.filter(file => !inBrowser.includes(file)),
  journeys,
  inBrowser: [],
})
