import { z } from 'zod'
import { ACCOUNT_CALLS } from './accounts.ts'
import { ADMIN_CALLS } from './admin.ts'
import type { RestCalls } from './call.ts'
import { DEBATE_CALLS } from './debates.ts'
import { TOPIC_CALLS } from './topics.ts'
import { USER_CALLS } from './users.ts'
import { VOICE_CALLS } from './voice.ts'

const DOCUMENT_CALLS = {
  'GET /openapi.json': {
    answers: { 200: z.looseObject({ openapi: z.string().startsWith('3.1'), paths: z.object({}) }) },
  },
} as const satisfies RestCalls

/** The calls under /api: those of specification section 7, and later ones. */
export const API_CALLS = {
  ...ACCOUNT_CALLS,
  ...USER_CALLS,
  ...TOPIC_CALLS,
  ...DEBATE_CALLS,
  ...VOICE_CALLS,
  ...ADMIN_CALLS,
  ...DOCUMENT_CALLS,
} as const satisfies RestCalls

/** For whoever runs the server, outside /api. */
export const OPERATOR_CALLS = {
  'GET /healthz': { answers: { 200: z.strictObject({ status: z.literal('ok') }) } },
  'GET /readyz': {
    answers: {
      200: z.strictObject({ status: z.literal('ready') }),
      503: z.strictObject({
        status: z.literal('unready'),
        waiting_for: z.enum(['database', 'migrations', 'queue']),
      }),
    },
  },
} as const satisfies RestCalls
