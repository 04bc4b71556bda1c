import t from 'tap'
import type { PopularTopic } from '#schema/entities.ts'
import { matchTopics } from './match-topics.ts'

const topic = (id: string, en: string, zh: string | null = null): PopularTopic => ({
  topic_id: id,
  topic_text_en: en,
  topic_text_zh: zh,
  topic_text: en,
  language: 'en',
  is_recommended: false,
  status: 'approved',
  debate_count: 0,
})
const topics = [
  topic('a', 'Schools should ban Smartphones'),
  topic('b', 'Zoos do more harm than good', '动物园弊大于利'),
]
const idsFor = (query: string) => matchTopics(topics, query).map(found => found.topic_id)

t.test('the search ignores case and finds a piece in the middle of a word', async t => {
  t.same(idsFor('SMARTPH'), ['a'])
  t.same(idsFor('hones'), ['a'])
})

t.test('the search finds a motion by its Chinese text', async t => {
  t.same(idsFor('动物园'), ['b'])
})

t.test('an empty or blank search keeps every motion in its order', async t => {
  t.same(idsFor('  '), ['a', 'b'])
})

t.test('characters with a meaning in patterns are searched as they are', async t => {
  t.same(idsFor('.*'), [])
})
