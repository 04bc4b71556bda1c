import { ResponsiveLine } from '@nivo/line'
import { chartTheme } from './chart-theme.ts'
import styles from './charts.module.css'
import type { LinePoint } from './line-chart.tsx'
import type { SparkLineProps } from './spark-line.tsx'

/** The ends of the scale and its middle. */
const RULES = [0, 50, 100]
/** So that a point at either end is drawn whole. Pixels. */
const MARGIN = { top: 6, right: 5, bottom: 6, left: 5 }

/** The nivo part of a small line. */
export const SparkDrawing = ({ points, tooltip }: Omit<SparkLineProps, 'label'>) => {
  const byKey = new Map<string, LinePoint>(points.map(point => [point.key, point]))
  return (
    <ResponsiveLine
      data={[{ id: 'score', data: points.map(point => ({ x: point.key, y: point.value })) }]}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: 100 }}
      margin={MARGIN}
      colors={['var(--ink)']}
      lineWidth={2}
      pointSize={5}
      pointColor="var(--ink)"
      pointBorderWidth={0}
      enableGridX={false}
      gridYValues={RULES}
      axisLeft={null}
      axisBottom={null}
      useMesh
      theme={chartTheme}
      // No animation is needed here, and nivo's own goes wrong when the chart is resized.
      animate={false}
      role="presentation"
      tooltip={({ point }) => {
        const pointed = byKey.get(String(point.data.x))
        return pointed ? <div className={styles.tooltip}>{tooltip(pointed)}</div> : null
      }}
    />
  )
}
