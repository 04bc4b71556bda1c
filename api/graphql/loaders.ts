import {
  loadLoginHistories,
  loadMonthlyPerformance,
  loadPerformanceStats,
  loadRanks,
  loadSkillTrends,
  loadUsers,
} from '#api/domain/accounts/load-users.ts'
import { loadBothSides } from '#api/domain/debates/compare-sides.ts'
import { loadDebateCounts, sliceDebatesOf } from '#api/domain/debates/list-my-debates.ts'
import {
  loadChangeTimes,
  loadDebates,
  loadShareLinks,
  loadTrends,
  loadTurns,
  loadTurnsOfDebates,
  loadWithdrawnTurns,
} from '#api/domain/debates/load-debates.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Slice, WindowInput } from '#api/domain/key-window.ts'
import { loadTopics } from '#api/domain/topics/load-topics.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import { createBatch } from './batch.ts'

type Load<Value> = (deps: Deps, ids: readonly string[]) => Promise<Map<string, Value>>

/** Related data of many objects of one answer, read for all of them in one statement each. */
export const createLoaders = (deps: Deps) => {
  const batch = <Value>(load: Load<Value>) => createBatch(ids => load(deps, ids))
  const windows = new Map<
    string,
    (userId: string) => Promise<Slice<DebateWithVerdict> | undefined>
  >()
  return {
    debate: batch(loadDebates),
    changedAtOf: batch(loadChangeTimes),
    turnsOf: batch(loadTurnsOfDebates),
    withdrawnTurnsOf: batch(loadWithdrawnTurns),
    trendOf: batch(loadTrends),
    bothSidesOf: batch(loadBothSides),
    shareLinkOf: batch(loadShareLinks),
    topic: batch(loadTopics),
    turn: batch(loadTurns),
    user: batch(loadUsers),
    debateCountOf: batch(loadDebateCounts),
    rankOf: batch(loadRanks),
    monthsOf: batch(loadMonthlyPerformance),
    skillsOf: batch(loadSkillTrends),
    statsOf: batch(loadPerformanceStats),
    loginsOf: batch(loadLoginHistories),
    /** Users' debates: those who ask for the same window are read together. */
    debatesOf: (userId: string, window: WindowInput) => {
      const key = JSON.stringify(window)
      const load = windows.get(key) ?? createBatch(ids => sliceDebatesOf(deps, ids, window))
      windows.set(key, load)
      return load(userId)
    },
  }
}

export type Loaders = ReturnType<typeof createLoaders>
