import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, invalidField, modelFailure, notOneOf } from '#api/domain/domain-error.ts'
import { wholeNumber } from '#api/domain/input.ts'
import { languageOf, storeCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import { requireTopic } from '#api/domain/topics/get-topic.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { insertDebate } from '#db/queries/debates.ts'
import { insertTurn } from '#db/queries/turns.ts'
import type { TopicRow } from '#db/tables.ts'
import { type Brief, briefProblems, toBrief } from '#schema/brief.ts'
import {
  CUSTOM_TOPIC_ID,
  DEFAULT_LEVEL,
  DEFAULT_STYLE,
  LANGUAGES,
  LIMITS,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
} from '#schema/constants.ts'
import type { StartDebateInput } from '#schema/rest/debates.ts'
import {
  customTopicProblem,
  fieldProblems,
  modeProblem,
  stanceProblem,
} from '#schema/validation.ts'
import { continueDebate } from './continue-debate.ts'
import { withTopicOf } from './debate-entity.ts'
import { motionIn, pointsIn } from './debate-so-far.ts'
import { assertMayOpenMore } from './guest-debates.ts'
import { findStarted, type StartedDebate, starterOf, storeDebate } from './store-debate.ts'

/** The longest wait for a model's opening before the start fails. */
const OPENING_LIMIT_MS = 60_000

type PlannedTopic = {
  row: TopicRow | null
  brief: Brief | null
  texts: Pick<TopicRow, 'topic_text_en' | 'topic_text_zh' | 'language'>
}

const assertValid = (input: StartDebateInput): void => {
  assertNoProblems([
    ...fieldProblems({
      stance: [stanceProblem, input.stance ?? ''],
      mode: [modeProblem, input.mode ?? ''],
      ...(input.topic_id === CUSTOM_TOPIC_ID && {
        custom_topic: [customTopicProblem, input.custom_topic ?? ''] as [
          typeof customTopicProblem,
          string,
        ],
      }),
    }),
    ...briefProblems(input.brief),
  ])
  if (input.topic_id !== CUSTOM_TOPIC_ID && toBrief(input.brief))
    throw invalidField('brief', 'BRIEF_WITHOUT_TOPIC')
  if (input.language !== undefined && !LANGUAGES.includes(input.language))
    throw notOneOf('language', LANGUAGES)
  if (input.opponent_level !== undefined && !OPPONENT_LEVELS.includes(input.opponent_level))
    throw notOneOf('opponent_level', OPPONENT_LEVELS)
  if (input.opponent_style !== undefined && !OPPONENT_STYLES.includes(input.opponent_style))
    throw notOneOf('opponent_style', OPPONENT_STYLES)
}

const assertClientStartId = (id: string | undefined): void => {
  if ((id ?? '').length > LIMITS.clientIdMax)
    throw invalidField('client_start_id', 'FIELD_TOO_LONG', {
      field: 'client_start_id',
      max: LIMITS.clientIdMax,
    })
}

const planTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: StartDebateInput,
): Promise<PlannedTopic> => {
  if (input.topic_id !== CUSTOM_TOPIC_ID) {
    const row = await requireTopic(deps, viewer, input.topic_id)
    return { row, brief: pointsIn(input.language ?? row.language, row), texts: row }
  }
  const text = (input.custom_topic ?? '').trim()
  const language = input.language ?? languageOf(text)
  return {
    row: null,
    brief: toBrief(input.brief),
    texts: { topic_text_en: text, topic_text_zh: language === 'zh' ? text : null, language },
  }
}

/** A new debate has a side and a mode; a continuation has those of its debate. */
const sideOf = ({ stance, mode }: StartDebateInput) => {
  if (stance === undefined) throw invalidField('stance', 'STANCE_REQUIRED')
  if (mode === undefined) throw invalidField('mode', 'MODE_REQUIRED')
  return { stance, mode }
}

/**
 * Starts a debate: the model writes its opening first, then debate and opening are stored
 * together, or nothing is. With `from_turn_id` it goes on from that turn instead. The same
 * client_start_id answers the same debate. VALIDATION, NOT_FOUND (topic, turn), FORBIDDEN,
 * UNAVAILABLE, RATE_LIMITED, CONFLICT when a guest has too many in progress.
 */
export const startDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: StartDebateInput,
): Promise<StartedDebate> => {
  const starter = starterOf(deps, viewer, input.client_start_id)
  deps.budgets.spend(viewer, 'start')
  assertClientStartId(input.client_start_id)
  if (input.from_turn_id !== undefined)
    return continueDebate(deps, viewer, starter, input.from_turn_id)
  assertValid(input)
  const { stance, mode } = sideOf(input)
  const prep_time = wholeNumber('prep_time', input.prep_time, {
    min: 0,
    max: LIMITS.prepTimeMax,
    fallback: 0,
  })
  const earlier = await findStarted(deps, starter)
  if (earlier) return earlier
  await assertMayOpenMore(deps.db, starter.owner)

  const topic = await planTopic(deps, viewer, input)
  const language = input.language ?? topic.texts.language
  const { opponent_level: level = DEFAULT_LEVEL, opponent_style: style = DEFAULT_STYLE } = input
  const debate_id = deps.newId()
  const { welcome, opening } = await deps.opponent
    .open(
      {
        debateId: debate_id,
        motion: topic.row ? motionIn(language, topic.row) : ownText(topic.texts),
        motionKey: topic.row?.motion_key ?? null,
        language,
        userStance: stance,
        level,
        style,
        mode,
        brief: topic.brief,
        turns: [],
      },
      AbortSignal.timeout(OPENING_LIMIT_MS),
    )
    .catch((error: unknown) => {
      throw modelFailure(error)
    })
  const now = deps.now()
  return storeDebate(deps, starter, async tx => {
    const text = input.custom_topic ?? ''
    const { language: written } = topic.texts
    const { userId } = starter.owner
    const row = topic.row ?? (await storeCustomTopic(deps, tx, text, written, userId, topic.brief))
    const debate = await insertDebate(tx, starter.owner, {
      debate_id,
      topic_id: row.topic_id,
      user_stance: stance,
      debate_mode: mode,
      language,
      welcome_message: welcome,
      prep_time,
      start_time: now,
      client_start_id: starter.clientStartId,
      opponent_level: level,
      opponent_style: style,
      opponent_provider: deps.opponent.provider,
      opponent_model: deps.opponent.model,
    })
    const opened = await insertTurn(tx, {
      turn_id: deps.newId(),
      debate_id,
      position: 0,
      speaker: 'ai',
      message_text: opening,
      client_turn_id: null,
      timestamp: now,
    })
    return { debate: withTopicOf(debate, row), turns: [opened] }
  })
}
