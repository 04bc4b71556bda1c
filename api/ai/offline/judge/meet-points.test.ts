import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { findPoints } from './find-points.ts'
import { hearDebate } from './hear-debate.ts'
import { meetPoints } from './meet-points.ts'

const NONE: ReadonlySet<string> = new Set()

/** What became of the opponent's first point, after the last turn. */
const fateOf = (
  [opening, ...later]: readonly string[],
  { language = 'en', conceding = NONE }: { language?: Language; conceding?: typeof NONE } = {},
) => {
  const debate = {
    debateId: 'd',
    motion: language === 'en' ? 'We should build a harbour' : '应当修建港口',
    language,
    userStance: 'for' as const,
    mode: 'text' as const,
    turns: [opening ?? '', ...later].map((text, at) => ({
      turn_id: `t${at}`,
      speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const),
      text,
    })),
  }
  const heard = hearDebate(debate)
  const points = findPoints(debate, heard)
  const isMotion = (stem: string) => /^(?:build|harbour|港口|修建)$/.test(stem)
  const { met } = meetPoints(points, heard, isMotion, { conceding, caught: NONE, hollow: NONE })
  const [first] = points
  const fate = first && [...(met.get(first)?.byTurn.values() ?? [])].at(-1)
  return fate ? { outcome: fate.outcome, reply: fate.reply?.text ?? null } : null
}

const DROPPED = { outcome: 'dropped', reply: null }
const SEALS = 'Dredging drives the seals and the herons out of the estuary for good.'

t.test('a sentence that names a point and says why it fails is the answer', async t => {
  const answer =
    'You say that dredging drives the seals out of the estuary, but they came back to Rotterdam within two winters.'
  t.same(fateOf([SEALS, answer]), { outcome: 'answered', reply: answer })
})

t.test('what is quoted as the answer is the sentence with the reason, not the lead-in', async t => {
  const [leadIn, reason] = [
    'As for the seals and the herons in the estuary, let us look at them.',
    'Rotterdam moved its colony to an island nearby, because the rangers had a decade to prepare it.',
  ]
  t.same(fateOf([SEALS, `${leadIn.replace(', let us look at them', '')} ${reason}`]), {
    outcome: 'answered',
    reply: reason,
  })
})

t.test('a shrug, a grant and a bare denial are no answers', async t => {
  for (const said of [
    'You say the seals leave the estuary, and that is just life, nobody can please everybody.',
    'It is true that dredging drives the seals and the herons out of the estuary.',
    'You are wrong about the seals and the estuary, and the herons are nonsense as well.',
  ])
    t.equal(fateOf([SEALS, said]), null, said)
})

t.test('to say that one will answer is no answer', async t => {
  for (const said of [
    'About the seals and the estuary you have a point, but I shall come back to that.',
    'You say that dredging drives the seals out of the estuary, and I would gladly answer that.',
  ])
    t.equal(fateOf([SEALS, said]), null, said)
})

t.test('who grants and goes on has answered', async t => {
  const said =
    'It is true that the seals leave the estuary, but forty fishermen find work at the quay instead.'
  t.equal(fateOf([SEALS, said])?.outcome, 'answered')
})

t.test('a turn that gives a point up answers none', async t => {
  const answer =
    'Your seals in the estuary got an island in Rotterdam, because the rangers asked for it.'
  const grant = 'About the wages you are right.'
  t.equal(fateOf([SEALS, `${answer} ${grant}`])?.outcome, 'answered')
  t.equal(fateOf([SEALS, `${answer} ${grant}`], { conceding: new Set([grant]) }), null)
})

t.test('a point that is used against its owner is turned', async t => {
  const said =
    'Your seals in the estuary speak for my side: a licensed harbour pays the rangers who count them.'
  t.equal(fateOf([SEALS, said])?.outcome, 'turned')
})

t.test('a point that nothing comes near is dropped, one that may be meant is not', async t => {
  const [own, next] = ['A crane lifts a container in a minute.', 'What do the taxpayers get?']
  t.same(fateOf([SEALS, own, next, 'Sailors earn good wages.']), {
    outcome: 'dropped',
    reply: null,
  })
  t.equal(fateOf([SEALS, own]), null, 'one turn is too little')
  t.equal(fateOf([SEALS, 'Your first point proves too much.', next, own]), null)
  t.equal(fateOf([SEALS, 'Both of these fail for one reason.', next, own]), null)
  t.equal(fateOf([SEALS, 'Nobody has counted a heron there since May.', next, own]), null)
})

t.test('Chinese is read alike', async t => {
  const seals = '挖沙会把海豹和白鹭永远赶出河口。'
  const zh = { language: 'zh' as const }
  const answer =
    '您说海豹和白鹭会被赶出河口，可是鹿特丹的海豹两个冬天就回来了，因为那里留了一座岛。'
  t.same(fateOf([seals, answer], zh), { outcome: 'answered', reply: answer })
  t.equal(fateOf([seals, '您说海豹会离开河口，那又怎么样，无所谓。'], zh), null)
})

t.test('what was said before, or is granted, is not quoted as the answer', async t => {
  const answer = 'Rotterdam moved its colony to an island, because the rangers had a decade for it.'
  for (const leadIn of [
    'I asked who counts herons, and now you say dredging drives the seals out of the estuary.',
    'Your first point is about seals and herons in the estuary near the dredging town.',
  ])
    t.equal(fateOf([SEALS, `${leadIn} ${answer}`])?.reply ?? answer, answer, leadIn)
  const granted =
    'On the seals and herons of the estuary you are right. Some colonies never return.'
  t.equal(fateOf([SEALS, granted]), null)
  const turn = 'But Rotterdam moved its colony to an island, because rangers had a decade for it.'
  t.equal(fateOf([SEALS, `${granted} ${turn}`])?.reply ?? turn, turn)
})

t.test('what is added in passing or quotes something else answers another point', async t => {
  const named = 'As for the seals and the herons in the estuary, I come to them.'
  for (const other of [
    'And the free bus makes it cheap for poor families, because tickets cost nothing.',
    'But “whoever sails is rich” forgets the fishermen, because they own old boats.',
  ])
    t.not(fateOf([SEALS, `${named} ${other}`])?.reply, other)
})

t.test('a point that was set aside or foreseen is not said to be dropped', async t => {
  const later = [
    'Go on.',
    'Crews sleep in barracks on Sundays.',
    'Go on.',
    'Cargo waits for weeks.',
  ]
  t.same(fateOf([SEALS, 'Trains carry timber at night.', ...later]), DROPPED)
  const aside = 'Your animals have nothing to do with my question. Trains carry timber at night.'
  t.equal(fateOf([SEALS, aside, ...later]), null)
  const foreseen = 'You will say next that an estuary suffers; islands can be given to wildlife.'
  t.equal(fateOf([SEALS, foreseen, ...later]), null)
  t.equal(
    fateOf(
      [
        '疏浚会把海豹赶出河口，再也不会回来。',
        '您说的动物跟这个问题没有关系。',
        '请继续。',
        '火车夜里运木材。',
      ],
      { language: 'zh' },
    ),
    null,
  )
})
