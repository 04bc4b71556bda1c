import { useMutation } from '@apollo/client/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
import admin from '../admin.module.css'
import { orThrow, useUndo } from '../undo.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { POINTS_RULES, PointsFields, toBriefs, toPointsFields } from './points-fields.tsx'
import styles from './topics.module.css'

type TopicFormProps = { topic: ListedTopic | null; onSaved: () => void; onClose: () => void }

/** "Add New Topic", or the change of the one that is edited; beside the list. */
export const TopicForm = ({ topic, onSaved, onClose }: TopicFormProps) => {
  const { topics: words } = useAdminText()
  const { messages } = useText()
  const form = useFields(
    { textEn: newTopicProblem, textZh: optional, ...POINTS_RULES },
    {
      textEn: topic?.textEn ?? '',
      textZh: topic?.textZh ?? '',
      ...toPointsFields(topic ?? { brief: null, briefZh: null }),
    },
  )
  const [isRecommended, setRecommended] = useState(topic?.isRecommended ?? false)
  const [failure, setFailure] = useState<string | null>(null)
  const offerUndo = useUndo()
  const [create, creating] = useMutation(CreateTopicDocument)
  const [update, updating] = useMutation(UpdateTopicDocument)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  const save = async () => {
    const { textEn, textZh, ...points } = form.values
    const input = {
      textEn: textEn.trim(),
      textZh: textZh.trim() || null,
      isRecommended,
      ...toBriefs(points),
    }
    if (!topic) return (await create({ variables: { input } })).data?.createTopic
    return (await update({ variables: { input: { topicId: topic.id, ...input } } })).data
      ?.updateTopic
  }
  const changeBack = async (before: ListedTopic) => {
    const { id, textEn, textZh, isRecommended } = before
    const input = {
      ...{ topicId: id, textEn, textZh, isRecommended },
      ...toBriefs(toPointsFields(before)),
    }
    orThrow((await update({ variables: { input } })).data?.updateTopic?.userErrors)
    onSaved()
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
      if (topic) offerUndo({ says: words.changedNow(topic.textEn), undo: () => changeBack(topic) })
    } catch (error) {
      setFailure(messageOf(messages, error, words.saveFailed))
    }
  }
  const closeByEsc = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <aside className={styles.panel} aria-labelledby="form-title" onKeyDown={closeByEsc}>
      <h2 id="form-title" className={admin.heading}>
        {topic ? words.change : words.add}
      </h2>
      <form className={admin.form} onSubmit={submit} noValidate>
        <TextField {...form.field('textEn')} ref={field} label={words.english} multiline rows={3} />
        <TextField
          {...form.field('textZh')}
          label={words.chinese}
          lang="zh-CN"
          multiline
          rows={2}
        />
        <label className={admin.check}>
          <input
            type="checkbox"
            checked={isRecommended}
            onChange={event => setRecommended(event.target.checked)}
          />
          {words.recommended}
        </label>
        <PointsFields field={form.field} />
        {failure && <InlineError message={failure} />}
        <div className={admin.row}>
          <Button kind="primary" type="submit" busy={creating.loading || updating.loading}>
            {words.submit}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </aside>
  )
}
