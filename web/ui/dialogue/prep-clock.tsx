import { useEffect, useState } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** Counts the preparation time down; gone when it is over. Nobody is kept from starting earlier. */
export const PrepClock = ({ endsAt }: { endsAt: number }) => {
  const text = useDebateText()
  const [left, setLeft] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  if (left === 0) return null
  return (
    <p role="timer">
      {text.prep(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}
    </p>
  )
}
