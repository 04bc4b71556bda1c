import t from 'tap'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { lastReply, play } from '../play-opponent.ts'
import { particularsIn, type Rank, readParticulars } from './particulars.ts'

const FERRY = { motion: 'The ferry should sail at night', userStance: 'for' } as const
const GATE = { motion: '公园的大门晚上应该锁上', language: 'zh', userStance: 'for' } as const

const found = (sentence: string, rank: Rank, language: Language = 'en', after = '') =>
  particularsIn({ sentence, after }, rank, language)[0]

t.test('what is asked names the very thing that was said', async t => {
  const cases: readonly [Language, string, string][] = [
    ['en', 'The toll hits the small boats.', '“The toll hits the small boats”'],
  ]
  for (const [language, text, named] of cases)
    t.match(await lastReply(language === 'zh' ? GATE : FERRY, text), named, text)
})

t.test('what is denied, reported or proposed is not asked about as if it were claimed', t => {
  t.ok(found('I have rung that bell for thirty years.', 'main'))
  t.notOk(found('I took one bell down after thirty years.', 'main'))
  t.end()
})

t.test('a fall that is imagined has nobody who counted it', async t => {
  t.ok(found('The boats were twice as slow without lamps.', 'main'))
  t.notOk(found('If half as many boats sail then it was a mistake.', 'main'))
  t.end()
})

t.test('both ends of what is compared are in the user’s words', async t => {
  const cases: readonly [Language, string, Rank, readonly string[]][] = [
    ['en', 'You don’t close a harbour because one boat leaks.', 'main', ['one boat leaks']],
    ['en', 'The toll hits the small boats.', 'main', ['hits the small boats']],
  ]
  for (const [language, text, rank, ends] of cases)
    for (const end of ends) {
      const first = found(text, rank, language)
      t.match(Object.values(first?.slots ?? {}).join(' '), end, text)
    }
})

t.test('of one kind it asks once in a debate', async t => {
  const [, one = '', two = ''] = await play(FERRY, [
    'The toll hits the small boats.',
    'The fog hits the old men.',
  ])
  t.match(one, '“The toll hits the small boats”: ')
  t.notMatch(two, one.replace(/^.*”/, ''))
})

t.test('words that are cut off in the middle are not said back', t => {
  const long = `The harbour could lend ${'very old and heavy brass '.repeat(4)}lamps`
  t.notOk(found(long, 'main'))
  t.end()
})

t.test('every question has the user’s words in it', t => {
  for (const language of LANGUAGES)
    for (const { asks } of readParticulars(language))
      for (const ask of asks) t.match(ask, /“\{[ncq]\}”/, ask)
  t.end()
})

t.test('who would not give in even then has not said when to give in', t => {
  t.ok(found('If the lamps go out again I would scrap the whole plan.', 'own'))
  t.notOk(found("If the lamps were free tomorrow I'd still say no.", 'own'))
  t.notOk(found('I read standing up on the quay, forgetting the lamp.', 'main'))
  t.end()
})
