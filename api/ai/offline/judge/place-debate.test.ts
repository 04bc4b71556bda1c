import t from 'tap'
import { SKILLS } from '#schema/constants.ts'
import { recordOf } from '../data/record-of.ts'
import { placeDebate } from './place-debate.ts'
import { PLACEMENT } from './placement.ts'
import { CASE_FIGURES, FIGURES } from './read-figures.ts'

const unknown = { own: recordOf(CASE_FIGURES, () => null), all: recordOf(FIGURES, () => null) }

t.test('where nobody can tell, a debate stands in the middle', async t => {
  const placed = placeDebate(unknown, 'en', PLACEMENT)
  for (const skill of SKILLS) t.ok(placed[skill] > 35 && placed[skill] < 65, `${skill}`)
})

t.test('every weight has the sign that a coach would give it', async t => {
  for (const { weights } of [PLACEMENT.level, PLACEMENT.refutation])
    for (const [figure, weight] of Object.entries(weights))
      t.ok(
        ['emptyTalk', 'asserting', 'hedging'].includes(figure) ? weight <= 0 : weight >= 0,
        figure,
      )
})

t.test('one unusual figure cannot decide, and no place is outside 0 to 100', async t => {
  for (const figure of CASE_FIGURES)
    for (const value of [-1e9, 1e9]) {
      const own = { ...unknown.own, [figure]: value }
      const placed = placeDebate({ ...unknown, own }, 'zh', PLACEMENT)
      for (const skill of SKILLS) t.ok(placed[skill] >= 0 && placed[skill] <= 100, skill)
      t.ok(Math.abs(placed.depth - placeDebate(unknown, 'zh', PLACEMENT).depth) <= 35, figure)
    }
})
