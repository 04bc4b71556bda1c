import t from 'tap'
import { play } from '../play-opponent.ts'
import { toUser } from './to-user.ts'

t.test('what a motion says of its author is said to the author', async t => {
  const [opening = ''] = await play(
    { motion: 'My aunt should stop checking my lamps at night', userStance: 'for' },
    [],
  )
  t.match(opening, /your aunt stop checking your lamps/)
  t.notMatch(opening, /\bmy (?:aunt|lamps)\b/)
})

t.test('only words for the speaker are turned', t => {
  t.equal(
    toUser('giving us and our mice a mint in the army', 'en'),
    'giving us and your mice a mint in the army',
  )
  t.equal(toUser('我们楼让我妈晚点交钱', 'zh'), '你们楼让您妈晚点交钱')
  t.end()
})
