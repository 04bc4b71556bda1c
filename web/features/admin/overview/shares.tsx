import { formatCount } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import styles from './overview.module.css'

type SharesProps = {
  title: string
  shares: readonly { readonly name: string; readonly debates: number }[]
}

const COLOURS: Record<string, string | undefined> = {
  for: styles.barFor,
  against: styles.barAgainst,
}

/** Shares as a list with bars, which a screen reader reads as text; sides in their colours. */
export const Shares = ({ title, shares }: SharesProps) => {
  const { table: words } = useAdminText()
  const language = useLanguage()
  const total = shares.reduce((sum, share) => sum + share.debates, 0)
  const percent = (debates: number) => (total === 0 ? 0 : (debates / total) * 100)
  return (
    <section aria-label={title}>
      <h3 className={styles.chartTitle}>{title}</h3>
      <ul className={styles.shares}>
        {shares.map(({ name, debates }) => (
          <li key={name} className={styles.share}>
            <span>{words.values[name] ?? name}</span>
            <span className={styles.track} aria-hidden="true">
              <i className={COLOURS[name]} style={{ inlineSize: `${percent(debates)}%` }} />
            </span>
            <span className={styles.amount}>
              {formatCount(debates, language)} ({Math.round(percent(debates))} %)
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
