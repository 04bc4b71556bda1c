import { useAdminText } from '../use-admin-text.ts'
import styles from './controls.module.css'
import type { Chip } from './filter-chips.ts'

type ChipsProps = { chips: readonly Chip[]; onApply: (filter: Chip['without']) => void }

/** The active filters, each with a cross. */
export const Chips = ({ chips, onApply }: ChipsProps) => {
  const { table: words } = useAdminText()
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.active}>
      {chips.map(chip => (
        <li key={chip.name} className={styles.chip}>
          {chip.label}
          <button
            type="button"
            className={styles.cross}
            aria-label={words.remove(chip.label)}
            onClick={() => onApply(chip.without)}
          >
            ×
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onApply({})}>
          {words.clear}
        </button>
      </li>
    </ul>
  )
}
