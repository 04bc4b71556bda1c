import type { UnscoredReason } from '#db/queries/unscored.ts'
import type { Language } from '#schema/constants.ts'
import type { UnscoredCode } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import type { Message } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'
import { zh } from '#schema/messages/zh.ts'
import { nextStepOf } from '#schema/next-step.ts'

const CATALOGUES = { en, zh } satisfies Record<Language, object>

/** Why a debate has no score, as it is stored: the English sentence, and the message it is of. */
export const toUnscored = (why: Message<UnscoredCode>): UnscoredReason => ({
  unscored_reason: say(en, why),
  unscored_code: why.code,
  unscored_params: why.params ?? null,
})

/** The same of a stored debate, with the one thing to do next in the debate's language. */
export const unscoredOf = (row: UnscoredReason & { language: Language }) => ({
  unscored_reason: row.unscored_reason,
  unscored_code: row.unscored_code,
  unscored_params: row.unscored_params,
  next_step:
    row.unscored_reason === null
      ? null
      : say(CATALOGUES[row.language], nextStepOf(row.unscored_code, row.unscored_params)),
})
