import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { jsonIn, UnusableAnswer } from '#api/ai/openai/answer-json.ts'
import { askForJson } from '#api/ai/openai/ask-for-json.ts'
import { createChat } from '#api/ai/openai/client.ts'
import { object, text } from '#api/ai/openai/schema-parts.ts'
import { streamText } from '#api/ai/openai/stream-text.ts'
import { createOpenAiVoice } from '#api/ai/openai/voice.ts'
import { type DebateSoFar, ModelError } from '#api/ai/opponent.ts'
import type { RealtimeVoice, SpeechSynthesizer, Transcriber } from '#api/ai/voice.ts'
import type { AiSettings, Config } from '#api/config.ts'

/** Slow machines load a model at the first question. Milliseconds. */
const LONGEST_MS = 120_000
/** Models that reason in silence spend from it too. */
const MAX_TOKENS = { maxTokens: 2_000, maxTokensElsewhere: 200 }
const BYTES_PER_SECOND = 48_000

const RECORDING = join(import.meta.dirname, '../schema/voice/recordings/en-conclusion.wav')
/** What is said in it. */
const SAID = 'So this house should ban it'
const SENTENCE = 'The motion stands.'

const DEBATE: DebateSoFar = {
  debateId: 'check',
  motion: 'Schools should abolish homework.',
  motionKey: null,
  language: 'en',
  userStance: 'for',
  level: 'beginner',
  style: 'coach',
  turns: [{ speaker: 'user', text: 'Homework steals sleep. Answer with one short sentence.' }],
}

/** What one service shows when it is asked. Throws ModelError. */
export type AiCheck = {
  name: 'chat' | 'judge' | 'transcription' | 'speech' | 'realtime'
  /** Where it is and with which model; null where it is not set up. */
  where: string | null
  /** What happens without it, and how to have it. */
  without: string
  /** Answers what it did, for people. */
  run(signal: AbortSignal): Promise<string>
}

const notSetUp = async (): Promise<string> => 'not set up'

const checkChat = async (ai: Extract<AiSettings, { provider: 'openai' }>, signal: AbortSignal) => {
  const asked = { model: ai.model, setting: 'OPENAI_MODEL' } as const
  const chat = createChat(ai, asked, LONGEST_MS)
  const messages = [{ role: 'user' as const, content: 'Answer with the one word: ready' }]
  let said = ''
  for await (const piece of streamText(chat, { ...MAX_TOKENS, messages }, signal)) said += piece
  return `streams its answer (“${said.slice(0, 40)}”)`
}

const hasWord = (answer: string): boolean => {
  try {
    return typeof jsonIn(answer).word === 'string'
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error
    return false
  }
}

const checkJudge = async (ai: Extract<AiSettings, { provider: 'openai' }>, signal: AbortSignal) => {
  const asked = { model: ai.judgeModel, setting: 'OPENAI_JUDGE_MODEL' } as const
  const chat = createChat(ai, asked, LONGEST_MS)
  const schema = object({ word: text('The word: ready') })
  const content = 'Answer with a JSON object whose "word" is "ready".'
  const messages = [{ role: 'user' as const, content }]
  const answer = await askForJson(chat, { ...MAX_TOKENS, name: 'check', schema, messages }, signal)
  if (!hasWord(answer.text)) throw new ModelError({ code: 'VERDICT_UNUSABLE' })
  return 'answers with JSON of the shape that was asked for'
}

const checkTranscription = async (transcriber: Transcriber, signal: AbortSignal) => {
  const bytes = readFileSync(RECORDING)
  const heard = await transcriber.transcribe({ bytes, mediaType: 'audio/wav' }, 'en', signal)
  if (heard === '') throw new ModelError({ code: 'MODEL_SAID_NOTHING' })
  return `wrote down “${heard}” for “${SAID}”`
}

