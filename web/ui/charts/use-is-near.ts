import { useEffect, useRef, useState } from 'react'

/** How far below the window a drawing is already made. */
const AHEAD = '100px'
/** One that nobody has come near is made then, when the page's own work is done. */
const LATE_MS = 3000

/**
 * Whether an element is, or was, near the window. A drawing's code is large: on a slow line it must
 * not hold up what stands above it.
 */
export const useIsNear = () => {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    const timer = setTimeout(() => setNear(true), LATE_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isNear])

  return [element, isNear] as const
}
