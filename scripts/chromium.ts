import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const PACKAGES = ['chromium', 'fonts-noto-cjk']
const HOW_TO_MEND = `Install Chromium (for example: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM_PATH to one, and try again.`

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

const findChromium = (): string | undefined =>
  [...NAMES.flatMap(name => PLACES.map(place => join(place, name))), ...ELSEWHERE].find(isBrowser)

const aptInstall = (): void => {
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!run('update') || !run('install', '-y', '--no-install-recommends', ...PACKAGES))
    throw new Error(`Chromium could not be installed: the reason stands above. ${HOW_TO_MEND}`)
}

/** The path of a Chromium for the browser tests; as root one is installed where there is none. Throws a sentence. */
export const ensureChromium = (say: (text: string) => void): string => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isBrowser(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run. ${HOW_TO_MEND}`)
  }
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get'))
    throw new Error(`The browser tests need a Chromium, and there is none. ${HOW_TO_MEND}`)
  say(`installing ${PACKAGES.join(' and ')} with apt-get, for the browser tests.`)
  aptInstall()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(`The system's package manager installed no Chromium that runs. ${HOW_TO_MEND}`)
}
