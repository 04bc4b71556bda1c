import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { readAdminToken } from '../../../lib/admin-token.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useShortcut } from '../use-shortcut.ts'
import styles from './controls.module.css'

/** The search starts when nothing is typed for this long. Milliseconds. */
const PAUSE = 300

/** Searches when the typing pauses; `/` goes there from anywhere. */
export const SearchField = ({
  value,
  onSearch,
}: {
  value: string
  onSearch: (words: string) => void
}) => {
  const { table: words } = useAdminText()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by other means: a chip, a view, the back button.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', () => field.current?.select())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form onSubmit={submit} className={styles.search}>
      <input
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        className={styles.input}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </form>
  )
}

/** Downloads exactly the filtered rows. */
export const ExportButton = ({ table, address }: { table: AdminTable; address: string }) => {
  const { table: words } = useAdminText()
  const { alert } = useAlerts()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const response = await fetch(`/api/admin/${table}/export.csv?${address}`, {
        headers: { authorization: `Bearer ${readAdminToken() ?? ''}` },
      })
      if (!response.ok) throw new Error(`the export answered ${response.status}`)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await response.blob())
      link.download = `${table}.csv`
      link.click()
      URL.revokeObjectURL(link.href)
    } catch {
      await alert(words.exportFailed)
    }
    setBusy(false)
  }
  return (
    <Button kind="quiet" className={styles.tool} busy={isBusy} onClick={save}>
      {isBusy ? words.exporting : words.export}
    </Button>
  )
}
