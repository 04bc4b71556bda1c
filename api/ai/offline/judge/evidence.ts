import type { Skill } from '#schema/constants.ts'
import type { TestId } from '#schema/rubric/rubric-ids.ts'

/** Evidence for each published test, of one skill or of all: a test is met from 1 on. */
export type Evidence<S extends Skill = Skill> = Record<TestId<S>, number>

/** The share of what is needed that a count has, at most 1. */
export const reach = (value: number, needed: number): number => Math.min(1, value / needed)

/** 1 while a share stays within a limit; falls to nothing at three times the limit. */
export const within = (value: number, limit: number): number =>
  value <= limit ? 1 : Math.max(0, 0.99 - (value - limit) / (2 * Math.max(limit, 0.05)))

/** More than is needed: of the tests of a band it is the last to be left open. */
const SURE = 2
/** Evidence too weak for a test to be met, and yet more than none. */
const FAINT = 0.01

/** As `within`; where nothing of the kind was found, nobody is told to stop it. */
export const free = (value: number, limit: number): number =>
  value === 0 ? SURE : within(value, limit)

/** As `free`, in something that may be missing altogether, and then spoils nothing either. */
export const freeIn = (parts: number, value: number, limit: number): number => {
  if (value > 0) return all(reach(parts, 1), within(value, limit))
  return parts > 0 ? SURE : FAINT
}

/** Evidence of parts that are all needed: the smallest of them. */
export const all = (...parts: readonly number[]): number => Math.min(...parts)
