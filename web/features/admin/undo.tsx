import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './undo.module.css'
import { useAdminText } from './use-admin-text.ts'

/** What was done, in words, and what makes it undone; the latter throws where it cannot. */
export type Undoable = { says: string; undo: () => Promise<unknown> }
type Offer = (done: Undoable) => void
type Shown = { says: string; undo: Undoable['undo'] | null }

const UndoContext = createContext<Offer | null>(null)

const TYPED_IN = 'input, textarea, select, [contenteditable]'
const isUndo = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey

/**
 * What was done last, with "Undo", in place of a question before it. It stays until something else
 * is done or it is dismissed: nobody has to hurry.
 */
export const UndoProvider = ({ children }: { children: ReactNode }) => {
  const { undo: words } = useAdminText()
  const [shown, setShown] = useState<Shown | null>(null)
  const offer = useMemo<Offer>(() => done => setShown(done), [])
  const dismiss = useRef<HTMLButtonElement>(null)
  const isBusy = useRef(false)

  const undo = async (done: Shown) => {
    if (!done.undo || isBusy.current) return
    isBusy.current = true
    // "Undo" goes away: the focus stays in the bar.
    dismiss.current?.focus()
    const says = await done.undo().then(
      () => words.undone,
      () => words.failed,
    )
    isBusy.current = false
    // Unless something else was done meanwhile.
    setShown(now => (now === done ? { says, undo: null } : now))
  }
  useEffect(() => {
    if (!shown) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN)
      if (!isUndo(event) || isTyped) return
      event.preventDefault()
      void undo(shown)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return (
    <UndoContext value={offer}>
      {children}
      <section className={styles.place} aria-label={words.label} hidden={!shown}>
        <p role="status">{shown?.says}</p>
        {shown?.undo && (
          <button
            type="button"
            className={styles.undo}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void undo(shown)}
          >
            {words.undo}
          </button>
        )}
        <button
          ref={dismiss}
          type="button"
          className={styles.dismiss}
          aria-label={words.dismiss}
          onClick={() => setShown(null)}
        >
          ×
        </button>
      </section>
    </UndoContext>
  )
}

/** A mutation's refusal as a failure, since what is undone has no form to show it in. */
export const orThrow = (errors: readonly { message: string }[] | undefined): void => {
  const [first] = errors ?? []
  if (first) throw new Error(first.message)
}

/** Offers to undo what was just done. */
export const useUndo = (): Offer => {
  const offer = useContext(UndoContext)
  if (!offer) throw new Error('useUndo needs an UndoProvider above it')
  return offer
}
