import { toAdminTopic } from '#api/domain/admin/list-topics.ts'
import type { Deps } from '#api/domain/deps.ts'
import { invalidField, notOneOf } from '#api/domain/domain-error.ts'
import { wholeNumber } from '#api/domain/input.ts'
import { readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import { countTopics, findTopics, findTopicWindow } from '#db/queries/topics.ts'
import type { AdminTopic } from '#schema/admin.ts'
import { LANGUAGES, LIMITS, THEMES } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { motionsOn } from '#schema/motions/list-motions.ts'
import type { ListTopicsInput } from '#schema/rest/topics.ts'
import { toPopularTopic } from './topic-entity.ts'

const readFilter = (input: ListTopicsInput) => {
  const { search = null, language = null, recommended = null, theme = null } = input
  const max = LIMITS.searchMax
  if (search !== null && search.length > max)
    throw invalidField('search', 'FIELD_TOO_LONG', { field: 'search', max })
  if (language !== null && !LANGUAGES.includes(language)) throw notOneOf('language', LANGUAGES)
  if (theme !== null && !THEMES.includes(theme)) throw notOneOf('theme', THEMES)
  return {
    search: search === null || search.trim() === '' ? null : search.trim(),
    language,
    recommended,
    motionKeys: theme === null ? null : motionsOn(theme),
  }
}

const readPage = (input: ListTopicsInput) => ({
  limit: wholeNumber('limit', input.limit, {
    min: 1,
    max: LIMITS.topicsPage,
    fallback: LIMITS.topicsPage,
  }),
  offset: wholeNumber('offset', input.offset, { min: 0, max: 1_000_000, fallback: 0 }),
})

/** Approved topics, most debated first. `search` is a case-insensitive substring. VALIDATION. */
export const listTopics = async (
  deps: Deps,
  _viewer: Viewer,
  input: ListTopicsInput,
): Promise<PopularTopic[]> =>
  (await findTopics(deps.db, { ...readFilter(input), ...readPage(input) })).map(toPopularTopic)

type TopicWindow = Omit<ListTopicsInput, 'limit' | 'offset'> & WindowInput

/** A window of the same. VALIDATION. */
export const sliceTopics = async (
  deps: Deps,
  _viewer: Viewer,
  input: TopicWindow,
): Promise<Slice<AdminTopic>> => {
  const filter = readFilter(input)
  const window = readWindow(input, { max: LIMITS.topicsPage, fallback: LIMITS.popularTopics })
  const { rows, isMore } = cutWindow(await findTopicWindow(deps.db, filter, window), window)
  return { rows: rows.map(toAdminTopic), isMore }
}

/** How many there are in all windows. VALIDATION. */
export const countListedTopics = (
  deps: Deps,
  _viewer: Viewer,
  input: Omit<ListTopicsInput, 'limit' | 'offset'>,
): Promise<number> => countTopics(deps.db, readFilter(input))
