/**
 * What the server's Node is started with. V8 would keep up to 128 MB of new objects, and
 * going through so many stops everything for up to 60 ms; with these it is at most 14 ms.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8']
/** V8 compiles and collects on the thread itself, so that a turn is charged with what it causes. */
const ON_ONE_THREAD = '--single-threaded'

/**
 * What each npm script runs. `tools`: it needs the packages for developers
 * too (tests, lint, types); `web`: it needs the built web app. A start by
 * somebody who only uses the product installs no tools. @type {Record<string,
 * { script: string, flags?: string[], args?: string[], tools: boolean, web: boolean }>}
 */
export const COMMANDS = {
  start: { script: 'api/server.ts', flags: SERVER_FLAGS, tools: false, web: true },
  dev: { script: 'scripts/dev.ts', tools: false, web: false },
  test: { script: 'scripts/run-tests.ts', tools: true, web: true },
  'test:whole': { script: 'scripts/run-tests.ts', args: ['--whole'], tools: true, web: true },
  check: { script: 'scripts/check.ts', tools: true, web: false },
  build: {
    script: 'node_modules/vite/bin/vite.js',
    args: ['build', 'web'],
    tools: false,
    web: false,
  },
  codegen: { script: 'scripts/codegen.ts', tools: true, web: false },
  db: { script: 'scripts/db.ts', tools: false, web: false },
  'ai:check': { script: 'scripts/ai-check.ts', tools: false, web: false },
  'draw:card': { script: 'scripts/draw-social-card.ts', tools: true, web: false },
  'draw:pictures': { script: 'scripts/draw-readme-pictures.ts', tools: true, web: true },
  'try:set-up': { script: 'scripts/try-set-up.ts', tools: true, web: false },
  bench: { script: 'scripts/bench/turns-and-reads.ts', tools: true, web: true },
  'bench:abuse': { script: 'scripts/bench/abuse.ts', tools: true, web: false },
  'bench:admin': { script: 'scripts/bench/admin-tables.ts', tools: true, web: false },
  'bench:screens': { script: 'scripts/bench/admin-screens.ts', tools: true, web: true },
  'bench:fuzz': { script: 'scripts/bench/fuzz.ts', tools: true, web: false },
  'bench:chaos': { script: 'scripts/bench/chaos.ts', tools: true, web: false },
  'bench:ends': { script: 'scripts/bench/login-ends.ts', tools: true, web: false },
  'bench:turn': { script: 'scripts/bench/turn.ts', tools: true, web: false },
  'bench:bundle': { script: 'scripts/bench/home-bundle.ts', tools: true, web: true },
  'bench:mend': { script: 'scripts/bench/mend.ts', tools: true, web: true },
  'bench:paint': { script: 'scripts/bench/home-paint.ts', tools: true, web: true },
  'bench:verdict': { script: 'scripts/bench/verdict.ts', tools: false, web: false },
  'bench:opponent': {
    script: 'scripts/bench/opponent.ts',
    flags: [...SERVER_FLAGS, ON_ONE_THREAD],
    tools: false,
    web: false,
  },
  'bench:judge': { script: 'scripts/bench/judge-figures.ts', tools: false, web: false },
  'bench:outside': { script: 'scripts/bench/outside-motions.ts', tools: false, web: false },
  'bench:review': { script: 'scripts/bench/review-figures.ts', tools: false, web: false },
  'bench:voice': { script: 'scripts/bench/voice.ts', tools: true, web: false },
  'bench:start': { script: 'scripts/bench/start.ts', tools: true, web: true },
  argue: { script: 'scripts/argue.ts', tools: false, web: false },
  score: { script: 'scripts/score-arguments.ts', tools: false, web: false },
  'print:debates': { script: 'scripts/print-debates.ts', tools: false, web: false },
  'train:judge': { script: 'scripts/train-judge.ts', tools: false, web: false },
  'train:placement': { script: 'scripts/train-placement.ts', tools: false, web: false },
  'train:firmness': { script: 'scripts/train-firmness.ts', tools: false, web: false },
  'train:words': { script: 'scripts/train-words.ts', tools: false, web: false },
  'train:hearing': { script: 'scripts/train-hearing.ts', tools: false, web: false },
  'train:pressing': { script: 'scripts/train-pressing.ts', tools: false, web: false },
}
