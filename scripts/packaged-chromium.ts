import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Chromium for Linux on x64 in an npm package: no root is needed, no code of it is run. */
const PACKAGE = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}
const NEEDS = '70 MB from the npm registry, 210 MB on the disk'

/** What a bare system lacks, and the folder beside the program that it is unpacked into. */
const ARCHIVES = { 'al2023.tar.br': 'libraries', 'fonts.tar.br': '.', 'swiftshader.tar.br': '.' }

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`

const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/libraries/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

export const runsHere = (platform: string, arch: string): boolean =>
  platform === 'linux' && arch === 'x64'

const run = (program: string, args: readonly string[], cwd: string, input?: Buffer): void => {
  const { status, error } = spawnSync(program, args, {
    cwd,
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Error(error?.message ?? `${program} failed, and its message stands above`)
}

/** Writes the package's archive file into a folder, and returns its path. */
type Download = (folder: string) => string

const download: Download = folder => {
  run('npm', ['pack', `${PACKAGE.name}@${PACKAGE.version}`, '--loglevel=error'], folder)
  return join(folder, `sparticuz-chromium-${PACKAGE.version}.tgz`)
}

const check = (archive: string, integrity: string): void => {
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (`sha512-${hash}` !== integrity) throw new Error('its contents are not the expected ones')
}

const unpack = (archive: string, folder: string): void => {
  run('tar', ['-xzf', archive, '--strip-components=2', 'package/bin'], folder)
  const decompress = (name: string) => brotliDecompressSync(readFileSync(join(folder, name)))
  writeFileSync(join(folder, 'chromium'), decompress('chromium.br'), { mode: 0o755 })
  for (const [name, target] of Object.entries(ARCHIVES)) {
    mkdirSync(join(folder, target), { recursive: true })
    run('tar', ['-xf', '-'], join(folder, target), decompress(name))
  }
  for (const file of [
    archive,
    ...['chromium.br', ...Object.keys(ARCHIVES)].map(name => join(folder, name)),
  ])
    rmSync(file)
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
  writeFileSync(join(folder, 'start-chromium'), START, { mode: 0o755 })
}

/**
 * The path of the package's Chromium, fetched into the cache folder once. Throws an error whose
 * message says what to do.
 */
export const getPackagedChromium = (
  cache: string,
  say: (text: string) => void,
  source = { download, integrity: PACKAGE.integrity },
): string => {
  const versions = join(cache, 'chromium')
  const folder = join(versions, PACKAGE.version)
  const program = join(folder, 'start-chromium')
  if (existsSync(program)) return program
  say(`fetching ${PACKAGE.name} ${PACKAGE.version} (${NEEDS}) for the browser tests.`)
  // Older versions, and what an interrupted run left.
  rmSync(versions, { recursive: true, force: true })
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true })
  try {
    const archive = source.download(unfinished)
    check(archive, source.integrity)
    unpack(archive, unfinished)
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(versions, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The package ${PACKAGE.name} could not be fetched: ${reason}.`)
  }
  return program
}
