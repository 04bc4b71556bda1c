import { useEffect } from 'react'
import { keyboardHeight } from './keyboard-height.ts'

/** Keeps `--keyboard`, by which the frame is lower, as high as a keyboard that covers the window. */
export const useKeyboardHeight = () => {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = keyboardHeight({
        inner: window.innerHeight,
        visible: seen.height,
        scale: seen.scale,
      })
      style.setProperty('--keyboard', `${covered}px`)
      // The browser pushed the page up to show the field, which the frame does by itself.
      if (covered > 0) window.scrollTo(0, 0)
    }
    measure()
    seen.addEventListener('resize', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
