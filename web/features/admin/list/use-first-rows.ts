import { startTransition, useEffect, useState } from 'react'

/** CSS pixels: no row of any table is lower. */
const LOWEST_ROW = 44

/** As many rows as a window can show. */
const rowsInSight = (): number => Math.ceil(window.innerHeight / LOWEST_ROW)

/** The rows to draw: at first those in sight, the others right after they have been seen. */
export const useFirstRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const [areAllDrawn, setAllDrawn] = useState(false)
  const hasRows = rows.length > 0
  useEffect(() => {
    if (hasRows) startTransition(() => setAllDrawn(true))
  }, [hasRows])
  return areAllDrawn ? rows : rows.slice(0, rowsInSight())
}

/** Milliseconds: rows that come sooner are drawn once, without shapes before them. */
const SHAPES_AFTER = 100

export const useAreShapesDue = (): boolean => {
  const [areDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SHAPES_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return areDue
}

/** Shapes for as many rows; there is no need of more than are seen. */
export const shapesOf = (pageSize: number): string[] =>
  Array.from({ length: Math.min(pageSize, rowsInSight()) }, (_, index) => `row-${index}`)
