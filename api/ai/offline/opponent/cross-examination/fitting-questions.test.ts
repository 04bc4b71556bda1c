import t from 'tap'
import { LANGUAGES, type Language, STANCES, type Stance } from '#schema/constants.ts'
import { splitSentences } from '../../language/sentences.ts'
import { readSubject } from '../../motions/read-subject.ts'
import { play } from '../play-opponent.ts'
import { questionBookFor } from './question-book.ts'
import { readAsked } from './read-asked.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'against',
} as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'against' } as const

const kindAfter = async (text: string, language: Language) => {
  const [, reply = ''] = await play(language === 'zh' ? STOVE : KIOSK, [text])
  return readAsked([{ speaker: 'ai', text: reply }], language).at(-1)?.kind ?? reply
}

t.test('a question fits how the claim is built', async t => {
  const cases: readonly [Language, string, readonly string[]][] = [
    ['en', 'Fishermen buy less there because the pier is wet in winter.', ['structure']],
    ['zh', '老人怕冷，因为暖气片夜里会停。', ['structure']],
  ]
  for (const [language, text, kinds] of cases)
    t.ok(
      kinds.includes(await kindAfter(text, language)),
      `${text} ${await kindAfter(text, language)}`,
    )
})

t.test(
  'a question that it cannot answer is met in the first sentence, and nothing is given away',
  async t => {
    const cases = [
      ['en', KIOSK, 'The quay is crowded. Whose idea was the pier?'],
      ['zh', STOVE, '火炉让大家晚上聚在一起。您那边会有什么损失？'],
    ] as const
    for (const [language, setting, text] of cases) {
      const [, reply = ''] = await play(setting, [text])
      const [first = ''] = splitSentences(reply)
      const fits = (wording: string) =>
        wording.split('{q}').every(part => first.includes(part.trim()))
      t.ok(questionBookFor(language)['cannot say'].some(fits), reply)
      t.match(reply.slice(first.length), /[?？]$/u, 'and it asks on')
      t.notMatch(reply, /counts? (?:that )?for you|is yours|记在您|对您有利/)
    }
  },
)

t.test('how something was is a fact, and what has to be is none', async t => {
  for (const [text, isFact] of [
    ['去年冬天老人冻得搬走了。', true],
    ['暖气片总得有人去修才有用。', false],
  ] as const)
    t.equal((await kindAfter(text, 'zh')) === 'granted', isFact, text)
})

t.test('a demand for its case is met at once, and the second time in another way', async t => {
  for (const [setting, first, second] of [
    [KIOSK, 'Walkers need the kiosk at the bus stop. So what’s your case?', 'What is your reason?'],
    [STOVE, '火炉边上大家常常聊天。您自己的论点呢？', '您的理由是什么？'],
  ] as const) {
    const [, one = '', two = ''] = await play(setting, [first, second])
    const book = questionBookFor('language' in setting ? setting.language : 'en')
    t.ok(
      book.complaint.some(text => one.startsWith(text)),
      one,
    )
    t.notOk(
      book.complaint.some(text => two.includes(text)),
      two,
    )
    t.ok(
      book['complaint again'].some(text => two.startsWith(text)),
      two,
    )
  }
})

t.test('a word of its own that it cannot explain is taken back', async t => {
  const brief = { for: ['the pier is the heart of the village'], against: [] }
  const [, reply = ''] = await play({ ...KIOSK, brief }, [
    'What do you mean by “the heart of the village”?',
  ])
  t.match(reply, /“the heart of the village”/i)
  t.match(reply, /leave it out|unsaid|drop it/i)
})

t.test('nothing is asked that fits every claim on every motion', t => {
  for (const language of LANGUAGES) {
    const all = JSON.stringify(questionBookFor(language))
    t.notMatch(all, /behave otherwise|is so anyway|人们的反应|多少本来就这样/)
  }
  t.end()
})

t.test('the motion’s words stand in every sentence about it as they must', t => {
  const motions = [
    'Rugby should do away with night games.',
    'The town should paint its benches orange',
    'Benches ought to be replaced by swings.',
    'We should ban whistling in lifts',
    'This house regrets the rise of paper straws',
    'Ferries are better than bridges',
    'Nobody should have to wear a tie',
    'Is humming good for walkers?',
    'Umbrellas do more harm than good',
    'Parents should read aloud every night.',
  ]
  const VERBAL = /\b(?:have|form of|hope for|notice|if|with) \{(?:topic|whole)\}/
  const acts = motions.flatMap(motion =>
    STANCES.map((stance: Stance) => readSubject(motion, 'en', stance)),
  )
  t.ok(acts.some(subject => subject.kind === 'change' && /^having /.test(subject.topic)))
  for (const [name, wordings] of Object.entries(questionBookFor('en')))
    for (const wording of Array.isArray(wordings) && /change$/.test(name) ? wordings : [])
      t.notMatch(wording, VERBAL, `${name} must take “having somebody do something”`)
  t.end()
})

t.test('a full answer is noted before something else is asked', async t => {
  const [, , reply = ''] = await play(KIOSK, [
    'Fishermen buy less there because the pier is wet in winter.',
    'Nearly every week, because the rain comes from the west. The old hut protects the newspapers.',
  ])
  t.ok(
    questionBookFor('en').taken.some(text =>
      text.split('{q}').every(part => reply.includes(part.trim())),
    ),
    reply,
  )
  t.match(reply, /The old hut protects the newspapers”/)
})

t.test('what is only supposed is not said back as a fact', async t => {
  const [, reply = ''] = await play(KIOSK, [
    'If it is moved, the old sailors lose their bench, because the pier is too small.',
  ])
  t.notMatch(reply, /“(?:it is moved|the old sailors lose their bench)”/)
})

t.test('a question that is put more simply is still the same question', async t => {
  const cases = [
    [
      'en',
      KIOSK,
      'The baker lost a third of her customers on the pier.',
      'What do you mean by that?',
    ],
    ['zh', STOVE, '去年冬天暖气片停了九次，老人都搬走了。', '你问的是什么意思？'],
  ] as const
  for (const [language, setting, said, asks] of cases) {
    const [, asked = '', again = ''] = await play(setting, [said, asks])
    const { kind } = readAsked([{ speaker: 'ai', text: asked }], language)[0] ?? {}
    t.equal(kind, 'granted', asked)
    t.notMatch(again, /can be said against|in every case|反对“|每一次都这样/, again)
  }
})
