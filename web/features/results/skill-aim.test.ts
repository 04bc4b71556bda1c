import t from 'tap'
import { SKILLS } from '#schema/constants.ts'
import { BAND_COUNT, BAND_SIZE, type RubricTest, testsOf } from '#schema/rubric/rubric.ts'
import { enResults } from '../../lib/i18n/en-results.ts'
import { zhResults } from '../../lib/i18n/zh-results.ts'
import { aimOf } from './skill-aim.ts'

const LEVELS = testsOf('organization', 'text')

/** The ids of all tests of the lowest levels. */
const metIn = (levels: readonly RubricTest[][], count: number) =>
  levels
    .slice(0, count)
    .flat()
    .map(test => test.id)

t.test(
  'a strong skill with nothing met above it is shown what the band above asks for',
  async t => {
    const aim = aimOf(LEVELS, 61.7, metIn(LEVELS, 3))
    t.same(aim, { kind: 'band', band: 4, tests: LEVELS[3] })
    t.equal(enResults.tests.band('Excellent'), 'For the next band, “Excellent”')
    t.equal(zhResults.tests.band('卓越'), '要达到下一级“卓越”')
  },
)

t.test('each band below the highest is shown the way to the next, in every skill', async t => {
  for (const skill of SKILLS) {
    const levels = testsOf(skill, 'voice')
    for (let band = 0; band < BAND_COUNT - 1; band += 1)
      t.match(
        aimOf(levels, band * BAND_SIZE, metIn(levels, band)),
        { kind: 'band', band: band + 1, tests: levels[band] ?? [] },
        `${skill} ${band}`,
      )
  }
})

t.test('above the highest band there is none: its tests are for the highest scores', async t => {
  t.same(aimOf(LEVELS, 82.6, metIn(LEVELS, 4)), { kind: 'highest', tests: LEVELS[4] })
  t.same(aimOf(LEVELS, 100, metIn(LEVELS, 5)), { kind: 'highest', tests: LEVELS[4] })
})

t.test('no band is promised where a score and its tests disagree', async t => {
  const capped = aimOf(LEVELS, 40, metIn(LEVELS, 3))
  t.same(capped, { kind: 'next', tests: LEVELS[3] })
  const ahead = aimOf(LEVELS, 61.7, metIn(LEVELS, 1))
  t.same(ahead, { kind: 'next', tests: LEVELS[1] })
})
