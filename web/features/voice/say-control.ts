import type { VoiceText } from '../../lib/i18n/en-voice.ts'
import type { Control } from './voice-reducer.ts'

/** What the control is doing, in words; with a finger one taps. */
export const sayControl = (
  text: VoiceText['control'],
  control: Control,
  isTouch: boolean,
): string => {
  switch (control.kind) {
    case 'connecting':
      return text.connecting[control.to]
    case 'processing':
      return text.processing[control.of]
    case 'ready':
      return isTouch ? text.readyTouch : text.ready
    case 'recording':
      return isTouch ? text.recordingTouch : text.recording
    default:
      return text[control.kind]
  }
}
