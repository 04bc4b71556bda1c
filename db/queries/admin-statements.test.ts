import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import t from 'tap'
import type { Tables } from '../tables.ts'
import { findAdminDebateIds, findAdminDebates } from './admin-debates.ts'
import { findAdminTopicIds, findAdminTopics } from './admin-topics.ts'
import { findAdminUserIds, findAdminUsers } from './admin-users.ts'

/** Statements are written down, none is run. */
const statements: CompiledQuery[] = []
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (each: Kysely<unknown>) => new PostgresIntrospector(each),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const db = new Kysely<Tables>({ dialect, log: ({ query }) => void statements.push(query) })

const statementOf = async (find: () => Promise<unknown>) => {
  statements.length = 0
  await find()
  const last = statements.at(-1)
  return { sql: (last?.sql ?? '').replaceAll(/\s+/g, ' '), parameters: last?.parameters }
}

const USER = '0a1b2c3d-0000-4000-8000-00000000abcd'
const FIRST = { offset: 0, limit: 10 }

t.test('a filter asks for its rows alone, in an order that an index serves', async t => {
  t.same(
    await statementOf(() =>
      findAdminDebateIds(
        db,
        { stance: ['for'], scoreMin: 60, startedTo: '2025-06-05', userId: USER },
        [{ by: 'score', order: 'desc' }],
      ),
    ),
    {
      sql:
        'select "debates"."debate_id" from "debates" where ("debates"."user_stance" in ($1) and ' +
        '"debates"."overall_score" >= $2 and "debates"."start_time" < $3 and ' +
        '"debates"."user_id" = $4) order by debates.overall_score desc nulls last, ' +
        'debates.debate_id desc',
      parameters: ['for', 60, new Date('2025-06-06T00:00:00Z'), USER],
    },
  )
  t.same(
    await statementOf(() =>
      findAdminUserIds(db, { search: 'a_b', debatesMin: 0, registeredFrom: '2025-01-01' }, [
        { by: 'username', order: 'asc' },
      ]),
    ),
    {
      sql:
        'select "user_id" from "users" where "search_text" like lower($1) and ' +
        '"debate_count" >= $2 and "registration_date" >= $3::date at time zone \'UTC\' ' +
        'order by lower(username) asc, user_id asc',
      parameters: ['%a\\_b%', 0, '2025-01-01'],
    },
  )
  t.same(
    await statementOf(() => findAdminTopicIds(db, { recommended: false, language: ['zh'] }, [])),
    {
      sql:
        'select "topic_id" from "topics" where "is_recommended" = $1 and "language" in ($2) ' +
        'order by created_at desc, topic_id desc',
      parameters: [false, 'zh'],
    },
  )
})

t.test('ties of a column with few values go by time, as its index has them', async t => {
  const { sql } = await statementOf(() =>
    findAdminDebateIds(db, {}, [{ by: 'status', order: 'asc' }]),
  )
  t.match(sql, /order by debates.status asc, debates.start_time asc, debates.debate_id asc$/)
})

t.test('totals come from a rollup or a counter where one knows them', async t => {
  const sqlOf = async (find: () => Promise<unknown>) => (await statementOf(find)).sql
  const debates = (filter: Parameters<typeof findAdminDebates>[1]) =>
    sqlOf(() => findAdminDebates(db, filter, [], FIRST))
  t.match(
    await debates({}),
    'coalesce(((select debates + continuations as "listed" from "totals")), 0)',
  )
  t.match(
    await debates({ stance: ['for'], startedFrom: '2025-06-01' }),
    'from "debate_days" where "stance" in ($1) and "day" >= $2',
  )
  const counted = 'select debate_count + continuation_count as "listed" from'
  t.match(await debates({ userId: USER }), `${counted} "users"`)
  t.match(await debates({ topicId: USER }), `${counted} "topics"`)
  t.match(await debates({ scoreMin: 60 }), 'with found as materialized')
  t.match(await debates({}), /^\/\* prepared \*\//)
  t.notMatch(await debates({ stance: ['for'] }), 'prepared')
  t.match(await sqlOf(() => findAdminUsers(db, {}, [], FIRST)), 'select "users" from "totals"')
  t.match(await sqlOf(() => findAdminTopics(db, {}, [], FIRST)), '"all_topics" from "totals"')
})

t.test('a prepared statement serves many pages, whose place its plan cannot see', async t => {
  const pageFrom = async (offset: number) => {
    statements.length = 0
    // Without rows the total is asked for too, and this database answers nothing.
    await t.rejects(findAdminUsers(db, {}, [], { offset, limit: 10 }), /no result/)
    const [page] = statements
    return { sql: (page?.sql ?? '').replaceAll(/\s+/g, ' '), parameters: page?.parameters }
  }
  const second = await pageFrom(10)
  t.match(second.sql, 'user_id desc limit 200)) as first_rows limit 10 offset (select $1::bigint)')
  t.same(second.parameters, [10])
  t.equal((await pageFrom(190)).sql, second.sql)
  const far = await pageFrom(200)
  t.match(far.sql, 'limit 2100)) as first_rows')
  t.equal((await pageFrom(2_000)).sql, far.sql)
})
