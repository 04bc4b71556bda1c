import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import t from 'tap'
import { type Import, readImports } from '../read-imports.ts'
import { SERVER_FLAGS } from '../setup/commands.mjs'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const container = textOf('scripts/deploy/Containerfile')
const compose = textOf('scripts/deploy/compose.yaml')
const unit = textOf('scripts/deploy/ai-debater-tutor.service')
const { dependencies, scripts } = JSON.parse(textOf('package.json')) as {
  dependencies: Record<string, string>
  scripts: Record<string, string>
}

/** What the image starts, and what an administrator runs in it. */
const ENTRIES = ['api/server.ts', 'scripts/db.ts']

/**
 * Every import of the entries and of what they import, lazily or not; types are gone at run time.
 */
const readRunTime = (): { files: string[]; imports: Import[] } => {
  const files = [...ENTRIES]
  const imports: Import[] = []
  // The list grows while it is walked.
  for (const file of files)
    for (const found of readImports(ROOT, file).filter(({ isType }) => !isType)) {
      imports.push(found)
      if (found.file?.endsWith('.ts') && !files.includes(found.file)) files.push(found.file)
    }
  return { files, imports }
}

const runTime = readRunTime()
const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

t.test('the server runs without development packages', async t => {
  const packages = runTime.imports
    .filter(({ file, specifier }) => file === null && !isBuiltin(specifier))
    .map(({ specifier }) => packageOf(specifier))
  t.ok(packages.includes('fastify'))
  for (const name of new Set(packages)) t.ok(Object.hasOwn(dependencies, name), name)
})

const stages = container.split(/^FROM /m).slice(1)
const lastStage = stages.at(-1) ?? ''
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  )

t.test('what the container file copies and runs exists', async t => {
  const sources = stages.flatMap(copied)
  t.ok(sources.length > 8)
  for (const source of sources) t.ok(existsSync(join(ROOT, source)), source)
  const named = [...container.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name)
  t.same(named, ['build'])
  for (const name of named) t.ok(Object.hasOwn(scripts, name), name)
  t.match(
    lastStage,
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, ENTRIES[0]]).replaceAll(',', ', ')}`,
  )
})

t.test('every file that the server loads is in the image', async t => {
  const sources = copied(lastStage)
  const isCopied = (file: string) =>
    sources.some(source => file === source || file.startsWith(`${source}/`))
  t.ok(runTime.files.length > 100)
  t.same(
    runTime.files.filter(file => !isCopied(file)),
    [],
  )
})

t.test('the image runs on our Node, as a user without rights, and tells its health', async t => {
  const version = textOf('.nvmrc').trim()
  for (const stage of stages) t.match(stage, new RegExp(`^node:${version}-slim`))
  t.match(lastStage, /^USER node$/m)
  t.match(lastStage, /^VOLUME \/data$/m)
  t.match(lastStage, /DATA_DIR=\/data\b/)
  t.match(lastStage, /^HEALTHCHECK [\s\S]*\/healthz/m)
})

t.test(
  'the compose file sets variables that the server knows, and leaves no secret to chance',
  async t => {
    const [, app = ''] = compose.split(/^ {2}app:$/m)
    const [, block = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(app) ?? []
    const names = [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
    const known = textOf('api/config.ts')
    t.ok(names.length > 8)
    for (const name of names) t.match(known, new RegExp(`^  ${name}: \\{`, 'm'), name)
    for (const name of ['POSTGRES_PASSWORD', 'JWT_SECRET'])
      for (const [use] of compose.matchAll(new RegExp(`\\$\\{${name}[^}]*\\}`, 'g')))
        t.match(use, `\${${name}:?set it`, use)
    t.notMatch(compose, '\t', 'YAML knows no tabs')
    t.match(app, /condition: service_healthy/)
    t.ok(existsSync(join(ROOT, /dockerfile: (\S+)/.exec(app)?.[1] ?? 'none')))
  },
)

t.test('the compose file is one to its own program', async t => {
  // Version 1 does not know the name of the project.
  const file = join(t.testdir(), 'compose.yaml')
  writeFileSync(file, compose.replace(/^name:.*$/m, ''))
  const { error, status, stderr } = spawnSync('docker-compose', ['-f', file, 'config', '--quiet'], {
    encoding: 'utf8',
    env: { ...process.env, POSTGRES_PASSWORD: 'a', JWT_SECRET: 'b' },
  })
  if (error) t.pass('docker-compose is not installed here')
  else t.equal(status, 0, stderr)
})

t.test('systemd accepts the unit', async t => {
  const file = join(t.testdir(), 'ai-debater-tutor.service')
  // Verifying wants the program to be there.
  const start = /^ExecStart=\S+/m
  writeFileSync(file, unit.replace(start, `ExecStart=${process.execPath}`))
  t.match(
    unit,
    new RegExp(`^ExecStart=\\S+/bin/node ${[...SERVER_FLAGS, ENTRIES[0]].join(' ')}$`, 'm'),
  )
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  })
  if (error) t.pass('systemd is not installed here')
  else t.equal(status, 0, stderr)
})

t.test('server and proxies agree on the port', async t => {
  for (const file of ['nginx.conf', 'Caddyfile'])
    t.match(textOf(`scripts/deploy/${file}`), '127.0.0.1:3000')
  t.match(container, 'PORT=3000')
})
