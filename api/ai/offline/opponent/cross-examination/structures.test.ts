import t from 'tap'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { lastReply } from '../play-opponent.ts'
import { hasOwnQuote, readStructures, structuresIn } from './structures.ts'

const FERRY = { motion: 'The ferry should sail at night', userStance: 'for' } as const
const GATE = { motion: '公园的大门晚上应该锁上', language: 'zh', userStance: 'for' } as const
const settings = { en: FERRY, zh: GATE }

const firstIn = (sentence: string, language: Language) => {
  const [first] = structuresIn({ sentence, quote: sentence, step: null }, language)
  return first
}

t.test('what is not so “just because” of something has no reason in it', async t => {
  const text = 'We do not leave the lamps to the fishermen just because some fishermen own one.'
  const found = structuresIn({ sentence: text, quote: text, step: null }, 'en')
  t.same(found, [])
  const plain = 'Nobody burns the pier because its lamp is slow.'
  t.same(structuresIn({ sentence: plain, quote: plain, step: null }, 'en'), [])
})

t.test('both ends of a link are named in the user’s own whole clauses', async t => {
  const cases: readonly [Language, string, readonly [string, string]][] = [
    [
      'en',
      'The bakers miss the first boat because the clock on the pier is slow.',
      ['The bakers miss the first boat', 'the clock on the pier is slow'],
    ],
    [
      'en',
      'Although the lamps cost money, the nurses get home before dawn.',
      ['the lamps cost money', 'the nurses get home before dawn'],
    ],
    ['zh', '因为晚上没有人巡逻，所以长椅常常被推倒。', ['晚上没有人巡逻', '长椅常常被推倒']],
  ]
  for (const [language, text, ends] of cases) {
    const reply = await lastReply(settings[language], text)
    for (const end of ends) t.match(reply, new RegExp(`“${end}”`, 'iu'))
  }
})

t.test('a clause that is cut out of a list is no end of a link', t => {
  const text = 'It is unsafe because some boats have torn, patched sails and others leak.'
  t.notOk(firstIn(text, 'en'))
  t.end()
})

t.test('who speaks of himself, or to us, gives no link to be tested', t => {
  for (const text of [
    'If you mean the pier, it is closed.',
    'I like it because the pier is quiet.',
    'If I were you, the boats would stay.',
  ])
    t.notOk(firstIn(text, 'en'), text)
  t.notOk(firstIn('如果您说的是码头，那里已经关了。', 'zh'))
  t.end()
})

t.test('no two questions are alike, and each asks one sentence', t => {
  for (const language of LANGUAGES) {
    const all = readStructures(language).flatMap(({ asks }) => asks)
    t.equal(new Set(all).size, all.length, language)
    for (const ask of all) t.match(ask, /^[^?？]+[?？]$/u)
    for (const ask of all) t.ok(hasOwnQuote(ask), ask)
  }
  t.end()
})

t.test('where only a card is known, the user’s words are asked about first', async t => {
  const reply = await lastReply(
    { motion: 'Zoos and safari parks should be closed', userStance: 'for' },
    'The town pays for new pavements because the coaches break them. The mayor knows it.',
  )
  t.match(reply, /^[^.]*“The town pays for new pavements”/)
  t.match(reply, /“the coaches break them”/)
})

t.test('what a card has something to say to is answered', async t => {
  const reply = await lastReply(
    { motion: 'Zoos and safari parks should be closed', userStance: 'for' },
    'A wolf walks in circles because the cage is small. The keepers know it.',
  )
  t.match(reply, /concrete zoo/)
})

t.test('who notices to have spoken for the other side is taken at their word', async t => {
  const reply = await lastReply(
    FERRY,
    'The dark harbour is a danger to swimmers.',
    'Oops, wrong side. Bakers need the first boat because their ovens start at three.',
  )
  t.match(reply, /“[^”]*(?:ovens|first boat)[^”]*”/)
})

t.test('“what do you mean by that?” explains no word', async t => {
  const reply = await lastReply(
    FERRY,
    'Bakers need the first boat.',
    'What do you mean by that? The bakers start at three.',
  )
  t.notMatch(reply, /“That”/)
})
