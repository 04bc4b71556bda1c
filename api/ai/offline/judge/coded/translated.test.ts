import t from 'tap'
import { SKILLS } from '#schema/constants.ts'
import { scoreDebate } from '#scripts/score-debate.ts'
import { createOfflineJudge } from '../create-judge.ts'
import { readCodedDebates, toJudged } from './coded-debates.ts'
import { readTranslated } from './translated.ts'

/** Points of the scale by which the same debate may differ in the other language. */
const MOST = { overall: 8, skill: 15 }
const judge = createOfflineJudge()

for (const { debate, translation } of readTranslated(readCodedDebates('first')))
  t.test(`${debate.id} gets much the same in the other language`, async t => {
    const [one, other] = await Promise.all(
      [toJudged(debate), translation].map(each => scoreDebate(judge, each)),
    )
    if (one?.overall == null || other?.overall == null)
      return t.fail('there is too little to judge')
    t.ok(Math.abs(one.overall - other.overall) <= MOST.overall, `${one.overall} ${other.overall}`)
    for (const skill of SKILLS) {
      const [from, to] = [one.scores[`${skill}_score`], other.scores[`${skill}_score`]]
      t.ok(Math.abs(from - to) <= MOST.skill, `${skill} ${from} ${to}`)
    }
  })
