import t from 'tap'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { lastReply } from '../play-opponent.ts'
import { commonplacesAgainst, readCommonplaces } from './commonplaces.ts'
import { questionBookFor } from './question-book.ts'

const FERRY = { motion: 'The ferry should sail at night', userStance: 'for' } as const
const GATE = { motion: '公园的大门晚上应该锁上', language: 'zh', userStance: 'for' } as const
const settings = { en: FERRY, zh: GATE }

const asksOf = (kind: string, language: Language) =>
  readCommonplaces(language).flatMap(each => (each.name === kind ? each.asks : []))

t.test('a reason is met by what is commonly said against its kind', async t => {
  const cases: readonly [Language, string, string][] = [
    ['en', 'Some tourists would abuse the free cabins.', 'sure is misused'],
    ['en', 'The crew is afraid of the last tide and they cry at home.', 'sure stress and feelings'],
    ['en', 'We must pay fees and taxes for the dark pier.', 'reason costs money'],
    ['zh', '总有人滥用那把钥匙，别人只好等着。', 'sure is misused'],
  ]
  for (const [language, text, kind] of cases) {
    const reply = await lastReply(settings[language], text)
    t.ok(
      asksOf(kind, language).some(ask => reply.includes(ask)),
      `${text} ${reply}`,
    )
  }
})

t.test('a word of a topic that the motion does not have shows nothing', t => {
  const claim = { quote: 'the hens wait at the pier', turn: 'The hens wait at the pier.' }
  const asks = asksOf('topic animals', 'en')
  const isMet = (motion: string) =>
    commonplacesAgainst({ ...claim, motion }, 'en').some(each => each[0] === asks[0])
  t.notOk(isMet(FERRY.motion))
  t.ok(isMet('The ferry should carry animals'))
  t.end()
})

t.test('no two of them are alike, and none asks more than one thing', t => {
  for (const language of LANGUAGES) {
    const all = readCommonplaces(language).flatMap(({ asks }) => asks)
    t.equal(new Set(all).size, all.length, language)
    for (const ask of all) t.match(ask, /^[^?？]+[?？]$/u)
  }
  t.end()
})

t.test('who notices to have spoken for the other side is taken at their word', async t => {
  const reply = await lastReply(
    FERRY,
    'The dark harbour is a danger to swimmers.',
    'Oops, wrong side. Bakers need the first boat because their ovens start at three.',
  )
  t.ok(
    questionBookFor('en')['own side again'].some(text => reply.startsWith(text.slice(0, 10))),
    reply,
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
