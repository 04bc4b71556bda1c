import type { ReactNode } from 'react'
import type { UsualFigure, VoiceFigures } from '#schema/voice/figures.ts'
import { Fold } from './fold.tsx'
import styles from './how-you-sounded.module.css'
import report from './report.module.css'
import { useText } from './use-text.ts'

/** A longer silence than this is told of by itself. */
const STALL_MS = 3_000

const seconds = (ms: number) => (ms / 1000).toFixed(1)

type Standing = 'below' | 'inside' | 'above'
const standingOf = ({ value, usual: [low, high] }: UsualFigure): Standing => {
  if (value < low) return 'below'
  return value > high ? 'above' : 'inside'
}

/** The measured figures of a spoken debate: each one, what is usual, and what to do. */
export const HowYouSounded = ({ voice }: { voice: VoiceFigures }) => {
  const { speech: text } = useText()
  const { pace, pauses, first_word: first, fillers } = voice
  const isUntold = !pace && !pauses && !first && !fillers
  const adviceOnPauses = (figure: NonNullable<VoiceFigures['pauses']>) =>
    figure.longest_ms > STALL_MS
      ? text.pauses.stall(seconds(figure.longest_ms))
      : text.pauses[standingOf(figure)]
  return (
    <Fold id="speech" title={text.title} gist={isUntold ? text.leadUntold : text.lead}>
      <dl className={report.list}>
        <Figure
          name={text.pace.name}
          figure={pace}
          unit={text.pace[pace?.unit ?? 'words']}
          advice={pace ? text.pace[standingOf(pace)] : text.pace.untold}
        />
        <Figure
          name={text.pauses.name}
          figure={pauses}
          unit={text.pauses.unit}
          advice={pauses ? adviceOnPauses(pauses) : text.pauses.untold}
        />
        <Figure
          name={text.firstWord.name}
          figure={first}
          unit={text.firstWord.unit}
          format={ms => text.firstWord.seconds(seconds(ms))}
          advice={
            first
              ? text.firstWord[standingOf(first) === 'above' ? 'above' : 'inside']
              : text.firstWord.untold
          }
        />
        <Figure
          name={text.fillers.name}
          figure={fillers}
          unit={text.fillers[fillers?.unit ?? 'words']}
          advice={
            fillers
              ? text.fillers[standingOf(fillers) === 'above' ? 'above' : 'inside']
              : text.fillers.untold
          }
        />
      </dl>
    </Fold>
  )
}

type FigureProps = {
  name: string
  figure: UsualFigure | null
  unit: string
  format?: (value: number) => string
  advice: ReactNode
}

const Figure = ({ name, figure, unit, format = String, advice }: FigureProps) => {
  const { speech: text } = useText()
  return (
    <div className={[report.row, styles.row].join(' ')}>
      <dt className={styles.name}>{name}</dt>
      {figure ? (
        <dd className={styles.figure}>
          <p>
            <span className={styles.value}>{format(figure.value)}</span> {unit}
          </p>
          <Scale {...figure} />
          <p className={styles.usual}>
            {figure.usual[0] === 0
              ? text.usualUpTo(format(figure.usual[1]))
              : text.usual(format(figure.usual[0]), format(figure.usual[1]))}
          </p>
        </dd>
      ) : (
        <dd className={styles.untold}>{text.untold}</dd>
      )}
      <dd className={styles.advice}>{advice}</dd>
    </div>
  )
}

/** So much room stays beyond the larger one of the figure and what is usual. */
const ROOM_ABOVE = 1.25

/** Where the figure stands against what is usual; the words beside it say the same. */
const Scale = ({ value, usual: [low, high] }: UsualFigure) => {
  const whole = ROOM_ABOVE * Math.max(value, high)
  const at = (figure: number) => `${(100 * figure) / whole}%`
  return (
    <span className={styles.scale} aria-hidden="true">
      <i
        className={styles.range}
        style={{ insetInlineStart: at(low), inlineSize: at(high - low) }}
      />
      <i className={styles.here} style={{ insetInlineStart: at(value) }} />
    </span>
  )
}
