import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import { type Language, OPPONENT_LEVELS, OPPONENT_STYLES, STANCES } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { CURATED_DEBATES } from './debates/curated-debates.ts'
import { CUSTOM_DEBATES } from './debates/custom-debates.ts'

const WORDINGS = new Map(readHeads().map(({ key, wording }) => [key, wording]))

type DebateScript = Omit<DebateSoFar, 'turns'> & { said: readonly string[] }

const pick = <T>(items: readonly T[], nth: number): T => items[nth % items.length] as T

/** Unusual turns that test the opponent's reactions, one per debate. */
const ODD: Record<Language, readonly string[]> = {
  en: [
    'I disagree.',
    'Can you give me an example?',
    'That is only one case, and it does not prove it for everyone.',
    'hello',
    'What do you mean by that?',
    'You are an idiot.',
  ],
  zh: ['不同意。', '能举个例子吗？', '一个例子不能代表所有人。', '你好'],
}

/**
 * A user who argues the points that the motion's file has for their side: claim and reason, an
 * answer, an unusual turn, a weighing.
 */
const curated = (key: string, nth: number): DebateScript => {
  const language: Language = nth % 4 === 3 ? 'zh' : 'en'
  const userStance = pick(STANCES, nth)
  const points = findArguments(key, language)
  const [own, theirs] = [
    points?.[userStance] ?? [],
    points?.[userStance === 'for' ? 'against' : 'for'] ?? [],
  ]
  const [first, second, third] = [pick(own, nth), pick(own, nth + 1), pick(own, nth + 2)]
  return {
    debateId: `curated-${nth}`,
    motion: WORDINGS.get(key)?.[language] ?? key,
    motionKey: key,
    language,
    userStance,
    level: pick(OPPONENT_LEVELS, nth),
    style: pick(OPPONENT_STYLES, Math.floor(nth / 2)),
    said: [
      `${first.claim} ${first.mechanism}`,
      `${pick(pick(theirs, nth).objections, 0).objection} ${second.claim}`,
      pick(ODD[language], nth + Math.floor(nth / 4)),
      `${third.claim} ${third.impact}`,
    ],
  }
}

const scripts: readonly DebateScript[] = [
  ...CUSTOM_DEBATES.map(
    ({ motion, language, userStance, said }, nth): DebateScript => ({
      debateId: `custom-${nth}`,
      motion,
      motionKey: null,
      language,
      userStance,
      level: pick(OPPONENT_LEVELS, nth),
      style: pick(OPPONENT_STYLES, Math.floor(nth / 2)),
      said,
    }),
  ),
  ...CURATED_DEBATES.map(curated),
]

const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
const judge = createOfflineJudge()
const { signal } = new AbortController()
const withVerdicts = process.argv.includes('--verdicts')

/** What the judge makes of a debate: every test it found, the scores, and the review. */
const judged = async (setting: Omit<DebateSoFar, 'turns'>, turns: readonly SpokenTurn[]) => {
  const debate = {
    ...setting,
    mode: 'text' as const,
    turns: turns.map((turn, nth) => ({ turn_id: String(nth), ...turn })),
  }
  const verdict = await judge.judge(debate, signal)
  return { verdict, placed: placeVerdict(verdict, debate, judge) }
}

for (const [nth, { said, ...setting }] of scripts.entries()) {
  const { welcome, opening } = await opponent.open({ ...setting, turns: [] }, signal)
  const turns: SpokenTurn[] = [{ speaker: 'ai', text: opening }]
  console.log(`\n## ${nth + 1}. ${setting.motion}`)
  console.log(
    `The user argues ${setting.userStance}. Opponent: ${setting.level}, ${setting.style}.\n`,
  )
  console.log(`> ${welcome}\n\n**Opponent.** ${opening}`)
  for (const text of said) {
    turns.push({ speaker: 'user', text })
    let reply = ''
    for await (const piece of opponent.reply({ ...setting, turns }, signal)) reply += piece
    turns.push({ speaker: 'ai', text: reply })
    console.log(`\n**User.** ${text}\n\n**Opponent.** ${reply}`)
  }
  if (withVerdicts)
    console.log(`\n**Verdict.** ${JSON.stringify(await judged(setting, turns), null, 1)}`)
}
