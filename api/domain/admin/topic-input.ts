import { languageOf } from '#api/domain/topics/create-custom-topic.ts'
import { type Brief, type BriefInput, briefProblems, toBrief } from '#schema/brief.ts'
import { LIMITS } from '#schema/constants.ts'
import type { FieldProblem } from '#schema/errors.ts'
import { fieldProblems, storedTopicProblem } from '#schema/validation.ts'

/** What an administrator writes of a topic; what is left out of a change stays. */
export type TopicInput = {
  topic_text_en?: string | undefined
  topic_text_zh?: string | null | undefined
  is_recommended?: boolean | undefined
  /** Points in the topic's own language; null takes them away. */
  brief?: BriefInput | null | undefined
  /** The same for debates in Chinese. */
  brief_zh?: BriefInput | null | undefined
}

/** What is wrong with a topic's texts and points. */
export const topicProblems = (input: TopicInput): FieldProblem[] => [
  ...fieldProblems({
    ...(input.topic_text_en !== undefined && {
      topic_text_en: [storedTopicProblem, input.topic_text_en],
    }),
    // Chinese says more in fewer characters: only its upper bound counts.
    ...(input.topic_text_zh && {
      topic_text_zh: [
        value => (value.length > LIMITS.topicMax ? storedTopicProblem(value) : null),
        input.topic_text_zh,
      ],
    }),
  }),
  ...briefProblems(input.brief),
  ...briefProblems(input.brief_zh, 'brief_zh'),
]

const chineseOf = (text: string | null | undefined) => (text?.trim() ? text.trim() : null)

/** A topic as it is stored, of what an administrator wrote. */
export const toTopicChange = (input: TopicInput) => ({
  ...(input.topic_text_en !== undefined && { topic_text_en: input.topic_text_en.trim() }),
  ...(input.topic_text_zh !== undefined && { topic_text_zh: chineseOf(input.topic_text_zh) }),
  ...(input.is_recommended !== undefined && { is_recommended: input.is_recommended }),
  ...(input.brief !== undefined && { brief: toBrief(input.brief) }),
  ...(input.brief_zh !== undefined && { brief_zh: toBrief(input.brief_zh) }),
})

type NewTopic = TopicInput & { topic_text_en: string }

/** A new topic that everybody can choose, as it is stored. */
export const toNewTopic = (
  { newId, now }: { newId(): string; now(): Date },
  { topic_text_en, topic_text_zh, is_recommended = false, brief, brief_zh }: NewTopic,
) => ({
  topic_id: newId(),
  motion_key: null,
  topic_text_en: topic_text_en.trim(),
  topic_text_zh: chineseOf(topic_text_zh),
  language: languageOf(topic_text_en),
  is_recommended,
  status: 'approved' as const,
  created_by: null,
  created_at: now(),
  brief: toBrief(brief) satisfies Brief | null,
  brief_zh: toBrief(brief_zh),
})
