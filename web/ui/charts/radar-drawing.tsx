import { type RadarCustomLayerProps, ResponsiveRadar } from '@nivo/radar'
import { chartTheme } from './chart-theme.ts'
import styles from './charts.module.css'
import type { RadarAxis } from './radar-chart.tsx'

const RINGS = [25, 50, 75, 100]
const radarTheme = {
  ...chartTheme,
  grid: { line: { stroke: 'var(--rule-strong)', strokeWidth: 1, opacity: 0.55 } },
}

type Datum = { name: string; value: number }

/** The value of each ring; nivo draws the rings only. */
const RingFigures = ({ centerX, centerY, radiusScale }: RadarCustomLayerProps<Datum>) => (
  <g className={styles.rings} transform={`translate(${centerX}, ${centerY})`}>
    {RINGS.map(ring => (
      <text key={ring} x={6} y={-radiusScale(ring)} dy="0.9em">
        {ring}
      </text>
    ))}
  </g>
)

/** The nivo part of a radar chart. */
export const RadarDrawing = ({
  axes,
  valueName,
}: {
  axes: readonly RadarAxis[]
  valueName: string
}) => (
  <ResponsiveRadar
    data={axes.map(axis => ({ name: axis.name, value: axis.value }))}
    keys={['value']}
    indexBy="name"
    maxValue={100}
    gridLevels={4}
    gridShape="linear"
    gridLabelOffset={14}
    margin={{ top: 36, right: 68, bottom: 28, left: 68 }}
    curve="linearClosed"
    colors={['var(--ink)']}
    fillOpacity={0.1}
    borderWidth={2}
    borderColor="var(--ink)"
    dotSize={7}
    dotColor="var(--ink)"
    dotBorderWidth={0}
    layers={['grid', RingFigures, 'layers', 'slices', 'dots']}
    theme={radarTheme}
    // No animation is needed here, and nivo's own goes wrong when the chart is resized.
    animate={false}
    role="presentation"
    sliceTooltip={({ index, data }) => (
      <div className={styles.tooltip}>
        {index}: {data[0]?.value.toFixed(1) ?? ''}{' '}
        <span className="visually-hidden">{valueName}</span>
      </div>
    )}
  />
)
