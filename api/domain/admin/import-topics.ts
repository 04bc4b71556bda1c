import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems } from '#api/domain/domain-error.ts'
import { toFieldError } from '#api/domain/error-body.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findOfferedTexts } from '#db/queries/admin-topics.ts'
import { insertTopics } from '#db/queries/topics.ts'
import type { ReadTopic, TopicFile } from '#schema/admin.ts'
import { toBrief } from '#schema/brief.ts'
import type { FieldProblem } from '#schema/errors.ts'
import type { TopicInFull } from '#schema/nodes.ts'
import { logChanges } from './audit-log.ts'
import { toTopicInFull } from './list-topics.ts'
import { readTopicFile, type WrittenTopic } from './read-topic-file.ts'
import { toNewTopic, topicProblems } from './topic-input.ts'

const keyOf = ({ topic_text_en }: WrittenTopic) => topic_text_en.trim().toLowerCase()

/** The faults of each topic, in their order; `offered` has the texts that there are already. */
const findFaults = (
  topics: readonly WrittenTopic[],
  offered: ReadonlySet<string>,
): FieldProblem[][] => {
  const firsts = new Map<string, number>()
  return topics.map((topic, at) => {
    const key = keyOf(topic)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, at + 1)
    const field = 'topic_text_en'
    return [
      ...topicProblems(topic),
      ...(offered.has(key) ? [{ field, code: 'TOPIC_EXISTS' } as const] : []),
      ...(first === undefined
        ? []
        : [{ field, code: 'TOPIC_TWICE_IN_FILE', params: { first } } as const]),
      ...(topic.topic_text_zh === null && toBrief(topic.brief_zh)
        ? [
            {
              field: 'topic_text_zh',
              code: 'FIELD_REQUIRED',
              params: { field: 'topic_text_zh' },
            } as const,
          ]
        : []),
    ]
  })
}

const readAll = async (deps: Deps, { format, text }: TopicFile) => {
  const topics = await readTopicFile(format, text)
  const offered = await findOfferedTexts(deps.db, topics.map(keyOf))
  const faults = findFaults(topics, new Set(offered))
  return topics.map((topic, at) => ({ topic, faults: faults[at] ?? [] }))
}

/**
 * The topics of a file as they would be added, each with its faults; nothing is stored.
 * Administrators only; VALIDATION on a file that cannot be read.
 */
export const previewTopicImport = async (
  deps: Deps,
  viewer: Viewer,
  input: TopicFile,
): Promise<ReadTopic[]> => {
  requireAdmin(viewer)
  return (await readAll(deps, input)).map(({ topic, faults }, at) => ({
    entry: at + 1,
    topic_text_en: topic.topic_text_en,
    topic_text_zh: topic.topic_text_zh,
    is_recommended: topic.is_recommended,
    brief: toBrief(topic.brief),
    brief_zh: toBrief(topic.brief_zh),
    errors: faults.map(toFieldError),
  }))
}

/**
 * Adds all topics of a file, or none where one has a fault: its field is then
 * "entries.3.topic_text_en". Administrators only; VALIDATION.
 */
export const importTopics = async (
  deps: Deps,
  viewer: Viewer,
  input: TopicFile,
): Promise<TopicInFull[]> => {
  const adminId = requireAdmin(viewer)
  const read = await readAll(deps, input)
  assertNoProblems(
    read.flatMap(({ faults }, at) =>
      faults.map(fault => ({ ...fault, field: `entries.${at + 1}.${fault.field}` })),
    ),
  )
  const topics = read.map(({ topic }) => toNewTopic(deps, topic))
  const ids = topics.map(({ topic_id }) => topic_id)
  const rows = await deps.db.transaction().execute(async tx => {
    const added = await insertTopics(tx, topics)
    await logChanges(deps, tx, adminId, 'import_topics', ids)
    return added
  })
  deps.cache.clear()
  return rows.map(toTopicInFull)
}
