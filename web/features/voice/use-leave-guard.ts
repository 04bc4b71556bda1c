import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAlerts } from '../../ui/alerts.tsx'
import { useVoiceText } from './use-voice-text.ts'

/** Asks before the page goes while a turn would be lost with it. */
export const useLeaveGuard = (hasUnsentTurn: () => boolean) => {
  const { leave: text } = useVoiceText()
  const { confirm } = useAlerts()
  const blocker = useBlocker(hasUnsentTurn)
  const latest = useRef({ blocker, confirm, text })
  useLayoutEffect(() => {
    latest.current = { blocker, confirm, text }
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { confirm, text } = latest.current
    void confirm(text.ask, { confirm: text.go, cancel: text.stay }).then(isSure => {
      const { blocker: asked } = latest.current
      if (isSure) asked.proceed?.()
      else asked.reset?.()
    })
  }, [blocker.state])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsentTurn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsentTurn])
}
