import { useSearchParams } from 'react-router-dom'
import { useAdminText } from '../use-admin-text.ts'
import styles from './overview.module.css'

const DAY_MS = 86_400_000
/** Ranges that end today, in days. */
const USUAL = [7, 30, 90, 365]

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Days in UTC, both included; null where the address names none. */
export type ChosenRange = { from: string | null; to: string | null }

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The range of the address; what is no day is left out. */
export const useRange = (): ChosenRange => {
  const [params] = useSearchParams()
  const [from, to] = [params.get('from'), params.get('to')]
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null }
}

/** The usual ranges as buttons, and any other by its first and last day. */
export const RangeChoice = ({ from, to }: { from: string; to: string }) => {
  const { overview: words } = useAdminText()
  const [, setParams] = useSearchParams()
  const today = dayOf(Date.now())
  const firstOf = (days: number) => dayOf(Date.now() - (days - 1) * DAY_MS)
  const choose = (range: { from: string; to: string }) => {
    if (isDay(range.from) && isDay(range.to) && range.from <= range.to) setParams(range)
  }
  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">{words.range}</legend>
      <div className={styles.usual}>
        {USUAL.map(days => (
          <button
            key={days}
            type="button"
            className={styles.days}
            aria-pressed={to === today && from === firstOf(days)}
            onClick={() => choose({ from: firstOf(days), to: today })}
          >
            {words.days(days)}
          </button>
        ))}
      </div>
      <div className={styles.dates}>
        <input
          type="date"
          className={styles.date}
          aria-label={words.from}
          value={from}
          max={to}
          onChange={event => choose({ from: event.target.value, to })}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          className={styles.date}
          aria-label={words.to}
          value={to}
          min={from}
          max={today}
          onChange={event => choose({ from, to: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
