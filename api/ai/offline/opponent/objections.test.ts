import t from 'tap'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import { LANGUAGES, type Language, STANCES, type Stance } from '#schema/constants.ts'
import { listMotions } from '#schema/motions/list-motions.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { isWhole, someOf } from '#scripts/whole-tests.ts'
import { otherStance } from '../arguments/case-material.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import type { Objection, Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { gatherFaults } from './gather-faults.ts'
import { createObjectionMatcher } from './match-objection.ts'
import { planReply } from './plan-reply.ts'

const WORDINGS = new Map(readHeads().map(({ key, wording }) => [key, wording]))

const pointsOf = (key: string, language: Language, side: Stance): readonly Point[] =>
  findArguments(key, language)?.[side] ?? []

const isComplete = ({ wordings, again }: Objection) => wordings.length > 0 && again !== ''

/** The sides of motions whose arguments all have whole objections. */
const WHOLE = [...listMotions().keys()].flatMap(key =>
  LANGUAGES.flatMap(language =>
    STANCES.map(side => ({ key, language, side, points: pointsOf(key, language, side) })).filter(
      ({ points }) => points.every(point => point.objections.every(isComplete)),
    ),
  ),
)

// A side costs most by its first reply. An odd step over the four sides of each motion, so that
// all four come.
const SIDES = someOf(WHOLE, 5)
const STEP = isWhole ? 1 : 4
let asked = 0
const isAsked = (): boolean => asked++ % STEP === 0

type Where = { key: string; language: Language; side: Stance }

/** A debate in which the opponent argues `side`. */
const debateOn = (
  { key, language, side }: Where,
  turns: readonly SpokenTurn[],
  level: DebateSoFar['level'] = 'club',
): DebateSoFar => ({
  debateId: `debate on ${key}`,
  motion: WORDINGS.get(key)?.[language] ?? key,
  motionKey: key,
  language,
  userStance: otherStance(side),
  level,
  style: 'professor',
  turns,
})

const ai = (text: string): SpokenTurn => ({ speaker: 'ai', text })
const user = (text: string): SpokenTurn => ({ speaker: 'user', text })
const make = ({ claim, mechanism }: Point) => ai(`${claim} ${mechanism}`)

/** Whether a text is in a reply; who repeats a sentence would not say it again. */
const says = (reply: string, text: string) =>
  splitSentences(text).some(sentence => normalise(reply).includes(normalise(sentence)))

const reversed = (sentence: string, language: Language) =>
  language === 'zh'
    ? sentence
        .split(/[，。？]/u)
        .reverse()
        .join('，')
    : normalise(sentence).split(' ').reverse().join(' ')

t.test('at least one motion has whole objections', async t => {
  t.ok(WHOLE.length >= 4)
})

t.test('an objection is known by its own words and its wordings, in any order', async t => {
  const unknown: string[] = []
  for (const { key, language, points } of someOf(WHOLE, 3)) {
    const { heardIn } = createObjectionMatcher(points)
    for (const point of points)
      for (const objection of point.objections)
        for (const text of [objection.objection, ...objection.wordings])
          for (const sentence of [text, reversed(text, language)])
            if (heardIn(sentence, points)?.objection.id !== objection.id)
              unknown.push(`${key} ${point.id}: ${sentence}`)
  }
  t.same(unknown, [])
})

t.test(
  'in words that nobody wrote down it is known or not, but seldom taken for another',
  async t => {
    const count = { right: 0, wrong: 0, all: 0 }
    for (const { points } of SIDES)
      for (const [at, point] of points.entries())
        for (const objection of point.objections)
          for (const left of objection.wordings.filter(isAsked)) {
            const without = { ...objection, wordings: objection.wordings.filter(w => w !== left) }
            const reduced = {
              ...point,
              objections: point.objections.map(each => (each === objection ? without : each)),
            }
            const others = points.filter(other => other !== point)
            // A debate in which the point and two others were made.
            const made = [
              reduced,
              ...[1, 3].flatMap(step => others[(at + step) % others.length] ?? []),
            ]
            const heard = createObjectionMatcher([reduced, ...others]).heardIn(left, made)
            count.all += 1
            if (heard?.objection === without) count.right += 1
            else if (heard) count.wrong += 1
          }
    t.comment(count)
    t.ok(count.right >= 0.18 * count.all, `${count.right} of ${count.all} are known`)
    t.ok(count.wrong <= 0.07 * count.all, `${count.wrong} of ${count.all} are taken for another`)
  },
)

