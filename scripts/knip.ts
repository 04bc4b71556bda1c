import type { KnipConfig } from 'knip'
import { COMMANDS } from './setup/commands.mjs'

/** With it, what tests alone use is unused, but for what says `@internal`. */
const isProduction = process.argv.includes('--production')

/** What npm runs of ours. */
const STARTED = Object.values(COMMANDS)
  .map(({ script }) => script)
  .filter(script => script.endsWith('.ts'))

const config: KnipConfig = {
  entry: [
    ...STARTED.map(script => `${script}!`),
    // Started by check.ts, by open-lane.ts and by benchmarks.
    'scripts/{check-*,test-lane}.ts!',
    'scripts/bench/{bare-page,bare-route,voice-relay,voice-upstream}.ts!',
    'web/main.tsx!',
    'web/vite.config.ts!',
    // Built by themselves by prerender-home.ts.
    'web/prerender/draw-home.tsx!',
    'web/prerender/suit-visitor.ts!',
    // For integrators; a test runs them.
    'scripts/examples/*.ts!',
    // Found by their folder, and by the worker's address.
    'scripts/bench/abuse/attacks/*.ts!',
    'scripts/bench/abuse/other.ts!',
    // Loaded with --import by fuzz/server.ts.
    'scripts/bench/fuzz/watch-loop.ts!',
    // Loaded with --import by run-child.mjs.
    'scripts/setup/lifeline.mjs!',
    'db/migrations/*.ts!',
    '**/*.test.ts',
  ],
  project: [
    '{api,db,schema,scripts,web}/**/*.{ts,tsx,mjs}!',
    '!**/*.test.ts!',
    '!{api,web}/tests/**!',
    '!db/{kept-rows,test-database}.ts!',
  ],
  ignore: ['**/generated/**'],
  // What a file uses itself may be exported to a test.
  ignoreExportsUsedInFile: isProduction,
  // Named by a path into the package: the fonts in web/fonts.css, axe-core by the browser tests.
  ignoreDependencies: ['@fontsource-variable/inter', '@fontsource-variable/newsreader', 'axe-core'],
}

export default config
