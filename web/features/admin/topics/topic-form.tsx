import { useMutation } from '@apollo/client/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newTopicProblem } from '#schema/validation.ts'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  CreateTopicDocument,
  type ListedTopicFragment as ListedTopic,
  UpdateTopicDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { optional, useFields } from '../../../ui/use-fields.ts'
import styles from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'

type TopicFormProps = { topic: ListedTopic | null; onSaved: () => void; onCancel: () => void }

/** "Add New Topic", or the change of the one that is edited. */
export const TopicForm = ({ topic, onSaved, onCancel }: TopicFormProps) => {
  const { topics: words } = useAdminText()
  const { messages } = useText()
  const form = useFields(
    { textEn: newTopicProblem, textZh: optional },
    { textEn: topic?.textEn ?? '', textZh: topic?.textZh ?? '' },
  )
  const [isRecommended, setRecommended] = useState(topic?.isRecommended ?? false)
  const [failure, setFailure] = useState<string | null>(null)
  const [create, creating] = useMutation(CreateTopicDocument)
  const [update, updating] = useMutation(UpdateTopicDocument)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    if (topic) field.current?.focus()
  }, [topic])

  const save = async () => {
    const { textEn, textZh } = form.values
    const input = { textEn: textEn.trim(), textZh: textZh.trim() || null, isRecommended }
    if (!topic) return (await create({ variables: { input } })).data?.createTopic
    return (await update({ variables: { input: { topicId: topic.id, ...input } } })).data
      ?.updateTopic
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    setFailure(null)
    if (!form.isReady(event)) return
    try {
      const refused = refusalOf(messages, (await save())?.userErrors)
      if (refused) return setFailure(refused)
      form.reset()
      setRecommended(false)
      onSaved()
    } catch (error) {
      setFailure(messageOf(messages, error, words.saveFailed))
    }
  }
  return (
    <section className={styles.section} aria-labelledby="form-title">
      <h2 id="form-title" className={styles.heading}>
        {topic ? words.change : words.add}
      </h2>
      <form className={`${styles.form} ${styles.narrow}`} onSubmit={submit} noValidate>
        {failure && <InlineError message={failure} />}
        <TextField {...form.field('textEn')} ref={field} label={words.english} />
        <TextField {...form.field('textZh')} label={words.chinese} lang="zh-CN" />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isRecommended}
            onChange={event => setRecommended(event.target.checked)}
          />
          {words.recommended}
        </label>
        <div className={styles.row}>
          <Button kind="primary" type="submit" busy={creating.loading || updating.loading}>
            {words.submit}
          </Button>
          {topic && <Button onClick={onCancel}>{words.cancel}</Button>}
        </div>
      </form>
    </section>
  )
}
