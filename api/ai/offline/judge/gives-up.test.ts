import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { givesUpIn } from './gives-up.ts'
import { hearDebate } from './hear-debate.ts'

const surrenderIn = (text: string, language: Language = 'en'): string | null => {
  const { ours } = hearDebate({
    debateId: 'd',
    motion: 'We should build a harbour',
    language,
    userStance: 'for',
    mode: 'text',
    turns: [{ turn_id: 'u', speaker: 'user', text }],
  })
  return givesUpIn({ concedes: ours[0] ?? null }, ours, language)?.text ?? null
}

t.test('giving the side up is said of a surrender, or of a turn that only agrees', async t => {
  t.ok(surrenderIn('I give up my position.'))
  t.ok(surrenderIn('You are right about the cranes. I also agree about the noise.'))
  t.ok(surrenderIn('好吧，我认输。', 'zh'))
})

t.test('to grant a point, in part or on the way to an answer, gives nothing up', async t => {
  for (const said of [
    'You are right about the cranes.',
    'So I give up one piece of my case.',
    'You have convinced me a bit about the cranes.',
    'I agree about the cranes. I agree about the noise, but the wages count for more.',
    'That “your side is right” is no reason.',
    'You said crane, so you win the golden crane.',
  ])
    t.equal(surrenderIn(said), null, said)
  t.equal(surrenderIn('噪音大这一点我承认。', 'zh'), null)
})
