import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { networkOf, siteOf } from '#api/domain/network-of.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { giveBackShared, type SharedBudget, spendShared } from '#db/queries/shared-budgets.ts'
import { findTakenFields } from '#db/queries/users.ts'
import type { FieldProblem } from '#schema/errors.ts'

const MINUTE = 60_000

/**
 * How often it is told whether an address is taken: a class of 200 may all have accounts already.
 * In a /48 others may be, so one network in it never uses up what all of it has.
 */
const BUDGETS = {
  user: { atOnce: 40, everyMs: 1.5 * MINUTE },
  network: { atOnce: 300, everyMs: MINUTE / 5 },
  site: { atOnce: 600, everyMs: MINUTE / 10 },
} as const satisfies Record<string, SharedBudget>

type AskedBudget = { key: string; budget: SharedBudget }

const budgetsOf = (viewer: Viewer): AskedBudget[] => {
  const { address } = viewer
  const site = siteOf(address)
  const of = (kind: keyof typeof BUDGETS, whose: string): AskedBudget => ({
    key: `asked:${kind}:${whose}`,
    budget: BUDGETS[kind],
  })
  return [
    ...(viewer.kind === 'user' ? [of('user', viewer.userId)] : []),
    of('network', networkOf(address)),
    ...(site === null ? [] : [of('site', site)]),
  ]
}

type GiveBack = () => Promise<void>

const nothingAsked: GiveBack = () => Promise.resolve()

/** RATE_LIMITED, which costs nothing, once too much was asked. */
const spendAsked = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
): Promise<GiveBack> => {
  const used: AskedBudget[] = []
  const giveBack = async () => {
    for (const { key, budget } of used) await giveBackShared(db, key, budget)
  }
  for (const asked of budgetsOf(viewer)) {
    if (!(await spendShared(db, asked.key, asked.budget, now()))) {
      await giveBack()
      const retryAfter = Math.ceil(asked.budget.everyMs / 1000)
      throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter })
    }
    used.push(asked)
  }
  return giveBack
}

export const takenProblems = (taken: { email: boolean; username: boolean }): FieldProblem[] => [
  ...(taken.email ? [{ field: 'email', code: 'EMAIL_TAKEN' } as const] : []),
  ...(taken.username ? [{ field: 'username', code: 'USERNAME_TAKEN' } as const] : []),
]

export const takenConflict = (fields: readonly FieldProblem[]) =>
  new DomainError('NAME_TAKEN', {}, { fields })

/**
 * Throws CONFLICT when somebody else has the email address or the username; RATE_LIMITED once the
 * caller, or everybody in their network, has asked about too many addresses: then of none it is
 * told whether it is free. The answer takes the question back, for who registers with the address:
 * so many register as want to, however many of their neighbours have accounts already.
 */
export const assertNotTaken = async (
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  names: { email?: string; username?: string },
  ownId?: string,
): Promise<GiveBack> => {
  const giveBack = names.email === undefined ? nothingAsked : await spendAsked(deps, viewer)
  const problems = takenProblems(await findTakenFields(deps.db, names, ownId))
  if (problems.length > 0) throw takenConflict(problems)
  return giveBack
}
