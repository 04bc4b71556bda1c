import { type Kysely, sql } from 'kysely'

const TOO_LITTLE =
  '^There was too little to judge: (\\d+) of at least (\\d+) turns and (\\d+) of at least (\\d+) words\\.$'
const GAVE_UP = '^The judge could not score this debate within a day\\. (.*)$'

/** The judges' failures as sentences, with the parameters in them. */
const FAILURES: readonly [sentence: string, code: string, ...params: string[]][] = [
  ['The judge failed\\.', 'JUDGE_FAULT'],
  ['The AI judge gave no usable verdict\\. .*', 'VERDICT_UNUSABLE'],
  ['The AI service cannot be reached\\. .*', 'MODEL_UNREACHABLE'],
  ['The AI service took too long to answer\\. .*', 'MODEL_TOO_SLOW'],
  ['The AI service broke off its answer\\. .*', 'MODEL_BROKE_OFF'],
  ['The AI service answered with nothing\\. .*', 'MODEL_SAID_NOTHING'],
  ['The AI service declined to answer this\\. .*', 'MODEL_DECLINED'],
  ['The AI service is busy\\. Please try again in a moment\\.', 'MODEL_BUSY'],
  ['The AI service is busy\\. Please try again in (\\d+) seconds\\.', 'MODEL_BUSY_FOR', 'seconds'],
  ['The AI service has a fault of its own\\. .*', 'MODEL_FAULT'],
  ["The AI service's quota is used up\\. .*", 'MODEL_QUOTA_USED_UP'],
  ['The AI service refused the API key\\. .*', 'MODEL_KEY_REFUSED'],
  [
    'The AI service does not let this server use the model “(.*)”\\. .* and (OPENAI_\\w+)\\.',
    'MODEL_FORBIDDEN',
    'model',
    'setting',
  ],
  [
    'The AI service does not know the model “(.*)”\\. .* (OPENAI_\\w+) and OPENAI_BASE_URL\\.',
    'MODEL_UNKNOWN',
    'model',
    'setting',
  ],
  ['What answers at the address of the AI service is no chat service\\. .*', 'MODEL_NOT_CHAT'],
  [
    'The AI service did not accept the request\\. .* that (OPENAI_\\w+) names a chat model\\.',
    'MODEL_REQUEST_REFUSED',
    'setting',
  ],
  ['This debate is too long for the AI model\\. .*', 'DEBATE_TOO_LONG_FOR_MODEL'],
]

const knownFailures = sql.join(
  FAILURES.map(
    ([sentence, code, ...params]) =>
      sql`(${sql.lit(`^${sentence}$`)}, ${sql.lit(code)}, ${sql.lit(`{${params.join(',')}}`)}::text[])`,
  ),
)

const statements = [
  sql`alter table debates add column unscored_code text, add column unscored_params jsonb`,
  sql`update debates
    set unscored_code = 'TOO_LITTLE_TO_JUDGE', unscored_params = jsonb_build_object(
      'turns', found[1]::integer, 'minTurns', found[2]::integer,
      'words', found[3]::integer, 'minWords', found[4]::integer)
    from (select debate_id, regexp_match(unscored_reason, ${sql.lit(TOO_LITTLE)}) as found
      from debates where status = 'unscored') old
    where debates.debate_id = old.debate_id and found is not null`,
  // A failure in words that we do not know stays as it is.
  sql`update debates
    set unscored_code = 'JUDGE_GAVE_UP',
      unscored_params = jsonb_build_object('failure', coalesce(failure, to_jsonb(why)))
    from (select debate_id, (regexp_match(unscored_reason, ${sql.lit(GAVE_UP)}))[1] as why
      from debates where status = 'unscored') old
    left join lateral (
      select jsonb_build_object('code', code) || case when names = '{}' then '{}'::jsonb
        else jsonb_build_object('params', jsonb_object(names, regexp_match(why, pattern))) end as failure
      from (values ${knownFailures}) known (pattern, code, names) where why ~ pattern limit 1
    ) said on true
    where debates.debate_id = old.debate_id and why is not null`,
]

/** Why a debate has no score, as a code with parameters beside the English sentence. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
