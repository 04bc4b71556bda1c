import t from 'tap'
import { isAtLeast, whyNodeCannotStart } from './check-node.mjs'

const machine = (
  version: string,
  platform = 'linux',
  arch = 'x64',
  glibc: string | null = '2.36',
) =>
  ({
    version,
    platform,
    arch,
    report: { getReport: () => ({ header: glibc === null ? {} : { glibcVersionRuntime: glibc } }) },
  }) as unknown as NodeJS.Process

t.test('a Node that runs the sources starts anywhere', async t => {
  for (const version of ['v22.18.0', 'v24.0.0', 'v26.1.0'])
    for (const platform of ['linux', 'darwin', 'freebsd'])
      t.equal(whyNodeCannotStart(machine(version, platform)), null, `${version} ${platform}`)
})

t.test('an older one starts where a newer can be installed beside it', async t => {
  t.equal(whyNodeCannotStart(machine('v20.11.0')), null)
  t.equal(whyNodeCannotStart(machine('v22.17.1', 'linux', 'arm64')), null)
})

t.test('what cannot be started is told what to install, before anything is', async t => {
  t.match(whyNodeCannotStart(machine('v18.20.8')), /^Node 20\.11 or newer .* this is v18\.20\.8/)
  t.match(whyNodeCannotStart(machine('v20.10.0')), /^Node 20\.11 or newer/)
  t.match(
    whyNodeCannotStart(machine('v20.19.0', 'darwin', 'arm64')),
    /^Node 22\.18 .* darwin-arm64/,
  )
  t.match(whyNodeCannotStart(machine('v20.19.0', 'linux', 'x64', null)), /^Node 22\.18/, 'musl')
  t.match(
    whyNodeCannotStart(machine('v20.19.0', 'linux', 'x64', '2.27')),
    /^Node 22\.18/,
    'old glibc',
  )
})

t.test('versions are compared as numbers', async t => {
  t.ok(isAtLeast('v22.18.0', [22, 18]))
  t.ok(isAtLeast('v22.9.0', [22, 8]))
  t.notOk(isAtLeast('v22.9.0', [22, 18]))
  t.notOk(isAtLeast('v8.99.0', [22, 18]))
})
