import { toTopicInFull } from '#api/domain/admin/list-topics.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, notOneOf } from '#api/domain/domain-error.ts'
import { requireUser, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { insertTopic } from '#db/queries/topics.ts'
import type { TopicRow } from '#db/tables.ts'
import { type Brief, briefProblems, toBrief } from '#schema/brief.ts'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import type { TopicInFull } from '#schema/nodes.ts'
import type { CustomTopicInput } from '#schema/rest/topics.ts'
import { customTopicProblem, fieldProblems } from '#schema/validation.ts'

const HAN = /\p{Script=Han}/u

/** A motion with Chinese characters in it is a Chinese motion. */
export const languageOf = (text: string): Language => (HAN.test(text) ? 'zh' : 'en')

/**
 * Stores a self-written motion: never listed publicly,
 * only reachable by its author and its debates.
 */
export const storeCustomTopic = (
  deps: Pick<Deps, 'newId' | 'now'>,
  db: Db,
  text: string,
  language: Language,
  authorId: string | null,
  brief: Brief | null,
): Promise<TopicRow> =>
  insertTopic(db, {
    topic_id: deps.newId(),
    motion_key: null,
    topic_text_en: text.trim(),
    topic_text_zh: language === 'zh' ? text.trim() : null,
    language,
    is_recommended: false,
    status: 'custom',
    created_by: authorId,
    created_at: deps.now(),
    brief,
  })

/** VALIDATION on fewer than 5 or more than 500 characters or a faulty brief, UNAUTHENTICATED, RATE_LIMITED. */
export const createCustomTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: CustomTopicInput,
): Promise<TopicInFull> => {
  const userId = requireUser(viewer)
  deps.budgets.spend(viewer, 'topic')
  assertNoProblems([
    ...fieldProblems({ topic_text: [customTopicProblem, input.topic_text] }),
    ...briefProblems(input.brief),
  ])
  const language = input.language ?? languageOf(input.topic_text)
  if (!LANGUAGES.includes(language)) throw notOneOf('language', LANGUAGES)
  const brief = toBrief(input.brief)
  return toTopicInFull(
    await storeCustomTopic(deps, deps.db, input.topic_text, language, userId, brief),
  )
}
