import t from 'tap'
import { listMotions } from '#schema/motions/list-motions.ts'
import { connect } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { findTopics } from './queries/topics.ts'
import { seedTopics } from './seed.ts'

const NO_FILTER = {
  search: null,
  language: null,
  recommended: null,
  motionKeys: null,
  limit: 100,
  offset: 0,
}

t.test('the seed adds each motion once, always with the same id', async t => {
  const { db, close } = await connect({ kind: 'memory' }, error => t.fail(String(error)))
  t.teardown(close)
  await migrateToLatest(db)
  const motions = [...listMotions().keys()]
  t.equal(await seedTopics(db, new Date()), motions.length)
  t.equal(await seedTopics(db, new Date()), 0)
  const topics = await findTopics(db, NO_FILTER)
  t.strictSame(topics.map(topic => topic.motion_key).sort(), motions.sort())
  const homework = topics.find(topic => topic.motion_key === 'ban-homework')
  t.match(homework, {
    topic_id: 'c6852305-6a3b-8141-897f-ebd02c369d30',
    topic_text_en: 'This house would abolish homework in primary schools.',
    topic_text_zh: '小学应当取消家庭作业',
    is_recommended: true,
    status: 'approved',
  })

  await db.deleteFrom('topics').where('motion_key', '=', 'ban-homework').execute()
  t.equal(await seedTopics(db, new Date()), 1, 'the one that is missing')
})
