import { Link } from 'react-router-dom'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { browserSound, speakHindrance } from '../../lib/voice-ability.ts'

/** The way back to the voice screen, where one can speak. */
export const VoiceLink = ({ to }: { to: string }) => {
  const text = useDebateText()
  const { state } = useLoaded(rest.getVoice)
  if (state.kind !== 'ready' || speakHindrance(state.data, browserSound())) return null
  return <Link to={to}>{text.toVoice}</Link>
}
