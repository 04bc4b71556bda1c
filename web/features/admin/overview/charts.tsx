import { DEBATE_MODES, STANCES } from '#schema/constants.ts'
import type { OverviewQuery } from '../../../lib/apollo/generated/graphql.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import admin from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'
import styles from './overview.module.css'
import { Shares } from './shares.tsx'

type Charts = NonNullable<OverviewQuery['adminCharts']>

const BIN_SIZE = 10

type Share = Charts['modes' | 'stances'][number]

/** As the product names them everywhere. */
const inOrder = (shares: readonly Share[], names: readonly string[]) =>
  shares.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))

/** The debates of the range by day, score, mode and side. */
export const Charts = ({ charts }: { charts: Charts }) => {
  const { overview: words } = useAdminText()
  const { debatesPerDay, scoreBins, modes, stances } = charts
  const isEmpty = debatesPerDay.every(({ debates }) => debates === 0)
  return (
    <section className={admin.section} aria-labelledby="charts-title">
      <h2 id="charts-title" className={admin.heading}>
        {words.charts}
      </h2>
      {isEmpty ? (
        <p className={admin.soft}>{words.chartsEmpty}</p>
      ) : (
        <div className={styles.charts}>
          <BarChart
            title={words.perDay}
            columns={[words.day, words.figures.debates ?? '']}
            bars={debatesPerDay.map(({ day, debates }) => ({
              key: day,
              label: day.slice(5),
              value: debates,
            }))}
          />
          {scoreBins.some(count => count > 0) ? (
            <BarChart
              title={words.scores}
              columns={[words.bin, words.figures.debates ?? '']}
              bars={scoreBins.map((value, bin) => ({
                key: String(bin),
                label: `${bin * BIN_SIZE}–${bin * BIN_SIZE + BIN_SIZE}`,
                value,
              }))}
            />
          ) : (
            <section aria-label={words.scores}>
              <h3 className={styles.chartTitle}>{words.scores}</h3>
              <p className={admin.soft}>{words.scoresEmpty}</p>
            </section>
          )}
          <div className={styles.sharesOfBoth}>
            <Shares title={words.stances} shares={inOrder(stances, STANCES)} />
            <Shares title={words.modes} shares={inOrder(modes, DEBATE_MODES)} />
          </div>
        </div>
      )}
    </section>
  )
}
