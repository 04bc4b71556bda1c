import type { DebateTableRow } from '../tables.ts'

/** Why a debate has no score. */
export type UnscoredReason = Pick<
  DebateTableRow,
  'unscored_reason' | 'unscored_code' | 'unscored_params'
>

export const unscoredColumns = ({
  unscored_reason,
  unscored_code,
  unscored_params,
}: UnscoredReason) => ({
  unscored_reason,
  unscored_code,
  unscored_params: JSON.stringify(unscored_params),
})
