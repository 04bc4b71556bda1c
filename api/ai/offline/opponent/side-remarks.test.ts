import t from 'tap'
import { readPhrases } from './phrasebook.ts'
import { lastReply, play } from './play-opponent.ts'

const UNIFORMS = {
  motion: 'All schools should require their pupils to wear a uniform.',
  motionKey: 'school-uniforms',
  userStance: 'against',
} as const
const RAFTS = { motion: 'Kites are better than rafts', userStance: 'for' } as const

const phrases = readPhrases('en')
const has = (text: string, wordings: readonly string[]) =>
  wordings.some(wording => text.includes(wording.split(/\{\w+\}/)[0] || '?'))

t.test('jokes and teasing are not said back', async t => {
  for (const setting of [UNIFORMS, RAFTS]) {
    const reply = await lastReply(setting, 'lol you are a robot. my dog wears a hat haha')
    t.ok(has(reply, phrases.fooling), reply)
    t.notMatch(reply, /\bdog\b|\bhat\b/)
  }
  const argued = await lastReply(RAFTS, 'lol haha. Kites are better because they need no water.')
  t.notOk(has(argued, phrases.fooling), 'an argument beside them is heard')
})

t.test('who gives in with “happy?” is taken at the word', async t => {
  const reply = await lastReply(RAFTS, 'ok fine, you win, happy?')
  t.ok(has(reply, phrases['total-concession-plain']), reply)
  const leaving = await lastReply(RAFTS, 'ok fine, you win, happy? bye')
  t.ok(has(leaving, phrases.close), leaving)
})

t.test('who comes over is thanked, whatever else is said', async t => {
  for (const text of [
    'The weak spot? Well, maybe there is none. Ties make everybody neat.',
    'Then perhaps the freedom should be dropped. But children must be warm somehow.',
  ]) {
    const reply = await lastReply(UNIFORMS, text)
    t.ok(has(reply, phrases.agreement), reply)
  }
})

t.test('a salutation of the judges is no order to the machine', async t => {
  const reply = await lastReply(
    UNIFORMS,
    'Ladies and gentlemen, dear judges, dear opponent, a uniform is dear for poor families.',
  )
  t.notOk(has(reply, phrases['small-talk: injection']), reply)
})

t.test('who speaks of something else for most of a turn is brought back', async t => {
  const reply = await lastReply(
    UNIFORMS,
    'By the way, the trains are late. My aunt missed hers. They should repair the rails.',
  )
  t.ok(has(reply, phrases['off-motion']), reply)
  t.notMatch(reply, /“They should repair the rails”/)
})

t.test('its side is called heavier only with a reason', async t => {
  const said = ['Ties are ugly.', 'Shirts are dear.', 'Boys run.', 'Girls run.', 'Shoes break.']
  const replies = await play({ ...UNIFORMS, level: 'tournament' }, [...said, ...said])
  for (const reply of replies) t.notMatch(reply, /(?:Mine weighs more|second heavier)\.$/, reply)
})

t.test('what comes after a jest is heard', async t => {
  const said = 'lol are you a robot haha? Anyway, old people cannot use them and feel stupid.'
  const reply = await lastReply({ motion: 'Self-checkouts do harm', userStance: 'for' }, said)
  t.notOk(has(reply, phrases.fooling), reply)
  t.match(reply, /assistant|once|old people cannot use them/)
})
