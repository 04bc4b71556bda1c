import type { Speaker } from '#schema/constants.ts'
import type { Debate, Turn } from '#schema/entities.ts'
import type { ClarificationRequest, FactCheck } from '#schema/voice/socket-events.ts'
import { toMessages } from '../../lib/debate-messages.ts'

/** What the server remarks on something that was said. */
export type Remark = ({ kind: 'fact' } & FactCheck) | ({ kind: 'question' } & ClarificationRequest)

/** Something said, as it is read: a turn, or one on its way to be. */
export type Caption = {
  /** Stays the same, so that nothing is drawn anew. */
  id: string
  turnId: string | null
  /** The voice service's id, which is a stored turn's `client_turn_id`; null until it is known. */
  itemId: string | null
  speaker: Speaker
  text: string
  /** What was shown of a reply before it was cut off, and nobody heard. */
  unheard: string
  timestamp: string
  /** partial: more words are to come. failed: the words could not be made out. */
  stage: 'partial' | 'said' | 'failed'
  remarks: Remark[]
}

export const captionsOf = (
  debate: Pick<Debate, 'welcome_message' | 'start_time'>,
  turns: readonly Turn[],
): Caption[] => {
  const itemIds = new Map(turns.map(turn => [turn.turn_id, turn.client_turn_id]))
  const last = turns.findLast(({ speaker }) => speaker === 'user')?.turn_id
  // The last turn may still be being written down.
  const stageOfWordless = (turnId: string | null) => (turnId === last ? 'partial' : 'failed')
  return toMessages(debate, turns).map(message => ({
    ...message,
    itemId: itemIds.get(message.turnId ?? '') ?? null,
    unheard: '',
    stage: message.text === '' ? stageOfWordless(message.turnId) : 'said',
    remarks: [],
  }))
}

const isWordless = ({ speaker, turnId, text }: Caption) =>
  speaker === 'user' && turnId !== null && text === ''

/** Tells the stored turns that get their words later from those that were not made out. */
export const settleWordless = (captions: Caption[], transcribing: readonly string[]): Caption[] =>
  captions.map(caption => {
    if (!isWordless(caption)) return caption
    const isComing = caption.itemId !== null && transcribing.includes(caption.itemId)
    return { ...caption, stage: isComing ? 'partial' : 'failed' }
  })

/** A turn that has been spoken and not been written down yet. */
const isUnnamed = (caption: Caption) =>
  caption.speaker === 'user' && caption.stage === 'partial' && caption.itemId === null

/** Keeps the place of a turn: its words may come after the reply's. */
export const reserve = (captions: Caption[], id: string, timestamp: string): Caption[] => {
  const last = captions.at(-1)
  // The browser's own recognition has begun to write it.
  if (last && isUnnamed(last) && last.text !== '') return captions
  return [
    ...captions,
    {
      ...{ id, timestamp, turnId: null, itemId: null, speaker: 'user', text: '' },
      ...{ unheard: '', stage: 'partial', remarks: [] },
    },
  ]
}

/** The turn that was reserved first was not taken. */
export const dropReserved = (captions: Caption[]): Caption[] => {
  const first = captions.findIndex(isUnnamed)
  return captions.filter((_, index) => index !== first)
}
export const dropAllReserved = (captions: Caption[]): Caption[] =>
  captions.filter(caption => !isUnnamed(caption))

export type HeardWords = {
  role: Speaker
  /** Null for words that the browser has recognised. */
  itemId: string | null
  /** All of them so far. */
  text: string
  stage: Caption['stage']
  turnId?: string | null
  at: string
}

/** By the voice service's id, else by the server's, else the first turn that waits for its words. */
const placeOf = (captions: Caption[], { role, itemId, turnId = null }: HeardWords): number => {
  const known = captions.findIndex(caption => itemId !== null && caption.itemId === itemId)
  if (known >= 0) return known
  const stored = captions.findIndex(caption => turnId !== null && caption.turnId === turnId)
  return stored >= 0 || role === 'ai' ? stored : captions.findIndex(isUnnamed)
}

/** How the server marks where a reply was cut off. */
const CUT = /\s*…$/

/** The rest of the shown words, where the kept ones are their beginning. */
const unheardOf = (old: Caption, kept: string): string => {
  if (old.speaker === 'user' || kept === old.text) return old.unheard
  const heard = kept.replace(CUT, '')
  const isCut = heard !== kept || kept === ''
  return isCut && old.text.startsWith(heard) ? old.text.slice(heard.length).trim() : ''
}

/** Writes words where they belong. What came twice changes nothing. */
export const writeWords = (captions: Caption[], words: HeardWords): Caption[] => {
  const { role, itemId, text, stage, turnId = null, at } = words
  const place = placeOf(captions, words)
  const old = captions[place]
  // A reply of which nothing was heard was never given; what was shown of it stays.
  if (role === 'ai' && text === '' && stage !== 'partial' && !old?.text)
    return old ? captions.filter(caption => caption !== old) : captions
  if (!old) {
    const id = itemId ?? at
    return [
      ...captions,
      {
        ...{ id, turnId, itemId, speaker: role, text, unheard: '' },
        ...{ timestamp: at, stage, remarks: [] },
      },
    ]
  }
  // A piece that comes after the whole is late.
  if (stage === 'partial' && old.stage !== 'partial') return captions
  const written = {
    ...old,
    itemId: itemId ?? old.itemId,
    turnId: turnId ?? old.turnId,
    text,
    unheard: stage === 'partial' ? '' : unheardOf(old, text),
    stage,
  }
  return captions.with(place, written)
}

/** Puts a remark under what it is about; under the last words where it does not say. */
export const addRemark = (captions: Caption[], remark: Remark): Caption[] => {
  if (captions.some(({ remarks }) => remarks.some(({ id }) => id === remark.id))) return captions
  const named = captions.findIndex(({ itemId }) => itemId !== null && itemId === remark.itemId)
  const place = named >= 0 ? named : captions.length - 1
  const caption = captions[place]
  return caption
    ? captions.with(place, { ...caption, remarks: [...caption.remarks, remark] })
    : captions
}

/** What the server has, with the remarks of what was shown, and turns still on their way. */
export const mergeStored = (
  shown: Caption[],
  stored: Caption[],
  isTurnOnItsWay: boolean,
): Caption[] => [
  ...stored.map(caption => {
    const old = shown.find(
      ({ turnId, itemId }) =>
        (turnId !== null && turnId === caption.turnId) ||
        (itemId !== null && itemId === caption.itemId),
    )
    if (!old) return caption
    const { id, text, stage, remarks } = old
    const itemId = old.itemId ?? caption.itemId
    if (isWordless(caption)) return { ...caption, id, itemId, remarks, text, stage }
    return { ...caption, id, itemId, remarks, unheard: unheardOf(old, caption.text) }
  }),
  ...(isTurnOnItsWay ? shown.filter(isUnnamed) : []),
]

/** What has been said, as the judge will read it; what is still being said is not judged. */
export const saidOf = (captions: readonly Caption[]) =>
  captions.flatMap(({ speaker, text, stage }) =>
    stage === 'said' && text !== '' ? [{ speaker, message_text: text }] : [],
  )

/** All of a reply, also what was cut off. */
export const wholeTextOf = ({ text, unheard }: Caption): string =>
  unheard === '' ? text : `${text.replace(CUT, '')} ${unheard}`.trim()

/** Whether a reply was cut off before its first word was heard. */
export const wasCutAtOnce = ({ text, unheard }: Caption): boolean =>
  unheard !== '' && text.replace(CUT, '') === ''
