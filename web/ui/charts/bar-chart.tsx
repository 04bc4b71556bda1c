import { lazy, Suspense } from 'react'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'

export type Bar = { key: string; label: string; value: number }

export type BarChartProps = {
  title: string
  /** Headings of the text table: bar and value. */
  columns: readonly [string, string]
  bars: readonly Bar[]
}

const Drawing = lazy(async () => ({ default: (await import('./bar-drawing.tsx')).BarDrawing }))

/**
 * Counts side by side, with their figures as a text table. Its code comes when it is first shown.
 */
export const BarChart = ({ title, columns, bars }: BarChartProps) => (
  <figure className={styles.figure}>
    <figcaption className={styles.caption}>{title}</figcaption>
    <div className={styles.bars} role="img" aria-label={title}>
      <Suspense fallback={null}>
        <Drawing bars={bars} />
      </Suspense>
    </div>
    <ChartTable
      caption={title}
      columns={columns}
      rows={bars.map(bar => [bar.label, String(bar.value)])}
    />
  </figure>
)
