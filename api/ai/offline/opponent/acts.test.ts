import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { LANGUAGES, OPPONENT_LEVELS } from '#schema/constants.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { findFlawSentences } from './find-flaws.ts'
import { lastReply, play, replyOf, type Setting, start } from './play-opponent.ts'
import { IN_CHINESE, UNIFORMS, UNKNOWN, wordsIn } from './test-settings.ts'

const bank = (language: 'en' | 'zh' = 'en'): readonly Point[] =>
  findArguments('school-uniforms', language)?.for ?? []

const ai = (text: string): SpokenTurn => ({ speaker: 'ai', text })
const user = (text: string): SpokenTurn => ({ speaker: 'user', text })

/** The reply to `text` after the opponent has made these points. */
const replyAfter = (points: readonly (Point | undefined)[], text: string, setting: Setting) =>
  replyOf(
    start(setting, [
      ai(points.map(point => `${point?.claim} ${point?.mechanism}`).join(' ')),
      user(text),
    ]),
  )

const saysOf = (reply: string, text: string) =>
  splitSentences(text).some(sentence => normalise(reply).includes(normalise(sentence)))

t.test('who gives up is thanked and asked for the strongest worry, and nothing more', async t => {
  const given = 'You have convinced me completely. I give up.'
  const reply = await lastReply(UNIFORMS, given)
  t.match(reply, /worry|doubt|best thing|weakest/)
  const plain = await lastReply(UNKNOWN, given)
  t.notMatch(plain, /my (?:side|case|point)/, 'who had no case has not won')
  for (const each of [reply, plain]) t.ok(wordsIn(each) <= 40, each)
  t.match(await lastReply(IN_CHINESE, '好吧，我认输。'), /担心|疑问|最有力|薄弱/)
})

t.test('what is granted is taken, and the rest of the sentence is answered', async t => {
  const reply = await replyAfter(
    [bank()[0]],
    'I agree that brands are expensive, but bullies will find something else: your hair or weight.',
    UNIFORMS,
  )
  t.match(reply, /“brands are expensive”/i)
  t.match(reply, /They will, and a bully with one stick fewer is still a gain/)
})

t.test('who argues the opponent’s side is told so and asked for the own one', async t => {
  const said = 'All schools should require a uniform because it makes pupils equal.'
  const reply = await lastReply(UNIFORMS, said)
  t.match(reply, /my side|my own side|speaks for me|my speech|helps me/)
  t.match(reply, /against the motion/)
  const own = await lastReply(
    UNIFORMS,
    'Schools should not require a uniform, since pupils are different.',
  )
  t.notMatch(own, /my speech|shall we swap/)
})

t.test('a complaint is answered on the very point, or the point is given', async t => {
  const turns = [
    ai(`${bank()[0]?.claim} ${bank()[0]?.mechanism}`),
    user('Bullying happens with uniforms too. And whales sing at night in the harbour.'),
    ai('There is also another matter to be looked at.'),
  ]
  const met = await replyOf(
    start(UNIFORMS, [...turns, user('You did not answer my point about bullying.')]),
  )
  t.match(met, /They will, and a bully with one stick fewer is still a gain/)
  const left = await replyOf(
    start(UNIFORMS, [...turns, user('You did not answer my point about whales.')]),
  )
  t.match(left, /“whales sing at night in the harbour”/i)
  t.match(left, /no answer ready|nothing prepared|cannot answer/)
})

t.test('a case is given from the matter, or honestly none', async t => {
  const [point] = bank()
  const reply = await replyAfter([point], 'Name one case where that happened.', UNIFORMS)
  t.ok(saysOf(reply, point?.example ?? '-'), reply)
  const all = bank().map(({ claim, mechanism, example }) => `${claim} ${mechanism} ${example}`)
  const none = await replyOf(
    start(UNIFORMS, [ai(all.join(' ')), user('Name one more case where that happened.')]),
  )
  t.match(none, /no further case|cannot give|No second case/)
  const [chinese] = bank('zh')
  t.ok(saysOf(await replyAfter([chinese], '请举一个例子。', IN_CHINESE), chinese?.example ?? '-'))
})

t.test('a word that was used has its everyday sense; another one is not claimed', async t => {
  const [point] = bank()
  const reply = await replyAfter([point], 'What do you mean by “logos”?', UNIFORMS)
  t.match(reply, /“logos”/)
  t.match(reply, /everyday|usually mean|no special meaning/)
  t.notOk(saysOf(reply, point?.impact ?? '-'), 'what comes next is no definition')
  const other = await replyAfter([point], 'What do you mean by “sovereignty”?', UNIFORMS)
  t.match(other, /not a word|have not said|You bring/)
})

