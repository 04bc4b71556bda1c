import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { AdminFilter } from '#schema/admin-lists/lists.ts'
import type { Db } from '../database.ts'
import type { Tables } from '../tables.ts'
import {
  changedDebates,
  type DebateFilter,
  type DebateSort,
  filteredDebates,
  isOfChanges,
} from './admin-debate-filter.ts'
import { type Counted, countedUpToLimit } from './admin-pages.ts'
import { type Conditions, conditionsFor, given } from './conditions.ts'
import { LISTED } from './counted-debates.ts'

type RolledUp = Pick<
  AdminFilter<'debates'>,
  | 'stance'
  | 'mode'
  | 'status'
  | 'language'
  | 'provider'
  | 'startedFrom'
  | 'startedTo'
  | 'continuation'
>

/** The filters whose totals debate_days has. */
const ROLLED_UP = ((eb: ExpressionBuilder<Tables, 'debate_days'>): Conditions<RolledUp> => ({
  stance: values => eb('stance', 'in', values),
  mode: values => eb('mode', 'in', values),
  status: values => eb('status', 'in', values),
  language: values => eb('language', 'in', values),
  provider: values => eb('provider', 'in', values),
  startedFrom: day => eb('day', '>=', day),
  startedTo: day => eb('day', '<=', day),
  continuation: is => eb('is_continuation', '=', is),
}))(expressionBuilder())

const isRolledUp = (filter: DebateFilter): filter is RolledUp =>
  given(filter).every(name => name in ROLLED_UP)

const rolledUp = (db: Db, filter: RolledUp) =>
  conditionsFor(ROLLED_UP, filter).reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('debate_days')
      .select(eb => eb.fn.coalesce(eb.fn.sum<number>('debates'), sql<number>`0`).as('total')),
  )

/** The filters that the covering index of a user's debates can check alone. */
const COVERED = [
  'userId',
  'stance',
  'mode',
  'status',
  'language',
  'scoreMin',
  'scoreMax',
  'startedFrom',
  'startedTo',
]

const isOfUser = (names: readonly string[]) =>
  names.includes('userId') && names.every(name => COVERED.includes(name))

/** The time of the end has an index, which counts what ended since. */
const isOfEnds = (names: readonly string[]) =>
  names.every(name => name === 'settled' || name === 'endedAfter')

/** One index serves these in the order of time, whatever their values are. */
export const isPrepared = (filter: DebateFilter, sort: DebateSort) => {
  const names = given(filter)
  const isByDay = names.every(name => name === 'startedFrom' || name === 'startedTo')
  return sort.length === 0 && (isByDay || isOfUser(names))
}

const exactly = (statement: Expression<unknown>): Counted => ({
  total: sql<number>`coalesce((${statement}), 0)`,
  how: 'known',
})

/** Exact where debate_days or a counter has it, otherwise counted up to ADMIN_EXACT_TOTAL. */
export const countedDebates = (db: Db, filter: DebateFilter): Counted => {
  const names = given(filter)
  if (names.length === 0)
    return exactly(
      db.selectFrom('totals').select(sql<number>`debates + continuations`.as('listed')),
    )
  if (isRolledUp(filter)) return exactly(rolledUp(db, filter))
  if (isOfChanges(filter)) return countedUpToLimit(changedDebates(db, filter), 'apart')
  const { userId, topicId } = filter
  if (names.length === 1 && userId !== undefined)
    return exactly(db.selectFrom('users').select(LISTED.as('listed')).where('user_id', '=', userId))
  if (names.length === 1 && topicId !== undefined)
    return exactly(
      db.selectFrom('topics').select(LISTED.as('listed')).where('topic_id', '=', topicId),
    )
  const query = filteredDebates(db, filter).select('debates.debate_id')
  return countedUpToLimit(query, isOfUser(names) || isOfEnds(names) ? 'apart' : 'together')
}
