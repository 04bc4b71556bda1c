import { LANGUAGES, TOPIC_STATUSES } from '../constants.ts'
import { CHANGED_FILTERS } from './changed-filters.ts'
import type { AdminList } from './declare.ts'

export const topics = {
  type: 'Topic',
  columns: {
    topic_id: { kind: 'id' },
    topic_text_en: {
      kind: 'text',
      sort: { by: 'text', says: 'The English text, whatever the case.' },
    },
    topic_text_zh: { kind: 'text', isNullable: true },
    /** In the topic's own language. */
    topic_text: { kind: 'text', isLeftOutOfCsv: true },
    language: { kind: 'choice', values: LANGUAGES },
    is_recommended: { kind: 'flag' },
    status: {
      kind: 'choice',
      values: TOPIC_STATUSES,
      sort: { by: 'status', says: 'Offered ones, archived ones, self-written ones.' },
    },
    /** Somebody wrote it for their own debate, and nobody has offered it to everybody since. */
    is_self_written: { kind: 'flag' },
    created_at: { kind: 'date', sort: { by: 'createdAt', says: 'When it was added.' } },
    debate_count: { kind: 'count', sort: { by: 'debateCount', says: 'How many debates.' } },
    average_score: {
      kind: 'score',
      isNullable: true,
      sort: { by: 'averageScore', says: 'The average; topics without one last when descending.' },
    },
    updated_at: {
      kind: 'time',
      isInMilliseconds: true,
      sort: { by: 'updatedAt', says: 'When it last changed, its figures too.' },
    },
  },
  shown: {
    text: { column: 'topic_text_en', label: { en: 'Topic', zh: '辩题' }, width: 256, isWide: true },
    recommended: { column: 'is_recommended', label: { en: 'Recommended', zh: '推荐' }, width: 136 },
    status: { column: 'status', label: { en: 'Status', zh: '状态' }, width: 128 },
    debates: { column: 'debate_count', label: { en: 'Debates', zh: '辩论数' }, width: 104 },
    average: { column: 'average_score', label: { en: 'Average Score', zh: '平均分' }, width: 140 },
    created: { column: 'created_at', label: { en: 'Created', zh: '创建时间' }, width: 168 },
  },
  stacked: ['text', 'status', 'debates', 'average'],
  rowsOnScreen: 100,
  filters: {
    search: {
      kind: 'text',
      label: { en: 'Contains', zh: '包含' },
      says: 'Part of the English or Chinese text, whatever the case.',
    },
    status: {
      kind: 'choices',
      values: TOPIC_STATUSES,
      enum: 'TopicStatus',
      label: { en: 'Status', zh: '状态' },
      says: 'Any of these.',
    },
    language: {
      kind: 'choices',
      values: LANGUAGES,
      enum: 'Language',
      label: { en: 'Language', zh: '语言' },
      says: 'Any of these languages that the topic was written in.',
    },
    recommended: {
      kind: 'flag',
      label: { en: 'Recommended', zh: '推荐' },
      says: 'true: only recommended ones; false: only the others.',
    },
    ...CHANGED_FILTERS,
  },
  defaultSort: 'createdAt',
} as const satisfies AdminList
