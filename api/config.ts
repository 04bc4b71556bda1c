import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { envSchema } from 'env-schema'
import { DATA_FOLDER_MODE } from '#db/data-folder.ts'
import type { DatabaseSettings } from '#db/database.ts'
import { OperatorError } from '#db/operator-error.ts'
import { newEmailProblem, passwordProblem } from '#schema/validation.ts'
import { TRUST_PROXY_RULE, type TrustProxy, trustedProxies } from './http/trusted-proxies.ts'
import {
  SIGN_IN_VARIABLES,
  type SignInEnvironment,
  type SignInSettings,
  signInFaults,
  signInSettings,
} from './sign-in-config.ts'
import {
  realtimeFaults,
  VOICE_VARIABLES,
  type VoiceEnvironment,
  type VoiceSettings,
  voiceSettings,
} from './voice-config.ts'

export type AiSettings =
  | { provider: 'offline' }
  | {
      provider: 'openai'
      apiKey: string | null
      baseUrl: string | null
      model: string
      judgeModel: string
    }

export type Config = {
  port: number
  host: string
  dataDir: string
  database: DatabaseSettings
  jwtSecret: string
  /**
   * The first administrator, made at the first start;
   * null: made with a random password that is printed once.
   */
  firstAdmin: { email: string; password: string } | null
  ai: AiSettings
  voice: VoiceSettings
  signIn: SignInSettings
  trustProxy: TrustProxy
  /** The address of our pages where a proxy changes the host; null: the host that is called. */
  publicUrl: string | null
  /** Sites whose pages may call the APIs with a token; none unless named. */
  corsOrigins: readonly string[]
  log: { level: LogLevel; pretty: boolean }
  /** Connections that may be open at once. */
  maxConnections: number
  rateLimits: boolean
  /** Days after which a guest's unfinished debate is deleted. */
  guestDebateDays: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

type Environment = VoiceEnvironment &
  SignInEnvironment & {
    PORT: number
    HOST: string
    DATA_DIR: string
    DATABASE_URL?: string
    JWT_SECRET?: string
    ADMIN_EMAIL?: string
    ADMIN_PASSWORD?: string
    AI_PROVIDER?: 'offline' | 'openai'
    OPENAI_API_KEY?: string
    OPENAI_BASE_URL?: string
    OPENAI_MODEL: string
    OPENAI_JUDGE_MODEL?: string
    TRUST_PROXY: string
    PUBLIC_URL?: string
    CORS_ORIGINS?: string
    LOG_LEVEL?: LogLevel
    LOG_PRETTY?: 'on' | 'off'
    MAX_CONNECTIONS: number
    RATE_LIMITS: 'on' | 'off'
    GUEST_DEBATE_DAYS: number
  }

/** `description` completes the sentence "NAME must be …" when a value does not fit. */
const VARIABLES = {
  PORT: {
    type: 'integer',
    minimum: 0,
    maximum: 65535,
    default: 3000,
    description: 'a port number from 0 to 65535',
  },
  HOST: {
    type: 'string',
    minLength: 1,
    default: '127.0.0.1',
    description: 'an address to listen on',
  },
  DATA_DIR: { type: 'string', minLength: 1, default: './data', description: 'a folder' },
  DATABASE_URL: {
    type: 'string',
    pattern: '^postgres(ql)?://',
    description: 'an address that begins with postgresql://',
  },
  JWT_SECRET: { type: 'string', minLength: 32, description: 'a secret of at least 32 characters' },
  ADMIN_EMAIL: { type: 'string', description: 'an email address' },
  ADMIN_PASSWORD: { type: 'string', description: 'a password of 6 to 128 characters' },
  AI_PROVIDER: { type: 'string', enum: ['offline', 'openai'], description: 'offline or openai' },
  OPENAI_API_KEY: { type: 'string', minLength: 1, description: 'an API key' },
  OPENAI_BASE_URL: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with http:// or https://',
  },
  OPENAI_MODEL: {
    type: 'string',
    minLength: 1,
    default: 'gpt-5-mini',
    description: 'the name of a chat model',
  },
  OPENAI_JUDGE_MODEL: { type: 'string', minLength: 1, description: 'the name of a chat model' },
  ...VOICE_VARIABLES,
  ...SIGN_IN_VARIABLES,
  TRUST_PROXY: { type: 'string', default: 'off', description: TRUST_PROXY_RULE },
  PUBLIC_URL: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with http:// or https://',
  },
  CORS_ORIGINS: {
    type: 'string',
    pattern: '^https?://[^/ ,]+( *, *https?://[^/ ,]+)*$',
    description: 'the addresses of sites without a path, such as https://school.example, by commas',
  },
  LOG_LEVEL: {
    type: 'string',
    enum: [...LOG_LEVELS],
    description: `one of ${LOG_LEVELS.join(', ')}`,
  },
  LOG_PRETTY: { type: 'string', enum: ['on', 'off'], description: 'on or off' },
  MAX_CONNECTIONS: {
    type: 'integer',
    minimum: 10,
    maximum: 1_000_000,
    default: 5_000,
    description: 'a number from 10 to 1000000',
  },
  RATE_LIMITS: { type: 'string', enum: ['on', 'off'], default: 'on', description: 'on or off' },
  GUEST_DEBATE_DAYS: {
    type: 'integer',
    minimum: 1,
    maximum: 3650,
    default: 30,
    description: 'a number of days from 1 to 3650',
  },
} as const

