import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useSharingText } from '../../lib/i18n/use-sharing-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import { topicText } from '../../lib/topic-text.ts'
import { Button } from '../../ui/button.tsx'
import { ShareDialog } from '../../ui/share-dialog.tsx'
import { fileName, toJson, toMarkdown } from './export-transcript.ts'
import styles from './transcript-page.module.css'

const download = (name: string, type: string, text: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Share, download and print a transcript. */
export const TranscriptActions = ({ loaded }: { loaded: LoadedDebate }) => {
  const { common } = useText()
  const words = useSharingText()
  const language = useLanguage()
  const [isSharing, setSharing] = useState(false)
  const saveMarkdown = () => {
    const date = formatDateTime(loaded.debate.start_time, language)
    const motion = topicText(language, loaded.topic)
    const markdown = toMarkdown(loaded, { file: words.file, stance: common.stance, motion, date })
    download(fileName(loaded, 'md'), 'text/markdown', markdown)
  }
  return (
    <section className={styles.actions} aria-label={words.actions}>
      <Button onClick={() => setSharing(true)}>{words.share}</Button>
      <Button kind="text" aria-label={words.markdown} onClick={saveMarkdown}>
        Markdown
      </Button>
      <Button
        kind="text"
        aria-label={words.json}
        onClick={() => download(fileName(loaded, 'json'), 'application/json', toJson(loaded))}
      >
        JSON
      </Button>
      <Button kind="text" onClick={() => window.print()}>
        {words.print}
      </Button>
      {isSharing && (
        <ShareDialog debateId={loaded.debate.debate_id} onClose={() => setSharing(false)} />
      )}
    </section>
  )
}
