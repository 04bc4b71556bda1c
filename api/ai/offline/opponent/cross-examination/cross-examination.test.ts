import t from 'tap'
import { LANGUAGES, OPPONENT_LEVELS, OPPONENT_STYLES, STANCES } from '#schema/constants.ts'
import { splitSentences } from '../../language/sentences.ts'
import { normalise } from '../../language/words.ts'
import { phraseKindOf } from '../phrase-kind-of.ts'
import { play, type Setting } from '../play-opponent.ts'
import { ASK_KINDS } from './ask-kinds.ts'
import { questionBookFor } from './question-book.ts'
import { askedBy, readAsked } from './read-asked.ts'

const BENCHES = { motion: 'The town should paint its benches orange', userStance: 'for' } as const
const LANTERNS = { motion: '本镇应当把路灯换成灯笼', language: 'zh', userStance: 'for' } as const
const UNREAD = { motion: 'Does humming make a walk shorter?', userStance: 'against' } as const

const questionsIn = (text: string) => splitSentences(text).filter(part => /[?？]$/u.test(part))
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/gu)].map(([, quote = '']) => quote)

const SAID = [
  'Orange benches are seen from afar, so old people find a seat in time.',
  'My neighbour sat on the kerb last week because she saw no bench.',
  'Everybody likes orange.',
  'Paint is cheap, and the school could do the work in one afternoon.',
  'A bench that is seen is used, and a used square is a safe square.',
]
const SAID_IN_CHINESE = [
  '灯笼的光很柔，所以邻居晚上愿意出来坐。',
  '我奶奶说小时候街上挂灯笼，人人都认识。',
  '所有人都喜欢灯笼。',
  '换灯笼花不了多少钱，学生可以帮忙做。',
  '有人坐在街上，街就安全。',
]
const cases: [string, Setting, readonly string[]][] = [
  ['a change', BENCHES, SAID],
  ['a motion that cannot be read', UNREAD, SAID],
  ['a Chinese motion', LANTERNS, SAID_IN_CHINESE],
]

t.test('it says at once that it has no case, and asks', async t => {
  for (const [name, setting] of cases)
    for (const style of OPPONENT_STYLES) {
      const [opening = ''] = await play({ ...setting, style }, [])
      const { styled, announcement } = questionBookFor(setting.language ?? 'en')
      const known = [...styled[style].announcement, ...announcement]
      t.ok(
        known.some(text => opening.startsWith(text)),
        `${name}, ${style}: ${opening}`,
      )
      t.equal(questionsIn(opening).length, 1, `${name}, ${style}: one question`)
    }
})

t.test(
  'each turn gets one question, most about its own words, and none is asked twice',
  async t => {
    for (const [name, setting, said] of cases)
      for (const level of OPPONENT_LEVELS) {
        const [, ...replies] = await play({ ...setting, level }, said)
        const asked = replies.flatMap(questionsIn)
        t.equal(asked.length, said.length, `${name}, ${level}: one question a turn`)
        t.equal(new Set(asked.map(normalise)).size, asked.length, `${name}, ${level}: no repeats`)
        for (const [at, reply] of replies.entries())
          for (const quote of quotesIn(reply))
            t.ok(
              said
                .slice(0, at + 1)
                .join(' ')
                .includes(quote),
              `${name}: said “${quote}”`,
            )
        const isSpokenOf = (reply: string, at: number) =>
          quotesIn(reply).some(quote => said[at]?.includes(quote))
        t.ok(
          replies.filter(isSpokenOf).length > replies.length / 2,
          `${name}, ${level}: ${replies.join('\n')}`,
        )
      }
  },
)

t.test('a question fits what a claim rests on', async t => {
  const ask = async (text: string) => (await play(BENCHES, [text]))[1] ?? ''
  const [counted] = readAsked(
    [{ speaker: 'ai', text: await ask('Surveys show that 70% of people like orange.') }],
    'en',
  )
  t.equal(counted?.kind, 'source', 'of a figure where it comes from')
  const [told] = readAsked(
    [{ speaker: 'ai', text: await ask('My aunt found a bench at dusk.') }],
    'en',
  )
  t.equal(told?.kind, 'typical', 'of one case whether there are others')
})

t.test('a turn that goes past the question is asked again in small', async t => {
  const [, , second = ''] = await play(BENCHES, [
    'Surveys show that 70% of people like bright colours.',
    'Pigeons sleep on the town hall roof.',
  ])
  const [again] = readAsked([{ speaker: 'ai', text: second }], 'en')
  t.equal(again?.kind, 'source')
  t.equal(again?.isNarrow, true)
  t.match(second, 'Surveys show that 70% of people like bright colours')
  t.match(second, 'Pigeons sleep on the town hall roof')
})

t.test('two turns that contradict each other are held side by side', async t => {
  const said = [
    'Nobody scratches a clean bench.',
    'The paint costs little because the school has it already.',
    'Some boys scratch a clean bench, I admit that.',
  ]
  const replies = await play(BENCHES, said)
  t.match(replies[3], /first turn/)
  t.match(replies[3], 'Nobody scratches a clean bench')
  t.match(replies[3], 'Some boys scratch a clean bench')
  const agreeing = await play(BENCHES, [said[0] ?? '', 'Nobody scratches a bench that is new.'])
  t.notMatch(agreeing[2], /first turn/, 'where they agree they are not')
})

