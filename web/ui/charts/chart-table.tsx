import { useId, useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../button.tsx'
import styles from './charts.module.css'

type ChartTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The page shows the same figures beside the chart, so that nobody needs to ask for them. */
  isListed?: boolean
}

/** More columns than a phone has room for. */
const WIDE_FROM = 4

/**
 * A chart's figures as text: always there for readers who listen, and shown to anybody who asks.
 */
export const ChartTable = ({ caption, columns, rows, isListed = false }: ChartTableProps) => {
  const { chartTable: words } = useText()
  const [isShown, setShown] = useState(false)
  const id = useId()
  const isWide = columns.length >= WIDE_FROM
  return (
    <div>
      {!isListed && (
        <Button
          kind="text"
          className={styles.toggle}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
      )}
      <div
        id={id}
        className={isShown ? styles.shownTable : 'visually-hidden'}
        // What scrolls must be reachable by keyboard.
        {...(isShown && isWide && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      >
        <table className={[styles.table, isWide && styles.wideTable].filter(Boolean).join(' ')}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
