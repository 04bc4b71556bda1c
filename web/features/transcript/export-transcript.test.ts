import t from 'tap'
import { en } from '../../lib/i18n/en.ts'
import { enSharing } from '../../lib/i18n/en-sharing.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import { fileName, toJson, toMarkdown } from './export-transcript.ts'

const loaded: LoadedDebate = {
  debate: {
    debate_id: 'd1',
    topic_id: 't1',
    user_id: 'u1',
    user_stance: 'for',
    debate_mode: 'text',
    status: 'scored',
    unscored_reason: null,
    unscored_code: null,
    unscored_params: null,
    next_step: null,
    start_time: '2026-03-05T10:00:00.000Z',
    end_time: '2026-03-05T10:20:00.000Z',
    overall_score: 61.25,
    ai_feedback: null,
    welcome_message: 'Welcome.',
    prep_time: 0,
    opponent_level: 'club',
    opponent_style: 'professor',
    continued_from: null,
  },
  topic: {
    topic_id: 't1',
    topic_text_en: 'Ban *all* zoos!',
    topic_text_zh: null,
    topic_text: 'Ban *all* zoos!',
  },
  turns: [
    {
      turn_id: '1',
      speaker: 'ai',
      message_text: 'Why?',
      timestamp: '2026-03-05T10:00:00.000Z',
      client_turn_id: null,
      speech: null,
      has_recording: false,
    },
    {
      turn_id: '2',
      speaker: 'user',
      message_text: '# Because\n- <b>they</b> suffer\n1. and die\nA heading\n===\n    AT&amp;T',
      timestamp: '2026-03-05T10:01:00.000Z',
      client_turn_id: null,
      speech: null,
      has_recording: false,
    },
  ],
}
const words = {
  file: enSharing.file,
  stance: en.common.stance,
  motion: loaded.topic.topic_text,
  date: '5 March 2026',
}

t.test(
  'Markdown has the motion, the facts and every speech, and no speech turns into markup',
  async t => {
    t.equal(
      toMarkdown(loaded, words),
      [
        '# Ban \\*all\\* zoos!',
        '- Side: For\n- Date: 5 March 2026\n- Score: 61.3',
        '## Opponent',
        'Why?',
        '## You',
        '\\# Because\n\\- \\<b\\>they\\</b\\> suffer\n1\\. and die\nA heading\n\\===\nAT\\&amp;T\n',
      ].join('\n\n'),
    )
  },
)

t.test('JSON is the transcript and says its shape', async t => {
  t.match(JSON.parse(toJson(loaded)), {
    format: 'ai-debater-tutor/transcript@1',
    debate: { debate_id: 'd1' },
  })
  t.same(JSON.parse(toJson(loaded)).turns, loaded.turns)
})

t.test('a file name is plain letters, or the id where there are none', async t => {
  t.equal(fileName(loaded, 'md'), 'debate-ban-all-zoos.md')
  const chinese = { ...loaded, topic: { ...loaded.topic, topic_text_en: '动物园弊大于利' } }
  t.equal(fileName(chinese, 'json'), 'debate-d1.json')
})
