import { setTimeout as wait } from 'node:timers/promises'
import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { LANGUAGES, type Language, OPPONENT_LEVELS, OPPONENT_STYLES } from '#schema/constants.ts'
import { listMotions } from '#schema/motions/list-motions.ts'
import { CUSTOM_DEBATES } from '../debates/custom-debates.ts'

const ROUNDS = 12
const CPU_GOAL_MS = 5
const LONG_TURN_GOAL_MS = 20
const FIRST_CHUNK_GOAL_MS = 50
/** Nobody answers an opening sooner; the thread gets ready meanwhile. */
const READING_MS = 1000
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * What a turn of the offline opponent costs in long debates,
 * as it is served: CPU, and time to the first chunk.
 */
const quiet = createOfflineOpponent({ chunkDelayMs: 0 })
const speaking = createOfflineOpponent()
const { signal } = new AbortController()
const cpu: number[] = []
const first: number[] = []

for (const [nth, { said, ...setting }] of CUSTOM_DEBATES.entries()) {
  const debate = {
    ...setting,
    debateId: `bench-${nth}`,
    motionKey: null,
    level: OPPONENT_LEVELS[nth % 3] ?? 'club',
    style: OPPONENT_STYLES[nth % 3] ?? 'coach',
  }
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: (await quiet.open({ ...debate, turns: [] }, signal)).opening },
  ]
  await wait(READING_MS)
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.push({ speaker: 'user', text: `${said[round % said.length]} (${round})` })
    const before = process.cpuUsage()
    let reply = ''
    for await (const piece of quiet.reply({ ...debate, turns }, signal)) reply += piece
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
    const startedAt = performance.now()
    for await (const _piece of speaking.reply({ ...debate, turns }, signal)) break
    first.push(performance.now() - startedAt)
    turns.push({ speaker: 'ai', text: reply })
  }
}

const LONG_CHARACTERS: Record<Language, number> = { en: 4000, zh: 2000 }
const MOTIONS = [...listMotions().keys()]
/** As long as turns are likely to get, on another matter each round. */
const longTurn = (language: Language, round: number) =>
  Object.values(findArguments(MOTIONS[round] ?? '', language) ?? {})
    .flat()
    .map(point =>
      [point.claim, point.mechanism, point.impact, point.objections[0]?.answer ?? ''].join(
        language === 'zh' ? '' : ' ',
      ),
    )
    .join(language === 'zh' ? '' : ' ')
    .slice(0, LONG_CHARACTERS[language])
const ofLongTurns: number[] = []
// The first debate of a process pays for compiling; the second is what a server costs.
for (const attempt of ['warm-up', 'measured'])
  for (const language of LANGUAGES) {
    const setting = {
      debateId: `long-${language}-${attempt}`,
      motion: 'Homework',
      motionKey: 'ban-homework',
      language,
    } as const
    const debate = {
      ...setting,
      userStance: 'for',
      level: 'tournament',
      style: 'barrister',
    } as const
    const turns: SpokenTurn[] = [
      { speaker: 'ai', text: (await quiet.open({ ...debate, turns: [] }, signal)).opening },
    ]
    for (let round = 0; round < ROUNDS; round += 1) {
      turns.push({ speaker: 'user', text: longTurn(language, round) })
      const before = process.cpuUsage()
      let reply = ''
      for await (const piece of quiet.reply({ ...debate, turns }, signal)) reply += piece
      const { user, system } = process.cpuUsage(before)
      if (attempt === 'measured') ofLongTurns.push((user + system) / 1000)
      turns.push({ speaker: 'ai', text: reply })
    }
  }

const line = (name: string, values: readonly number[], goal: number) => {
  const slowestTenth = values.toSorted((a, b) => b - a).slice(0, Math.ceil(values.length / 10))
  const [half, most] = [median(values).toFixed(2), median(slowestTenth).toFixed(2)]
  const worst = Math.max(...values).toFixed(2)
  console.log(
    `${name}: median ${half} ms, 95th of 100 ${most} ms, worst ${worst} ms ` +
      `(to reach: < ${goal} ms) over ${values.length} turns`,
  )
}
line('CPU a turn', cpu, CPU_GOAL_MS)
line('CPU a turn of 4,000 characters, in Chinese 2,000', ofLongTurns, LONG_TURN_GOAL_MS)
line('First chunk', first, FIRST_CHUNK_GOAL_MS)