/** Every fault of the environment, one sentence each. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map(fault => `  - ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

const isVariable = (name: string): name is keyof typeof VARIABLES => Object.hasOwn(VARIABLES, name)

const readEnvironment = (
  raw: NodeJS.ProcessEnv,
): { environment: Environment | null; faults: string[] } => {
  // An empty variable is an unset one: that is how compose files and shells clear a value.
  const data = Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => isVariable(name) && value !== ''),
  )
  try {
    const schema = { type: 'object', properties: VARIABLES }
    return {
      environment: envSchema<Environment>({ schema: structuredClone(schema), data, env: false }),
      faults: [],
    }
  } catch (error) {
    const problems = (error as { errors?: { instancePath: string }[] }).errors
    if (!problems) throw error
    const names = new Set(problems.map(problem => problem.instancePath.slice(1)))
    return {
      environment: null,
      faults: [...names].map(
        name => `${name} must be ${isVariable(name) ? VARIABLES[name].description : 'valid'}.`,
      ),
    }
  }
}

/** Rules that one variable's schema cannot say. */
const crossFaults = (raw: NodeJS.ProcessEnv): string[] => {
  const {
    DATABASE_URL,
    JWT_SECRET,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    AI_PROVIDER,
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    TRUST_PROXY,
  } = raw
  const faults: string[] = []
  if (DATABASE_URL && !JWT_SECRET)
    faults.push(
      'JWT_SECRET must be set when DATABASE_URL is, so that every server of the database accepts the same tokens.',
    )
  if (ADMIN_EMAIL && newEmailProblem(ADMIN_EMAIL))
    faults.push('ADMIN_EMAIL must be an email address.')
  if (ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD))
    faults.push('ADMIN_PASSWORD must be a password of 6 to 128 characters.')
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD))
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.')
  if (AI_PROVIDER === 'openai' && !OPENAI_API_KEY && !OPENAI_BASE_URL)
    faults.push('OPENAI_API_KEY or OPENAI_BASE_URL must be set when AI_PROVIDER is openai.')
  if (TRUST_PROXY && trustedProxies(TRUST_PROXY) === null)
    faults.push(`TRUST_PROXY must be ${TRUST_PROXY_RULE}.`)
  return faults
}

/**
 * The secret of an installation that was given none:
 * made once, kept in DATA_DIR, readable by its owner only.
 */
const ownSecret = (dataDir: string): string => {
  const file = join(dataDir, 'jwt-secret')
  mkdirSync(dataDir, { recursive: true, mode: DATA_FOLDER_MODE })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** What a variable is called, for the test of the page that explains them all. @internal */
export const VARIABLE_NAMES = Object.keys(VARIABLES)

/**
 * Adds what the file `.env` of the folder says to the environment, whose own values count first.
 */
export const readEnvironmentFile = (folder: string): void => {
  const file = join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Reads and checks the whole environment. On a terminal logs are for reading and tell
 * faults alone, elsewhere they are JSON. Throws ConfigError with every fault at once.
 */
export const readConfig = (
  raw: NodeJS.ProcessEnv,
  { isTerminal }: { isTerminal: boolean } = { isTerminal: false },
): Config => {
  const { environment, faults } = readEnvironment(raw)
  const allFaults = [...faults, ...crossFaults(raw), ...realtimeFaults(raw), ...signInFaults(raw)]
  if (!environment || allFaults.length > 0) throw new ConfigError(allFaults)
  const { DATABASE_URL: url, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment
  const dataDir = resolve(environment.DATA_DIR)
  const apiKey = environment.OPENAI_API_KEY ?? null
  const baseUrl = environment.OPENAI_BASE_URL ?? null
  const provider = environment.AI_PROVIDER ?? (apiKey || baseUrl ? 'openai' : 'offline')
  const model = environment.OPENAI_MODEL
  const judgeModel = environment.OPENAI_JUDGE_MODEL ?? model
  const ai: AiSettings =
    provider === 'offline' ? { provider } : { provider, apiKey, baseUrl, model, judgeModel }
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir,
    database: url ? { kind: 'postgres', url } : { kind: 'embedded', dataDir },
    jwtSecret: environment.JWT_SECRET ?? ownSecret(dataDir),
    firstAdmin: email && password ? { email, password } : null,
    ai,
    voice: voiceSettings(environment, { provider, apiKey, baseUrl }),
    signIn: signInSettings(environment),
    trustProxy: trustedProxies(environment.TRUST_PROXY) ?? false,
    publicUrl: environment.PUBLIC_URL ?? null,
    corsOrigins: (environment.CORS_ORIGINS ?? '').split(',').flatMap(origin => origin.trim() || []),
    log: {
      level: environment.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
      pretty: environment.LOG_PRETTY === undefined ? isTerminal : environment.LOG_PRETTY === 'on',
    },
    maxConnections: environment.MAX_CONNECTIONS,
    rateLimits: environment.RATE_LIMITS === 'on',
    guestDebateDays: environment.GUEST_DEBATE_DAYS,
  }
}
