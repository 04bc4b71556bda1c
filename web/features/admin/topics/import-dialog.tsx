import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  ImportTopicsDocument,
  type TopicFileFormat,
  TopicImportPreviewDocument,
  type TopicImportPreviewQuery,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import admin from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'
import { ImportPreview } from './import-preview.tsx'
import styles from './topics.module.css'

type Entries = NonNullable<TopicImportPreviewQuery['topicImportPreview']>
type Chosen = { input: { format: TopicFileFormat; text: string }; entries: Entries }

/** Bytes: a call may have 256 KB, and escaping makes a text longer. */
const LARGEST_FILE = 180_000

const formatOf = (name: string): TopicFileFormat => (/\.ya?ml$/i.test(name) ? 'yaml' : 'csv')

/** The name of each column, and one motion to begin with. */
const SAMPLE = {
  topic_text_en: 'Libraries should lend tools',
  topic_text_zh: '图书馆应当出借工具',
  is_recommended: 'no',
  brief_for_1: 'Nobody needs a drill twice a year.',
  brief_against_1: 'Tools break and nobody pays.',
  brief_zh_for_1: '一年用不了几次。',
  brief_zh_against_1: '坏了没人赔。',
}
const SAMPLE_CSV = [Object.keys(SAMPLE), Object.values(SAMPLE)].map(row => row.join(',')).join('\n')
const SAMPLE_URL = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${SAMPLE_CSV}\n`)}`

type ImportDialogProps = { onImported: (count: number) => void; onClose: () => void }

/** Motions from a file: what is wrong with them is shown before anything is stored. */
export const ImportDialog = ({ onImported, onClose }: ImportDialogProps) => {
  const { topics: words } = useAdminText()
  const { messages } = useText()
  const client = useApolloClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [store, storing] = useMutation(ImportTopicsDocument)
  const faulty = chosen?.entries.filter(({ faults }) => faults.length > 0).length ?? 0

  const read = async (file: File) => {
    setFailure(null)
    setChosen(null)
    if (file.size > LARGEST_FILE) return setFailure(words.fileTooLarge)
    try {
      const input = { format: formatOf(file.name), text: await file.text() }
      const { data } = await client.query({
        query: TopicImportPreviewDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      })
      setChosen({ input, entries: data?.topicImportPreview ?? [] })
    } catch (error) {
      setFailure(messageOf(messages, error, words.importFailed))
    }
  }
  const importAll = async () => {
    if (!chosen) return
    setFailure(null)
    try {
      const { data } = await store({ variables: { input: chosen.input } })
      const refused = refusalOf(messages, data?.importTopics?.userErrors)
      if (refused) return setFailure(refused)
      onImported(chosen.entries.length)
    } catch (error) {
      setFailure(messageOf(messages, error, words.importFailed))
    }
  }
  return (
    <Dialog open onClose={onClose} title={words.importTitle}>
      <div className={admin.form}>
        <p>
          {words.importHint}{' '}
          <a href={SAMPLE_URL} download="topics.csv">
            {words.importSample}
          </a>
        </p>
        <label className={styles.file}>
          {words.importFile}
          <input
            type="file"
            accept=".csv,.yaml,.yml,text/csv,application/yaml"
            onChange={event => {
              const file = event.target.files?.[0]
              if (file) void read(file)
            }}
          />
        </label>
        {failure && <InlineError message={failure} />}
        {chosen && (
          <>
            <p role="status">
              {faulty === 0
                ? words.importReady(chosen.entries.length)
                : words.importFaulty(faulty, chosen.entries.length)}
            </p>
            <ImportPreview entries={chosen.entries} />
          </>
        )}
        <div className={admin.row}>
          <Button
            kind="primary"
            busy={storing.loading}
            disabled={!chosen || faulty > 0}
            onClick={() => void importAll()}
          >
            {words.importDo}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
