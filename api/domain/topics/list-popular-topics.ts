import type { Deps } from '#api/domain/deps.ts'
import { wholeNumber } from '#api/domain/input.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTopics } from '#db/queries/topics.ts'
import { LIMITS } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { toPopularTopic } from './topic-entity.ts'

const load = async (deps: Deps, limit: number) =>
  (
    await findTopics(deps.db, {
      search: null,
      language: null,
      recommended: null,
      motionKeys: null,
      limit,
      offset: 0,
    })
  ).map(toPopularTopic)

/** The most debated topics with their number of debates; `limit` 1–100, by default 20. */
export const listPopularTopics = (
  deps: Deps,
  _viewer: Viewer,
  input: { limit?: number | null },
): Promise<PopularTopic[]> => {
  const limit = wholeNumber('limit', input.limit, {
    min: 1,
    max: LIMITS.topicsPage,
    fallback: LIMITS.popularTopics,
  })
  return limit === LIMITS.popularTopics
    ? deps.cache.read('popularTopics', () => load(deps, limit))
    : load(deps, limit)
}
