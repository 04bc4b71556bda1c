import t, { type Test } from 'tap'
import { whyInstall } from './install.mjs'

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha-a' },
    'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha-b' },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha-t', dev: true },
    'node_modules/other-platform': { version: '1.0.0', integrity: 'sha-o', optional: true },
  },
}
const folder = () => ({ 'package.json': '{}' })

/**
 * A project with a lock file;
 * `installed` are npm's records of what it installed, `folders` what is really there.
 */
const project = (test: Test, installed: object | null, folders: object) =>
  test.testdir({
    'package-lock.json': JSON.stringify(LOCK),
    node_modules: {
      ...(installed && { '.package-lock.json': JSON.stringify({ packages: installed }) }),
      ...folders,
    },
  })

const { '': _, 'node_modules/other-platform': __, ...all } = LOCK.packages
const { 'node_modules/tool': ___, ...used } = all
const allFolders = { a: { ...folder(), node_modules: { b: folder() } }, tool: folder() }

t.test('nothing is installed again when all is there', async t => {
  t.equal(whyInstall(project(t, all, allFolders), { tools: true }), null)
})

t.test('tools are only wanted by commands that need them', async t => {
  const root = project(t, used, { a: allFolders.a })
  t.equal(whyInstall(root, { tools: false }), null)
  t.equal(whyInstall(root, { tools: true }), 'tool is missing')
})

t.test(
  'an install that was cut off, another version, and a folder that is gone are seen',
  async t => {
    t.equal(whyInstall(project(t, null, allFolders), { tools: true }), 'nothing is installed yet')
    const older = { ...all, 'node_modules/a': { version: '0.9.0', integrity: 'sha-a' } }
    t.match(whyInstall(project(t, older, allFolders), { tools: true }), /^a is not the version/)
    const gone = { ...allFolders, a: folder() }
    t.equal(whyInstall(project(t, all, gone), { tools: true }), 'the folder of b is missing')
  },
)

t.test('a lock file that is gone or broken is told', async t => {
  const broken = t.testdir({ 'package-lock.json': '{' })
  t.throws(() => whyInstall(broken, { tools: true }), /cannot be read as a lock file/)
})
