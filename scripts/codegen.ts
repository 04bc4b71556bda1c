import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { concatAST, parse } from 'graphql'

const ROOT = join(import.meta.dirname, '..')
const SDL = 'schema/graphql/*.graphql'
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

const main = async (isCheck: boolean): Promise<void> => {
  const path = join(ROOT, OUTPUT)
  const present = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const wanted = await generateResolverTypes(ROOT)
  if (present === wanted) return
  if (isCheck) {
    console.error(`${OUTPUT} does not fit schema/graphql. Run npm run codegen.`)
    process.exitCode = 1
    return
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, wanted)
  console.log(`${OUTPUT} is written.`)
}

if (import.meta.main) await main(process.argv.includes('--check'))
