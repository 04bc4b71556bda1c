import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { byWeight, choosePriorities, priorityOf } from './choose-priorities.ts'
import { coachingIn } from './coaching.ts'
import { type FoundFault, findFaults } from './find-faults.ts'
import type { Findings } from './findings.ts'
import { hearDebate } from './hear-debate.ts'

const hear = (turns: readonly string[], language: Language) =>
  hearDebate({
    debateId: 'd',
    motion: language === 'en' ? 'We should build a harbour' : '应当修建港口',
    language,
    userStance: 'for',
    mode: 'text',
    turns: turns.map((text, at) => ({ turn_id: `u${at}`, speaker: 'user' as const, text })),
  })

const findingsOf = (turns: readonly string[]): Findings => ({
  turns: turns.map((_, at) => ({
    turnId: `u${at}`,
    relevance: 1,
    isOffMotion: false,
    concedes: null,
    arguesOtherSide: null,
    contradicts: null,
  })),
  clash: [],
  lastWord: null,
})

const faultsIn = (text: string, language: Language = 'en'): FoundFault[] => {
  const heard = hear([text], language)
  return findFaults(heard, heard.ours, findingsOf([text]))
}
const kindsIn = (text: string, language: Language = 'en') =>
  faultsIn(text, language).map(({ kind }) => kind)

t.test('what is no claim, or says why, is not blamed for a phrase', async t => {
  t.same(kindsIn('Everybody knows this feeling.'), [])
  t.same(kindsIn('Sorry for my English, ships are new to me.'), [])
  t.same(kindsIn('Your crane story is dumb, one crane is not a whole harbour.'), [])
  t.same(kindsIn('常言道，船到桥头自然直。', 'zh'), [])
})

t.test('a harsh word is a fault only where it is aimed at the opponent', async t => {
  t.same(kindsIn('You are such a fool, because ships are loud.'), ['insult'])
  t.same(kindsIn('You can fool a captain once, because fog hides the lights.'), [])
  t.same(kindsIn('你真是笨蛋，因为船很吵。', 'zh'), ['insult'])
  t.same(kindsIn('您说港口好，可是骗子把码头卖了两次，因为没有登记。', 'zh'), [])
})

t.test('what is only the beginning of an answer is no fault', async t => {
  const denied =
    'I disagree with that step! It is one line of rules. Nobody asks for an excuse. Two points go.'
  t.same(kindsIn(denied), [])
})

t.test('what stands for a reason is taken out of the frame', async t => {
  const [fault] = faultsIn('Everybody knows that a harbour is good for a town.')
  t.match(fault, { kind: 'everybody knows', slots: { word: 'Everybody knows' } })
  const frame = fault && priorityOf(fault, coachingIn('en')).rewrite
  t.match(frame, /^A frame to fill in: A harbour is good for a town, because \[/)
  const [inside] = faultsIn('A harbour is good, everybody knows it is.')
  t.equal(inside && priorityOf(inside, coachingIn('en')).rewrite, null, 'no frame would be true')
})

t.test('“obviously” beside a reason stands for none, and a frame is a sentence', async t => {
  t.same(kindsIn('Obviously a harbour is good for a town, because ships need hands.'), [])
  const [fault] = faultsIn('Everybody knows these things about our harbour by now.')
  t.equal(fault && priorityOf(fault, coachingIn('en')).rewrite, null, 'no frame without a verb')
})

t.test('what is granted or jeered stands for no reason', async t => {
  t.same(
    kindsIn('As far as seals are concerned, everybody knows that dredging drives them out.'),
    [],
  )
  t.same(kindsIn('You lose and I win, everyone knows that, ships need quays.'), [])
})

t.test('a saying is a fault where the sentence is little else', async t => {
  t.same(kindsIn('Time is money, because that is so.'), ['saying'])
  const long =
    'Time is money for the captain who waits three days outside, because the crew is paid by the hour and the fruit rots in the hold.'
  t.same(kindsIn(long), [])
})

t.test("one person's story is blamed where it proves, not where it only compares", async t => {
  const [proves, denies] = [
    'My cousin sleeps beside the harbour, and that shows that it is a quiet place.',
    "It doesn't show that ships need it: my cousin learnt to row, and that shows that he could.",
  ]
  t.same(kindsIn(proves), ['one person'])
  t.same(kindsIn(denies), [])
})

t.test('a turn in which nothing is a reason is told so at its claim', async t => {
  t.same(kindsIn('A harbour is good. Ships are nice. I like the sea.'), ['no reason'])
  t.same(kindsIn('A harbour is good because ships bring work.'), [])
})

t.test('priorities are of different skills and sentences', async t => {
  const text = 'You are such a fool. You are a liar. Everybody knows that a harbour is good.'
  const chosen = choosePriorities(byWeight(faultsIn(text)))
  t.same(
    chosen.map(({ kind }) => kind),
    ['insult', 'everybody knows'],
  )
})

t.test(
  '“obviously” in an exception, or before a “but”, stands in no place of a reason',
  async t => {
    t.same(kindsIn('Obviously the harbour is the best idea for all of us.'), ['everybody knows'])
    t.same(kindsIn('If a storm comes, obviously the harbour master closes the gate first.'), [])
    const conceded = 'The harbour is there for the ships, obviously, but for the fishermen too.'
    t.notOk(kindsIn(conceded).includes('everybody knows'))
    t.same(kindsIn('如果台风来了，很明显港口应当先关闸。', 'zh'), [])
  },
)

t.test('one case is enough against what was said of all', async t => {
  const story = 'My uncle works at the harbour at night. So it is safe there.'
  const kindsAfter = (ai: string) => {
    const debate = {
      ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' as const },
      ...{ userStance: 'for' as const, mode: 'text' as const },
      turns: [
        { turn_id: 'a', speaker: 'ai' as const, text: ai },
        { turn_id: 'u0', speaker: 'user' as const, text: story },
      ],
    }
    const heard = hearDebate(debate)
    return findFaults(heard, heard.ours, findingsOf([story])).map(({ kind }) => kind)
  }
  t.same(kindsAfter('Harbours are dangerous at night.'), ['one person'])
  t.same(kindsAfter('It is a law without exception that harbours are dangerous at night.'), [])
})

t.test('what a thing is done for is no conclusion from a story', async t => {
  const story = 'My uncle works at the harbour at night.'
  t.same(kindsIn(`${story} So it is safe there.`), ['one person'])
  t.same(kindsIn(`${story} They hang lamps up one at a time so everyone sees.`), [])
})

t.test('a story beside which something else supports the turn is no fault', async t => {
  const story = 'My uncle works at the harbour at night. So it is safe there.'
  t.same(kindsIn(story), ['one person'])
  t.same(kindsIn(`${story} Lamps stand on each quay, because the crews load until dawn.`), [])
  const aside = 'So it is good for the town. My uncle works at the harbour at night.'
  t.same(kindsIn(aside), [], 'what was concluded before rests on something else')
})
