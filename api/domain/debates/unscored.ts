import type { UnscoredReason } from '#db/queries/unscored.ts'
import type { UnscoredCode } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import type { Message } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'

/** Why a debate has no score, as it is stored: the English sentence, and the message it is of. */
export const toUnscored = (why: Message<UnscoredCode>): UnscoredReason => ({
  unscored_reason: say(en, why),
  unscored_code: why.code,
  unscored_params: why.params,
})

/** The same of a stored debate. */
export const unscoredOf = (row: UnscoredReason): UnscoredReason => ({
  unscored_reason: row.unscored_reason,
  unscored_code: row.unscored_code,
  unscored_params: row.unscored_params,
})
