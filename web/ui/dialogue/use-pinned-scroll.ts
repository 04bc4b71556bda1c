import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** At most this far from the end counts as being there. Pixels. */
const NEAR = 48
const GAP = 20

const isNearEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR

/**
 * Follows growing content while the reader is at its end, but never past the beginning of the
 * speech that is being given (`data-speaking`): one reads it from the start. A new `force` jumps to
 * the end wherever the reader is.
 */
export const usePinnedScroll = (
  box: RefObject<HTMLElement | null>,
  content: unknown,
  force: unknown,
) => {
  const isPinned = useRef(true)
  const [isAway, setAway] = useState(false)

  const follow = useCallback(() => {
    const element = box.current
    if (!element || !isPinned.current) return
    const end = element.scrollHeight - element.clientHeight
    const speaking = element.querySelector<HTMLElement>('[data-speaking]')
    const start = speaking
      ? speaking.getBoundingClientRect().top -
        element.getBoundingClientRect().top +
        element.scrollTop -
        GAP
      : end
    element.scrollTop = Math.min(end, start)
    isPinned.current = isNearEnd(element)
  }, [box])

  const toEnd = useCallback(() => {
    isPinned.current = true
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' })
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the occasions to follow
  useLayoutEffect(() => {
    follow()
    // What grows beyond the edge scrolls nothing, so nothing else would tell.
    if (box.current) setAway(!isNearEnd(box.current))
  }, [follow, content])
  const obeyed = useRef(force)
  useLayoutEffect(() => {
    if (obeyed.current === force) return
    obeyed.current = force
    toEnd()
  }, [toEnd, force])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      isPinned.current = isNearEnd(element)
      setAway(!isPinned.current)
    }
    // The composer grows, a keyboard opens: the end stays in sight.
    const observer = new ResizeObserver(() => {
      follow()
      look()
    })
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, follow])

  return { isAway, toEnd }
}
