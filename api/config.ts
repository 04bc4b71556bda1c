import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { envSchema } from 'env-schema'
import type { DatabaseSettings } from '#db/database.ts'
import { OperatorError } from '#db/operator-error.ts'
import { emailProblem, passwordProblem } from '#schema/validation.ts'
import { addressFault } from './ai/realtime-address.ts'

export type AiSettings =
  | { provider: 'offline' }
  | {
      provider: 'openai'
      apiKey: string | null
      baseUrl: string | null
      model: string
      judgeModel: string
    }

type Endpoint = { apiKey: string | null; baseUrl: string | null; model: string }

/** Each part is null where nothing that speaks its protocol is configured. */
export type VoiceSettings = {
  realtime:
    | (Endpoint & {
        /** Of the socket; null: made from `baseUrl`. */
        url: string | null
        transcribeModel: string
        voice: string
      })
    | null
  transcription: Endpoint | null
  speech: (Endpoint & { voice: string }) | null
  /** The specification's flag realtimeVoiceDebate. */
  isRealtimeScreen: boolean
  keepsAudio: boolean
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
  trustProxy: boolean
  log: { level: LogLevel; pretty: boolean }
  rateLimits: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

type Environment = {
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
  OPENAI_REALTIME_URL?: string
  OPENAI_REALTIME_MODEL?: string
  OPENAI_TRANSCRIBE_BASE_URL?: string
  OPENAI_TRANSCRIBE_MODEL: string
  OPENAI_SPEECH_BASE_URL?: string
  OPENAI_SPEECH_MODEL: string
  OPENAI_VOICE: string
  REALTIME_VOICE_DEBATE: 'on' | 'off'
  KEEP_AUDIO: 'on' | 'off'
  TRUST_PROXY: 'on' | 'off'
  LOG_LEVEL?: LogLevel
  LOG_PRETTY?: 'on' | 'off'
  RATE_LIMITS: 'on' | 'off'
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
  OPENAI_REALTIME_URL: {
    type: 'string',
    pattern: '^(https?|wss?)://',
    description: 'an address that begins with wss://, ws://, https:// or http://',
  },
  OPENAI_REALTIME_MODEL: {
    type: 'string',
    minLength: 1,
    description: 'the name of a realtime model',
  },
  OPENAI_TRANSCRIBE_BASE_URL: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with http:// or https://',
  },
  OPENAI_TRANSCRIBE_MODEL: {
    type: 'string',
    minLength: 1,
    default: 'gpt-transcribe',
    description: 'the name of a transcription model',
  },
  OPENAI_SPEECH_BASE_URL: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with http:// or https://',
  },
  OPENAI_SPEECH_MODEL: {
    type: 'string',
    minLength: 1,
    default: 'gpt-4o-mini-tts',
    description: 'the name of a speech model',
  },
  OPENAI_VOICE: {
    type: 'string',
    minLength: 1,
    default: 'marin',
    description: 'the name of a voice of the speech and realtime models',
  },
  REALTIME_VOICE_DEBATE: {
    type: 'string',
    enum: ['on', 'off'],
    default: 'on',
    description: 'on or off',
  },
  KEEP_AUDIO: { type: 'string', enum: ['on', 'off'], default: 'off', description: 'on or off' },
  TRUST_PROXY: { type: 'string', enum: ['on', 'off'], default: 'off', description: 'on or off' },
  LOG_LEVEL: {
    type: 'string',
    enum: [...LOG_LEVELS],
    description: `one of ${LOG_LEVELS.join(', ')}`,
  },
  LOG_PRETTY: { type: 'string', enum: ['on', 'off'], description: 'on or off' },
  RATE_LIMITS: { type: 'string', enum: ['on', 'off'], default: 'on', description: 'on or off' },
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
  } = raw
  const faults: string[] = []
  if (DATABASE_URL && !JWT_SECRET)
    faults.push(
      'JWT_SECRET must be set when DATABASE_URL is, so that every server of the database accepts the same tokens.',
    )
  if (ADMIN_EMAIL && emailProblem(ADMIN_EMAIL)) faults.push('ADMIN_EMAIL must be an email address.')
  if (ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD))
    faults.push('ADMIN_PASSWORD must be a password of 6 to 128 characters.')
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD))
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.')
  if (AI_PROVIDER === 'openai' && !OPENAI_API_KEY && !OPENAI_BASE_URL)
    faults.push('OPENAI_API_KEY or OPENAI_BASE_URL must be set when AI_PROVIDER is openai.')
  return faults
}

/**
 * The secret of an installation that was given none:
 * made once, kept in DATA_DIR, readable by its owner only.
 */
const ownSecret = (dataDir: string): string => {
  const file = join(dataDir, 'jwt-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** Without a realtime address, or with one that cannot be read, there is nothing to say here. */
const realtimeFaults = (raw: NodeJS.ProcessEnv): string[] => {
  const url = raw.OPENAI_REALTIME_URL || null
  const baseUrl = raw.OPENAI_BASE_URL || null
  const address = url ?? (raw.OPENAI_REALTIME_MODEL ? baseUrl : null)
  if (address === null) return []
  if (!URL.canParse(address)) return ['The realtime address is none: see OPENAI_REALTIME_URL.']
  const fault = addressFault({ url, baseUrl })
  return fault === null ? [] : [fault]
}

const DEFAULT_REALTIME_MODEL = 'gpt-realtime-2.1'

/**
 * OpenAI itself does everything with one key. A server of one's own says by its variables what
 * it can: most that speak chat completions neither listen nor speak.
 */
const voiceSettings = (environment: Environment, ai: AiSettings): VoiceSettings => {
  const apiKey = environment.OPENAI_API_KEY ?? null
  const baseUrl = environment.OPENAI_BASE_URL ?? null
  const isOpenAi = ai.provider === 'openai' && apiKey !== null && baseUrl === null
  const {
    OPENAI_REALTIME_URL: realtimeUrl,
    OPENAI_REALTIME_MODEL: realtimeModel,
    OPENAI_TRANSCRIBE_BASE_URL: transcribeUrl,
    OPENAI_TRANSCRIBE_MODEL: transcribeModel,
    OPENAI_SPEECH_BASE_URL: speechUrl,
    OPENAI_SPEECH_MODEL: speechModel,
    OPENAI_VOICE: voice,
  } = environment
  const hasRealtime = isOpenAi || realtimeUrl !== undefined || (baseUrl && realtimeModel)
  return {
    realtime: hasRealtime
      ? {
          apiKey,
          baseUrl,
          url: realtimeUrl ?? null,
          model: realtimeModel ?? DEFAULT_REALTIME_MODEL,
          transcribeModel,
          voice,
        }
      : null,
    transcription:
      isOpenAi || transcribeUrl
        ? { apiKey, baseUrl: transcribeUrl ?? null, model: transcribeModel }
        : null,
    speech:
      isOpenAi || speechUrl
        ? { apiKey, baseUrl: speechUrl ?? null, model: speechModel, voice }
        : null,
    isRealtimeScreen: environment.REALTIME_VOICE_DEBATE === 'on',
    keepsAudio: environment.KEEP_AUDIO === 'on',
  }
}

/** What a variable is called, for the page that explains them all. */
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
  const allFaults = [...faults, ...crossFaults(raw), ...realtimeFaults(raw)]
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
    voice: voiceSettings(environment, ai),
    trustProxy: environment.TRUST_PROXY === 'on',
    log: {
      level: environment.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
      pretty: environment.LOG_PRETTY === undefined ? isTerminal : environment.LOG_PRETTY === 'on',
    },
    rateLimits: environment.RATE_LIMITS === 'on',
  }
}
