import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import styles from './keys.module.css'
import { groupEntries, type PaletteEntry } from './palette-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

type CommandPaletteProps = { onClose: () => void; onHelp: () => void }

/** Pages, actions, users and topics by typing: arrow keys choose, Enter goes there. */
export const CommandPalette = ({ onClose, onHelp }: CommandPaletteProps) => {
  const { palette: words } = useAdminText()
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isGoing, setGoing] = useState(false)
  const { own, found, isSearching, hasFailed } = usePaletteEntries(typed, onHelp)
  const entries = [...own, ...found]
  const listId = useId()
  const chosen = entries.find(({ id }) => id === chosenId) ?? entries[0]
  const idOf = (entry: PaletteEntry) => `${listId}-${entry.id}`
  const go = (entry: PaletteEntry) => {
    onClose()
    entry.act()
  }
  // What is still searched may come before what is there, unless that was chosen or is our own.
  const isFirstSure = !isSearching || chosen?.id === chosenId || own.length > 0
  useEffect(() => {
    if (!isGoing || !isFirstSure) return
    setGoing(false)
    if (chosen) go(chosen)
  })
  const step = (by: number) => {
    const at = chosen ? entries.indexOf(chosen) : 0
    const entry = entries[(at + by + entries.length) % entries.length]
    if (!entry) return
    setChosenId(entry.id)
    document.getElementById(idOf(entry))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the word that an input method is composing.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const by = steps[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by !== undefined) step(by)
    else setGoing(true)
  }
  const state = () => {
    if (isSearching) return words.searching
    if (hasFailed) return words.failed
    return entries.length === 0 ? words.nothing : words.found(entries.length)
  }
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <input
        autoFocus
        className={styles.field}
        role="combobox"
        aria-label={words.title}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen && idOf(chosen)}
        aria-autocomplete="list"
        placeholder={words.placeholder}
        maxLength={200}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setChosenId(null)
          setGoing(false)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={words.title} className={styles.list}>
        {groupEntries(entries).map(group => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={group.name} role="group" aria-label={group.name}>
            <div className={styles.group} aria-hidden="true">
              {group.name}
            </div>
            {group.entries.map(entry => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={entry.id}
                id={idOf(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                className={styles.entry}
                onClick={() => go(entry)}
              >
                <span className={styles.name}>{entry.name}</span>
                {entry.more && <span className={styles.more}>{entry.more}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.state}>
        {state()}
      </p>
    </Dialog>
  )
}
