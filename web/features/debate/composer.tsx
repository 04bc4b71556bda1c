import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Stance } from '#schema/constants.ts'
import { LIMITS } from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import { languageOf } from '../../lib/format.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { hasTouchKeyboard } from '../../lib/touch.ts'
import { Button } from '../../ui/button.tsx'
import { PrepClock } from '../../ui/dialogue/prep-clock.tsx'
import { StanceSign } from '../../ui/stance-mark.tsx'
import styles from './composer.module.css'
import type { Floor } from './debate-reducer.ts'

type ComposerProps = {
  stance: Stance
  floor: Floor
  /** The user has not spoken yet: the hint shows. */
  isFirst: boolean
  prepEndsAt: number | null
  draft: string
  onDraft: (draft: string) => void
  onSend: () => void
  /** Null where nobody can be stopped. */
  onStop: (() => void) | null
}

/**
 * Where the user writes the next turn. Enter sends, Shift+Enter breaks the line; on a touch keyboard,
 * which has no such choice, Enter breaks the line.
 */
export const Composer = ({
  stance,
  floor,
  isFirst,
  prepEndsAt,
  draft,
  onDraft,
  onSend,
  onStop,
}: ComposerProps) => {
  const text = useDebateText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const hadFocus = useRef(false)
  const isOpen = floor.kind === 'user'
  const over = draft.length - LIMITS.turnMax
  const maySend = isOpen && draft.trim() !== '' && over <= 0
  const status = floor.kind === 'user' && isFirst ? text.floor.first : text.floor[floor.kind]

  // Disabling takes the focus away; it comes with the turn, unless it would open a touch keyboard.
  useEffect(() => {
    const { activeElement: focused } = document
    const isFree = focused === document.body || focused?.tagName === 'MAIN'
    if (isOpen && isFree && (hadFocus.current || !hasTouchKeyboard())) field.current?.focus()
  }, [isOpen])

  const send = () => {
    if (!maySend) return
    hadFocus.current = true
    onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a character.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      hasTouchKeyboard() ||
      event.nativeEvent.isComposing ||
      event.keyCode === 229
    )
      return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={[styles.composer, isOpen && styles.open, styles[stance]].filter(Boolean).join(' ')}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {text.composer.label}
        </label>
        <p className={styles.status} role="status">
          {isOpen && <StanceSign stance={stance} />}
          {status}
        </p>
      </div>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={3}
        lang={draft === '' ? undefined : languageOf(draft)}
        value={draft}
        placeholder={isOpen ? text.composer.placeholder[stance] : ''}
        disabled={!isOpen}
        enterKeyHint={hasTouchKeyboard() ? 'enter' : 'send'}
        aria-describedby={`${id}-hint ${id}-count`}
        aria-invalid={over > 0 || undefined}
        onChange={event => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.bottom}>
        <p id={`${id}-count`} className={over > 0 ? styles.tooLong : styles.count}>
          {over > 0 ? text.composer.tooLong(over) : text.composer.words(countWords(draft))}
        </p>
        {prepEndsAt !== null && isFirst && <PrepClock endsAt={prepEndsAt} />}
        <p id={`${id}-hint`} className={isFirst ? styles.hint : `${styles.hint} ${styles.faded}`}>
          {text.composer.hint}
        </p>
        {floor.kind === 'replying' && onStop ? (
          <Button onClick={onStop}>{text.composer.stop}</Button>
        ) : (
          <Button kind="primary" type="submit" disabled={!maySend}>
            {text.composer.send}
          </Button>
        )}
      </div>
    </form>
  )
}
