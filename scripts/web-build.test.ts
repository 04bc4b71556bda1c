import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { build } from 'vite'

const CONFIG = join(import.meta.dirname, '../web/vite.config.ts')

/** Builds a page with the web app's own settings; answers the folder that was written. */
const buildPage = async (root: string): Promise<string> => {
  const outDir = join(root, 'out')
  await build({ root, configFile: CONFIG, logLevel: 'silent', build: { outDir } })
  return outDir
}

const page = (script: string) => ({
  'index.html': '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
  'main.js': script,
  public: { 'sign.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
})

t.test('every text file of a build stands there compressed', async t => {
  const folder = await buildPage(t.testdir(page('document.title = "y"')))
  for (const name of ['index.html', 'sign.svg'])
    for (const ending of ['', '.br', '.gz']) t.ok(existsSync(join(folder, `${name}${ending}`)))
})

t.test('a build that fails says why', async t => {
  const root = t.testdir(page('import { x } from "./missing.js"\nx()'))
  await t.rejects(buildPage(root), { message: /\.\/missing\.js/ })
})