t.test('a question to it gets an honest answer, not an invented case', async t => {
  const [, reply = ''] = await play(BENCHES, ['Why do you like grey benches?'])
  t.match(reply, 'Why do you like grey benches')
  const { 'cannot say': wordings } = questionBookFor('en')
  t.ok(
    wordings.some(text => reply.includes(text.split('{q}').at(-1) ?? '?')),
    reply,
  )
  t.notMatch(reply, /counts for you|is yours|for your side/)
})

t.test('each question is told from all others by its words', async t => {
  for (const language of LANGUAGES) {
    const book = questionBookFor(language)
    const glue = language === 'zh' ? '' : ' '
    for (const kind of ASK_KINDS)
      for (const body of book[`ask ${kind}`])
        for (const lead of book['lead claim']) {
          const sentence = `${lead}${glue}${body}`.replace(
            /\{\w+\}/g,
            language === 'zh' ? '灯' : 'x',
          )
          t.equal(askedBy(sentence, language)?.kind, kind, sentence)
        }
  }
})

t.test('what it says in a cross-examination is no point of its own', async t => {
  for (const [name, setting, said] of cases)
    for (const userStance of STANCES) {
      const texts = await play({ ...setting, userStance }, [...said, ...said.toReversed()])
      for (const sentence of texts.flatMap(splitSentences))
        t.not(phraseKindOf(sentence), null, `${name}: ${sentence}`)
    }
})

t.test('it is never at a loss for a whole debate of any kind', async t => {
  const odd = ['no', 'idk', 'hello', '???', 'You only ask questions.', 'I agree with you.']
  for (const userStance of STANCES) {
    const replies = await play({ ...BENCHES, userStance }, odd)
    t.ok(
      replies.every(text => text.trim() !== ''),
      userStance,
    )
    const sentences = replies.flatMap(splitSentences).map(normalise)
    t.equal(new Set(sentences).size, sentences.length, `${userStance}: nothing twice`)
  }
})

t.test('only whole clauses about the matter are asked about', async t => {
  const never = [
    'I am not saying that it is all because of the paint.',
    'You have quoted me and left out the end.',
    'It is wrong because it is wrong.',
    'That is all I wanted to say.',
    'My case has one point.',
  ]
  for (const text of never) {
    const [, reply = ''] = await play(BENCHES, [text])
    t.same(
      quotesIn(reply).filter(quote => text.includes(quote)),
      [],
      text,
    )
  }
  const long =
    'Well, to be honest, the square is dark at night, and that is why the old baker fell.'
  const [, reply = ''] = await play(BENCHES, [long])
  t.ok(
    quotesIn(reply).every(quote => long.includes(quote) && !quote.includes('…')),
    reply,
  )
})

t.test('a question beside an argument does not stop the argument from being heard', async t => {
  const [, , reply = ''] = await play(BENCHES, [
    'Orange benches are seen from afar.',
    'Drivers see them at dusk and slow down. What do you mean by afar?',
  ])
  t.match(reply, 'Drivers see them at dusk')
})

t.test('a brief is argued in its order, one point a turn, and only in its own words', async t => {
  const brief = {
    for: ['old people see them'],
    against: ['orange paint fades in two summers', 'Visitors come for the quiet look. It is old.'],
  }
  const [opening = '', first = '', second = ''] = await play({ ...BENCHES, brief }, [
    'The baker counted more guests last week.',
    'Orange paint that fades in two summers can be renewed by the school.',
  ])
  t.match(opening, 'Orange paint fades in two summers.')
  t.notMatch(opening, 'no prepared case')
  t.match(first, 'Visitors come for the quiet look. It is old.')
  t.notMatch(second, 'Visitors come', 'nothing is said twice')
  t.match(second, 'my point that orange paint fades in two summers'.slice('my point '.length))
  t.ok(questionsIn(second).length === 1, 'what attacks a point is asked for its reason')
  t.notMatch([opening, first, second].join(' '), 'old people see them', 'never the other side’s')
})

t.test('the fifth reply names the two clauses of the case that can be pressed best', async t => {
  const said = [
    'Well, I sit there each evening. Old people find a bright bench in time. I like that.',
    'My uncle has painted three of them. Paint keeps the wood dry all winter. He told me so.',
    'It is a small square. Cyclists ride into grey benches at dusk. I saw one fall.',
    'I know the gardener. A painted bench shows that somebody cares. He agrees with me.',
    'That is all, I think. Children sit down on bright colours. Mine do.',
  ]
  const replies = await play(BENCHES, said)
  const pieces = questionBookFor('en')['close: two to press'].map(text => text.split(/\{\w+\}/))
  const closes = (reply = '') => pieces.some(parts => parts.every(part => reply.includes(part)))
  const last = replies.at(-1) ?? ''
  t.ok(closes(last), last)
  for (const [, quote = '?'] of last.matchAll(/“([^”]+)”/g)) t.match(said.join(' '), quote)
  t.notOk(replies.slice(0, -1).some(closes), 'and no earlier one does')
})
