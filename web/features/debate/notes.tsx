import { useId, useState } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { readItem, removeItem, writeItem } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import styles from './notes.module.css'

const keyOf = (debateId: string) => `debateNotes:${debateId}`

export const forgetNotes = (debateId: string) => removeItem('local', keyOf(debateId))

type NotesButtonProps = { isOpen: boolean; onToggle: () => void }

export const NotesButton = ({ isOpen, onToggle }: NotesButtonProps) => {
  const { notes: text } = useDebateText()
  return (
    <Button kind="text" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
      {text.title}
    </Button>
  )
}

type NotesProps = { debateId: string; isOpen: boolean; onClose: () => void }

/** What one wants to say, written while preparing: beside the debate, in this browser alone. */
export const Notes = ({ debateId, isOpen, onClose }: NotesProps) => {
  const { common } = useText()
  const debate = useDebateText()
  const id = useId()
  const [notes, setNotes] = useState(() => readItem('local', keyOf(debateId)) ?? '')
  const write = (text: string) => {
    setNotes(text)
    if (text === '') forgetNotes(debateId)
    else writeItem('local', keyOf(debateId), text)
  }
  return (
    <aside className={styles.notes} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{debate.notes.label}</label>
        <Button kind="text" className={styles.close} onClick={onClose}>
          {common.close}
        </Button>
      </div>
      <textarea
        id={id}
        className={styles.field}
        value={notes}
        placeholder={debate.notes.placeholder}
        onChange={event => write(event.target.value)}
      />
    </aside>
  )
}
