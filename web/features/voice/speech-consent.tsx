import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './speech-consent.module.css'
import type { Hearing } from './use-recogniser.ts'
import { useVoiceText } from './use-voice-text.ts'

type SpeechConsentProps = {
  hearing: Hearing
  textPath: string
  /** Inside the press, so that the browser allows the microphone. */
  onSpeak: () => void
  onClose: () => void
}

/** Says who hears the voice before the first word, and asks. */
export const SpeechConsent = ({ hearing, textPath, onSpeak, onClose }: SpeechConsentProps) => {
  const { recogniser, isSent } = hearing
  const { consent: text } = useVoiceText()
  const [installing, setInstalling] = useState<'no' | 'goes on' | 'failed'>('no')
  if (recogniser?.kind !== 'maker')
    return (
      <Dialog open onClose={onClose} title={text.title}>
        <p role="status">{recogniser ? text.onDevice : text.looking}</p>
        {recogniser && (
          <Button kind="primary" wide autoFocus onClick={onSpeak}>
            {text.speak}
          </Button>
        )}
      </Dialog>
    )
  const installHere = async () => {
    setInstalling('goes on')
    setInstalling((await hearing.install()) ? 'no' : 'failed')
  }
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <div className={styles.group}>
        <p>{text.sends(text.makers[recogniser.maker])}</p>
        <p>{text.getsWords}</p>
      </div>
      {isSent ? (
        <>
          <Button kind="primary" wide autoFocus onClick={onClose}>
            {text.keep}
          </Button>
          <Button
            wide
            onClick={() => {
              hearing.withdraw()
              onClose()
            }}
          >
            {text.withdraw}
          </Button>
        </>
      ) : (
        <Button
          kind="primary"
          wide
          autoFocus
          onClick={() => {
            hearing.agree()
            onSpeak()
          }}
        >
          {text.agree}
        </Button>
      )}
      {recogniser.canInstall && (
        <div className={styles.group}>
          <Button wide busy={installing === 'goes on'} onClick={installHere}>
            {installing === 'goes on' ? text.installing : text.install}
          </Button>
          <p className={styles.note}>{text.installNote}</p>
        </div>
      )}
      {installing === 'failed' && <p role="alert">{text.installFailed}</p>}
      <Link to={textPath} className={styles.write}>
        {text.write}
      </Link>
    </Dialog>
  )
}
