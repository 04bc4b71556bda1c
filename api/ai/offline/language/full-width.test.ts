import t from 'tap'
import { inFullWidth } from './full-width.ts'

t.test('half-width marks between Chinese words become those of Chinese', async t => {
  t.equal(
    inFullWidth('雾大的时候,船回不来:灯太暗!谁来修? 没人.'),
    '雾大的时候，船回不来：灯太暗！谁来修？没人。',
  )
  t.equal(inFullWidth('去年修了12次,今年一次也没有'), '去年修了12次，今年一次也没有')
  t.equal(inFullWidth('涨了10%,大家都走了'), '涨了10%，大家都走了')
  t.equal(inFullWidth('他说"等一等",就走了'), '他说"等一等"，就走了')
})

t.test('figures, foreign words and dots keep theirs', async t => {
  for (const text of [
    '一共1,200条船',
    '八点12:30开船',
    '长3.5米',
    '也许...吧',
    'the pier, the boat',
  ])
    t.equal(inFullWidth(text), text)
})
