import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import type { ArguedDebate } from '#db/queries/live-turns.ts'
import type { TopicRow, TurnRow } from '#db/tables.ts'
import type { Brief } from '#schema/brief.ts'
import type { Language } from '#schema/constants.ts'

/** The motion as the debate's language words it. */
export const motionIn = (
  language: Language,
  topic: Pick<DebateWithTopic, 'topic_text_en' | 'topic_text_zh'>,
): string =>
  language === 'zh' ? (topic.topic_text_zh ?? topic.topic_text_en) : topic.topic_text_en

/** A topic's texts and points. */
type Pointed = Pick<TopicRow, 'language' | 'topic_text_zh' | 'brief' | 'brief_zh'>

/** The topic's points in the words of the debate's language; null without. */
export const pointsIn = (language: Language, topic: Pointed): Brief | null =>
  language === 'zh' && topic.language !== 'zh' && topic.topic_text_zh !== null
    ? topic.brief_zh
    : topic.brief

/** The same of a debate that was read together with its topic. */
export const pointsOf = (debate: ArguedDebate): Brief | null =>
  pointsIn(debate.language, {
    language: debate.topic_language,
    topic_text_zh: debate.topic_text_zh,
    brief: debate.topic_brief,
    brief_zh: debate.topic_brief_zh,
  })

export const toDebateSoFar = (
  debate: ArguedDebate,
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
  brief: pointsOf(debate),
  turns: turns.map(turn => ({ speaker: turn.speaker, text: turn.message_text })),
})
