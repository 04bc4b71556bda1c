import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { concatAST, parse } from 'graphql'
import { toSdl } from '#schema/admin-lists/to-sdl.ts'

const ROOT = join(import.meta.dirname, '..')
const SDL = 'schema/graphql/*.graphql'
const LIST_INPUTS = 'schema/graphql/admin-lists.graphql'
const OUTPUT = 'schema/generated/resolver-types.ts'

/** What a resolver's parent is: the entities that the use cases answer. */
const MAPPERS = {
  Viewer: '../entities.ts#User as UserEntity',
  User: '../entities.ts#LeaderboardEntry as LeaderboardEntryEntity',
  LeaderboardEntry: '../entities.ts#LeaderboardEntry as LeaderboardEntryEntity',
  Topic: '../entities.ts#PopularTopic as PopularTopicEntity',
  Debate: '../entities.ts#Debate as DebateEntity',
  Admin: '../entities.ts#Admin as AdminEntity',
  AdminDebate: '../admin.ts#AdminDebate as AdminDebateEntity',
  AdminDebateResults: '../entities.ts#DebateResults as DebateResultsEntity',
  AdminUser: '../admin.ts#AdminUser as AdminUserEntity',
  AdminUserDetail: '../admin.ts#AdminUserDetail as AdminUserDetailEntity',
  AdminUserDebate: '../entities.ts#DebateRow as DebateRowEntity',
  PerformanceStats: '../admin.ts#PerformanceStats as PerformanceStatsEntity',
  LoginEntry: '../admin.ts#LoginEntry as LoginEntryEntity',
  AdminTopic: '../admin.ts#AdminTopic as AdminTopicEntity',
  AuditEntry: '../admin.ts#AuditEntry as AuditEntryEntity',
  SavedView: '../admin.ts#SavedView as SavedViewEntity',
  AdminCharts: '../admin.ts#AdminCharts as AdminChartsEntity',
  TopicStats: '../admin.ts#TopicStats as TopicStatsEntity',
  ShareLink: '../entities.ts#ShareLink as ShareLinkEntity',
  SharedDebate: '../entities.ts#SharedDebate as SharedDebateEntity',
  Turn: '../entities.ts#Turn as TurnEntity',
  Scores: '../review.ts#SkillScores as SkillScoresEntity',
  Quote: '../review.ts#Quote as QuoteEntity',
  Review: '../review.ts#Review as ReviewEntity',
  TurnReview: '../review.ts#TurnReview as TurnReviewEntity',
  TurnRetry: '../review.ts#TurnRetry as TurnRetryEntity',
  RetryOffer: '../review.ts#RetryOffer as RetryOfferEntity',
}

const CONFIG = {
  mappers: MAPPERS,
  scalars: {
    ID: 'string',
    DateTime: 'string',
    MessageParams: '../messages/message.ts#MessageParams',
  },
  strictScalars: true,
  // Erasable types only: enums are unions of their values.
  enumsAsTypes: true,
  useTypeImports: true,
  maybeValue: 'T | null | undefined',
  inputMaybeValue: 'T | null | undefined',
}

const LIST_HEADER = '# Generated from schema/admin-lists by npm run codegen. Do not edit.\n'
const HEADER = '// Generated from schema/graphql by npm run codegen. Do not edit.\n'

/** The resolver types of every SDL file under `root`, as one TypeScript file. */
export const generateResolverTypes = async (root: string): Promise<string> => {
  const files = globSync(SDL, { cwd: root }).sort()
  if (files.length === 0) throw new Error(`There is no ${SDL} to generate types from.`)
  const schema = concatAST(files.map(file => parse(readFileSync(join(root, file), 'utf8'))))
  const output = await codegen({
    filename: OUTPUT,
    schema,
    documents: [],
    config: CONFIG,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  })
  return `${HEADER}${output.trimEnd()}\n`
}

/** Writes a generated file; as a check, it only says which one does not fit. */
const put = (file: string, wanted: string, source: string, isCheck: boolean): void => {
  const path = join(ROOT, file)
  const present = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (present === wanted) return
  if (isCheck) {
    console.error(`${file} does not fit ${source}. Run npm run codegen.`)
    process.exitCode = 1
    return
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, wanted)
  console.log(`${file} is written.`)
}

const main = async (isCheck: boolean): Promise<void> => {
  put(LIST_INPUTS, `${LIST_HEADER}${toSdl()}`, 'schema/admin-lists', isCheck)
  put(OUTPUT, await generateResolverTypes(ROOT), 'schema/graphql', isCheck)
}

if (import.meta.main) await main(process.argv.includes('--check'))
