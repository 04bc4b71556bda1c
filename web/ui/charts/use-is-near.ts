import { useEffect, useRef, useState } from 'react'

/** How far below the window a drawing is already made. */
const AHEAD = '100px'
/** Whoever only passes by, as a page scrolls to what was pressed, does not stay so long. */
const STAY_MS = 300
/** One that nobody has come near is made then, when the page's own work is done. */
const LATE_MS = 3000

/**
 * Whether somebody stays, or stayed, near an element. A drawing's code is large: on a slow line it
 * must not hold up what stands above it.
 */
export const useIsNear = () => {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!element.current || isNear) return
    const draw = () => setNear(true)
    let staying: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      entries => {
        clearTimeout(staying)
        if (entries.at(-1)?.isIntersecting) staying = setTimeout(draw, STAY_MS)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    const late = setTimeout(draw, LATE_MS)
    return () => {
      observer.disconnect()
      clearTimeout(staying)
      clearTimeout(late)
    }
  }, [isNear])

  return [element, isNear] as const
}
