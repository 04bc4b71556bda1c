import t from 'tap'
import { chooseChromium, type Machine, type Source } from './choose-chromium.ts'

/** A machine without a Chromium on which everything that is got runs. */
const machine = (parts: Partial<Machine> = {}): Machine => ({
  given: undefined,
  runs: () => true,
  find: () => undefined,
  sources: [],
  ...parts,
})
const source = (name: string): Source => ({ name, get: () => `/from/${name}` })
const failing = (name: string): Source => ({
  name,
  get: () => {
    throw new Error(`${name} is offline.`)
  },
})

t.test('the one of CHROMIUM_PATH comes before every other', async t => {
  const find = () => '/usr/bin/chromium'
  t.equal(chooseChromium(machine({ given: '/my/chromium', find })), '/my/chromium')
  t.equal(chooseChromium(machine({ given: '', find })), '/usr/bin/chromium', 'empty is unset')
})

t.test('a CHROMIUM_PATH that does not run is a mistake, not a wish for another', async t => {
  const wrong = machine({ given: '/my/chromium', runs: path => path !== '/my/chromium' })
  t.throws(() => chooseChromium({ ...wrong, find: () => '/usr/bin/chromium' }), {
    message: /^CHROMIUM_PATH is \/my\/chromium, which does not run\. Install Chromium/,
  })
})

t.test('one on the machine comes before installing or fetching one', async t => {
  const sources = [failing('apt-get')]
  t.equal(chooseChromium(machine({ find: () => '/opt/chrome', sources })), '/opt/chrome')
})

t.test('sources are tried in their order until one gives a Chromium that runs', async t => {
  const both = [source('apt-get'), source('package')]
  t.equal(chooseChromium(machine({ sources: both })), '/from/apt-get')
  t.equal(
    chooseChromium(machine({ sources: [failing('apt-get'), source('package')] })),
    '/from/package',
  )
  const runs = (path: string) => path !== '/from/apt-get'
  t.equal(chooseChromium(machine({ sources: both, runs })), '/from/package')
})

t.test('when none can be had, a sentence tells every reason and how to mend it', async t => {
  const sources = [failing('apt-get'), source('package')]
  t.throws(() => chooseChromium(machine({ sources, runs: () => false })), {
    message:
      /there is none\. apt-get is offline\. The one of package does not run here\. Install Chromium .* or set CHROMIUM_PATH/,
  })
})