t.test('an objection gets its answer, and its answer answered what follows it', async t => {
  const { check, faults } = gatherFaults()
  for (const where of SIDES)
    for (const point of where.points)
      for (const { objection, wordings, answer, again } of point.objections.filter(isAsked)) {
        const turns = [make(point), user(objection)]
        const first = planReply(debateOn(where, turns))
        check(says(first, answer), `${where.key} ${point.id}: ${objection} => ${first}`)
        check(!says(first, again), `${where.key} ${point.id}: ${again} waits`)
        const onward = user(wordings[0] ?? '')
        const second = planReply(debateOn(where, [...turns, ai(first), onward]))
        check(says(second, again), `${where.key} ${point.id}: ${onward.text} => ${second}`)
        check(!says(second, answer), `${where.key} ${point.id}: ${answer} is not said again`)
      }
  t.same(faults, [])
})

t.test('an answer is said only to its objection, with its point where nobody made it', async t => {
  const besides = { en: 'Pancakes with syrup are my favourite breakfast.', zh: '早饭很好吃。' }
  const count = { answered: 0, all: 0 }
  for (const where of SIDES) {
    const [made, other] = where.points
    const objection = other?.objections[0]
    if (!made || !objection) throw new Error(`${where.key} has too few points`)
    const answers = where.points.flatMap(point =>
      point.objections.flatMap(({ answer, again }) => [answer, again]),
    )
    const replyTo = (text: string) =>
      planReply(debateOn(where, [make(made), user(text)], 'tournament'))
    const said = (reply: string) => answers.filter(answer => says(reply, answer))
    t.strictSame(said(replyTo(besides[where.language])), [], where.key)
    const reply = replyTo(objection.objection)
    const others = said(reply).filter(answer => answer !== objection.answer)
    t.strictSame(others, [], `${where.key}: ${reply}`)
    count.all += 1
    if (!says(reply, objection.answer)) continue
    count.answered += 1
    t.ok(says(reply, other.claim), `${where.key}: the point is made with it`)
  }
  t.comment(count)
  t.ok(count.answered >= 0.6 * count.all)
})

t.test('for five rounds the same argument meets another objection each time', async t => {
  const answered: number[] = []
  for (const where of SIDES) {
    const theirs = pointsOf(where.key, where.language, otherStance(where.side))
    for (const point of theirs.filter(isAsked)) {
      const own = where.points[0]
      const turns: SpokenTurn[] = own ? [make(own)] : []
      const { claim, mechanism, impact, example } = point
      const used = [claim, mechanism, `${impact} ${claim}`, `${example} ${claim}`].map(text => {
        turns.push(user(text))
        const reply = planReply(debateOn(where, turns))
        turns.push(ai(reply))
        return point.objections
          .filter(({ objection }) => says(reply, objection))
          .map(({ id }) => id)
      })
      t.ok(used.flat().length >= 2, `${where.key} ${point.id}: ${JSON.stringify(used)}`)
      answered.push(used.flat().length)
      t.equal(new Set(used.flat()).size, used.flat().length, `${point.id}: none twice`)
    }
  }
  const often = answered.filter(count => count >= 3)
  t.ok(often.length >= 0.9 * answered.length, `${often.length} of ${answered.length} three times`)
})

t.test('an objection that the user has met already is not made', async t => {
  const where: Where = { key: 'phones-in-schools', language: 'en', side: 'against' }
  const points = pointsOf(where.key, where.language, where.side)
  const own = points[0]
  if (!own) throw new Error('no points')
  const reply = planReply(
    debateOn(where, [
      make(own),
      user(
        'A phone in the pocket pulls at the mind even when it is silent. It does not help to say ' +
          'that dull lessons distract pupils and not devices, for pupils stared out of windows.',
      ),
    ]),
  )
  t.notMatch(reply, /stared out of windows long before/)
})
