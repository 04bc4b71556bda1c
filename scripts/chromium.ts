import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chooseChromium, type Source } from './choose-chromium.ts'
import { getPackagedChromium, runsHere } from './packaged-chromium.ts'

const CACHE = join(import.meta.dirname, '../.cache')
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL = 'chromium-headless-shell'
const PLACES = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const PACKAGES = ['chromium', 'fonts-noto-cjk']

type Say = (text: string) => void

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Some systems ship a placeholder of that name that only asks to install something else. */
const isBrowser = (path: string): boolean =>
  isProgram(path) &&
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

const placesOf = (name: string) => PLACES.map(place => join(place, name))

const findChromium = (): string | undefined =>
  [...NAMES.flatMap(placesOf), ...ELSEWHERE].find(isBrowser)

/**
 * Chromium without windows, which cost a second of computing for each page. It asks nobody for a
 * permission: it has none to give. Undefined where there is none, or another browser is wanted.
 */
export const findShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : placesOf(SHELL).find(isBrowser)

const aptInstall = (say: Say): string => {
  say(`installing ${[...PACKAGES, SHELL].join(', ')} with apt-get, for the browser tests.`)
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = (...names: string[]) => run('install', '-y', '--no-install-recommends', ...names)
  if (!run('update') || !install(...PACKAGES))
    throw new Error('apt-get could not install it: the reason stands above.')
  if (!install(SHELL)) say(`There is no ${SHELL} here: the browser tests take longer without it.`)
  const installed = findChromium()
  if (installed) return installed
  throw new Error('apt-get installed no Chromium that runs.')
}

const sourcesHere = (say: Say): Source[] => {
  const sources: Source[] = []
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get'))
    sources.push({ name: 'apt-get', get: () => aptInstall(say) })
  if (runsHere(process.platform, process.arch))
    sources.push({ name: 'the npm package', get: () => getPackagedChromium(CACHE, say) })
  return sources
}

/**
 * A Chromium for the browser tests, installed or fetched where there is none. Throws an error whose
 * message says what to do.
 */
export const ensureChromium = (say: Say): string =>
  chooseChromium({
    given: process.env.CHROMIUM_PATH,
    runs: isBrowser,
    find: findChromium,
    sources: sourcesHere(say),
  })
