import { useEffect, useLayoutEffect, useRef } from 'react'

/** A shorter press is a click: it begins a turn, and the next one ends it. Milliseconds. */
const HOLD_FROM_MS = 350

const TYPES_OR_PRESSES = 'input, textarea, select, button, a, summary, [contenteditable], dialog'

type Talk = {
  isRecording: boolean
  press: () => void
  begin: () => void
  finish: () => void
  cancel: () => void
}

/** Space, held, speaks; Escape forgets the turn. Where one types or presses, Space stays Space. */
export const useSpaceToTalk = (talk: Talk) => {
  const latest = useRef(talk)
  useLayoutEffect(() => {
    latest.current = talk
  })

  useEffect(() => {
    let heldSince: number | null = null
    const isOurs = ({ target }: KeyboardEvent) => {
      const element = target instanceof Element ? target.closest(TYPES_OR_PRESSES) : null
      return element === null || element.hasAttribute('data-talk')
    }
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) latest.current.cancel()
      if (event.key !== ' ' || !isOurs(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (event.repeat || heldSince !== null) return
      if (latest.current.isRecording) return latest.current.press()
      heldSince = event.timeStamp
      latest.current.begin()
    }
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ' || heldSince === null) return
      event.preventDefault()
      const held = event.timeStamp - heldSince
      heldSince = null
      if (held >= HOLD_FROM_MS) latest.current.finish()
    }
    // Let go of in another window.
    const away = () => {
      if (heldSince !== null) latest.current.finish()
      heldSince = null
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    window.addEventListener('blur', away)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
      window.removeEventListener('blur', away)
    }
  }, [])
}