t.test('a question is answered from the matter, or is said to have no answer', async t => {
  const [point] = bank()
  const known = await replyAfter(
    [point],
    'And do you not still see who is rich by the watch or the bag?',
    UNIFORMS,
  )
  t.match(known, /smaller/)
  const unknown = await replyAfter([point], 'How many whales live in the harbour?', UNIFORMS)
  t.match(unknown, /no answer ready|cannot answer|do not know/)
})

t.test('who leaves the motion is brought back in one sentence', async t => {
  for (const text of [
    'Could we talk about something else?',
    'The moon is made of granite, and volcanoes shaped its craters.',
  ]) {
    const reply = await lastReply(UNIFORMS, text)
    t.match(splitSentences(reply)[0], /“All schools should require their pupils/, text)
  }
  t.match(await lastReply(IN_CHINESE, '我们换个话题吧。'), /“所有中小学/)
})

t.test('a short, unsure turn gets a short answer with one easy question', async t => {
  for (const setting of [UNIFORMS, UNKNOWN]) {
    const reply = await lastReply(setting, 'idk. the boat is nice tho')
    t.ok(wordsIn(reply) <= 40, reply)
    t.equal(reply.split('?').length, 2, reply)
    t.strictSame(findFlawSentences(reply, 'en'), [])
  }
})

t.test('who was misread is believed', async t => {
  const reply = await lastReply(UNIFORMS, 'That is not what I said.')
  t.match(reply, /misread|wrongly|did not say/)
  t.match(reply, /one sentence/)
})

const LATER = [
  'Pupils should decide for themselves, because they know what is comfortable.',
  'Families have other things to pay for, and a blazer is dear.',
  'A school can forbid shirts that insult others, and that is enough.',
]

t.test('nothing is called open that a later turn touches', async t => {
  const [one, two] = bank()
  for (const touching of ['Brands are dear.', 'A newcomer makes friends at football.']) {
    const touched = touching.startsWith('Brands') ? one : two
    for (const level of ['club', 'tournament'] as const) {
      const reply = await replyAfter([one, two], touching, { ...UNIFORMS, level })
      const lead = /(?:not answered|waiting|without a reply|still open|nobody has denied|owes us)/i
      const open = splitSentences(reply).filter(sentence => lead.test(sentence))
      t.notOk(
        open.some(sentence => normalise(sentence).includes(normalise(touched?.claim ?? '-'))),
        reply,
      )
    }
  }
})

t.test('a beginner hears one point, one question, and at most sixty words', async t => {
  const setting = { ...UNIFORMS, level: 'beginner' } as const
  const replies = await play(setting, [...LATER, 'Why?', 'You never answered that.', 'idk'])
  for (const reply of replies) {
    t.ok(wordsIn(reply) <= 60, `${wordsIn(reply)}: ${reply}`)
    t.ok(reply.split('?').length <= 3, reply)
    t.ok(bank().filter(({ claim }) => normalise(reply).includes(normalise(claim))).length <= 1)
  }
})

t.test('at a tournament the parts of a reply are announced', async t => {
  const [, , second] = await play({ ...UNIFORMS, level: 'tournament' }, LATER)
  t.match(second, /First|Second|Now my side|my own ground|One point|Something of mine/)
})

t.test('a flaw overstates a point that the reply makes, in one turn of three at most', async t => {
  for (const language of LANGUAGES)
    for (const level of OPPONENT_LEVELS) {
      const setting = { ...(language === 'en' ? UNIFORMS : IN_CHINESE), level }
      const said =
        language === 'en' ? LATER : ['学生应该自己决定。', '家里还有别的开销。', '衣服是自己的。']
      const replies = await play(setting, [...said, ...said])
      const places = replies.flatMap((reply, at) => {
        const flaws = findFlawSentences(reply, language)
        for (const { sentence } of flaws)
          t.ok(
            bank(language).some(({ claim }) => normalise(sentence).includes(normalise(claim))),
            sentence,
          )
        t.ok(flaws.length <= 1, reply)
        return flaws.map(() => at)
      })
      t.ok(
        places.every((place, at) => at === 0 || place - (places[at - 1] ?? 0) >= 3),
        `${level}: ${places}`,
      )
    }
})
