import t from 'tap'
import { lastReply, play } from '../play-opponent.ts'

const FERRY = { motion: 'The ferry should sail at night', userStance: 'for' } as const
const GATE = { motion: '公园的大门晚上应该锁上', language: 'zh', userStance: 'for' } as const

t.test('an objection and the answer to it are asked about together', async t => {
  const reply = await lastReply(
    FERRY,
    'Some will say that lamps frighten the birds. But the birds come back before noon.',
  )
  t.match(reply, '“lamps frighten the birds”')
  t.match(reply, '“the birds come back before noon”')
  const chinese = await lastReply(GATE, '有人会说锁门的人太累。可是门房本来就通宵值班。')
  t.match(chinese, '“门房本来就通宵值班”')
})

t.test('an answer to our own question is not asked about as if it were a thesis', async t => {
  const [, , reply = ''] = await play(FERRY, [
    'The quay is long.',
    'Against it? The night crew is tired. The quay is lit anyway, so the bakers find the boat.',
  ])
  t.notMatch(reply, 'The night crew is tired')
})

t.test(
  'the newest turn is asked about, and never the motion as if the user had said it',
  async t => {
    const [, , , reply = ''] = await play(FERRY, [
      'The bakers cross the bay on the ferry every morning and the night ferry is their road.',
      'The bay at night is calm and the ferry is warm inside.',
      'The clinic on the island is closed and the ferry is the road there.',
    ])
    t.match(reply, /“The clinic on the island is closed[^”]*”|“the ferry is the road there”/)
    t.notMatch(reply, '“The ferry should sail at night”')
  },
)
