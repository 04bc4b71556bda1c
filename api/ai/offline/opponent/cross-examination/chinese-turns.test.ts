import t from 'tap'
import { isRhetorical } from '../../language/read-question.ts'
import { lastReply } from '../play-opponent.ts'
import { answerCuesIn } from './answer-cues.ts'
import { otherSideIn } from './other-side.ts'
import { particularsIn, type Rank } from './particulars.ts'
import { quotableIn } from './quotable.ts'

const PIER = { motion: '渔村应当拆掉旧码头', language: 'zh', userStance: 'against' } as const

const found = (sentence: string, rank: Rank, after = '') =>
  particularsIn({ sentence, after }, rank, 'zh')[0]
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/gu)].map(([, quote = '']) => quote)

t.test('half-width marks end clauses, and no quote begins with one', async t => {
  for (const text of [
    '旧码头是老人下棋的地方.所以现在的坏处是:拆了以后没有人再来,只剩下几条破船.',
    '有人怕木板烂了,这个我承认,木板确实要年年换.可是换木板比建新的便宜!',
  ]) {
    const quotes = quotesIn(await lastReply(PIER, text))
    t.not(quotes.length, 0, text)
    for (const quote of quotes) {
      t.notMatch(quote, /^[,:;.，：；。]/u)
      t.notMatch(quote, /[,:;]/u)
    }
  }
})

t.test('a drawback is named, and not the comparison with something worse', t => {
  t.equal(found('现在的坏处是：潮水一来就没有路', 'own')?.slots.n, '潮水一来就没有路')
  t.notOk(found('麻烦是麻烦一点，总比半夜掉进水里强', 'own'))
  t.notOk(found('毛病是慢，也比没有船好', 'own'))
  t.end()
})

t.test('a reason that somebody gave is not the user’s own', t => {
  const reason = '村长给的理由是木板烂了会伤人。'
  t.same(otherSideIn(`${reason}这话不对，错在他没有修过。`, '', 'zh'), [reason])
  const [own] = quotableIn('村长说拆码头能让大家放心，可放心有便宜得多的办法。', 'zh')
  t.match(own?.quote, /便宜得多的办法/u)
  t.notMatch(own?.quote, /村长说/u)
  const said = '我邻居就说旧码头没有人走。'
  t.same(otherSideIn(`${said}可是我天天在那儿等船。`, '', 'zh'), [said])
  t.end()
})

t.test('to stay on a side says nothing that could be quoted', t => {
  t.match('还是会站在这一边。', answerCuesIn('zh')['answers shortly'])
  t.same(quotableIn('会站在这边。', 'zh'), [])
  t.end()
})

t.test('a word that is named makes no quotation of a sentence', t => {
  const [claim] = quotableIn('拆码头是用锤子治木板，毛病出在“省事”两个字。', 'zh')
  t.equal(claim?.quote, '拆码头是用锤子治木板')
  t.end()
})

t.test(
  'a question to nobody claims something, and one to us is said back without its lead',
  async t => {
    t.ok(isRhetorical('没有码头，那还哪里像渔村？'))
    t.notOk(isRhetorical('您那边难道没有老人？'))
    t.notOk(isRhetorical('拆码头要多少钱？'))
    const reply = await lastReply(PIER, '旧码头有人用。我也想问您：拆下来的木板有多少能用？')
    t.match(reply, '“拆下来的木板有多少能用”')
  },
)

t.test('a clause that lacks who asks is not quoted', t => {
  t.notOk(
    quotableIn(
      '冬天村委会挨家挨户发过一张很长的表格，问大家愿不愿意把旧码头留下来，多数人愿意留。',
      'zh',
    ).some(({ quote }) => quote.startsWith('问')),
  )
  t.end()
})

t.test('what a boss makes people do is no proposal of the user', async t => {
  const setting = { motion: '码头食堂不该天天涨价', language: 'zh', userStance: 'for' } as const
  const said = '说明老板让大家自己带碗，表面上省钱，其实更费水。'
  t.notMatch(await lastReply(setting, said), /“让大家自己带碗”，(?:谁来盯着|要是|他们自己)/)
})
