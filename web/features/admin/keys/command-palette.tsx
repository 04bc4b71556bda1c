import { type KeyboardEvent, useId, useState } from 'react'
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
  const [at, setAt] = useState(0)
  const { entries, isSearching, hasFailed } = usePaletteEntries(typed, onHelp)
  const listId = useId()
  const chosen = entries[Math.min(at, entries.length - 1)]
  const idOf = (entry: PaletteEntry) => `${listId}-${entry.id}`
  const go = (entry: PaletteEntry) => {
    onClose()
    entry.act()
  }
  const choose = (to: number) => {
    const entry = entries[(to + entries.length) % entries.length]
    if (!entry) return
    setAt(entries.indexOf(entry))
    document.getElementById(idOf(entry))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the word that an input method is composing.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const to = steps[event.key]
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) choose(to)
    else if (chosen) go(chosen)
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
          setAt(0)
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
