import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { isQuotable } from './pick-quote.ts'
import { readAct } from './read-acts.ts'
import { readUserTurn } from './read-user-turn.ts'

const actOf = (text: string, language: Language = 'en') =>
  readAct(readUserTurn(text, { language, ownTurns: [], earlier: [] }), language)

const KINDS: readonly [string, Language, string][] = [
  ['You have won me over, I give up.', 'en', 'gives up'],
  ['You never answered my point about the ferry.', 'en', 'complains'],
  ['I already told you that the ferry is cheap.', 'en', 'complains'],
  ['That is not what I said.', 'en', 'complains'],
  ['You keep saying the same thing.', 'en', 'complains'],
  ['What do you mean by harbour?', 'en', 'asks for a meaning'],
  ['What do you mean?', 'en', 'asks for a meaning'],
  ['Name one place where this was tried.', 'en', 'asks for a case'],
  ['Could we talk about something else?', 'en', 'leaves the motion'],
  ['dunno, the boat is nice tho', 'en', 'shrugs'],
  ['I agree that boats are slow, but they are quiet.', 'en', 'grants'],
  ['You are right about the boats.', 'en', 'grants'],
  ['Every coin has two sides.', 'en', 'says sayings'],
  ['I think you are right.', 'en', 'agrees'],
  [
    'It broke in May. It sank in June. You put islanders first. I agree! They wait.',
    'en',
    'grants',
  ],
  ['I was wrong there, thank you for the debate.', 'en', 'gives up'],
  ['The ferry is slow. No, I have talked myself out of it. Leave it be.', 'en', 'gives up'],
  ['I never rowed that far. I don’t want the ferry any more.', 'en', 'gives up'],
  ['Said like that, I’ve come round. Keep the bridge.', 'en', 'gives up'],
  ['说到这里，我改变主意了。桥就留着吧。', 'zh', 'gives up'],
  ['That makes no sense.', 'en', 'calls it garbled'],
  ['Boats are good because boats are good.', 'en', 'says no reason'],
  ['我完全同意您的看法。', 'zh', 'agrees'],
  ['我方认输。', 'zh', 'gives up'],
  ['您根本没有回答我说的渡船。', 'zh', 'complains'],
  ['我从来没有这么说。', 'zh', 'complains'],
  ['什么叫码头？', 'zh', 'asks for a meaning'],
  ['有没有具体的例子？', 'zh', 'asks for a case'],
  ['我们换个辩题吧。', 'zh', 'leaves the motion'],
  ['我承认渡船很慢，但是它安静。', 'zh', 'grants'],
  ['凡事都有两面。', 'zh', 'says sayings'],
]

t.test('what a turn does besides arguing is seen', async t => {
  for (const [text, language, kind] of KINDS) t.equal(actOf(text, language)?.kind, kind, text)
})

t.test('who argues does nothing besides', async t => {
  for (const text of [
    'The captain never answered the harbour, so the ferry sank.',
    'You do not have to change trains because the line goes through.',
    'Teachers define the rules, and pupils agree on little.',
    'In one case the ferry was late, and people waited in the rain.',
    'Boats are better, since whatever the weather is they are quiet.',
    'Nobody on the island gives up a boat.',
    'Some boats are slow, I admit that.',
    'That is not what we saw on the island.',
    'That is not what I saw on the island.',
  ])
    t.equal(actOf(text), null, text)
  for (const text of ['船长没有回答码头，渡船就沉了。', '渡船比火车安静，因为没有铁轨。'])
    t.equal(actOf(text, 'zh'), null, text)
})

t.test('the opponent’s words in quotation marks are not what the turn does', async t => {
  t.equal(actOf('“Name one place”, you say, and the island is one.'), null)
})

t.test('a complaint says what was left out, a question which word it asks about', async t => {
  t.match(actOf('You ignored my question about the price of tickets.'), {
    sort: 'unanswered',
    about: 'the price of tickets',
  })
  t.match(actOf('What do you mean by “common land”?'), { term: 'common land' })
  t.match(actOf('I agree that boats are slow, but they are quiet.'), { granted: 'boats are slow' })
})

t.test('only whole clauses about the matter can be said back', async t => {
  for (const text of ['boats are slower than trains', 'The harbour needs a second crane'])
    t.equal(isQuotable(text, 'en'), true, text)
  for (const text of [
    'If that were so, then in the harbour …',
    'The step in the middle is',
    'That was my point',
    'your second reason does not hold',
    'what, more boats are not bad',
    'look what carries it',
    'does the ferry',
    'he said “boats are slow”',
  ])
    t.equal(isQuotable(text, 'en'), false, text)
  t.equal(isQuotable('渡船比火车安静得多', 'zh'), true)
  for (const text of ['那么打听到的几个班次', '您说的渡船并不安静', '渡船比火车安静的'])
    t.equal(isQuotable(text, 'zh'), false, text)
})

t.test('who gives up and adds something to it has given up; who comes back has not', t => {
  for (const text of [
    'You know what, I give up. You’ve won, though I couldn’t tell you how.',
    'I give up, you win. I will paint the boat tonight and I won’t even ask the skipper.',
    'I give up, you win. But the pier still leaks.',
  ])
    t.equal(actOf(text)?.kind === 'gives up', !text.includes('But'), text)
  t.end()
})
