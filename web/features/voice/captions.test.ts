import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import {
  addRemark,
  type Caption,
  captionsOf,
  dropAllReserved,
  dropReserved,
  mergeStored,
  type Remark,
  reserve,
  saidOf,
  writeWords,
} from './captions.ts'

const AT = '2026-01-01T10:00:00.000Z'
const turn = (turn_id: string, speaker: 'user' | 'ai', message_text: string): Turn =>
  ({ turn_id, speaker, message_text, timestamp: AT, client_turn_id: null }) as Turn
const debate = { welcome_message: 'Welcome', start_time: AT }
const opening = captionsOf(debate, [turn('t0', 'ai', 'I oppose.')])
const texts = (captions: Caption[]) => captions.map(({ text }) => text)
const remark = (id: string, itemId: string | null) =>
  ({
    ...{ kind: 'question', id, debateId: 'd', itemId, question: '?' },
    ...{ reason: 'ambiguous', at: AT },
  }) as Remark

const say = (
  captions: Caption[],
  role: 'user' | 'ai',
  itemId: string | null,
  text: string,
  stage: Caption['stage'] = 'said',
  turnId: string | null = null,
) => writeWords(captions, { role, itemId, text, stage, turnId, at: AT })

t.test('words that come after the reply still stand before it', t => {
  let captions = reserve(opening, 'r1', AT)
  captions = say(captions, 'ai', 'a1', 'But why', 'partial')
  captions = say(captions, 'ai', 'a1', 'But why?')
  captions = say(captions, 'user', 'u1', 'Because of')
  t.same(texts(captions), ['Welcome', 'I oppose.', 'Because of', 'But why?'])
  t.equal(captions[2]?.id, 'r1', 'drawn in its place, not anew')
  t.end()
})

t.test('two turns on their way keep their order, and pieces that are late change nothing', t => {
  let captions = reserve(reserve(opening, 'r1', AT), 'r2', AT)
  captions = say(captions, 'user', 'u1', 'First', 'partial')
  captions = say(captions, 'user', 'u2', 'Second')
  captions = say(captions, 'user', 'u1', 'First of all')
  captions = say(captions, 'user', 'u1', 'First', 'partial')
  t.same(texts(captions).slice(2), ['First of all', 'Second'])
  t.end()
})

t.test('words that the browser has begun to write keep one place', t => {
  const written = say(opening, 'user', null, 'Because', 'partial')
  t.equal(reserve(written, 'r1', AT), written)
  t.equal(reserve(reserve(opening, 'r1', AT), 'r2', AT).length, 4, 'two spoken turns have two')
  t.end()
})

t.test('a turn that was not heard leaves; a second word for it does too', t => {
  const two = reserve(reserve(opening, 'r1', AT), 'r2', AT)
  t.same(dropReserved(two).at(-1)?.id, 'r2')
  t.same(dropAllReserved(two), opening)
  t.same(dropReserved(opening), opening)
  t.end()
})

t.test('an empty reply is not shown; an empty turn is kept as not made out', t => {
  t.same(say(opening, 'ai', 'a1', ''), opening)
  const begun = say(opening, 'ai', 'a1', '', 'partial')
  t.same(say(begun, 'ai', 'a1', ''), opening, 'cut off before anything was shown')
  const failed = say(reserve(opening, 'r1', AT), 'user', 'u1', '', 'failed')
  t.equal(failed.at(-1)?.stage, 'failed')
  t.end()
})

t.test('a remark stands under what it is about, once', t => {
  const captions = say(opening, 'user', 'u1', 'Because')
  const remarked = addRemark(say(captions, 'ai', 'a1', 'But'), remark('q1', 'u1'))
  t.equal(remarked.at(-2)?.remarks.length, 1)
  t.equal(addRemark(remarked, remark('q1', 'u1')), remarked)
  t.equal(addRemark(remarked, remark('q2', null)).at(-1)?.remarks.length, 1)
  t.end()
})

t.test('what the server has stored replaces what is shown, remarks stay', t => {
  let captions = say(opening, 'user', 'u1', 'Because', 'said', 't1')
  captions = addRemark(captions, remark('q1', 'u1'))
  captions = reserve(say(captions, 'ai', 'a1', 'Lost on the way'), 'r2', AT)
  const stored = captionsOf(debate, [
    turn('t0', 'ai', 'I oppose.'),
    turn('t1', 'user', 'Because!'),
    turn('t2', 'ai', 'But'),
  ])
  const merged = mergeStored(captions, stored, true)
  t.same(texts(merged), ['Welcome', 'I oppose.', 'Because!', 'But', ''])
  t.equal(merged[2]?.remarks.length, 1)
  t.equal(mergeStored(captions, stored, false).length, 4)
  t.same(
    texts(say(merged, 'user', 'unknown-item', 'Because!', 'said', 't1')),
    texts(merged),
    'a turn that is there already is not added',
  )
  t.end()
})

t.test('what a reader saw of a reply that is cut off stays, as not heard', t => {
  const shown = say(opening, 'ai', 'a1', 'Sleep is lost to screens.', 'partial')
  const cut = say(shown, 'ai', 'a1', 'Sleep is …', 'said', 't2')
  t.match(cut.at(-1), { text: 'Sleep is …', unheard: 'lost to screens.', stage: 'said' })
  t.match(say(cut, 'ai', 'a1', 'Sleep is …').at(-1), { unheard: 'lost to screens.' }, 'told twice')
  const merged = mergeStored(cut, captionsOf(debate, [turn('t2', 'ai', 'Sleep is …')]), false)
  t.equal(merged.at(-1)?.unheard, 'lost to screens.', 'also when the server is asked again')

  const atOnce = say(shown, 'ai', 'a1', '')
  t.match(atOnce.at(-1), { text: '', unheard: 'Sleep is lost to screens.' }, 'nothing was heard')
  const chinese = say(say(opening, 'ai', 'a1', '睡眠是被屏幕夺走的。'), 'ai', 'a1', '睡眠是被 …')
  t.equal(chinese.at(-1)?.unheard, '屏幕夺走的。')
  t.end()
})

t.test('a reply that was heard whole has nothing that was not heard', t => {
  const grown = say(say(opening, 'ai', 'a1', 'But', 'partial'), 'ai', 'a1', 'But why?')
  t.equal(grown.at(-1)?.unheard, '')
  const trailing = say(say(opening, 'ai', 'a1', 'Well …'), 'ai', 'a1', 'Well …')
  t.equal(trailing.at(-1)?.unheard, '')
  const other = say(say(opening, 'ai', 'a1', 'But', 'partial'), 'ai', 'a1', 'Sleep …')
  t.equal(other.at(-1)?.unheard, '', 'other words are not the rest of it')
  t.end()
})

t.test('what counts as said: whole turns with words, not those on their way', t => {
  let captions = say(reserve(opening, 'r1', AT), 'user', 'u1', 'Because')
  captions = say(reserve(captions, 'r2', AT), 'user', 'u2', '', 'failed')
  captions = say(captions, 'ai', 'a1', 'But', 'partial')
  captions = reserve(captions, 'r3', AT)
  t.same(saidOf(captions), [
    { speaker: 'ai', message_text: 'Welcome' },
    { speaker: 'ai', message_text: 'I oppose.' },
    { speaker: 'user', message_text: 'Because' },
  ])
  t.end()
})
