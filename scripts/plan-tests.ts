import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve } from 'node:path'

/** The files that open a browser. */
const BROWSER_TESTS = 'web/tests/**/*.test.ts'
/** The files that run on the embedded database too, which takes twice as long. */
const JOURNEYS = 'api/tests/**/*.test.ts'
/**
 * Those of them that one database shows: about sound, the shape of an answer or who may call, and
 * processes that start and stop, each on the database that it is about.
 */
const ON_ONE_DATABASE = [
  'api/tests/{realtime-,turn-by-turn,*voice*,recorded-turns,read-aloud,fake-openai/}*.test.ts',
  'api/tests/{api-key-budget,api-keys,authorisation,examples,sign-in}.test.ts',
  'api/tests/{answer-faults,bad-input,drift,gates,graphql-types,openapi}.test.ts',
  'api/tests/{cookies,foreign-origin,graphql-http,logs,readme-graphql,rest-manners}.test.ts',
  'api/tests/{graphql-limits,large-bodies,limits,room-for-recordings,socket-limits}.test.ts',
  'api/tests/{restart,start,stopping,two-servers}.test.ts',
]
/** Those whose statements the other journeys send too: on both where everything is run. */
const ON_ONE_IN_SHORT = [
  'api/tests/{accounts,admin,admin-cursors,administrators,brief,changes}.test.ts',
  'api/tests/{debate-changes,own-data,sessions}.test.ts',
  'api/tests/{external-users,field-sources,graphql,graphql-lists}.test.ts',
  'api/tests/{mutation-statements,review,sharing,text-socket}.test.ts',
]
const isJourney = (file: string, isWhole: boolean) =>
  matchesGlob(file, JOURNEYS) &&
  ![...ON_ONE_DATABASE, ...(isWhole ? [] : ON_ONE_IN_SHORT)].some(glob => matchesGlob(file, glob))

/** Every test file, as package.json describes them to tap. */
const listTests = (root: string): string[] => {
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

/** What to run: the files that were asked for, else all; `isWhole`: nothing in its short form. */
export const planTests = (root: string, asked: readonly string[], isWhole = false): TestPlan => {
  const files =
    asked.length > 0 ? asked.map(file => relative(root, resolve(root, file))) : listTests(root)
  return {
    files,
    journeys: files.filter(file => isJourney(file, isWhole)),
    inBrowser: files.filter(file => matchesGlob(file, BROWSER_TESTS)),
  }
}

/** What stays when there is no browser. */
export const withoutBrowser = ({ files, journeys, inBrowser }: TestPlan): TestPlan => ({
  files: files.filter(file => !inBrowser.includes(file)),
  journeys,
  inBrowser: [],
})
