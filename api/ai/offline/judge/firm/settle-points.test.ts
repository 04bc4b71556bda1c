import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { chanceOf } from '../../quality/logistic-head.ts'
import { HEADS } from '../../quality/weights.ts'
import { chooseLevels } from '../choose-levels.ts'
import { readAnswering } from '../coded/answering.ts'
import { readCodedDebates } from '../coded/coded-debates.ts'
import { readDebate } from '../read-debate.ts'
import { debateEvidence } from './debate-evidence.ts'
import { FIRM_HEADS, FIRMNESS, type FirmHeads } from './firmness.ts'
import { settlePoints } from './settle-points.ts'

const OPENING =
  'Parents need to reach their children, because buses fail and grandparents fall ill.'
const ANSWER =
  'You say that parents need to reach their children when buses fail, but a school has a telephone at the desk, so nobody waits for news.'

const settled = (answers: readonly string[], heads: FirmHeads = FIRMNESS) => {
  const debate: JudgedDebate = {
    debateId: 'd',
    motion: 'Mobile phones should be banned in schools',
    language: 'en',
    userStance: 'for',
    mode: 'text',
    turns: [OPENING, ...answers.flatMap(text => [text, 'Go on.'])].map((text, at) => ({
      turn_id: `t${at}`,
      speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const),
      text,
    })),
  }
  const read = readDebate(debate, HEADS)
  const [first] = settlePoints(debateEvidence(read, chooseLevels(read, debate)), heads)
  return first && { outcome: first.outcome, reply: first.reply?.text ?? null }
}

t.test('a point is given up that speaks against words which the opponent let stand', async t => {
  const givenUpAfter = (reply: string) => {
    const debate: JudgedDebate = {
      ...{ debateId: 'd', motion: 'Mobile phones should be banned in schools', language: 'en' },
      ...{ userStance: 'for', mode: 'text' },
      turns: [OPENING, ANSWER, reply].map((text, at) => ({
        turn_id: `t${at}`,
        speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const),
        text,
      })),
    }
    const read = readDebate(debate, HEADS)
    return settlePoints(debateEvidence(read, chooseLevels(read, debate)), FIRMNESS)[0]?.isGivenUp
  }
  const words = 'a school has a telephone at the desk'
  t.equal(givenUpAfter(`I let “${words}” stand; it counts for you.`), true)
  t.equal(givenUpAfter(`You say “${words}”: who answers it?`), false)
})

const OTHER = 'Lessons are lost because every buzz breaks the thread of what was said.'

t.test('a point that is named and answered is answered, by that sentence', async t => {
  t.same(settled([ANSWER, OTHER]), { outcome: 'answered', reply: ANSWER })
})

t.test('a quote that is not sure enough is left out, and then the outcome', async t => {
  const never = { ...FIRMNESS.quote, threshold: 1 }
  t.same(settled([ANSWER, OTHER], { ...FIRMNESS, quote: never }), {
    outcome: 'answered',
    reply: null,
  })
  const heads = { ...FIRMNESS, quote: never, met: { ...FIRMNESS.met, threshold: 1 } }
  t.same(settled([ANSWER, OTHER], heads), { outcome: 'could_not_tell', reply: null })
})

t.test('what only leads in or grants is not shown as the answer', async t => {
  const heads = {
    ...FIRMNESS,
    met: { ...FIRMNESS.met, threshold: 0 },
    quote: { ...FIRMNESS.quote, threshold: 0 },
  }
  t.equal(settled([ANSWER], heads)?.reply, ANSWER)
  const began = 'You began with parents who need to reach their children when buses fail.'
  const granted = "I'll give you this: grandparents fall ill and parents need to reach children."
  t.same(settled([`${began} ${granted}`], heads), { outcome: 'answered', reply: null })
})

t.test('who sets a point aside has not answered it', async t => {
  const aside =
    'I did not mention that parents need to reach their children when buses fail, so I leave that aside.'
  const heads = { ...FIRMNESS, met: { ...FIRMNESS.met, threshold: 0 } }
  t.equal(settled([ANSWER, OTHER], heads)?.outcome, 'answered')
  t.equal(settled([aside], heads)?.outcome, 'could_not_tell')
})

t.test('of turns that say nothing no point is answered', async t => {
  const fate = settled(['Bananas are yellow and long.', 'Bananas are sweet as well.'])
  t.not(fate?.outcome, 'answered')
  t.equal(fate?.reply, null)
})

t.test(
  'a chance goes by the weights, and a figure that is missing counts as its middle',
  async t => {
    const head = {
      ...{ start: 0, threshold: 0.5 },
      figures: { near: { middle: 2, spread: 1, weight: 1 } },
    }
    t.equal(chanceOf(head, {}), 0.5)
    t.ok(chanceOf(head, { near: 3 }) > 0.7)
    t.ok(chanceOf(head, { near: 1 }) < 0.3)
    for (const name of FIRM_HEADS) t.ok(Object.keys(FIRMNESS[name].figures).length > 5, name)
  },
)

t.test('the list of answering sentences names points and words that are there', async t => {
  const debates = new Map(readCodedDebates('first').map(debate => [debate.id, debate]))
  for (const [id, points] of Object.entries(readAnswering()))
    for (const [point, answers] of Object.entries(points)) {
      const debate = debates.get(id)
      const coded = debate?.points.find(each => each.id === point)
      t.ok(coded, `${id} has ${point}`)
      for (const { turn, starts } of answers) {
        const said = debate?.turns[turn]
        const isThere = said && 'user' in said && said.user.includes(starts)
        t.ok(isThere && coded && turn > coded.saidIn, `${id} ${point}: ${starts}`)
      }
    }
})
