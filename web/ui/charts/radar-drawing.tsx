import { ResponsiveRadar } from '@nivo/radar'
import { chartTheme, useAnimate } from './chart-theme.ts'
import styles from './charts.module.css'
import type { RadarAxis } from './radar-chart.tsx'

/** The nivo part of a radar chart. */
export const RadarDrawing = ({ axes, valueName }: { axes: readonly RadarAxis[]; valueName: string }) => {
  const animate = useAnimate()
  return (
    <ResponsiveRadar
      data={axes.map(axis => ({ name: axis.name, value: axis.value }))}
      keys={['value']}
      indexBy="name"
      maxValue={100}
      gridLevels={4}
      gridShape="linear"
      gridLabelOffset={16}
      margin={{ top: 40, right: 96, bottom: 32, left: 96 }}
      curve="linearClosed"
      colors={['var(--ink)']}
      fillOpacity={0.1}
      borderWidth={2}
      borderColor="var(--ink)"
      dotSize={7}
      dotColor="var(--ink)"
      dotBorderWidth={0}
      theme={chartTheme}
      animate={animate}
      sliceTooltip={({ index, data }) => (
        <div className={styles.tooltip}>
          {index}: {data[0]?.value.toFixed(1) ?? ''} <span className="visually-hidden">{valueName}</span>
        </div>
      )}
    />
  )
}
