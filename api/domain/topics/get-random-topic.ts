import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTopicAt } from '#db/queries/topics.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { toPopularTopic } from './topic-entity.ts'

/** One approved topic, each as likely as any other. NOT_FOUND when there is none. */
export const getRandomTopic = async (deps: Deps, _viewer: Viewer): Promise<PopularTopic> => {
  const row = await findTopicAt(deps.db, deps.random())
  if (!row) throw new DomainError('NO_TOPICS')
  return toPopularTopic(row)
}
