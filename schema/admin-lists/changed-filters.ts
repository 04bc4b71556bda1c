import type { AdminList } from './declare.ts'

/** What every list can be asked by somebody who keeps a copy of it. */
export const CHANGED_FILTERS = {
  updatedAfter: {
    kind: 'moment',
    label: { en: 'Changed after', zh: '变更晚于' },
    says: 'Only those that changed after this moment: the last `updatedAt` that you have seen.',
  },
  updatedBefore: {
    kind: 'moment',
    label: { en: 'Changed before', zh: '变更早于' },
    says: 'Only those that changed last before this moment.',
  },
} as const satisfies AdminList['filters']
