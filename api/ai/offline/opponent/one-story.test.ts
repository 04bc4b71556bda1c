import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { LANGUAGES, type Language, STANCES, type Stance } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { someOf } from '#scripts/whole-tests.ts'
import { caseMaterialFor, otherStance } from '../arguments/case-material.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { gatherFaults } from './gather-faults.ts'
import { isOwned } from './let-stand.ts'
import { planOpening } from './plan-opening.ts'
import { planReply } from './plan-reply.ts'

const tells = (text: string) => normalise(splitSentences(text)[0] ?? '')
const has = (said: string, text: string) => normalise(said).includes(tells(text))
const make = ({ claim, mechanism }: Point) => `${claim} ${mechanism}`

type Asked = { key: string; motion: string; language: Language; side: Stance }

const ALL: readonly Asked[] = readHeads().flatMap(({ key, wording }) =>
  LANGUAGES.flatMap(language =>
    STANCES.map(side => ({ key, motion: wording[language], language, side })),
  ),
)

/** The first reply of a side costs most. */
const SIDES = someOf(ALL, 5)

const debateOn = ({ key, motion, language, side }: Asked, turns: readonly SpokenTurn[]) => ({
  ...{ debateId: `story of ${key}`, motion, motionKey: key, language, turns },
  ...({ userStance: otherStance(side), level: 'tournament', style: 'professor' } as const),
})

/** What a side may say: its points, and its objections to the other side's. */
const claimsOf = ({ key, language, side }: Asked) => {
  const found = findArguments(key, language)
  const [own, theirs] = [found?.[side] ?? [], found?.[otherStance(side)] ?? []]
  return {
    own,
    attacks: theirs.flatMap(point => point.objections.map(objection => ({ point, objection }))),
  }
}

t.test('an objection is not made beside a point or an objection that it contradicts', t => {
  const { check, faults } = gatherFaults()
  for (const asked of SIDES)
    for (const { point, objection } of claimsOf(asked).attacks)
      for (const said of objection.clashesWith ?? []) {
        const turns: SpokenTurn[] = [
          { speaker: 'ai', text: said },
          { speaker: 'user', text: make(point) },
        ]
        const reply = planReply(debateOn(asked, turns))
        check(!has(reply, objection.objection), `${asked.key}: “${said}” … ${reply}`)
      }
  t.strictSame(faults, [])
  t.end()
})

t.test('a point is not made after an objection that it contradicts', t => {
  const { check, faults } = gatherFaults()
  for (const asked of SIDES) {
    const { own, attacks } = claimsOf(asked)
    for (const { objection, point } of attacks) {
      const clashing = own.filter(({ clashesWith = [] }) =>
        clashesWith.some(text => has(objection.objection, text)),
      )
      const [first] = clashing
      if (!first) continue
      const others = own.filter(each => !clashing.includes(each)).map(make)
      const turns: SpokenTurn[] = [
        { speaker: 'ai', text: [...others, objection.objection].join(' ') },
        { speaker: 'user', text: make(point) },
      ]
      const reply = planReply(debateOn(asked, turns))
      check(!has(reply, first.claim), `${asked.key}: ${first.claim} … ${reply}`)
    }
  }
  t.strictSame(faults, [])
  t.end()
})

t.test('no opening has two points that contradict each other', t => {
  for (const asked of SIDES) {
    const { opening } = planOpening(debateOn(asked, []))
    for (const point of claimsOf(asked).own.filter(({ claim }) => has(opening, claim)))
      for (const text of point.clashesWith ?? []) t.notOk(has(opening, text), opening)
  }
  t.end()
})

t.test('nobody is called "her" whose case was told long ago', t => {
  const fireworks = {
    debateId: 'story',
    motion: 'This house would ban private fireworks on New Year’s Eve.',
    motionKey: null,
    language: 'en',
    userStance: 'against',
    level: 'tournament',
    style: 'professor',
  } as const
  const { own } = caseMaterialFor(fireworks)
  const point = own.find(({ objections }) =>
    objections.some(({ answer }) => /\bher\b/.test(answer)),
  )
  const opening = point ? `${make(point)} ${point.example}` : ''
  const asked: SpokenTurn = { speaker: 'user', text: 'It is one hour in the whole year.' }
  const now: SpokenTurn[] = [{ speaker: 'ai', text: opening }, asked]
  t.match(planReply({ ...fireworks, turns: now }), /told her/, 'just told')
  const later: SpokenTurn[] = [
    { speaker: 'ai', text: opening },
    { speaker: 'user', text: 'The street comes together for it.' },
    { speaker: 'ai', text: 'Let me come to the cost.' },
    asked,
  ]
  t.notMatch(planReply({ ...fireworks, turns: later }), /told her/)
  t.end()
})

t.test('nothing is asked about what was just granted and left alone', t => {
  const key = 'year-of-service'
  const side = { key, motion: '', language: 'en', side: 'against' } as const
  const { own } = claimsOf(side)
  const said = own.map(({ claim, mechanism, impact, example }) =>
    [claim, mechanism, impact, example].join(' '),
  )
  const text =
    'In the end a year of service gives people skills, mixes rich and poor, and helps the old.'
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: said.join(' ') },
    { speaker: 'user', text: own.map(({ claim }) => `I doubt it: ${claim}`).join(' ') },
    { speaker: 'ai', text: 'I stand by that.' },
    { speaker: 'user', text },
  ]
  const debate = { ...debateOn(side, turns), level: 'club' } as const
  const motion = 'Every young person should do a year of community service.'
  for (const debateId of ['a', 'b', 'c', 'd']) {
    const reply = planReply({ ...debate, motion, debateId })
    if (isOwned(reply)) t.notMatch(reply, /\?$/, reply)
  }
  t.end()
})
