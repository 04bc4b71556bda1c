import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { runNode, withOurPrograms } from './run-child.mjs'
import { SetupError, say, secondsSince } from './say.mjs'

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

/**
 * One hash over everything the web app is built from.
 * Contents, not times: a fresh checkout changes every time.
 */
const hashSources = root => {
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

/** Builds the web app into web/dist, stamped with its sources. Vite empties the folder first. */
export const buildWeb = async (root, node) => {
  const startedAt = performance.now()
  say('Building the web app …')
  const hash = hashSources(root)
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn']
  const env = withOurPrograms(root, node, 'production')
  const { code, stopped } = await runNode(node, args, { cwd: root, env })
  if (stopped) throw new SetupError('Stopped while building. The next start builds again.')
  if (code !== 0)
    throw new SetupError(
      'The web app could not be built: the reason stands above. Mend it, or run npm run check to see every fault.',
    )
  writeFileSync(stampFile(root), hash)
  say(`Built in ${secondsSince(startedAt)}.`)
}
