import { useId, useState } from 'react'
import { readDevice, rememberDevice } from '../../lib/audio/device-choice.ts'
import styles from './talk-panel.module.css'
import { useMicrophones } from './use-microphones.ts'
import { useVoiceText } from './use-voice-text.ts'

type DeviceChoiceProps = {
  /** Changes when the browser may know more names. */
  occasion: unknown
  disabled: boolean
  onChange: () => void
}

/** Which microphone; absent where there is nothing to choose. */
export const DeviceChoice = ({ occasion, disabled, onChange }: DeviceChoiceProps) => {
  const text = useVoiceText()
  const id = useId()
  const microphones = useMicrophones(occasion)
  const [chosen, setChosen] = useState(readDevice)
  if (microphones.length < 2) return null
  const isThere = microphones.some(({ deviceId }) => deviceId === chosen)
  return (
    <div className={styles.device}>
      <label htmlFor={id}>{text.microphone}</label>
      <select
        id={id}
        value={isThere ? (chosen ?? '') : ''}
        disabled={disabled}
        onChange={({ target }) => {
          const deviceId = target.value || null
          rememberDevice(deviceId)
          setChosen(deviceId)
          onChange()
        }}
      >
        <option value="">{text.usualMicrophone}</option>
        {microphones.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
