import t from 'tap'
import { nearestName } from './nearest-name.ts'

const KNOWN = [
  'page',
  'pageSize',
  'search',
  'stance',
  'status',
  'scoreMin',
  'startedFrom',
  'topicId',
]

t.test('the name that was probably meant', async t => {
  for (const [name, meant] of [
    ['staance', 'stance'],
    ['stanec', 'stance'],
    ['Status', 'status'],
    ['page_size', 'pageSize'],
    ['started_from', 'startedFrom'],
    ['scoremn', 'scoreMin'],
    ['topic', 'topicId'],
    ['colour', null],
    ['x', null],
    ['x'.repeat(10_000), null],
  ] as const)
    t.equal(nearestName(name, KNOWN), meant, name.slice(0, 20))
  t.equal(nearestName('page', []), null)
})
