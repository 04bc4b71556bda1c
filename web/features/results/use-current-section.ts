import { useEffect, useState } from 'react'

/** What a reader does to move on; a section that was asked for is current until then. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Where the line stands, of the window's height. */
const LINE = 0.4

/**
 * The last of the sections that begins above a line across the window. The line goes down with the
 * last screen of the page, so that the last sections have their turn though they never reach it.
 */
const sectionAtLine = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const { innerHeight, scrollY } = window
  const left = document.documentElement.scrollHeight - innerHeight - scrollY
  const down = Math.max(0, 1 - left / innerHeight)
  const line = innerHeight * (LINE + (1 - LINE) * down)
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
