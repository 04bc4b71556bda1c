const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** In UTC with milliseconds; undefined for no time, and for one before PostgreSQL's year 1. */
const toUtc = (text: string): string | undefined => {
  const time = Date.parse(text)
  const utc = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  return utc === undefined || /^(0000|-)/.test(utc) ? undefined : utc
}

/** Whether it is a day of the calendar as YYYY-MM-DD; `Date` takes 30 February for 2 March. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && toUtc(`${text}T00:00:00Z`)?.startsWith(text) === true

/** A moment with its zone, in UTC with milliseconds, or undefined for what is none. */
export const momentOf = (text: string): string | undefined =>
  MOMENT.test(text) ? toUtc(text) : undefined
