import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, invalidField, modelFailure, notOneOf } from '#api/domain/domain-error.ts'
import { wholeNumber } from '#api/domain/input.ts'
import { languageOf, storeCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import { requireTopic } from '#api/domain/topics/get-topic.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import { ownerOf, requireDebater, type Viewer } from '#api/domain/viewer.ts'
import {
  type DebateWithTopic,
  findDebate,
  findDebateByStartId,
  insertDebate,
  type Owner,
} from '#db/queries/debates.ts'
import { findTurns, insertTurn } from '#db/queries/turns.ts'
import type { TopicRow } from '#db/tables.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
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
import type { DebateWithVerdict } from '#schema/nodes.ts'
import type { StartDebateAnswer, StartDebateInput } from '#schema/rest/debates.ts'
import {
  customTopicProblem,
  fieldProblems,
  modeProblem,
  stanceProblem,
} from '#schema/validation.ts'
import { toDebateWithVerdict, topicOf } from './debate-entity.ts'
import { motionIn } from './debate-so-far.ts'
import { assertMayOpenMore, lockAndAssertMayOpenMore } from './guest-debates.ts'

/** The longest wait for a model's opening before the start fails. */
const OPENING_LIMIT_MS = 60_000

/** `guestId` is new for an anonymous viewer: the API puts it into the guest cookie. */
export type StartedDebate = {
  answer: StartDebateAnswer
  debate: DebateWithVerdict
  guestId: string | null
}

type PlannedTopic = {
  row: TopicRow | null
  brief: Brief | null
  texts: Pick<TopicRow, 'topic_text_en' | 'topic_text_zh' | 'language'>
}

const assertValid = (input: StartDebateInput): void => {
  assertNoProblems([
    ...fieldProblems({
      stance: [stanceProblem, input.stance],
      mode: [modeProblem, input.mode],
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
  if ((input.client_start_id ?? '').length > LIMITS.clientIdMax)
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
    return { row, brief: row.brief, texts: row }
  }
  const text = (input.custom_topic ?? '').trim()
  const language = input.language ?? languageOf(text)
  return {
    row: null,
    brief: toBrief(input.brief),
    texts: { topic_text_en: text, topic_text_zh: language === 'zh' ? text : null, language },
  }
}

const answerFor = async (deps: Deps, debate: DebateWithTopic): Promise<StartDebateAnswer> => {
  const [opening] = await findTurns(deps.db, debate.debate_id)
  return {
    debate_id: debate.debate_id,
    topic: topicOf(debate),
    welcome_message: debate.welcome_message,
    ai_opening: opening?.message_text ?? '',
  }
}

/**
 * Starts a debate: the model writes its opening first, then debate and opening
 * are stored together, or nothing is. The same client_start_id answers the
 * same debate. VALIDATION, NOT_FOUND (topic), FORBIDDEN, UNAVAILABLE,
 * RATE_LIMITED, CONFLICT when a guest has too many in progress.
 */
export const startDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: StartDebateInput,
): Promise<StartedDebate> => {
  requireDebater(viewer)
  deps.budgets.spend(viewer, 'start')
  assertValid(input)
  const prep_time = wholeNumber('prep_time', input.prep_time, {
    min: 0,
    max: LIMITS.prepTimeMax,
    fallback: 0,
  })
  const isNewGuest = viewer.kind === 'anonymous'
  const owner: Owner = ownerOf(viewer) ?? { userId: null, guestId: deps.newId() }
  const client_start_id = input.client_start_id || null
  const findEarlier = () =>
    client_start_id === null ? undefined : findDebateByStartId(deps.db, owner, client_start_id)
  const started = async (debate: DebateWithTopic): Promise<StartedDebate> => ({
    answer: await answerFor(deps, debate),
    debate: toDebateWithVerdict(debate),
    guestId: isNewGuest ? owner.guestId : null,
  })

  const earlier = await findEarlier()
  if (earlier) return started(earlier)
  await assertMayOpenMore(deps.db, owner)

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
        userStance: input.stance,
        level,
        style,
        mode: input.mode,
        brief: topic.brief,
        turns: [],
      },
      AbortSignal.timeout(OPENING_LIMIT_MS),
    )
    .catch((error: unknown) => {
      throw modelFailure(error)
    })
  const now = deps.now()
  try {
    await deps.db.transaction().execute(async tx => {
      await lockAndAssertMayOpenMore(tx, owner)
      const text = input.custom_topic ?? ''
      const { language: written } = topic.texts
      const row =
        topic.row ?? (await storeCustomTopic(deps, tx, text, written, owner.userId, topic.brief))
      await insertDebate(tx, owner, {
        debate_id,
        topic_id: row.topic_id,
        user_stance: input.stance,
        debate_mode: input.mode,
        language,
        welcome_message: welcome,
        prep_time,
        start_time: now,
        client_start_id,
        opponent_level: level,
        opponent_style: style,
        opponent_provider: deps.opponent.provider,
        opponent_model: deps.opponent.model,
      })
      await insertTurn(tx, {
        turn_id: deps.newId(),
        debate_id,
        position: 0,
        speaker: 'ai',
        message_text: opening,
        client_turn_id: null,
        timestamp: now,
      })
    })
  } catch (error) {
    const winner = isUniqueViolation(error) ? await findEarlier() : undefined
    if (!winner) throw error
    return started(winner)
  }
  deps.debateEvents.publish({ debateId: debate_id, kind: 'started' })
  const debate = await findDebate(deps.db, debate_id)
  if (!debate) throw new Error(`debate ${debate_id} vanished after its start`)
  return started(debate)
}
