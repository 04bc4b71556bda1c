import t from 'tap'
import { removeDebateSetup, removeItem, writeDebateSetup, writeItem } from './storage.ts'
import { forgetStoredChoice, readStoredChoice } from './stored-choice.ts'

t.beforeEach(() => {
  for (const key of ['selectedTopic', 'customTopic']) removeItem('session', key)
  removeDebateSetup()
})

t.test('with nothing stored there is nothing to go on with', async t => {
  t.equal(readStoredChoice(), null)
  writeItem('session', 'selectedTopic', '{"stance":"for"}')
  t.equal(readStoredChoice(), null, 'a side without a topic is nothing either')
})

t.test('an old selection is converted, with what it lacks left open', async t => {
  const topic = { topic_id: 't1', topic_text_en: 'Tax sugar' }
  writeItem('session', 'selectedTopic', JSON.stringify({ topic, stance: 'against', mode: 'text' }))
  t.same(readStoredChoice(), {
    topic: { topic_id: 't1', topic_text: 'Tax sugar' },
    stance: 'against',
    mode: 'text',
  })
  writeItem('session', 'selectedTopic', JSON.stringify({ topic, stance: 'perhaps' }))
  t.match(readStoredChoice(), { stance: null, mode: null })
})

t.test('an old custom topic may be an object or the bare words', async t => {
  const custom = { custom_topic: 'Zoos should close', topic_text: 'Zoos should close' }
  writeItem('session', 'customTopic', 'Zoos should close')
  t.same(readStoredChoice()?.topic, custom)
  writeItem('session', 'customTopic', JSON.stringify({ topic: 'Zoos should close', stance: 'for' }))
  t.match(readStoredChoice(), { topic: custom, stance: 'for', mode: null })
})

t.test('forgetting leaves a setup of today alone', async t => {
  writeItem('session', 'customTopic', 'Zoos should close')
  writeDebateSetup({ stance: 'for', mode: 'text', topic_id: 't2' })
  forgetStoredChoice()
  t.same(readStoredChoice(), { topic: { topic_id: 't2' }, stance: 'for', mode: 'text' })
})
