import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is too low for its text, at its width of now. */
export const useIsCut = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1)
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => resized.disconnect()
  }, [ref])
  return isCut
}
