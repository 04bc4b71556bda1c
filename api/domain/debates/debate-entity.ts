import { ownText, toDebateTopic } from '#api/domain/topics/topic-entity.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import type { ArguedDebate } from '#db/queries/live-turns.ts'
import type { DebateTableRow, TopicRow, TurnRow } from '#db/tables.ts'
import { ANONYMOUS_USER_ID, SKILLS } from '#schema/constants.ts'
import type { Debate, DebateRow, DebateTopic, Turn } from '#schema/entities.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import type { SkillScores } from '#schema/review.ts'
import { unscoredOf } from './unscored.ts'

/** A debate's row with the topic that it is known to be about. */
export const withTopicOf = (debate: DebateTableRow, topic: TopicRow): DebateWithTopic => ({
  ...debate,
  motion_key: topic.motion_key,
  topic_text_en: topic.topic_text_en,
  topic_text_zh: topic.topic_text_zh,
  topic_language: topic.language,
  topic_brief: topic.brief,
  topic_brief_zh: topic.brief_zh,
})

export const topicOf = (row: DebateWithTopic): DebateTopic =>
  toDebateTopic({ ...row, language: row.topic_language })

export const toDebate = (row: DebateWithTopic): Debate => ({
  debate_id: row.debate_id,
  topic_id: row.topic_id,
  user_id: row.user_id ?? ANONYMOUS_USER_ID,
  user_stance: row.user_stance,
  debate_mode: row.debate_mode,
  status: row.status,
  ...unscoredOf(row),
  start_time: row.start_time.toISOString(),
  end_time: row.end_time?.toISOString() ?? null,
  overall_score: row.overall_score,
  ai_feedback: row.ai_feedback,
  welcome_message: row.welcome_message,
  prep_time: row.prep_time,
  opponent_level: row.opponent_level,
  opponent_style: row.opponent_style,
  continued_from: row.continued_from,
})

export const toDebateRow = (row: DebateWithTopic): DebateRow => ({
  debate_id: row.debate_id,
  topic_id: row.topic_id,
  topic_text: ownText({ ...row, language: row.topic_language }),
  topic_text_zh: row.topic_text_zh,
  user_stance: row.user_stance,
  debate_mode: row.debate_mode,
  status: row.status,
  start_time: row.start_time.toISOString(),
  end_time: row.end_time?.toISOString() ?? null,
  overall_score: row.overall_score,
  continued_from: row.continued_from,
})

export const toTurn = (row: TurnRow): Turn => ({
  turn_id: row.turn_id,
  speaker: row.speaker,
  message_text: row.message_text,
  timestamp: row.timestamp.toISOString(),
  client_turn_id: row.client_turn_id,
  speech: row.speech,
  has_recording: row.has_recording,
})

/** The seven scores, or null while the debate has none. */
export const scoresOf = (row: DebateWithTopic): SkillScores | null => {
  const scores = SKILLS.map(skill => [`${skill}_score`, row[`${skill}_score`]] as const)
  return scores.some(([, score]) => score === null)
    ? null
    : (Object.fromEntries(scores) as SkillScores)
}

/** As much of a debate as each of its turns reads. */
export const toArguedDebate = (row: ArguedDebate) => ({
  debate_id: row.debate_id,
  topic_id: row.topic_id,
  topic_text: ownText({ ...row, language: row.topic_language }),
  topic_text_zh: row.topic_text_zh,
  language: row.language,
  user_stance: row.user_stance,
  debate_mode: row.debate_mode,
  opponent_level: row.opponent_level,
  opponent_style: row.opponent_style,
})

/** The debate in full, which GraphQL shows field by field. */
export const toDebateWithVerdict = (row: DebateWithTopic): DebateWithVerdict => ({
  ...toDebate(row),
  ...toArguedDebate(row),
  opponent_provider: row.opponent_provider,
  scores: scoresOf(row),
  review: row.review,
})
