import type { Deps } from '#api/domain/deps.ts'
import { findTakenFields } from '#db/queries/users.ts'
import { LIMITS } from '#schema/constants.ts'

const LONGEST = LIMITS.usernameBelow - 1
/** Behind a name that is taken. */
const DIGITS = 4
/** For a name with no letters that a username may have, such as a Chinese one. */
const NAMELESS = 'Debater'
const ATTEMPTS = 5

/** What a username may keep of a name (specification section 5): letters and digits. */
const usernameFrom = (name: string): string => {
  const kept = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LONGEST)
  return kept.length < LIMITS.usernameMin ? NAMELESS : kept
}

/** A username that nobody has, after somebody's name; the database decides between two at once. */
export const freeUsername = async (
  deps: Pick<Deps, 'db' | 'random'>,
  name: string,
): Promise<string> => {
  const base = usernameFrom(name)
  let username = base
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!(await findTakenFields(deps.db, { username })).username) return username
    const digits = Math.floor(deps.random() * 10 ** DIGITS)
    username = base.slice(0, LONGEST - DIGITS) + String(digits).padStart(DIGITS, '0')
  }
  return username
}
