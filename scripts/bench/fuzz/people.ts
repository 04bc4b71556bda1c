import type { Random } from './random.ts'

/** Ids by what they are of: `debate`, `turn`, `topic`, `user`, `session`, `link`, `cursor` … */
export type Ids = Map<string, string[]>

/** Who calls, with what an earlier answer told them. */
export type Person = {
  kind: 'visitor' | 'guest' | 'user' | 'admin'
  /** From where they seem to come: the server believes it by TRUST_PROXY. */
  address: string
  token: string | null
  cookie: string | null
  email: string | null
  ids: Ids
}

const MOST_IDS = 20
/** The names under which answers have ids, as REST, GraphQL and sockets spell them. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ debate_id: 'debate', debateId: 'debate' },
  ...{ turn_id: 'turn', user_turn_id: 'turn', turnId: 'turn', userTurnId: 'turn' },
  ...{ topic_id: 'topic', topicId: 'topic' },
  ...{ user_id: 'user', userId: 'user' },
  ...{ session_id: 'session', sessionId: 'session', view_id: 'view', viewId: 'view' },
  ...{ path: 'link', url: 'link', joinUrl: 'link', token: 'link' },
  ...{ cursor: 'cursor', endCursor: 'cursor', next_cursor: 'cursor' },
}
/** An object of GraphQL has an `id`, and these name what holds it. */
const HOLDERS: Readonly<Record<string, string>> = {
  ...{ debate: 'debate', debates: 'debate', adminDebate: 'debate', continuedFrom: 'debate' },
  ...{ turn: 'turn', turns: 'turn', userTurn: 'turn', aiTurn: 'turn' },
  ...{ topic: 'topic', topics: 'topic', user: 'user', adminUser: 'user', viewer: 'user' },
  ...{ randomTopic: 'topic', adminTopics: 'topic', adminDebates: 'debate', adminUsers: 'user' },
  ...{ sessions: 'session', session: 'session', apiKey: 'key', apiKeys: 'key' },
  ...{
    view: 'view',
    savedViews: 'view',
    adminViews: 'view',
    upsertUser: 'user',
    sharedDebate: 'debate',
  },
}

/** The secret at the end of a link's address; a login's token is none. */
export const tokenIn = (path: string): string => path.split(/[/#=]/).at(-1) ?? ''
const isLogin = (value: string) => value.startsWith('ey')

export const keep = (ids: Ids, kind: string, value: string): void => {
  const known = ids.get(kind) ?? []
  if (!known.includes(value)) ids.set(kind, [...known, value].slice(-MOST_IDS))
}

/** Keeps the ids that stand in an answer, so that later inputs name what exists. */
export const learn = (ids: Ids, answer: unknown, holder = ''): void => {
  if (Array.isArray(answer)) for (const each of answer.slice(0, MOST_IDS)) learn(ids, each, holder)
  else if (typeof answer === 'object' && answer !== null)
    for (const [name, value] of Object.entries(answer)) {
      const kind = name === 'id' ? HOLDERS[holder] : KINDS[name]
      if (kind === 'link' && typeof value === 'string') {
        if (!isLogin(value)) keep(ids, kind, tokenIn(value))
      } else if (kind !== undefined && typeof value === 'string') keep(ids, kind, value)
      learn(ids, value, /^(nodes?|edges)$/.test(name) ? holder : name)
    }
}

const MADE_UP = [
  '00000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  'x',
  "1' or '1'='1",
  '../../etc/passwd',
] as const
const OWN = 0.8
const OTHERS = 0.75

/** One's own id mostly, somebody else's, or none that exists. */
export const someId = (kind: string, own: Ids, all: Ids, random: Random): string => {
  const mine = own.get(kind) ?? []
  if (mine.length > 0 && random.isOnce(OWN)) return random.pick(mine) ?? ''
  const others = all.get(kind) ?? []
  if (others.length > 0 && random.isOnce(OTHERS)) return random.pick(others) ?? ''
  return random.pick(MADE_UP)
}
