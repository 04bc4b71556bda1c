import { type RefObject, useLayoutEffect, useState } from 'react'

type ToElement = RefObject<HTMLElement | null>

/**
 * Writes the height of a bar to `--bar` of `whole`: what sticks below the bar has to know it. Where
 * it is what the style sheet says, nothing is written, since all cells would be styled again.
 */
export const useBarHeight = (whole: ToElement, bar: ToElement): void =>
  useLayoutEffect(() => {
    const element = bar.current
    const around = whole.current
    if (!element || !around) return
    let written = getComputedStyle(around).getPropertyValue('--bar')
    const measure = () => {
      const height = `${element.getBoundingClientRect().height}px`
      if (height !== written) around.style.setProperty('--bar', height)
      written = height
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [whole, bar])

/** Whether a table of `least` CSS pixels is wider than its box. */
export const useIsTooWide = (box: ToElement, least: number): boolean => {
  const [isTooWide, setTooWide] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setTooWide(least > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, least])
  return isTooWide
}
