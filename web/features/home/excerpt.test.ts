import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import type { Language, Speaker } from '#schema/constants.ts'
import { readMotion } from '#schema/motions/read-motion.ts'
import { en } from '../../lib/i18n/en.ts'
import { zh } from '../../lib/i18n/zh.ts'

const KEY = 'phones-in-schools'
const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
const judge = createOfflineJudge()
const { signal } = new AbortController()

/** What was said around the excerpt's sentence, and in the second turn. */
const AROUND: Record<Language, { before: string; second: string }> = {
  en: {
    before:
      'Phones should be banned in schools, because a phone on the desk breaks a pupil’s attention ' +
      'every few minutes. Whoever is interrupted has to find the line again, and the lesson is gone. ',
    second:
      'You say that pupils need a phone to reach their parents. A school office has a telephone, so ' +
      'a call home takes one minute and every parent can be reached. So no child is cut off. Phones ' +
      'are just terrible for learning, and that is obvious.',
  },
  zh: {
    before: '学校应该禁止手机。桌上的手机一震，听课的思路就断了，断一次要好几分钟才接得上。',
    second:
      '你说学生需要手机联系家长。学校办公室就有电话，打回家只要一分钟。' +
      '所以谁也不会失去联系，何况家长上班时也很少接得了电话。手机就是不好，显而易见。',
  },
}

type Said = { speaker: Speaker; text: string }

const judgeTurns = async (motion: string, language: Language, said: readonly Said[]) => {
  const turns = said.map((turn, at) => ({ ...turn, turn_id: String(at) }))
  const debate = {
    ...{ debateId: 'excerpt', motion, language, turns },
    ...({ userStance: 'for', mode: 'text' } as const),
  }
  return placeVerdict(await judge.judge(debate, signal), debate, judge)
}

for (const [language, text] of [
  ['en', en],
  ['zh', zh],
] as const)
  t.test(`home shows a debate as it is really held and judged: ${language}`, async t => {
    const excerpt = text.home.excerpt.debate
    const { before, second } = AROUND[language]
    const motion = readMotion(KEY)?.wording[language] ?? ''
    const setting = {
      ...{ debateId: 'excerpt', motion, motionKey: KEY, language },
      ...({ userStance: 'for', level: 'beginner', style: 'professor' } as const),
    }
    const { opening } = await opponent.open({ ...setting, turns: [] }, signal)
    t.ok(opening.includes(excerpt.opponent), opening)
    const first: Said[] = [
      { speaker: 'ai', text: opening },
      { speaker: 'user', text: before + excerpt.said },
    ]
    let reply = ''
    for await (const part of opponent.reply({ ...setting, turns: first }, signal)) reply += part
    const { review } = await judgeTurns(motion, language, [
      ...first,
      { speaker: 'ai', text: reply },
      { speaker: 'user', text: second },
    ])
    t.match(review.turns[0]?.weakest, {
      skill: 'argumentation',
      quote: { turn_id: '1', text: excerpt.said },
      why: excerpt.why,
    })
    t.ok(excerpt.said.startsWith(excerpt.marked))

    // The turn alone, as it is judged again on the results page.
    const scoreOf = async (words: string) => {
      const turns = first.map(turn => (turn.speaker === 'user' ? { ...turn, text: words } : turn))
      return Math.round((await judgeTurns(motion, language, turns)).scores.argumentation_score)
    }
    t.equal(await scoreOf(before + excerpt.said), excerpt.before)
    t.equal(await scoreOf(before + excerpt.mended), excerpt.after)
  })
