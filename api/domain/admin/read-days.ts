import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { isDay } from '#schema/dates.ts'

const DAY_MS = 86_400_000
const USUAL_DAYS = 30
const LONGEST_DAYS = 3_660

/** Days in UTC, both included. */
export type DayRange = { from: string; to: string }
export type RangeInput = { from?: string | undefined; to?: string | undefined }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The day that is so many days later, or earlier. */
export const addDays = (day: string, days: number) =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS))

/** How many days a range has. */
export const lengthOf = ({ from, to }: DayRange) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The days that were asked for, the last thirty by default. VALIDATION. */
export const readDays = ({ now }: Pick<Deps, 'now'>, input: RangeInput): DayRange => {
  const to = input.to ?? dayOf(now())
  if (!isDay(to)) throw invalidField('to', 'DAY_INVALID', { field: 'to' })
  const from = input.from ?? addDays(to, 1 - USUAL_DAYS)
  if (!isDay(from) || from > to)
    throw invalidField('from', 'DAY_AFTER_END', { field: 'from', end: 'to' })
  if (lengthOf({ from, to }) > LONGEST_DAYS) throw invalidField('from', 'DAYS_TOO_MANY')
  return { from, to }
}
