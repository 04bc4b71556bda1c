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
    mend: 'mend the types named above',
  },
  {
    name: 'lint and format',
    program: bin('biome'),
    args: ['check', '.'],
    mend: 'npm run format mends most of it',
  },
  {
    name: 'line widths',
    program: process.execPath,
    args: ['scripts/check-lines.ts'],
    mend: 'break the lines named above, build long expressions from named parts',
  },
  {
    name: 'import rules',
    program: process.execPath,
    args: ['scripts/check-imports.ts'],
    mend: 'move the code or the import',
  },
  {
    name: 'nothing unused',
    program: bin('knip'),
    args: ['--config', 'scripts/knip.jsonc', '--include', 'files,dependencies,exports,types'],
    mend: 'delete what is named above, or its `export`',
  },
  {
    name: 'type names',
    program: process.execPath,
    args: ['scripts/check-type-names.ts'],
    mend: 'give each of the types a name of its own',
  },
  {
    name: 'motions',
    program: process.execPath,
    args: ['scripts/check-motions.ts'],
    mend: 'mend the files named above',
  },
  {
    name: 'language data',
    program: process.execPath,
    args: ['scripts/check-language-data.ts'],
    mend: 'mend the lines named above',
  },
  {
    name: 'descriptions of GraphQL',
    program: process.execPath,
    args: ['scripts/check-sdl.ts'],
    mend: 'describe in schema/graphql what is named above',
  },
  {
    name: 'generated types',
    program: process.execPath,
    args: ['scripts/codegen.ts', '--check'],
    mend: 'run npm run codegen',
  },
]

const failed = CHECKS.filter(({ name, program, args, mend }) => {
  const startedAt = Date.now()
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(status === 0 ? `✔ ${name} (${seconds} s)` : `✖ ${name}: ${mend}`)
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
