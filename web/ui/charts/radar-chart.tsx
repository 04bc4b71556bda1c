import { lazy, Suspense } from 'react'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'
import { useIsNear } from './use-is-near.ts'

export type RadarAxis = { name: string; value: number }

export type RadarChartProps = {
  axes: readonly RadarAxis[]
  /** Says what the picture shows. */
  label: string
  /** Headings of the text table: axis and value. */
  columns: readonly [string, string]
}

const Drawing = lazy(async () => ({ default: (await import('./radar-drawing.tsx')).RadarDrawing }))

/**
 * A radar from 0 to 100 in steps of 25, with its figures as a text table.
 * Its code comes when it is nearly in sight.
 */
export const RadarChart = ({ axes, label, columns }: RadarChartProps) => {
  const [element, isNear] = useIsNear()
  return (
    <figure className={styles.figure}>
      <div ref={element} className={styles.radar} role="img" aria-label={label}>
        {isNear && (
          <Suspense fallback={null}>
            <Drawing axes={axes} valueName={columns[1]} />
          </Suspense>
        )}
      </div>
      <ChartTable
        caption={label}
        columns={columns}
        isListed
        rows={axes.map(axis => [axis.name, axis.value.toFixed(1)])}
      />
    </figure>
  )
}
