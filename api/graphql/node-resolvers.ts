import { findNode } from '#api/domain/find-node.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { AnyNode } from '#schema/nodes.ts'
import type { GraphqlContext } from './context.ts'

/** A debate's turn and topic have no debate_id of their own; a debate has the ids of both. */
const typeOf = (node: AnyNode) => {
  if ('turn_id' in node) return 'Turn'
  if ('debate_id' in node) return 'Debate'
  return 'topic_id' in node ? 'Topic' : 'User'
}

export const nodeResolvers: Resolvers<GraphqlContext> = {
  Node: { resolveType: typeOf },
  Query: {
    node: async (_root, { id }, context) => (await context.call(findNode, { id })).node,
  },
}
