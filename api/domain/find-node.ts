import { findDebate } from '#db/queries/debates.ts'
import { findNodeKind } from '#db/queries/node-kinds.ts'
import { findTopicById } from '#db/queries/topics.ts'
import { findTurnsByIds } from '#db/queries/turns.ts'
import { findUserById } from '#db/queries/users.ts'
import type { DebateNode, TopicNode, TurnNode, UserNode } from '#schema/nodes.ts'
import { toAccount } from './accounts/user-entity.ts'
import { toAdminTopic } from './admin/list-topics.ts'
import { toDebateWithVerdict, toTurn } from './debates/debate-entity.ts'
import { requireOwnDebate } from './debates/require-debate.ts'
import type { Deps } from './deps.ts'
import { DomainError } from './domain-error.ts'
import { isUuid } from './input.ts'
import { requireTopic } from './topics/get-topic.ts'
import { seesAll, type Viewer } from './viewer.ts'

export type FoundNode =
  | { kind: 'debate'; node: DebateNode }
  | { kind: 'topic'; node: TopicNode }
  | { kind: 'turn'; node: TurnNode }
  | { kind: 'user'; node: UserNode }

const missing = () => new DomainError('THING_NOT_FOUND')

const readDebate = async (deps: Deps, viewer: Viewer, id: string) =>
  seesAll(viewer, 'DEBATES_READ') ? findDebate(deps.db, id) : requireOwnDebate(deps, viewer, id)

const readTopic = async (deps: Deps, viewer: Viewer, id: string) =>
  seesAll(viewer, 'TOPICS_WRITE') ? findTopicById(deps.db, id) : requireTopic(deps, viewer, id)

const readUser = async (deps: Deps, viewer: Viewer, id: string) =>
  seesAll(viewer, 'USERS_READ') || (viewer.kind === 'user' && viewer.userId === id)
    ? findUserById(deps.db, id)
    : undefined

const read = async (deps: Deps, viewer: Viewer, id: string): Promise<FoundNode | null> => {
  const found = await findNodeKind(deps.db, id)
  if (found?.kind === 'debate') {
    const row = await readDebate(deps, viewer, id)
    return row ? { kind: 'debate', node: toDebateWithVerdict(row) } : null
  }
  if (found?.kind === 'topic') {
    const row = await readTopic(deps, viewer, id)
    return row ? { kind: 'topic', node: toAdminTopic(row) } : null
  }
  if (found?.kind === 'turn') {
    const debate = await readDebate(deps, viewer, found.debate_id ?? '')
    const [row] = debate ? await findTurnsByIds(deps.db, [id]) : []
    return row ? { kind: 'turn', node: toTurn(row) } : null
  }
  const row = found && (await readUser(deps, viewer, id))
  return row ? { kind: 'user', node: toAccount(row) } : null
}

/**
 * The user, debate, topic or turn with this UUID, if the viewer may read it: debates and their
 * turns for the owner, users for themselves, administrators all, and keys what their scopes open. NOT_FOUND otherwise, always with
 * the same words, so that nobody learns what an id belongs to.
 */
export const findNode = async (
  deps: Deps,
  viewer: Viewer,
  input: { id: string },
): Promise<FoundNode> => {
  if (!isUuid(input.id)) throw missing()
  const found = await read(deps, viewer, input.id.toLowerCase()).catch((error: unknown) => {
    throw error instanceof DomainError ? missing() : error
  })
  if (!found) throw missing()
  return found
}