const checkSpeech = async (synthesizer: SpeechSynthesizer, signal: AbortSignal) => {
  let bytes = 0
  for await (const piece of synthesizer.speakPcm(SENTENCE, 'coach', signal)) bytes += piece.length
  return `spoke “${SENTENCE}” in ${(bytes / BYTES_PER_SECOND).toFixed(1)} s of sound`
}

/** Resolves at the first sound of a reply. */
const checkRealtime = (realtime: RealtimeVoice, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    const fail = (error: unknown) => {
      session.close()
      reject(error)
    }
    const session = realtime.open(DEBATE, event => {
      if (event.kind === 'ready') session.respond()
      else if (event.kind === 'fault' || event.kind === 'closed')
        fail(new ModelError(event.failure))
      else if (event.kind === 'response-over') fail(new ModelError({ code: 'MODEL_SAID_NOTHING' }))
      else if (event.kind === 'audio') {
        session.close()
        resolve('opened a session and spoke')
      }
    })
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })

/** Every service that the product can use, in the order in which a debate needs them. */
export const aiChecks = ({ ai, voice }: Pick<Config, 'ai' | 'voice'>): AiCheck[] => {
  const { realtime, transcriber, synthesizer } = createOpenAiVoice({ ai, voice })
  const chat = ai.provider === 'openai' ? ai : null
  const chatHost = chat && (chat.baseUrl ?? 'OpenAI')
  const speechHost = voice.speech ? (voice.speech.baseUrl ?? 'OpenAI') : realtime?.host
  return [
    {
      name: 'chat',
      where: chat && `${chat.model} at ${chatHost}`,
      without: 'the built-in opponent argues. Set OPENAI_API_KEY or OPENAI_BASE_URL for a model.',
      run: signal => (chat ? checkChat(chat, signal) : notSetUp()),
    },
    {
      name: 'judge',
      where: chat && `${chat.judgeModel} at ${chatHost}`,
      without: 'the built-in judge scores. A chat model judges as well.',
      run: signal => (chat ? checkJudge(chat, signal) : notSetUp()),
    },
    {
      name: 'transcription',
      where: transcriber && `${transcriber.model} at ${transcriber.host}`,
      without: 'the browser writes down what is said. Set OPENAI_TRANSCRIBE_BASE_URL for a server.',
      run: signal => (transcriber ? checkTranscription(transcriber, signal) : notSetUp()),
    },
    {
      name: 'speech',
      where: synthesizer && `${synthesizer.model} at ${speechHost}`,
      without: 'the browser speaks. Set OPENAI_SPEECH_BASE_URL, or a realtime model, for a server.',
      run: signal => (synthesizer ? checkSpeech(synthesizer, signal) : notSetUp()),
    },
    {
      name: 'realtime',
      where: realtime && `${realtime.model} at ${realtime.host}`,
      without: 'spoken debates go turn by turn. Set OPENAI_API_KEY, or OPENAI_REALTIME_URL.',
      run: signal => (realtime ? checkRealtime(realtime, signal) : notSetUp()),
    },
  ]
}

const NAME_WIDTH = 'transcription'.length
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** A line for one service; false when it is set up and does not work. */
export const runCheck = async (
  check: AiCheck,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): Promise<boolean> => {
  const name = check.name.padEnd(NAME_WIDTH)
  if (check.where === null) {
    say(`– ${name}  not set up: ${check.without}`)
    return true
  }
  const late = new AbortController()
  const began = now()
  const limit = wait(LONGEST_MS, undefined, { signal: late.signal, ref: false }).then(
    () => late.abort(new ModelError({ code: 'MODEL_TOO_SLOW' })),
    () => undefined,
  )
  try {
    const did = await check.run(late.signal)
    say(`✔ ${name}  ${check.where} ${did}, after ${seconds(now() - began)}`)
    return true
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    say(`✖ ${name}  ${check.where}: ${error.message}`)
    return false
  } finally {
    late.abort()
    await limit
  }
}
