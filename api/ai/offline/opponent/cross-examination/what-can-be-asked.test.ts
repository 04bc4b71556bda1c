import t from 'tap'
import { stripLeadIn } from '../../language/strip-lead-in.ts'
import { lastReply, play } from '../play-opponent.ts'
import { questionBookFor } from './question-book.ts'
import { readAsked } from './read-asked.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'against',
} as const
const CATS = { motion: 'Cats are better pets than hamsters', userStance: 'against' } as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'against' } as const

const isOneOf = (text: string, wordings: readonly string[]) =>
  wordings.some(wording => wording.split(/\{\w+\}/).every(part => text.includes(part)))
const asked = (text: string) => readAsked([{ speaker: 'ai', text }], 'en')

t.test('orders and what holds under a condition are not asked about', async t => {
  for (const text of [
    'Watch any sailor at the old bench.',
    'If the pier were dry, the sailors would sit there.',
    'If it goes badly, the village has lost a hut.',
  ]) {
    const reply = await lastReply(KIOSK, text)
    t.same(asked(reply), [], `${text} ${reply}`)
    t.match(reply, /\?$/, 'but the motion is')
  }
})

t.test('of a list no item is said to follow from another', async t => {
  const reply = await lastReply(
    KIOSK,
    'The baker keeps the till. The sailors keep the bench. The school keeps the window.',
  )
  t.notMatch(reply, /follow|accept the first|step between/)
})

t.test('a sum that was named before is not the reason of a “So …”', async t => {
  const reply = await lastReply(
    KIOSK,
    'The budget of the whole village is 900. So nobody has to pay for a new hut.',
  )
  t.notMatch(reply, /“The budget of the whole village is 900”[^.]*“nobody has to pay/)
})

t.test('a bare denial is asked for a reason, kindly', async t => {
  const cases = [
    [CATS, 'Hamsters run in a wheel at night.', 'No they aren’t. Everyone says so.', 'en'],
    [STOVE, '火炉边上老人常常聊天。', '不是的。大家都这么说。', 'zh'],
  ] as const
  for (const [setting, first, second, language] of cases) {
    const [, , reply = ''] = await play(setting, [first, second])
    t.ok(isOneOf(reply, questionBookFor(language)['no reason']), reply)
  }
})

t.test('that it has no answer is said again only where the turn ends on the question', async t => {
  const [, ...replies] = await play(KIOSK, [
    'The quay is crowded. Who said that it must move?',
    'The hut is dry. Whose idea was the pier?',
    'The bench has a roof. How many of the sailors want that? The road is steep. The bay is wide.',
  ])
  const book = questionBookFor('en')
  const wordings = [...book['cannot say'], ...book['cannot say plain']]
  t.same(
    replies.map(reply => isOneOf(reply, wordings)),
    [true, true, false],
  )
})

t.test('what is not the main thing carries no case', async t => {
  const replies = await play(KIOSK, [
    'The quay is crowded because the ferry lands there.',
    'Well, the noise isn’t the main thing, but okay. The road to the pier is steep.',
    'The roof keeps the newspapers dry.',
    'The sailors know each other by name.',
    'Old people cannot walk so far.',
  ])
  for (const reply of replies) t.notMatch(reply, 'main thing')
})

t.test('what was taken back is not pressed at the end', async t => {
  const replies = await play(KIOSK, [
    'My main reason is that sailors need noise all day.',
    'Drop that, I was being mean. The bench keeps the sailors together.',
    'Above all, the roof keeps the newspapers dry.',
    'The road to the pier is steep for old people.',
    'The sailors know each other by name.',
  ])
  t.notMatch(replies.at(-1), 'ailors need noise')
})

t.test('who corrects us contradicts nothing', async t => {
  const replies = await play(KIOSK, [
    'Nobody buys newspapers on the pier.',
    'I never said that somebody buys newspapers on the pier. The road there is steep.',
  ])
  t.notMatch(replies.at(-1), /which of (?:the two|them)|first turn/)
})

t.test('who amends a sentence contradicts nothing', async t => {
  const said = ['Nobody steals newspapers on the pier.', 'The paint costs little there.']
  const clash = 'Some boys steal newspapers on the pier'
  const asksWhich = /which of (?:the two|them)|go together/
  t.match((await play(KIOSK, [...said, `${clash}.`])).at(-1), asksWhich)
  t.notMatch((await play(KIOSK, [...said, `I'd amend it. ${clash}.`])).at(-1), asksWhich)
})

t.test('“Second one fails” keeps its number', async t => {
  t.notMatch(
    await lastReply(KIOSK, "Second one doesn't work, because people still sit in it."),
    /“one doesn/,
  )
  t.equal(stripLeadIn('Second, the pier has a roof', 'en'), 'the pier has a roof')
})
