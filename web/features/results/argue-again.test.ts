import t from 'tap'
import { ANONYMOUS_USER_ID } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import { rememberBrief } from '../../lib/guest-briefs.ts'
import { readDebateSetup } from '../../lib/storage.ts'
import { argueAgain } from './argue-again.ts'

const brief = { for: ['old people see them'], against: ['paint fades'] }
const text = 'The town should paint its benches orange'
const results = (user_id: string, topic_text_zh: string | null, prep_time = 0) =>
  ({
    topic: { topic_id: 't1', topic_text_en: text, topic_text_zh, topic_text: text },
    debate: {
      debate_id: 'd1',
      user_id,
      user_stance: 'for',
      debate_mode: 'text',
      opponent_level: 'club',
      opponent_style: 'coach',
      prep_time,
    },
  }) as Pick<DebateResults, 'topic' | 'debate'>
const setupAfter = (user_id: string, topic_text_zh: string | null, prep_time = 0) => {
  argueAgain(results(user_id, topic_text_zh, prep_time))
  const stored = readDebateSetup()
  return stored.kind === 'ready' ? stored.setup : null
}

t.test('the author of a motion argues it again by its id, which keeps the brief', t => {
  t.match(setupAfter('u1', null), { topic_id: 't1', topic_text: text })
  t.equal(setupAfter('u1', null)?.custom_topic, undefined)
  t.end()
})

t.test('a guest argues it again with the brief that was kept', t => {
  t.equal(setupAfter(ANONYMOUS_USER_ID, null)?.brief, undefined)
  rememberBrief('d1', brief)
  t.same(setupAfter(ANONYMOUS_USER_ID, null)?.brief, brief)
  t.end()
})

t.test('a motion that was written in Chinese is a guest’s own, too', t => {
  t.equal(setupAfter(ANONYMOUS_USER_ID, text)?.custom_topic, text)
  t.equal(
    setupAfter(ANONYMOUS_USER_ID, '把长椅漆成橙色')?.topic_id,
    't1',
    'a translated one is not',
  )
  t.end()
})

t.test('level, manner and the time to prepare stay as they were', t => {
  t.match(setupAfter('u1', text, 60), { level: 'club', style: 'coach', prepTime: 60 })
  t.equal(setupAfter('u1', text)?.prepTime, undefined, 'none is none')
  t.end()
})
