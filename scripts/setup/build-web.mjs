import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { withOurBin } from './run-attached.mjs'
import { SetupError, say } from './say.mjs'

const SOURCES = ['web', 'schema']
const SINGLE_FILES = ['package-lock.json', 'tsconfig.json']
const isLeftOut = path =>
  path.startsWith(`web${sep}dist`) ||
  path.startsWith(`web${sep}tests`) ||
  /\.test\.tsx?$/.test(path)

const listFiles = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (isLeftOut(path)) return []
    return entry.isDirectory() ? listFiles(root, path) : [path]
  })

/** One hash over everything the web app is built from. Contents, not times: a fresh checkout changes every time. */
export const hashSources = root => {
  const hash = createHash('sha256')
  const files = [...SOURCES.flatMap(folder => listFiles(root, folder)), ...SINGLE_FILES].sort()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const stampFile = root => join(root, 'web/dist/.sources')

export const isBuilt = root => {
  const stamp = stampFile(root)
  return (
    existsSync(join(root, 'web/dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources(root)
  )
}

/** Builds the web app into web/dist unless it stands there from these very sources. Vite empties the folder first. */
export const buildWebWhenStale = (root, node) => {
  if (isBuilt(root)) return
  say('building the web app.')
  const hash = hashSources(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', 'web', '--logLevel', 'warn']
  const { status } = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: withOurBin(root, 'production'),
  })
  if (status !== 0)
    throw new SetupError(
      'the web app could not be built: the reason stands above. Mend it, or run npm run check to see every fault.',
    )
  writeFileSync(stampFile(root), hash)
}
