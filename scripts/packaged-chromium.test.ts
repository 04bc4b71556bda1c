import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import t from 'tap'
import { getPackagedChromium, runsHere } from './packaged-chromium.ts'

const quiet = () => undefined

/** An archive of the package's shape; its Chromium is a script that tells how it was started. */
const makeArchive = (folder: string): string => {
  const bin = join(folder, 'package/bin')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  mkdirSync(join(folder, 'fonts'))
  mkdirSync(bin, { recursive: true })
  const compress = (name: string, contents: Buffer) =>
    writeFileSync(join(bin, `${name}.br`), brotliCompressSync(contents))
  const tar = (path: string) => execFileSync('tar', ['-cf', '-', '-C', folder, path])
  compress('chromium', Buffer.from('#!/bin/sh\necho "$LD_LIBRARY_PATH|$FONTCONFIG_FILE|$*"\n'))
  compress('al2023.tar', tar('lib'))
  compress('fonts.tar', tar('fonts'))
  compress('swiftshader.tar', tar('lib'))
  const archive = join(folder, 'archive.tgz')
  execFileSync('tar', ['-czf', archive, '-C', folder, 'package'])
  return archive
}

const integrityOf = (file: string) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`

const openSource = (folder: string) => {
  const made = makeArchive(folder)
  let downloads = 0
  const download = (into: string) => {
    downloads += 1
    const archive = join(into, 'archive.tgz')
    writeFileSync(archive, readFileSync(made))
    return archive
  }
  return { source: { download, integrity: integrityOf(made) }, downloads: () => downloads }
}

t.test('it is fetched once, and starts with its own libraries and fonts', async t => {
  const cache = join(t.testdir(), 'a folder')
  const { source, downloads } = openSource(t.testdir({ made: {} }))
  const program = getPackagedChromium(cache, quiet, source)
  const folder = join(program, '..')
  t.equal(
    execFileSync(program, ['--version', 'a b'], { encoding: 'utf8' }),
    `${folder}/libraries/lib|${folder}/fonts.conf|--version a b\n`,
  )
  t.same(readdirSync(folder).sort(), [
    ...['chromium', 'fonts', 'fonts.conf', 'lib', 'libraries', 'start-chromium'],
  ])
  t.equal(getPackagedChromium(cache, quiet, source), program)
  t.equal(downloads(), 1)
})

t.test('what is not the expected package is never started, and nothing of it stays', async t => {
  const cache = t.testdir({ cache: {} })
  const { source } = openSource(t.testdir({ made: {} }))
  t.throws(() => getPackagedChromium(cache, quiet, { ...source, integrity: 'sha512-other' }), {
    message: /could not be fetched: its contents are not the expected ones\.$/,
  })
  t.notOk(existsSync(join(cache, 'chromium')))
})

t.test('what an interrupted run left and older versions are removed', async t => {
  const cache = t.testdir({ chromium: { '1.0.0': {}, '153.0.0.unfinished': { chromium: 'half' } } })
  const { source } = openSource(join(cache, 'made'))
  getPackagedChromium(cache, quiet, source)
  t.same(readdirSync(join(cache, 'chromium')), ['153.0.0'])
})

t.test('the package is for Linux on x64 alone', async t => {
  t.ok(runsHere('linux', 'x64'))
  t.notOk(runsHere('linux', 'arm64'))
  t.notOk(runsHere('darwin', 'x64'))
})
