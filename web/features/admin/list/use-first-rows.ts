import { startTransition, useEffect, useState } from 'react'

/** More than a window shows. */
const FIRST = 30

/** The rows to draw: at first those in sight, the others right after they have been seen. */
export const useFirstRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const [areAllDrawn, setAllDrawn] = useState(false)
  const hasRows = rows.length > 0
  useEffect(() => {
    if (hasRows) startTransition(() => setAllDrawn(true))
  }, [hasRows])
  return areAllDrawn ? rows : rows.slice(0, FIRST)
}

/** Shapes for as many rows; there is no need of more than are seen. */
export const shapesOf = (pageSize: number): string[] =>
  Array.from({ length: Math.min(pageSize, FIRST) }, (_, index) => `row-${index}`)
