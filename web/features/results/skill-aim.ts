import { bandOf, type RubricTest } from '#schema/rubric/rubric.ts'

/**
 * The tests to meet next, and what for: the band above, 1–4; the next step where no band can be
 * promised; the highest scores.
 */
type SkillAim = { tests: readonly RubricTest[] } & (
  | { kind: 'band'; band: number }
  | { kind: 'next' | 'highest' }
)

/**
 * The lowest level that is not wholly met. Its tests lift a skill out of the band of the same
 * number, so they are what the next band asks for. A cap on the score can break that rule.
 */
export const aimOf = (
  levels: readonly (readonly RubricTest[])[],
  score: number,
  met: readonly string[],
): SkillAim => {
  const highest = levels.length - 1
  const firstOpen = levels.findIndex(tests => tests.some(test => !met.includes(test.id)))
  const open = firstOpen === -1 ? highest : firstOpen
  const tests = levels[open] ?? []
  if (open === highest) return { kind: 'highest', tests }
  return open === bandOf(score) ? { kind: 'band', band: open + 1, tests } : { kind: 'next', tests }
}
