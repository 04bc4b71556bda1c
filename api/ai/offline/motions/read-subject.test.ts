import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { readSubject, type Subject } from './read-subject.ts'

const change = (topic: string, favours = true): Subject => ({ kind: 'change', topic, favours })
const thing = (topic: string, favours = true): Subject => ({ kind: 'thing', topic, favours })
const choice = (topic: string, other: string): Subject => ({ kind: 'choice', topic, other })
const unread: Subject = { kind: 'unread' }

/** What whoever speaks for the motion has to show. */
const TABLE: readonly [Language, string, Subject][] = [
  ['en', 'We should abolish door-bells', change('abolishing door-bells')],
  ['en', 'Door-bells should not be abolished', change('abolishing door-bells', false)],
  [
    'en',
    'Our street should paint its doors blue',
    change('having our street paint its doors blue'),
  ],
  ['en', 'We should not knit our own flags', change('knitting our own flags', false)],
  ['en', 'This house regrets the decline of door-bells', thing('the decline of door-bells', false)],
  ['en', 'THR the rise of door-bells', thing('the rise of door-bells', false)],
  ['en', 'This house opposes door-bells', thing('door-bells', false)],
  ['en', 'This house celebrates long queues', thing('long queues')],
  ['en', 'Door-bells are overrated', thing('door-bells', false)],
  ['en', 'This house prefers knocking to ringing', choice('knocking', 'ringing')],
  ['en', 'Knocking is better than ringing', choice('knocking', 'ringing')],
  ['en', 'Door-bells or knockers?', choice('Door-bells', 'knockers')],
  ['en', 'At a gate: door-bells or knockers?', choice('door-bells', 'knockers')],
  ['en', 'Is it better to knock at a gate than to ring?', choice('knocking at a gate', 'ringing')],
  ['en', 'Does ringing wake the cat?', unread],
  ['en', 'This house regrets that doors are blue', unread],
  ['zh', '本院惋惜门铃的消失', thing('门铃的消失', false)],
  ['zh', '本院更喜欢敲门而不是按铃', choice('敲门', '按铃')],
  ['zh', '敲门还是按铃？', choice('敲门', '按铃')],
  ['zh', '应当取消门铃', change('取消门铃')],
]

t.test('what a motion is about, and its side, are read from its wording or not at all', async t => {
  for (const [language, motion, subject] of TABLE)
    t.strictSame(readSubject(motion, language, 'for'), subject, motion)
})

t.test('the other side has the contrary to show', async t => {
  t.strictSame(
    readSubject('We should abolish door-bells', 'en', 'against'),
    change('abolishing door-bells', false),
  )
  t.strictSame(
    readSubject('This house prefers knocking to ringing', 'en', 'against'),
    choice('ringing', 'knocking'),
  )
})

t.test('of whom a change is proposed is not left out', t => {
  t.strictSame(
    readSubject('The bakery should refuse customers who bring goats', 'en', 'for'),
    change('having the bakery refuse customers who bring goats', true),
  )
  t.strictSame(
    readSubject(
      'The rowing club should take the locker away from anyone who leaves it unused for a year',
      ...(['en', 'for'] as const),
    ),
    { kind: 'unread' },
  )
  t.end()
})
