import t from 'tap'
import { grantedSentences } from './granted-points.ts'
import { readPhrases } from './phrasebook.ts'
import { planReply } from './plan-reply.ts'
import { type Setting, start } from './play-opponent.ts'
import { withoutReport } from './without-report.ts'

const NUCLEAR = {
  motion: 'This house would rely on nuclear power to fight climate change.',
  motionKey: 'nuclear-power',
  userStance: 'against',
} as const
const OFFICE = {
  motion: 'Working from home is better than working in an office.',
  motionKey: 'work-from-home',
  userStance: 'for',
} as const

const phrases = readPhrases('en')
const has = (text: string, wordings: readonly string[]) =>
  wordings.some(wording => text.includes(wording.split(/\{\w+\}|“/)[0] || '?'))

/** The reply to one turn, after some words of the opponent. */
const replyTo = (setting: Setting, said: string, ...earlier: string[]) =>
  planReply(
    start(setting, [
      ...earlier.map((text, at) => ({
        speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const),
        text,
      })),
      { speaker: 'user', text: said },
    ]),
  )

t.test('who only says again what was said to them objects to nothing', t => {
  t.equal(withoutReport('You say the ferry harms nobody.', 'en'), '')
  t.equal(withoutReport('You call the ferry a luxury.', 'en'), '')
  t.equal(withoutReport('You assert that the ferry harms nobody.', 'en'), '')
  t.equal(
    withoutReport('You said it is dear, but a ticket costs two euros.', 'en'),
    'a ticket costs two euros.',
  )
  t.equal(withoutReport('The ferry harms nobody.', 'en'), 'The ferry harms nobody.')
  t.equal(withoutReport('Then you argue about fares.', 'en'), 'Then you argue about fares.')
  t.equal(withoutReport('您说渡船不危险。', 'zh'), '')
  t.equal(withoutReport('您说渡船贵，可是一张票才两块。', 'zh'), '一张票才两块。')
  t.end()
})

t.test('what is granted in the middle of a sentence is granted', t => {
  const said =
    'As to the noise, I grant your point outright: it is quiet. The price is another thing.'
  t.match(grantedSentences(said, 'en')[0], /quiet/)
  t.strictSame(grantedSentences('The state gives farmers a grant for the fence.', 'en'), [])
  t.end()
})

t.test('a question that is asked again is answered, or owned to have no answer', t => {
  const reply = replyTo(
    NUCLEAR,
    'You walked right past my question: who would insure the kettle on the roof?',
    'A reactor leaves room for forests and fields.',
  )
  t.match(reply, /who would insure the kettle on the roof/)
  t.ok(has(reply, phrases['no-answer-question']), reply)
  t.end()
})

t.test('who prefers the other thing of a comparison argues for the other side', t => {
  const swaps = [...phrases['my-side'], ...phrases['my-side-plain']]
  const story = 'My cousin sits in the kitchen and talks to nobody. '
  const over = replyTo(OFFICE, `${story}So an office is just better for people.`, 'Hello.')
  t.ok(has(over, swaps), over)
  const own = replyTo(
    OFFICE,
    `${story}An office is better for gossip, but home is better for everything else.`,
    'Hello.',
  )
  t.notOk(has(own, swaps), own)
  t.end()
})

t.test('a new point does not pass over the reason that nothing is known against', t => {
  const reply = replyTo(
    NUCLEAR,
    'A tower is ugly because it blocks the view of the lake from my window.',
    'A reactor leaves room for forests and fields.',
  )
  t.match(reply, /blocks the view|ugly/)
  t.end()
})

t.test('where nothing known meets a turn, it is asked what it says in particular', t => {
  const reply = replyTo(
    NUCLEAR,
    'What decides it is who owns the harbour. The fishermen have waited for that since spring.',
    'Coal smoke kills people every year.',
  )
  t.match(reply, /“who owns the harbour”[^?]*\?/)
  t.notMatch(reply, phrases.question.join('|'), 'one question is enough')
  t.end()
})
