import type { Debate, DebateRow, DebateTopic } from '#schema/entities.ts'

type Options = { signal: AbortSignal }

/** What is asked of the server, and what the browser keeps. */
export type UnfinishedDeps = {
  isUser: boolean
  /** The debate that was opened last in this browser; null for none. */
  openedId: string | null
  forgetOpened: () => void
  listDebates: (query: { limit: number }, options: Options) => Promise<{ data: DebateRow[] }>
  getDebate: (id: string, options: Options) => Promise<{ debate: Debate; topic: DebateTopic }>
}

/** `topic` in both languages. */
export type Unfinished = {
  debateId: string
  topic: Pick<DebateTopic, 'topic_text' | 'topic_text_zh'>
}

/** What lies further back is given up. */
const LATEST_DEBATES = 10

const ofUser = async ({ listDebates }: UnfinishedDeps, options: Options) => {
  const { data } = await listDebates({ limit: LATEST_DEBATES }, options)
  const row = data.find(({ status }) => status === 'in_progress')
  return row ? { debateId: row.debate_id, topic: row } : null
}

/** A guest has no list: the browser knows the last debate, the server whether it goes on. */
const ofGuest = async (deps: UnfinishedDeps, options: Options) => {
  if (deps.openedId === null) return null
  const found = await deps.getDebate(deps.openedId, options)
  if (found.debate.status === 'in_progress') return { debateId: deps.openedId, topic: found.topic }
  deps.forgetOpened()
  return null
}

/** The debate to go on with; null where there is none, or nobody can tell. */
export const findUnfinished = async (
  deps: UnfinishedDeps,
  options: Options,
): Promise<Unfinished | null> => {
  try {
    return await (deps.isUser ? ofUser(deps, options) : ofGuest(deps, options))
  } catch {
    // Home is complete without it.
    return null
  }
}
