import { z } from 'zod'
import { debateRow, leaderboardEntry, pageOf, platformStats, userProfile } from '../entities.ts'
import type { RestCalls } from './call.ts'
import { transcript } from './debates.ts'
import { limitQuery, queryNumber } from './inputs.ts'

export const pageQuery = z.object({ page: queryNumber, limit: queryNumber })

export const USER_CALLS = {
  'GET /users/stats': { answers: { 200: platformStats } },
  'GET /users/leaderboard': { query: limitQuery, answers: { 200: z.array(leaderboardEntry) } },
  'GET /users/profile': { answers: { 200: userProfile } },
  'GET /users/debates': { query: pageQuery, answers: { 200: pageOf(debateRow) } },
  'GET /users/debates/:id/transcript': { answers: { 200: transcript } },
} as const satisfies RestCalls
