import { CHANGED_FILTERS } from './changed-filters.ts'
import type { AdminList } from './declare.ts'

export const users = {
  type: 'User',
  columns: {
    user_id: { kind: 'id' },
    username: { kind: 'text', sort: { by: 'username', says: 'The name, whatever the case.' } },
    email: { kind: 'text' },
    avatar_id: { kind: 'id', isLeftOutOfCsv: true },
    avatar_url: { kind: 'text', isNullable: true, isLeftOutOfCsv: true },
    registration_date: {
      kind: 'date',
      sort: { by: 'registrationDate', says: 'When the account was made.' },
    },
    last_login: { kind: 'time', isNullable: true },
    /** Since when the user may not log in; null for all who may. */
    suspended_at: { kind: 'time', isNullable: true },
    debate_count: { kind: 'count', sort: { by: 'debateCount', says: 'How many debates.' } },
    average_score: {
      kind: 'score',
      isNullable: true,
      sort: { by: 'averageScore', says: 'The average; users without one last when descending.' },
    },
    updated_at: {
      kind: 'time',
      isInMilliseconds: true,
      sort: { by: 'updatedAt', says: 'When it last changed, its figures too.' },
    },
  },
  shown: {
    username: {
      column: 'username',
      label: { en: 'Username', zh: '用户名' },
      width: 256,
      isWide: true,
    },
    registered: {
      column: 'registration_date',
      label: { en: 'Registration Date', zh: '注册日期' },
      width: 168,
    },
    sessions: {
      column: 'debate_count',
      label: { en: 'Debate Sessions', zh: '辩论次数' },
      width: 152,
    },
    average: { column: 'average_score', label: { en: 'Average Score', zh: '平均分' }, width: 140 },
  },
  stacked: ['username', 'sessions', 'average', 'registered'],
  rowsOnScreen: 25,
  filters: {
    search: {
      kind: 'text',
      label: { en: 'Contains', zh: '包含' },
      says: 'Part of the username or the e-mail address, whatever the case.',
    },
    score: {
      kind: 'numbers',
      isScore: true,
      label: { en: 'Score', zh: '得分' },
      says: ['The lowest average, 0–100.', 'The highest average, 0–100.'],
    },
    debates: {
      kind: 'numbers',
      isWhole: true,
      label: { en: 'Debates', zh: '辩论数' },
      says: ['The fewest debates.', 'The most debates.'],
    },
    registered: {
      kind: 'days',
      label: { en: 'Registered', zh: '注册' },
      says: ['The first day of registration, in UTC.', 'The last day of registration.'],
    },
    suspended: {
      kind: 'flag',
      label: { en: 'Suspended', zh: '已停用' },
      says: 'true: only those who are suspended; false: only the others.',
    },
    ...CHANGED_FILTERS,
  },
  defaultSort: 'registrationDate',
} as const satisfies AdminList
