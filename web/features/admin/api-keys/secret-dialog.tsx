import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './api-keys.module.css'
import { useApiKeysText } from './use-api-keys-text.ts'

export type ShownSecret = { name: string; secret: string }

/** A secret, this once: no press beside it loses it. */
export const SecretDialog = ({ shown, onClose }: { shown: ShownSecret; onClose: () => void }) => {
  const words = useApiKeysText()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'idle' | 'copied' | 'by-hand'>('idle')
  const copy = async () => {
    field.current?.select()
    try {
      // Absent on plain http, refused by some browsers.
      await navigator.clipboard.writeText(shown.secret)
      setResult('copied')
    } catch {
      setResult('by-hand')
    }
  }
  return (
    <Dialog open onClose={onClose} title={words.secretTitle} role="alertdialog">
      <div className={styles.secret}>
        <p>{words.secretText}</p>
        <TextField
          ref={field}
          label={words.secret(shown.name)}
          value={shown.secret}
          onChange={() => undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly
        />
        <Button kind="primary" wide onClick={copy}>
          {words.copy}
        </Button>
        <p role="status">
          {result === 'copied' && words.copied}
          {result === 'by-hand' && words.copyByHand}
        </p>
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  )
}
