import { useCallback, useRef, useState } from 'react'
import type { ShareLink } from '#schema/entities.ts'
import { useSharingText } from '../lib/i18n/use-sharing-text.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { rest } from '../lib/rest.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { useAlerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { InlineError } from './inline-error.tsx'
import styles from './share-dialog.module.css'
import { Spinner } from './spinner.tsx'
import { TextField } from './text-field.tsx'

/** Makes a private link to a debate, shows it, and takes it back. */
export const ShareDialog = ({ debateId, onClose }: { debateId: string; onClose: () => void }) => {
  const { common } = useText()
  const words = useSharingText()
  const { state, retry } = useLoaded(
    useCallback((options: { signal: AbortSignal }) => rest.getShare(debateId, options), [debateId]),
  )
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {state.kind === 'loading' && <Spinner label={common.loading} />}
      {state.kind === 'failed' && <InlineError message={words.failed} onRetry={retry} />}
      {state.kind === 'ready' && <Share debateId={debateId} initial={state.data.share} />}
    </Dialog>
  )
}

const Share = ({ debateId, initial }: { debateId: string; initial: ShareLink | null }) => {
  const words = useSharingText()
  const { confirm } = useAlerts()
  const [share, setShare] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  const change = async (act: () => Promise<ShareLink | null>) => {
    setBusy(true)
    setFailed(false)
    try {
      setShare(await act())
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  const create = () => change(() => rest.shareDebate(debateId))
  const stop = async () => {
    if (await confirm(words.stopAsk, { confirm: words.stop }))
      await change(async () => {
        await rest.revokeShare(debateId)
        return null
      })
  }
  return (
    <div className={styles.share}>
      <p>{share ? words.shared : words.private}</p>
      {isFailed && <InlineError message={words.failed} />}
      {share ? (
        <>
          <LinkField url={new URL(share.path, window.location.origin).href} />
          <Button kind="text" busy={isBusy} onClick={stop}>
            {words.stop}
          </Button>
        </>
      ) : (
        <Button kind="primary" wide busy={isBusy} onClick={create}>
          {words.create}
        </Button>
      )}
    </div>
  )
}

const LinkField = ({ url }: { url: string }) => {
  const words = useSharingText()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'idle' | 'copied' | 'by-hand'>('idle')

  const copy = async () => {
    field.current?.select()
    try {
      // Absent on plain http, refused by some browsers.
      await navigator.clipboard.writeText(url)
      setResult('copied')
    } catch {
      setResult('by-hand')
    }
  }
  return (
    <>
      <TextField ref={field} label={words.link} value={url} onChange={() => undefined} readOnly />
      <Button kind="primary" wide onClick={copy}>
        {words.copy}
      </Button>
      <p className={styles.copied} role="status">
        {result === 'copied' && words.copied}
        {result === 'by-hand' && words.copyFailed}
      </p>
    </>
  )
}
