import { jsonIn, oneOf, record, UnusableAnswer, words } from '#api/ai/openai/answer-json.ts'
import { askForJson } from '#api/ai/openai/ask-for-json.ts'
import { createChat, type OpenAiSettings } from '#api/ai/openai/client.ts'
import { choice, object, orNull, text } from '#api/ai/openai/schema-parts.ts'
import { ModelError } from '#api/ai/opponent.ts'
import { factCheckMessages } from '#api/ai/prompts/fact-check-messages.ts'
import type { CheckedClaim, FactChecker, Unclear } from '#api/ai/voice.ts'

/** What comes later is about a turn that is over. */
const REQUEST_TIMEOUT_MS = 8_000
const MAX_TOKENS = { maxTokens: 2_000, maxTokensElsewhere: 600 }

const VERDICTS = ['supported', 'disputed', 'false', 'unverifiable'] as const
const REASONS = ['ambiguous', 'unsupported'] as const

const SCHEMA = object({
  fact: orNull(
    object({
      claim: text("The claim in the person's own words, copied from the turn."),
      explanation: text('One or two sentences to the person.'),
      verdict: choice(VERDICTS, 'Unverifiable unless it is well established.'),
      confidence: { type: 'number', minimum: 0, maximum: 1, description: 'Of the verdict.' },
    }),
    'The one factual claim that weighs most; null where there is none.',
  ),
  unclear: orNull(
    object({
      quote: text('Words copied from the turn.'),
      question: text('One short question to the person.'),
      reason: choice(REASONS, 'Why it cannot be followed.'),
    }),
    'What cannot be understood; null where all can.',
  ),
})

/** Who is not surer than this does not know. */
const DOUBT = 0.5

/** Recognisers and models disagree on case, stops and spaces; the words must be the same. */
const bare = (value: string): string => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
const isSaid = (quote: string, said: string): boolean =>
  bare(quote) !== '' && bare(said).includes(bare(quote))

/** Null also for a claim that was never made: a check of it would put words into a mouth. */
const claimIn = (value: unknown, said: string): CheckedClaim | null => {
  const found = record(value)
  const claim = words(found.claim)
  const explanation = words(found.explanation)
  const verdict = oneOf(VERDICTS, found.verdict)
  const { confidence } = found
  if (!verdict || explanation === '' || !isSaid(claim, said)) return null
  if (typeof confidence !== 'number' || !Number.isFinite(confidence)) return null
  return {
    claim,
    verdict: confidence < DOUBT ? 'unverifiable' : verdict,
    explanation,
    confidence: Math.min(1, Math.max(0, confidence)),
  }
}

const unclearIn = (value: unknown, said: string): Unclear | null => {
  const found = record(value)
  const quote = words(found.quote)
  const question = words(found.question)
  const reason = oneOf(REASONS, found.reason)
  return reason && question !== '' && isSaid(quote, said) ? { question, quote, reason } : null
}

/** A second look by the chat model at what was just said. Nothing is looked up: no sources. */
export const createOpenAiFactChecker = (settings: OpenAiSettings): FactChecker => {
  const chat = createChat(
    settings,
    { model: settings.model, setting: 'OPENAI_MODEL' },
    REQUEST_TIMEOUT_MS,
  )
  return {
    async check(said, debate, signal) {
      signal.throwIfAborted()
      const messages = factCheckMessages(said, debate)
      const question = { ...MAX_TOKENS, name: 'fact_check', schema: SCHEMA, messages }
      const answer = await askForJson(chat, question, signal)
      try {
        const { fact, unclear } = jsonIn(answer.text)
        return { fact: claimIn(fact, said), unclear: unclearIn(unclear, said) }
      } catch (error) {
        if (!(error instanceof UnusableAnswer)) throw error
        throw new ModelError({ code: 'VERDICT_UNUSABLE' }, { cause: error })
      }
    },
  }
}
