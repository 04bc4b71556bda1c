import t from 'tap'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import type { Language, OpponentLevel } from '#schema/constants.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import { languageToolsFor } from './language-tools.ts'
import { planOpening } from './plan-opening.ts'
import { planReply } from './plan-reply.ts'

const MOTIONS: readonly [Language, string][] = [
  ['en', 'Tattoos should be banned'],
  ['en', 'Handwriting lessons should be abolished'],
  ['zh', '应该禁止养狗'],
]
const TURNS: Record<Language, readonly string[]> = {
  en: [
    'I have thought about it for a long time, because my sister sees it every day.',
    'Nobody I know would agree with that, since it costs so much.',
    'You keep telling stories, but what happens on an ordinary Tuesday matters more.',
  ],
  zh: [
    '我想了很久，因为我妹妹天天都碰上这种事。',
    '我认识的人都不会同意，因为花的钱太多。',
    '您老讲故事，可是平常日子里怎么样才要紧。',
  ],
}

const play = (motion: string, language: Language, level: OpponentLevel) => {
  const start = {
    debateId: 'debate-7',
    ...{ motion, motionKey: null, language, level },
    ...({ userStance: 'for', style: 'coach' } as const),
  }
  const debate = (turns: readonly SpokenTurn[]): DebateSoFar => ({ ...start, turns })
  const turns: SpokenTurn[] = [{ speaker: 'ai', text: planOpening(debate([])).opening }]
  const replies = TURNS[language].map(text => {
    turns.push({ speaker: 'user', text })
    const reply = planReply(debate(turns))
    turns.push({ speaker: 'ai', text: reply })
    return reply
  })
  return { replies, theirs: caseMaterialFor(debate([])).theirs }
}

t.test('where a card leaves room, what people say for the user’s side is answered', async t => {
  for (const [language, motion] of MOTIONS) {
    const { replies, theirs } = play(motion, language, 'club')
    const { embed } = languageToolsFor(language, 'coach')
    const said = replies.join('\n')
    const answered = theirs.filter(point => said.includes(embed(point.claim)))
    t.ok(answered.length > 0, motion)
    for (const { objections, claim } of answered)
      t.ok(
        objections.some(each => each.standsAlone?.() === true && said.includes(each.objection)),
        `an answer to what is said: ${claim}`,
      )
    t.equal(
      replies.filter(reply => answered.some(({ claim }) => reply.includes(embed(claim)))).length,
      answered.length,
      'one a reply, and none twice',
    )
  }
})

t.test(
  'nothing is said against the user that speaks of somebody whom nobody has named',
  async t => {
    const opening = 'A street without shops is dark after six.'
    const said = 'So let me say something about shops.'
    const reply = planReply({
      ...({
        debateId: 'debate-7',
        motion: 'This house prefers local shops to online shopping',
      } as const),
      ...({ motionKey: null, language: 'en', userStance: 'against' } as const),
      ...({ level: 'tournament', style: 'coach' } as const),
      turns: [
        { speaker: 'ai', text: opening },
        {
          speaker: 'user',
          text: `${said} A woman in a wheelchair, a night nurse and a village without a chemist get the same shelf as Londoners when they click. The small shop serves whoever lives near it and can reach it by six.`,
        },
      ],
    })
    t.notMatch(reply, /his valley/)
  },
)

t.test('for beginners a reply keeps to one point', async t => {
  for (const [language, motion] of MOTIONS) {
    const { replies, theirs } = play(motion, language, 'beginner')
    const { embed } = languageToolsFor(language, 'coach')
    t.notOk(theirs.some(({ claim }) => replies.join('\n').includes(embed(claim))))
  }
})

t.test('an answer that speaks of the point’s own case is not understood without it', async t => {
  const material = caseMaterialFor({
    ...({ motion: 'We should abolish street music', motionKey: null } as const),
    ...({ language: 'en', userStance: 'against' } as const),
  })
  const points = [...material.own, ...material.theirs].flatMap(({ objections, example }) =>
    objections.map(objection => ({ ...objection, example })),
  )
  t.ok(points.length > 0)
  for (const { objection, standsAlone } of points)
    if (/\b(?:he|she)\b/i.test(objection)) t.notOk(standsAlone?.(), objection)
})
