import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

/** All of them run even when one fails, so that every error is reported at once. */
const CHECKS = [
  {
    name: 'types',
    program: bin('tsc'),
    args: ['--noEmit', '-p', '.'],
    fix: 'correct the types named above',
  },
  {
    name: 'lint and format',
    program: bin('biome'),
    args: ['check', '.'],
    fix: 'npm run format corrects most of it',
  },
  {
    name: 'line widths',
    program: process.execPath,
    args: ['scripts/check-lines.ts'],
    fix: 'break the lines named above, build long expressions from named parts',
  },
  {
    name: 'import rules',
    program: process.execPath,
    args: ['scripts/check-imports.ts'],
    fix: 'move the code or the import',
  },
  {
    name: 'nothing unused',
    program: bin('knip'),
    args: ['--config', 'scripts/knip.ts', '--include', 'files,dependencies,exports,types'],
    fix: 'delete what is named above, or its `export`',
  },
  {
    name: 'nothing for tests alone',
    program: bin('knip'),
    args: ['--production', '--config', 'scripts/knip.ts', '--include', 'exports,types'],
    fix: 'delete what is named above with its test, or say `@internal`',
  },
  {
    name: 'type names',
    program: process.execPath,
    args: ['scripts/check-type-names.ts'],
    fix: 'give each of the types a name of its own',
  },
  {
    name: 'motions',
    program: process.execPath,
    args: ['scripts/check-motions.ts'],
    fix: 'correct the files named above',
  },
  {
    name: 'concept cards',
    program: process.execPath,
    args: ['scripts/check-concepts.ts'],
    fix: 'correct the files named above',
  },
  {
    name: 'language data',
    program: process.execPath,
    args: ['scripts/check-language-data.ts'],
    fix: 'correct the lines named above',
  },
  {
    name: 'coded debates',
    program: process.execPath,
    args: ['scripts/check-coded-debates.ts'],
    fix: 'correct the files named above',
  },
  {
    name: 'descriptions of GraphQL',
    program: process.execPath,
    args: ['scripts/check-sdl.ts'],
    fix: 'describe in schema/graphql what is named above',
  },
  {
    name: 'generated types',
    program: process.execPath,
    args: ['scripts/codegen.ts', '--check'],
    fix: 'run npm run codegen',
  },
]

const failed = CHECKS.filter(({ name, program, args, fix }) => {
  const startedAt = Date.now()
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(status === 0 ? `✔ ${name} (${seconds} s)` : `✖ ${name}: ${fix}`)
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
