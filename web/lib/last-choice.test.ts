import t from 'tap'
import { readLastChoice, rememberChoice } from './last-choice.ts'
import { writeItem } from './storage.ts'

t.test('the first debate of all is easy, and the next is like the last', async t => {
  t.match(readLastChoice(), { mode: 'text', options: { level: 'beginner', prepTime: 0 } })
  const chosen = {
    mode: 'voice',
    options: { level: 'tournament', style: 'coach', prepTime: 120 },
  } as const
  rememberChoice(chosen)
  t.same(readLastChoice(), chosen)
})

t.test('what is no choice of now is not taken', async t => {
  for (const stored of ['{broken', 'null', '{"level":"expert","prepTime":1e9,"mode":"dance"}']) {
    writeItem('local', 'debateChoice', stored)
    t.match(readLastChoice(), { mode: 'text', options: { level: 'beginner', prepTime: 0 } })
  }
})
