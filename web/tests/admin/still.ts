import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { holdBack, layoutShift } from '../layout-shift.ts'
import { MOVING } from '../open-browser.ts'
import { rowsOf, shown, showsRows, signedIn } from './app.ts'

/** The debates of app.ts and the one that was news. */
const ALL = 15
const LARGE = { width: 1440, height: 900 }
/** Times this machine's; waiting for the turn to compute is computing too. */
const SLOWER = 6

t.test(
  'nothing moves when rows, none or a failure arrive, and 14 rows are seen at once',
  wholeOnly,
  async t => {
    const { page } = await signedIn('/favicon.svg', { viewport: LARGE, ...MOVING })
    const arrive = async (path: string, ready: () => Promise<unknown>) => {
      const letGo = await holdBack(page, '**/graphql')
      await page.goto(path)
      await page.locator('tbody tr').first().waitFor()
      const height = await page
        .locator('tbody tr')
        .nth(1)
        .evaluate(row => row.clientHeight)
      letGo()
      await ready()
      t.equal(await layoutShift(page), 0, path)
      await page.unrouteAll({ behavior: 'wait' })
      return height
    }
    t.equal(await arrive('/admin/dashboard', () => showsRows(page, ALL)), 44, 'shapes of 44 px')
    t.equal(
      await rowsOf(page)
        .first()
        .evaluate(row => row.clientHeight),
      44,
      'rows of 44 px',
    )
    const seen = await page.evaluate(() => {
      const pager = document.querySelector('select')?.parentElement?.parentElement
      const end = pager?.getBoundingClientRect().top ?? 0
      const rows = [...document.querySelectorAll('tbody tr[tabindex]')]
      return rows.filter(row => row.getBoundingClientRect().bottom <= end).length
    })
    t.ok(seen >= 14, `${seen} rows above the fold`)
    await page.getByRole('columnheader', { name: 'Start Time' }).waitFor()
    t.equal(
      await page.locator('th[aria-sort="descending"]').innerText(),
      'Start Time\n↓',
      'the order is shown, also the one that nobody asked for',
    )
    await page.getByRole('button', { name: 'Start Time' }).click()
    await page.waitForURL(/sort=startTime\.asc/)
    await page.getByText('Popular Debate Topics').scrollIntoViewIfNeeded()
    const top = await page
      .locator('th')
      .first()
      .evaluate(head => head.getBoundingClientRect().top)
    const bar = page.getByRole('searchbox')
    const barEnd = await bar.evaluate(field => field.getBoundingClientRect().bottom)
    t.ok(top >= barEnd && top - barEnd < 20, 'search and header stay while rows scroll')
    await arrive('/admin/dashboard?search=nothing+of+it', () => shown(page, 'No debate results'))
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await showsRows(page, ALL)
    await page.route('**/graphql', route => route.abort())
    await page.goto('/admin/users')
    await shown(page, 'Failed to load users')
    t.equal(await layoutShift(page), 0, 'a failure')
  },
)

t.test(
  'columns are pulled wider and to another place, and a view keeps both',
  wholeOnly,
  async t => {
    const { page } = await signedIn('/admin/dashboard', { viewport: LARGE })
    await showsRows(page, ALL)
    const head = (name: string) => page.getByRole('columnheader', { name })
    const widthOf = (name: string) =>
      head(name).evaluate(cell => Math.round(cell.getBoundingClientRect().width))
    const before = await widthOf('Stance')
    const box = await head('Stance').boundingBox()
    if (!box) return t.fail('the header is not drawn')
    await page.mouse.move(box.x + box.width - 4, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width + 56, box.y + 10, { steps: 4 })
    await page.mouse.up()
    await page.waitForURL(/width=stance\.\d+/)
    t.equal(await widthOf('Stance'), before + 60)
    await page.getByRole('button', { name: 'Score' }).dragTo(head('Stance'))
    await page.waitForURL(/columns=user%2Ctopic%2Cscore%2Cstance/)
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByLabel('Name of the view').fill('Wide')
    await page.getByRole('button', { name: 'Save this view' }).click()
    const view = page.getByRole('button', { name: 'Wide', exact: true })
    await view.waitFor()
    await page.goto('/admin/dashboard')
    await showsRows(page, ALL)
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await view.click()
    await page.waitForURL(/width=stance/)
    t.same((await page.locator('thead th').allInnerTexts()).slice(2, 4), ['Score', 'Stance'])
    t.equal(await widthOf('Stance'), before + 60)
  },
)

t.test('on a phone rows are stacked, and filters and order are in a sheet', async t => {
  const { page } = await signedIn('/admin/dashboard', { viewport: { width: 390, height: 844 } })
  const first = page.getByRole('list', { name: 'Debate Results' }).getByRole('listitem').first()
  await first.getByText('Breaking news should be slower').waitFor()
  t.equal(await page.getByRole('table', { name: 'Debate Results' }).count(), 0)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const order = page.getByLabel('Order')
  const sheet = await page.locator('[popover]:popover-open').boundingBox()
  t.same([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)], [0, 390, 844])
  await order.selectOption({ label: 'Score, highest first' })
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/sort=score\.desc/)
  await first.getByText('Tea is better than coffee').waitFor()
})

t.test('on a phone no figure of a user is cut off', async t => {
  const { page } = await signedIn('/admin/users', { viewport: { width: 390, height: 844 } })
  const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()
  await row.getByText('Debate Sessions').waitFor()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = await row.evaluate(each => {
      const { bottom, right } = each.getBoundingClientRect()
      const facts = [...(each.lastElementChild?.children ?? [])].filter(fact => {
        const edges = fact.getBoundingClientRect()
        const isInside = edges.bottom <= bottom && edges.right <= right
        return !isInside || fact.scrollWidth > fact.clientWidth
      })
      return facts.map(fact => fact.textContent)
    })
    t.same(cut, [], `at ${width}`)
  }
})

t.test('on a slow machine each change asks once, and its rows come', wholeOnly, async t => {
  const { page } = await signedIn('/admin/dashboard', { viewport: LARGE })
  await showsRows(page, ALL)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName)
  })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const orders = ['descending', 'ascending', 'descending', 'ascending']
  for (const order of orders) {
    await page.getByRole('button', { name: 'Score' }).click()
    await page.locator(`th[aria-sort="${order}"]`, { hasText: 'Score' }).waitFor()
    await page.locator('[aria-label="Debate Results"][aria-busy="false"]').waitFor()
  }
  await slow.detach()
  t.same(
    asked,
    orders.map(() => 'Debates'),
  )
})
