/**
 * nivo's look from the product's tokens, so that it follows the theme without being drawn again.
 */
export const chartTheme = {
  background: 'transparent',
  text: { fontFamily: 'var(--sans)', fontSize: 14, fill: 'var(--ink-soft)' },
  axis: {
    domain: { line: { stroke: 'var(--rule-strong)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'transparent' }, text: { fontSize: 14, fill: 'var(--ink-soft)' } },
    legend: { text: { fontSize: 14, fill: 'var(--ink-soft)' } },
  },
  grid: { line: { stroke: 'var(--rule)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--rule-strong)', strokeDasharray: '2 3' } },
} as const
