import { join } from 'node:path'
import t from 'tap'
import { readImports } from './read-imports.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * What a file loads before it runs, and what that loads: packages by name, ours by path.
 * With `lazies` what it may load later, too.
 */
const loadedBy = (file: string, lazies = false, seen = new Set<string>()): Set<string> => {
  for (const { file: target, specifier, isLazy, isType } of readImports(ROOT, file)) {
    const name = target ?? specifier
    if ((isLazy && !lazies) || isType || seen.has(name)) continue
    seen.add(name)
    if (target !== null && /\.tsx?$/.test(target)) loadedBy(target, lazies, seen)
  }
  return seen
}

t.test('the browser gets the types of what travels; shapes and zod stay away', async t => {
  const loaded = [...loadedBy('web/main.tsx', true)]
  t.ok(loaded.includes('web/lib/rest.ts') && loaded.includes('web/features/admin/admin-calls.ts'))
  t.ok(loaded.includes('schema/constants.ts'))
  t.strictSame(
    loaded.filter(name => name === 'zod' || name.startsWith('schema/rest/')),
    [],
  )
})

t.test('a start loads no AI before one is chosen, and no parser for motions', async t => {
  const first = loadedBy('api/start/start-server.ts')
  t.notOk(first.has('fastify'), 'a fault of the configuration is told before the rest is loaded')
  const loaded = [...loadedBy('api/server.ts'), ...first, ...loadedBy('api/app.ts')]
  t.ok(loaded.includes('api/ai/choose.ts') && loaded.includes('db/seed.ts'))
  t.strictSame(
    loaded.filter(name => /^(api\/ai\/(offline|openai)\/|openai|js-yaml)/.test(name)),
    [],
  )
})

t.test('each provider loads nothing of the other', async t => {
  const offline = [
    ...loadedBy('api/ai/offline/opponent/create-opponent.ts'),
    ...loadedBy('api/ai/offline/opponent/plan-opening.ts'),
    ...loadedBy('api/ai/offline/opponent/plan-reply.ts'),
    ...loadedBy('api/ai/offline/judge/create-judge.ts'),
    ...loadedBy('api/ai/offline/judge/judge-debate.ts'),
  ]
  t.ok(offline.includes('schema/motions/read-motion.ts'))
  t.notOk(offline.some(name => name.startsWith('api/ai/openai') || name.startsWith('openai')))
  t.notOk(offline.includes('zod'), 'files are checked before they are served')
  const openAi = [...loadedBy('api/ai/openai/opponent.ts'), ...loadedBy('api/ai/openai/judge.ts')]
  t.ok(openAi.includes('openai'))
  t.notOk(openAi.some(name => name.startsWith('api/ai/offline') || name === 'js-yaml'))
})

t.test('the offline AI is chosen before what plans and judges is loaded', async t => {
  const chosen = [
    ...loadedBy('api/ai/offline/opponent/create-opponent.ts'),
    ...loadedBy('api/ai/offline/judge/create-judge.ts'),
  ]
  t.strictSame(
    chosen.filter(name => /plan-|judge-debate|weights|stock-arguments|read-motion/.test(name)),
    [],
  )
})
