import { useEffect, useState } from 'react'

/** What a reader does to move on; a section that was asked for is current until then. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The last of the sections that begins above a line across the window. The line goes down with the
 * page, so that the last sections have their turn though they never reach the window's top.
 */
const sectionAtLine = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const { scrollHeight } = document.documentElement
  const scrollable = Math.max(1, scrollHeight - window.innerHeight)
  const line = window.innerHeight * Math.min(1, window.scrollY / scrollable)
  const topOf = (id: Id) => document.getElementById(id)?.getBoundingClientRect().top
  return ids.findLast(id => (topOf(id) ?? Number.POSITIVE_INFINITY) <= line) ?? ids[0]
}

/** Which section is being read. `ids` are those of elements, in the page's order. */
export const useCurrentSection = <Id extends string>(ids: readonly Id[]) => {
  const [read, setRead] = useState<Id | undefined>(ids[0])
  const [held, hold] = useState<Id | null>(null)
  const key = ids.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same ids is the same
  useEffect(() => {
    const look = () => setRead(sectionAtLine(ids))
    const letGo = () => hold(null)
    look()
    window.addEventListener('scroll', look, { passive: true })
    for (const move of MOVES) window.addEventListener(move, letGo, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      for (const move of MOVES) window.removeEventListener(move, letGo)
    }
  }, [key])

  return { current: held ?? read, hold }
}
