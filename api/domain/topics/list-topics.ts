import type { Deps } from '#api/domain/deps.ts'
import { notOneOf } from '#api/domain/domain-error.ts'
import { wholeNumber } from '#api/domain/input.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { countTopics, findTopics } from '#db/queries/topics.ts'
import { LANGUAGES, LIMITS } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import type { ListTopicsInput } from '#schema/rest.ts'
import { toPopularTopic } from './topic-entity.ts'

const readFilter = (input: ListTopicsInput) => {
  const { search = null, language = null, recommended = null } = input
  if (language !== null && !LANGUAGES.includes(language)) throw notOneOf('language', LANGUAGES)
  return {
    search: search === null || search.trim() === '' ? null : search.trim(),
    language,
    recommended,
    limit: wholeNumber('limit', input.limit, {
      min: 1,
      max: LIMITS.topicsPage,
      fallback: LIMITS.topicsPage,
    }),
    offset: wholeNumber('offset', input.offset, { min: 0, max: 1_000_000, fallback: 0 }),
  }
}

/** Approved topics, most debated first. `search` is a case-insensitive substring. VALIDATION. */
export const listTopics = async (
  deps: Deps,
  _viewer: Viewer,
  input: ListTopicsInput,
): Promise<PopularTopic[]> => (await findTopics(deps.db, readFilter(input))).map(toPopularTopic)

/** The same with the number of all that fit. VALIDATION. */
export const sliceTopics = async (
  deps: Deps,
  _viewer: Viewer,
  input: ListTopicsInput,
): Promise<{ nodes: PopularTopic[]; totalCount: number }> => {
  const filter = readFilter(input)
  const rows = await findTopics(deps.db, filter)
  return { nodes: rows.map(toPopularTopic), totalCount: await countTopics(deps.db, filter) }
}
