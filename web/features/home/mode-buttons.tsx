import type { DebateMode } from '#schema/constants.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ModeChoice, SpeakOffer } from '../../ui/speak-offer.tsx'

type ModeButtonsProps = {
  /** The mode chosen last: its button is the first and has the focus. */
  last: DebateMode
  isFocused?: boolean
  /** Without it the buttons submit the form they stand in, named "mode". */
  onMode?: (mode: DebateMode) => void
}

/** "Text with AI" and "Speak with AI". */
export const ModeButtons = ({ last, isFocused = false, onMode }: ModeButtonsProps) => {
  const { mode: words } = useText().home
  const lookOf = (mode: DebateMode) => ({
    kind: mode === last ? ('primary' as const) : ('quiet' as const),
    autoFocus: isFocused && mode === last,
    ...(onMode
      ? { onClick: () => onMode(mode) }
      : { type: 'submit' as const, name: 'mode', value: mode }),
  })
  const text = (
    <Button key="text" wide {...lookOf('text')}>
      {words.text}
    </Button>
  )
  const speak = <SpeakOffer key="speak" {...lookOf('voice')} />
  return <ModeChoice>{last === 'voice' ? [speak, text] : [text, speak]}</ModeChoice>
}
