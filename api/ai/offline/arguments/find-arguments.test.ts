import t from 'tap'
import type { Language, Stance } from '#schema/constants.ts'
import { findArguments } from './find-arguments.ts'

const idsOf = (key: string, language: Language, side: Stance) =>
  findArguments(key, language)?.[side].map(({ id }) => id.replace(`${key}/${side}/`, ''))

t.test('each language brings its own points in its own order', async t => {
  t.strictSame(idsOf('four-day-week', 'en', 'for')?.slice(0, 2), ['rested-focus', 'worn-out'])
  t.strictSame(idsOf('four-day-week', 'zh', 'for')?.slice(0, 2), ['worn-out', 'rested-focus'])
  t.notOk(idsOf('four-day-week', 'en', 'against')?.includes('orders-will-not-wait'))
  t.strictSame(idsOf('four-day-week', 'zh', 'against')?.slice(3), [
    'divided-workers',
    'orders-will-not-wait',
    'own-choice',
  ])
})

t.test('a motion without a file has no arguments', async t => {
  t.equal(findArguments('nobody-wrote-this', 'en'), null)
})
