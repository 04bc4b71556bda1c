import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { findCardArguments } from '../concepts/card-arguments.ts'
import { findCards } from '../concepts/find-cards.ts'
import { questionBookFor } from './cross-examination/question-book.ts'
import { play } from './play-opponent.ts'
import { createSpeech } from './speech.ts'

const ZOOS = { motion: 'Zoos and safari parks should be closed', userStance: 'for' } as const
const PARKS = { motion: '动物园和野生动物园应该关闭', userStance: 'for', language: 'zh' } as const

t.test('a card is dropped when it is first said to be beside the motion, and stays so', async t => {
  const [, , second = '', ...later] = await play(ZOOS, [
    'The tigers walk in circles.',
    'That has nothing to do with our motion.',
    'The tigers walk in circles because the cage is small.',
    'A cage costs money that a forest would not cost.',
  ])
  const { dropped } = questionBookFor('en')
  t.ok(
    dropped.some(text => second.startsWith(text)),
    second,
  )
  const points = findCardArguments(ZOOS.motion, 'en').against
  for (const reply of [second, ...later])
    t.notOk(
      points.some(({ claim }) => reply.includes(claim)),
      reply,
    )
})

/** Says in a turn that a point does not fit. */
const BESIDE: readonly [Language, string][] = [
  ['en', 'That is not what I am talking about. The tigers walk in circles.'],
  ['en', "that's not what this is about, the tigers walk in circles"],
  ['en', 'Nobody here proposed that. The tigers walk in circles.'],
  ['en', 'who asked about school trips? the tigers walk in circles'],
  ['en', 'Your point does not fit. The tigers walk in circles.'],
  ['en', 'That is about trips, my motion is about cages. The tigers walk in circles.'],
  ['en', 'That is a completely different subject. The tigers walk in circles.'],
  ['en', 'What does a shepherd in Norway have to do with my motion? The tigers walk in circles.'],
  ['en', 'I do not see how a shepherd has to do with us. The tigers walk in circles.'],
  ['en', 'Why are we back on trips? The tigers walk in circles.'],
  ['zh', '您说的马戏团，跟动物园不是一回事。老虎一直转圈。'],
  ['en', 'You are still talking about trips. The motion is not about them.'],
  ['en', 'That is an objection to parks in general, and I defend no park. Tigers walk in circles.'],
  ['en', 'You are off topic. The tigers walk in circles.'],
  ['zh', '我说的不是这个。老虎整天转圈。'],
  ['zh', '没有人提议过这个。老虎整天转圈。'],
  ['zh', '您跑题了。老虎整天转圈。'],
  ['zh', '这是另一回事。老虎整天转圈。'],
  ['zh', '我说的是笼子，没说要办动物表演。老虎整天转圈。'],
  ['zh', '我又没说门票要涨价。老虎整天转圈。'],
  ['zh', '辩题里根本没有这句话。老虎整天转圈。'],
]
/** … that it is the user's own. */
const OURS: readonly [Language, string][] = [
  ['en', 'You are arguing my side. The tigers walk in circles.'],
  ['en', "that's an argument for my side lol"],
  ['en', 'Your whole example speaks for my side. The tigers walk in circles.'],
  ['zh', '您这是在替我说话。老虎整天转圈。'],
  ['zh', '这明明是我这边的理由。老虎整天转圈。'],
]
/** Argues, and says nothing of the kind. */
const ARGUES: readonly [Language, string][] = [
  ['en', 'The strongest reason for my side is the cage.'],
  ['en', 'Nobody proposed a better cage to the town in all those years.'],
  ['en', 'A lion has nothing to do with a sofa.'],
  ['en', 'Every town has a different subject for its museum, and cages are cruel.'],
  ['en', 'It is not about money, it is about the tigers.'],
  ['zh', '老虎在笼子里整天转圈，这不是钱的事。'],
  ['zh', '笼子太小，这就是我方遗憾的地方。'],
  ['zh', '园长从来没说笼子要加大。'],
  ['zh', '我没说谎，老虎整天转圈。'],
  ['zh', '最能支持我方的理由是笼子太小。'],
]

t.test('who says plainly that a point does not fit has the card dropped at once', async t => {
  const reply = async (language: Language, text: string) =>
    (await play(language === 'en' ? ZOOS : PARKS, ['Cages are cruel. 笼子太小。', text])).at(-1) ??
    ''
  const begins = (text: string, language: Language, kind: 'dropped' | 'dropped as yours') =>
    questionBookFor(language)[kind].some(each => text.startsWith(each))
  for (const [language, text] of BESIDE)
    t.ok(begins(await reply(language, text), language, 'dropped'), text)
  for (const [language, text] of OURS)
    t.ok(begins(await reply(language, text), language, 'dropped as yours'), text)
  for (const [language, text] of ARGUES) {
    const said = await reply(language, text)
    t.notOk(begins(said, language, 'dropped') || begins(said, language, 'dropped as yours'), text)
  }
})

t.test('what only says whose or which it is has no card', t => {
  for (const motion of [
    'The school ferry ride ought to be shorter.',
    'Our school’s chess evening should be kept.',
    'Neighbours should sing together every Friday without any phones.',
  ])
    t.same(findCards(motion, 'en'), [], motion)
  t.not(findCards('Children would learn better without homework', 'en').length, 0)
  t.end()
})

t.test('no sentence is said without the one to which it points back', t => {
  const said = 'A baker in our street sells out by noon.'
  const speech = createSpeech('one', [said])
  t.equal(speech.sayRest(`${said} He closes then. The street is quiet.`), 'The street is quiet.')
  const chinese = createSpeech('two', ['街上有位面包师。'])
  t.equal(chinese.sayRest('街上有位面包师。他中午就关门。街上很安静。'), '街上很安静。')
  t.end()
})
