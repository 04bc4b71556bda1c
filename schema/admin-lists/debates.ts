import { DEBATE_MODES, DEBATE_STATUSES, LANGUAGES, STANCES } from '../constants.ts'
import { UNSCORED_CODES } from '../messages/codes.ts'
import { CHANGED_FILTERS } from './changed-filters.ts'
import type { AdminList } from './declare.ts'

export const debates = {
  type: 'Debate',
  columns: {
    debate_id: { kind: 'id' },
    topic_id: { kind: 'id', isLeftOutOfCsv: true },
    /** "anonymous" for a guest, and for a user who was deleted. */
    user_id: { kind: 'id', isLeftOutOfCsv: true },
    username: { kind: 'text', isNullable: true },
    email: { kind: 'text', isNullable: true },
    topic_text: { kind: 'text' },
    topic_text_zh: { kind: 'text', isNullable: true, isLeftOutOfCsv: true },
    user_stance: {
      kind: 'choice',
      values: STANCES,
      sort: { by: 'stance', says: 'The debater’s side.' },
    },
    debate_mode: {
      kind: 'choice',
      values: DEBATE_MODES,
      sort: { by: 'mode', says: 'Written or spoken.' },
    },
    language: { kind: 'choice', values: LANGUAGES },
    status: {
      kind: 'choice',
      values: DEBATE_STATUSES,
      sort: { by: 'status', says: 'How far it has come.' },
    },
    start_time: { kind: 'time', sort: { by: 'startTime', says: 'When it began.' } },
    end_time: { kind: 'time', isNullable: true },
    overall_score: {
      kind: 'score',
      isNullable: true,
      sort: { by: 'score', says: 'The score; debates without one last when descending.' },
    },
    opponent_provider: { kind: 'text' },
    /** The debate that a continuation goes on from. */
    continued_from: { kind: 'id', isNullable: true },
    /** When it, or one of its turns, last changed. */
    updated_at: {
      kind: 'time',
      isInMilliseconds: true,
      sort: { by: 'updatedAt', says: 'When it or one of its turns last changed.' },
    },
  },
  shown: {
    user: { column: 'username', label: { en: 'User', zh: '用户' }, width: 224 },
    topic: { column: 'topic_text', label: { en: 'Topic', zh: '辩题' }, width: 224, isWide: true },
    stance: { column: 'user_stance', label: { en: 'Stance', zh: '立场' }, width: 96 },
    mode: { column: 'debate_mode', label: { en: 'Mode', zh: '方式' }, width: 80 },
    started: { column: 'start_time', label: { en: 'Start Time', zh: '开始时间' }, width: 176 },
    status: { column: 'status', label: { en: 'Status', zh: '状态' }, width: 120 },
    score: { column: 'overall_score', label: { en: 'Score', zh: '得分' }, width: 88 },
    language: { column: 'language', label: { en: 'Language', zh: '语言' }, width: 100 },
    provider: { column: 'opponent_provider', label: { en: 'Opponent', zh: '对手' }, width: 104 },
  },
  stacked: ['topic', 'user', 'stance', 'score', 'started'],
  rowsOnScreen: 25,
  filters: {
    search: {
      kind: 'text',
      label: { en: 'Contains', zh: '包含' },
      says: 'Part of the motion, the username or the e-mail address, whatever the case.',
    },
    stance: {
      kind: 'choices',
      values: STANCES,
      enum: 'Stance',
      label: { en: 'Stance', zh: '立场' },
      says: 'Any of these sides of the debater.',
    },
    mode: {
      kind: 'choices',
      values: DEBATE_MODES,
      enum: 'DebateMode',
      label: { en: 'Mode', zh: '方式' },
      says: 'Any of these: written or spoken.',
    },
    status: {
      kind: 'choices',
      values: DEBATE_STATUSES,
      enum: 'DebateStatus',
      label: { en: 'Status', zh: '状态' },
      says: 'Any of these.',
    },
    language: {
      kind: 'choices',
      values: LANGUAGES,
      enum: 'Language',
      label: { en: 'Language', zh: '语言' },
      says: 'Any of these languages of the opponent’s speeches.',
    },
    provider: {
      kind: 'words',
      known: ['offline', 'openai'],
      label: { en: 'Opponent', zh: '对手' },
      says: 'Any of these opponents, such as offline or openai.',
    },
    score: {
      kind: 'numbers',
      isScore: true,
      label: { en: 'Score', zh: '得分' },
      says: ['The lowest score, 0–100.', 'The highest score, 0–100.'],
    },
    started: {
      kind: 'days',
      label: { en: 'Started', zh: '开始' },
      says: ['The first day on which it began, in UTC.', 'The last day on which it began.'],
    },
    unscoredCode: {
      kind: 'choices',
      values: UNSCORED_CODES,
      enum: 'UnscoredCode',
      label: { en: 'Why without a score', zh: '未评分的原因' },
      says: 'Any of these reasons why there is no score.',
    },
    opponentFailed: {
      kind: 'flag',
      label: { en: 'Opponent failed', zh: '对手出错' },
      says: 'true: only those in which the opponent’s model failed to reply at least once; false: only the others.',
    },
    stuck: {
      kind: 'flag',
      label: { en: 'Stuck', zh: '卡住' },
      says: 'true: only those that have waited for their verdict for over ten minutes; false: only the others.',
    },
    continuation: {
      kind: 'flag',
      label: { en: 'Continuation', zh: '续辩' },
      says: 'true: only those that go on from a turn of another debate; false: only the others.',
    },
    endedAfter: {
      kind: 'moment',
      label: { en: 'Ended after', zh: '结束晚于' },
      says: 'Only those that ended after this moment.',
    },
    ...CHANGED_FILTERS,
    topicId: { kind: 'id', label: { en: 'Topic', zh: '辩题' }, says: 'The topic’s UUID.' },
    userId: { kind: 'id', label: { en: 'User', zh: '用户' }, says: 'The user’s UUID.' },
  },
  defaultSort: 'startTime',
} as const satisfies AdminList
