import type { ChangeKind } from '../motions/motion-shape.ts'
import type { Frames } from './point.ts'

/** The frames of one language by the part a side plays. */
export type FrameSet = {
  /** For and against any change, and what a kind of change adds in front of these or behind them. */
  support: Frames
  oppose: Frames
  supportFirst: Partial<Record<ChangeKind, Frames>>
  supportLast: Partial<Record<ChangeKind, Frames>>
  opposeFirst: Partial<Record<ChangeKind, Frames>>
  good: Frames
  bad: Frames
  prefer: Frames
  affirm: Frames
  deny: Frames
  /** What a change is called that could not be read. */
  thisChange: string
}
