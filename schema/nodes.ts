import type {
  AdminDebate,
  AdminTopic,
  AdminUser,
  ApiKey,
  AuditEntry,
  Deletion,
  PasswordReset,
  SavedView,
} from './admin.ts'
import type { Brief } from './brief.ts'
import type { Language } from './constants.ts'
import type { Admin, Debate, Turn, User } from './entities.ts'
import type { AdminInvitation } from './rest/admin.ts'
import type { Review, SkillScores } from './review.ts'

/** A debate in full, with its verdict. */
export type DebateWithVerdict = Debate &
  Pick<AdminDebate, 'topic_text' | 'topic_text_zh'> & {
    language: Language
    opponent_provider: string
    scores: SkillScores | null
    review: Review | null
  }
/** An account in full. Averages have one decimal. */
export type Account = User &
  Pick<AdminUser, 'debate_count' | 'average_score' | 'suspended_at' | 'updated_at'> & {
    external_id: string | null
  }

/** A topic with what can be said on it: `brief` in its own language. */
export type TopicInFull = AdminTopic & { brief: Brief | null; brief_zh: Brief | null }

/** A login that has begun. */
export type UserSession = { token: string; user: Account }

/** True for what is read through a share link: the owner's private fields stay hidden. */
type ByLink = { by_link?: true }

/**
 * What GraphQL's resolvers return: an object's id and the fields that its list or use case has
 * read. Other fields are read when the query asks for them, for all objects of an answer together.
 */
export type DebateNode = { debate_id: string } & ByLink &
  Partial<DebateWithVerdict & { turns: Turn[] }> &
  Partial<Omit<AdminDebate, keyof DebateWithVerdict>>
export type UserNode = { user_id: string } & Partial<Account>
export type TopicNode = {
  topic_id: string
} & ByLink &
  Partial<TopicInFull>
export type TurnNode = { turn_id: string } & ByLink & Partial<Turn>
export type AnyNode = DebateNode | UserNode | TopicNode | TurnNode

/** What happened to a debate; `turnId` where it happened to a turn. */
export type DebateChangeNode = { debateId: string; kind: string; turnId?: string }

/** A link that works once; nothing where `userErrors` say why. */
export type LinkPayload = Partial<PasswordReset>

/** A page of a list, with the fields that were read. */
type ListConnection<Node> = {
  nodes: Node[]
  edges(): { cursor: string; node: Node }[]
  totalCount(): number | Promise<number>
  totalIsExact: boolean
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}
export type DebateConnection = ListConnection<DebateNode>
export type UserConnection = ListConnection<UserNode>
export type TopicConnection = ListConnection<TopicNode>
export type ApiKeyConnection = ListConnection<ApiKey>
export type AuditConnection = ListConnection<AuditEntry>
export type DeletionConnection = ListConnection<Deletion>
export type SavedViewConnection = ListConnection<SavedView>
export type AdminConnection = ListConnection<Admin>
export type AdminInvitationConnection = ListConnection<AdminInvitation>
