import { type RefObject, useLayoutEffect, useState } from 'react'

type ToElement = RefObject<HTMLElement | null>

/** Writes the height of a bar to `--bar` of `whole`: what sticks below the bar has to know it. */
export const useBarHeight = (whole: ToElement, bar: ToElement): void =>
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const measure = () =>
      whole.current?.style.setProperty('--bar', `${element.getBoundingClientRect().height}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [whole, bar])

/** Whether a table of `least` CSS pixels is wider than its box. */
export const useIsTooWide = (box: ToElement, least: number): boolean => {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return least > room
}
