import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import type { TurnRow } from '#db/tables.ts'
import type { Language } from '#schema/constants.ts'

/** The motion as the debate's language words it. */
export const motionIn = (
  language: Language,
  topic: Pick<DebateWithTopic, 'topic_text_en' | 'topic_text_zh'>,
): string =>
  language === 'zh' ? (topic.topic_text_zh ?? topic.topic_text_en) : topic.topic_text_en

export const toDebateSoFar = (
  debate: DebateWithTopic,
  turns: readonly Pick<TurnRow, 'speaker' | 'message_text'>[],
): DebateSoFar => ({
  debateId: debate.debate_id,
  motion: motionIn(debate.language, debate),
  motionKey: debate.motion_key,
  language: debate.language,
  userStance: debate.user_stance,
  level: debate.opponent_level,
  style: debate.opponent_style,
  mode: debate.debate_mode,
  brief: debate.topic_brief,
  turns: turns.map(turn => ({ speaker: turn.speaker, text: turn.message_text })),
})
