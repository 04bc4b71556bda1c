import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { normalise } from '../language/words.ts'
import { lastReply, replyOf, type Setting, start } from './play-opponent.ts'
import { IN_CHINESE, UNIFORMS, UNKNOWN } from './test-settings.ts'

const pointsIn = (language: 'en' | 'zh') => findArguments('school-uniforms', language)?.for ?? []
const [first] = pointsIn('en')
const [chinese] = pointsIn('zh')

/** The reply to `said`, after the opponent has said `before`. */
const replyAfter = (before: string, said: string, setting: Setting) => {
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: before },
    { speaker: 'user', text: said },
  ]
  return replyOf(start(setting, turns))
}

const claimOf = (text = '-') => normalise(text).slice(0, 20)

t.test('“How do you know?” is answered by what the last claim rests on', async t => {
  for (const said of ['How do you know that?', 'And who says so?', 'Any proof of that?']) {
    const reply = await replyAfter(first?.claim ?? '', said, UNIFORMS)
    t.match(normalise(reply), claimOf(first?.claim), said)
    t.match(reply, /no study|no figure|no survey/, said)
    t.notMatch(reply, /do not know|no answer ready/, said)
  }
  const reply = await replyAfter(chinese?.claim ?? '', '您怎么知道的？', IN_CHINESE)
  t.match(reply, /没有研究|统计数字|没有调查/)
})

t.test('who only asked has claimed nothing, and says so', async t => {
  const asked = 'What would be lost without lighthouses?'
  const reply = await replyAfter(asked, 'How do you know that?', UNKNOWN)
  t.match(reply, /claimed nothing|no claim|not said that anything/)
  t.match(reply, /\?$/)
})

t.test('what was not understood is said in simpler words, and “that” is no term', async t => {
  for (const said of ['What do you mean by that?', "I don't get it.", 'You lost me there.']) {
    const reply = await replyAfter(`${first?.claim} ${first?.mechanism}`, said, UNIFORMS)
    t.match(reply, /plainer|simply|What I mean/, said)
    t.match(normalise(reply), claimOf(first?.claim), said)
    t.notMatch(reply, /“that”/, said)
  }
})

t.test('one case is granted to be one case, with what it was to show', async t => {
  const told = `${first?.claim} ${first?.mechanism} ${first?.example}`
  const reply = await replyAfter(told, 'That is only one case.', UNIFORMS)
  t.match(reply, /one case|single case/)
  t.match(normalise(reply), claimOf(first?.claim))
  t.match(await replyAfter('What follows from it?', 'That is only one case.', UNKNOWN), /\?$/)
})

t.test('who has nothing left has given up', async t => {
  for (const said of ['ok you got me', "Fine, I've nothing left.", "I can't argue with that."])
    t.match(await lastReply(UNIFORMS, said), /Thank you|gladly|I accept|courage|glad/, said)
  t.match(await lastReply(IN_CHINESE, '好吧说不过你'), /坦率|谢谢|接受|勇气/)
})

t.test('each direct question gets an answer, a later one too', async t => {
  const said = ['What would you do about it?', 'Would you let your own child choose?']
  for (const setting of [UNIFORMS, UNKNOWN]) {
    const reply = await lastReply(setting, ...said)
    t.match(reply, /my side|one side|other side|own I|no view|cannot|this debate/, reply)
  }
})

t.test('who understands a simpler question no better is asked something else', async t => {
  const said = 'The keeper knew every ship by its lamp, because he watched each night.'
  const puzzled = ["I don't get it.", "I still don't get it."]
  t.match(await lastReply(UNKNOWN, said, ...puzzled.slice(0, 1)), /“he watched each night”/)
  const reply = await lastReply(UNKNOWN, said, ...puzzled)
  t.match(reply, /leave/)
  t.notMatch(reply, /“he watched each night”/)
  t.match(reply, /\?/)
})

t.test('what claims by asking, in an argument, is not answered by “I do not know”', async t => {
  const claim = 'Lamps save the crews who sail at night, because buoys are lost in fog.'
  for (const asked of [
    "If a lamp's cost lands on people who never sail, can you call it fair?",
    'How could anyone call that a fair price?',
  ]) {
    const reply = await lastReply(UNKNOWN, 'What would you do about it?', `${claim} ${asked}`)
    t.notMatch(reply, /not know|cannot (?:tell|say|answer)|no answer/, asked)
  }
})
