import t from 'tap'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import { readConcept } from '#schema/concepts/read-concepts.ts'
import type { Language, Stance } from '#schema/constants.ts'
import { splitSentences } from '../language/sentences.ts'
import { planOpening } from './plan-opening.ts'
import { planReply } from './plan-reply.ts'

const TURNS: Record<Language, readonly string[]> = {
  en: [
    'I think people can decide that for themselves, because they know their own lives.',
    'That is only one case. Most people I know are fine with it.',
    'It costs too much and helps nobody I have met.',
    'You say that, but there are other ways.',
    'In the end it is about what is fair.',
  ],
  zh: [
    '我觉得每个人可以自己决定，因为自己的生活自己最清楚。',
    '这只是个别情况，我认识的人大多没有问题。',
    '花钱太多，没有帮到什么人。',
    '你这么说，可是还有别的办法。',
    '说到底，还是要看公平不公平。',
  ],
}

const play = (motion: string, language: Language, userStance: Stance) => {
  const debate = (turns: readonly SpokenTurn[]): DebateSoFar => ({
    debateId: 'debate-1',
    motion,
    motionKey: null,
    language,
    userStance,
    level: 'club',
    style: 'coach',
    turns,
  })
  const turns: SpokenTurn[] = [{ speaker: 'ai', text: planOpening(debate([])).opening }]
  for (const text of TURNS[language]) {
    turns.push({ speaker: 'user', text })
    turns.push({ speaker: 'ai', text: planReply(debate(turns)) })
  }
  return turns.filter(({ speaker }) => speaker === 'ai').map(({ text }) => text)
}

/** Motion, language, the user's side, the matter, and the side of its card that the opponent takes. */
const MOTIONS: readonly [string, Language, Stance, string, 'more' | 'less'][] = [
  ['Cats make better pets than dogs', 'en', 'for', 'dogs', 'more'],
  ['This house regrets the rise of social media', 'en', 'for', 'social-media', 'more'],
  ['Should the death penalty be abolished?', 'en', 'against', 'death-penalty', 'less'],
  ['We would rather have no homework', 'en', 'for', 'homework', 'more'],
  ['Video games do more harm than good', 'en', 'against', 'video-games', 'less'],
  ['Football should use video referees less', 'en', 'for', 'referees', 'more'],
  ['It is time to tax meat', 'en', 'against', 'meat', 'less'],
  ['应该禁止养狗', 'zh', 'for', 'dogs', 'more'],
  ['动物园弊大于利', 'zh', 'against', 'zoos', 'less'],
  ['初中要不要取消家庭作业', 'zh', 'for', 'homework', 'more'],
]

t.test('on a self-written motion the opponent names the matter and keeps to its side', async t => {
  for (const [motion, language, userStance, key, side] of MOTIONS) {
    const texts = play(motion, language, userStance)
    const { names, cases, stakes } = readConcept(key)
    const said = texts.join('\n').toLowerCase()
    const nouns = names[language].map(name => name.split(' ').at(-1) ?? name)
    t.ok(
      nouns.some(noun => texts[0]?.toLowerCase().includes(noun)),
      `${motion}: the opening names ${key}`,
    )
    t.ok(texts[0]?.includes(cases[side][language]), `${motion}: the opening has the side's case`)
    const claims = (of: 'more' | 'less') =>
      stakes[of].filter(({ claim }) => said.includes(claim[language].toLowerCase())).length
    t.ok(claims(side) >= 2, `${motion}: argues for ${side} ${key}`)
    t.equal(claims(side === 'more' ? 'less' : 'more'), 0, `${motion}: never for the other side`)
  }
})

t.test('on a self-written motion no sentence is said twice', async t => {
  for (const [motion, language, userStance] of MOTIONS) {
    const sentences = play(motion, language, userStance).flatMap(splitSentences)
    t.strictSame(
      sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at),
      [],
      motion,
    )
  }
})

t.test('where a card has one point about the motion, the opening makes it once', async t => {
  for (const userStance of ['for', 'against'] as const) {
    const { opening } = planOpening({
      debateId: 'debate-1',
      motion: 'Our country should ban wiretapping.',
      motionKey: null,
      language: 'en',
      userStance,
      level: 'club',
      style: 'barrister',
      turns: [],
    })
    const sentences = splitSentences(opening)
    t.equal(new Set(sentences).size, sentences.length, opening)
    t.notMatch(opening, /\btwo\b/)
    // Only some of the card fits, and the case is of the whole of it.
    const { more, less } = readConcept('secret-services').cases
    t.notOk([more.en, less.en].some(text => opening.includes(text)))
  }
})

t.test('no objection of a card is said that speaks of somebody whom nobody has named', t => {
  const reply = planReply({
    ...{ debateId: 'debate-7', motion: 'This house prefers local shops to online shopping' },
    ...({ motionKey: null, language: 'en', userStance: 'against' } as const),
    ...({ level: 'tournament', style: 'coach' } as const),
    turns: [
      { speaker: 'ai', text: 'A street without shops is dark after six.' },
      {
        speaker: 'user',
        text: [
          'So let me say something about shops. A woman in a wheelchair, a night nurse and a',
          'village without a chemist get the same shelf as Londoners when they click. The small',
          'shop serves whoever lives near it and can reach it by six.',
        ].join(' '),
      },
    ],
  })
  t.notMatch(reply, /his valley/)
  t.end()
})
