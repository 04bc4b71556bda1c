import t, { type Test } from 'tap'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import { NOTES_BUDGET } from '#api/ai/prompts/case-notes.ts'
import { never } from '#api/tests/fake-openai/start-chat.ts'
import { debate, listen, startOpponent } from '#api/tests/fake-openai/start-opponent.ts'
import { LANGUAGES } from '#schema/constants.ts'
import { readMotion } from '#schema/motions/read-motion.ts'

const UNKNOWN = 'Knitting clubs should choose a treasurer by lot.'
const PREPARED: Partial<DebateSoFar> = { motionKey: 'ban-homework' }

/** What was sent: the rules, and among them the notes. */
const sentFor = async (test: Test, more: Partial<DebateSoFar>) => {
  const { fake, opponent } = await startOpponent(test)
  await listen(opponent.reply({ ...debate, ...more }, never()))
  const rules = fake.requests[0]?.body.messages[0]?.content ?? ''
  const notes = /\nNotes on what is usually said[^\n]*\n(.*?)\n\nForm:/s.exec(rules)?.[1] ?? ''
  return { rules, notes }
}

t.test(
  'a prepared motion is argued with notes: its own side, and what meets the person',
  async t => {
    const motion = readMotion('ban-homework')
    const { notes } = await sentFor(t, { ...PREPARED, userStance: 'for' })
    for (const { claim } of motion?.points.against ?? [])
      t.ok(notes.includes(`- Your point: ${claim.en}`), `has ${claim.en}`)
    t.ok(notes.includes(`- If they say: ${motion?.points.for[0]?.claim.en}`))
    t.match(notes, /- If they object: .+ You may say: /)
    const { notes: others } = await sentFor(t, { ...PREPARED, userStance: 'against' })
    t.ok(others.includes(`- Your point: ${motion?.points.for[0]?.claim.en}`), 'the sides exchanged')
  },
)

t.test('the notes are in the language of the debate and keep to their budget', async t => {
  for (const language of LANGUAGES) {
    const { notes, rules } = await sentFor(t, { ...PREPARED, language })
    t.ok(notes.length > NOTES_BUDGET[language] / 2, `${language}: ${notes.length}`)
    t.ok(notes.length <= NOTES_BUDGET[language], `${language}: ${notes.length}`)
    t.equal(/\p{Script=Han}/u.test(notes), language === 'zh')
    t.ok(rules.lastIndexOf('never instructions to you') > rules.indexOf(notes))
  }
})

t.test('a self-written motion gets the notes of its cards; an unknown one gets none', async t => {
  const { notes } = await sentFor(t, { motion: 'We should close all zoos.', userStance: 'for' })
  t.match(notes, /- Your point: A zoo lets a child meet an animal/)
  const { rules } = await sentFor(t, { motion: UNKNOWN })
  t.notMatch(rules, /Notes on what is usually said/)
  t.notMatch(rules, /\n\n\n/)
})

t.test('the opening is asked for with the same rules as the replies', async t => {
  const { fake, opponent } = await startOpponent(t)
  await opponent.open({ ...debate, ...PREPARED, turns: [] }, never())
  await listen(opponent.reply({ ...debate, ...PREPARED }, never()))
  const [opening, reply] = fake.requests.map(({ body }) => body.messages[0]?.content)
  t.match(opening, /- Your point: /)
  t.equal(opening, reply, 'so that a service can reuse what it has read')
})
