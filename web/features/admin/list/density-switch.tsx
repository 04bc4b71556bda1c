import { useId } from 'react'
import { DENSITIES, type Density } from '#schema/admin-lists/look.ts'
import { useAdminText } from '../use-admin-text.ts'
import styles from './controls.module.css'

/** Lines of the picture, in parts of its height. */
const LINES: Record<Density, readonly number[]> = {
  compact: [3, 6.3, 9.6, 13],
  comfortable: [3.5, 12.5],
}

type DensitySwitchProps = { density: Density; onChange: (density: Density) => void }

/** How high the rows are. */
export const DensitySwitch = ({ density, onChange }: DensitySwitchProps) => {
  const { table: words } = useAdminText()
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.density}</legend>
      {DENSITIES.map(each => (
        <label key={each} className={styles.switchOption} title={words.densities[each]}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={words.densities[each]}
            checked={density === each}
            onChange={() => onChange(each)}
          />
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            {LINES[each].map(y => (
              <path key={y} d={`M2 ${y}h12`} stroke="currentColor" strokeWidth="1.5" />
            ))}
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
