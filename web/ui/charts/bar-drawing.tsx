import { ResponsiveBar } from '@nivo/bar'
import type { Bar } from './bar-chart.tsx'
import { chartTheme } from './chart-theme.ts'
import styles from './charts.module.css'

/** Whole numbers only, since debates are counted; the last one is no lower than the highest. */
const wholeTicks = (highest: number): number[] => {
  const step = Math.max(1, Math.ceil(highest / 4))
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** How many names fit below a chart of a third of a screen. */
const NAMES = 6

/** The nivo part of a bar chart. */
export const BarDrawing = ({ bars }: { bars: readonly Bar[] }) => {
  const every = Math.ceil(bars.length / NAMES)
  const named = bars.filter((_, index) => index % every === 0).map(bar => bar.key)
  const ticks = wholeTicks(Math.max(1, ...bars.map(bar => bar.value)))
  const labels = new Map(bars.map(bar => [bar.key, bar.label]))
  return (
    <ResponsiveBar
      data={bars.map(({ key, value }) => ({ key, value }))}
      keys={['value']}
      indexBy="key"
      margin={{ top: 8, right: 8, bottom: 32, left: 44 }}
      padding={0.25}
      valueScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 1 }}
      colors={['var(--ink)']}
      enableLabel={false}
      axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 10 }}
      axisBottom={{
        tickValues: named,
        tickSize: 0,
        tickPadding: 10,
        format: key => labels.get(String(key)) ?? '',
      }}
      gridYValues={ticks}
      theme={chartTheme}
      animate={false}
      role="presentation"
      tooltip={({ indexValue, value }) => (
        <div className={styles.tooltip}>
          {labels.get(String(indexValue))}: {value}
        </div>
      )}
    />
  )
}
