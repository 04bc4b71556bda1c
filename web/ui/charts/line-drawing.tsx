import { ResponsiveLine } from '@nivo/line'
import { chartTheme } from './chart-theme.ts'
import styles from './charts.module.css'
import type { LineChartProps, LinePoint } from './line-chart.tsx'

const TICKS = [0, 20, 40, 60, 80, 100]

type LineDrawingProps = Pick<LineChartProps, 'points' | 'tooltip'> & { legend: string | undefined }

/** The nivo part of a line chart. */
export const LineDrawing = ({ points, tooltip, legend }: LineDrawingProps) => {
  const byKey = new Map<string, LinePoint>(points.map(point => [point.key, point]))
  return (
    <ResponsiveLine
      data={[{ id: 'score', data: points.map(point => ({ x: point.key, y: point.value })) }]}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: 100 }}
      margin={{ top: 12, right: 28, bottom: legend ? 64 : 36, left: 44 }}
      colors={['var(--ink)']}
      lineWidth={2}
      pointSize={9}
      pointColor="var(--ink)"
      pointBorderWidth={0}
      enableGridX={false}
      gridYValues={TICKS}
      axisLeft={{ tickValues: TICKS, tickSize: 0, tickPadding: 12 }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 12,
        format: key => byKey.get(String(key))?.label ?? '',
        ...(legend && { legend, legendOffset: 48, legendPosition: 'middle' }),
      }}
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
