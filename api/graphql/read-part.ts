import type { GraphQLFieldResolver } from 'graphql'
import { DomainError } from '#api/domain/domain-error.ts'
import { camelCase, snakeCase } from '#schema/name-case.ts'
import type { DebateNode, TopicNode, TurnNode, UserNode } from '#schema/nodes.ts'
import type { Loaders } from './loaders.ts'

type Nodes = { Debate: DebateNode; Topic: TopicNode; Turn: TurnNode; User: UserNode }
type Context = { load: Loaders }

const WHOLE: {
  [Type in keyof Nodes]: (node: Nodes[Type], load: Loaders) => Promise<Nodes[Type] | undefined>
} = {
  Debate: ({ debate_id }, load) => load.debate(debate_id),
  Topic: ({ topic_id }, load) => load.topic(topic_id),
  Turn: ({ turn_id }, load) => load.turn(turn_id),
  User: ({ user_id }, load) => load.user(user_id),
}

/** A topic's texts have longer names in the domain. */
const TOPIC_TEXTS = { text: 'topic_text', textEn: 'topic_text_en', textZh: 'topic_text_zh' }

/** Where a field's name is not the domain's in camelCase. */
const NAMES: Record<string, Record<string, string>> = {
  Admin: { id: 'admin_id' },
  ApiKey: { id: 'key_id' },
  AuditEntry: { id: 'entry_id' },
  Debate: { id: 'debate_id', mode: 'debate_mode', feedback: 'ai_feedback' },
  SavedView: { id: 'view_id' },
  Session: { id: 'session_id' },
  Scores: {
    depth: 'depth_score',
    persuasion: 'persuasion_score',
    clarity: 'clarity_score',
    argumentation: 'argumentation_score',
    organization: 'organization_score',
    delivery: 'delivery_score',
    refutation: 'refutation_score',
  },
  Topic: { id: 'topic_id', ...TOPIC_TEXTS },
  TopicImportEntry: TOPIC_TEXTS,
  Turn: { id: 'turn_id', text: 'message_text' },
  User: { id: 'user_id' },
  WithdrawnTurn: { id: 'turn_id', text: 'message_text' },
}

const INPUT_NAMES = new Map(Object.entries(TOPIC_TEXTS).map(([name, key]) => [key, name]))

/** How GraphQL's inputs spell a field of the domain, or the path to one. */
export const inputName = (path: string): string =>
  path
    .split('.')
    .map(name => INPUT_NAMES.get(name) ?? camelCase(name))
    .join('.')

const readWhole = async <Type extends keyof Nodes>(
  type: Type,
  node: Nodes[Type],
  { load }: Context,
): Promise<Nodes[Type]> => {
  const whole = await WHOLE[type](node, load)
  // Deleted since it was listed.
  if (!whole) throw new DomainError('THING_NOT_FOUND')
  return whole
}

/** A part of a thing: as it was read already, else read together with that of others. NOT_FOUND. */
export const readPart = async <Type extends keyof Nodes, Key extends keyof Nodes[Type]>(
  type: Type,
  node: Nodes[Type],
  key: Key,
  context: Context,
): Promise<Nodes[Type][Key]> =>
  node[key] === undefined ? (await readWhole(type, node, context))[key] : node[key]

const isLoaded = (type: string): type is keyof Nodes => type in WHOLE

/** How a field without a resolver of its own is read: the one place where names change case. */
export const readerOf = (
  type: string,
  field: string,
): GraphQLFieldResolver<Record<string, unknown>, Context> => {
  const key = NAMES[type]?.[field] ?? snakeCase(field)
  return (node, _args, context) => {
    const value = node[key] === undefined ? node[field] : node[key]
    if (typeof value === 'function') return value()
    if (value !== undefined || !isLoaded(type)) return value
    return readWhole(type, node as Nodes[typeof type], context).then(
      whole => (whole as Record<string, unknown>)[key],
    )
  }
}
