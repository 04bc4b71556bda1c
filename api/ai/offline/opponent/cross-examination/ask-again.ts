import { claimsOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import { commonplacesAgainst } from './commonplaces.ts'
import type { Examination } from './examination.ts'
import { type Quotable, quotableOf } from './quotable.ts'

/** A claim with the turn in which it stands. */
type Told = { claim: Quotable; turn: string }

/** Whether a claim was not spoken of yet, and something can be set against it. */
const isOpen = ({ claim: { quote }, turn }: Told, { prepared }: Examination): boolean => {
  const { speech, debate } = prepared
  return (
    !speech.wasSaid(quote) &&
    commonplacesAgainst({ quote, turn, motion: debate.motion }, debate.language).some(asks =>
      asks.some(text => !speech.wasSaid(text)),
    )
  )
}

/** The first claim of earlier turns that has not been asked about, the newest turn first. */
const leftOpen = (examination: Examination): Told | null => {
  const { prepared, motion } = examination
  const { language } = prepared.debate
  for (const text of prepared.userTurns.slice(0, -1).toReversed()) {
    const claims = quotableOf(claimsOf(splitSentences(text), language), language, motion)
    const open = claims
      .map(claim => ({ claim, turn: text }))
      .find(told => isOpen(told, examination))
    if (open) return open
  }
  return null
}

/** Whether something can be set against what the user has said, in this turn or before. */
export const hasObjection = (examination: Examination): boolean => {
  const { claims, prepared } = examination
  return (
    claims.some(claim => isOpen({ claim, turn: prepared.turn.text }, examination)) ||
    leftOpen(examination) !== null
  )
}

/** A question about an earlier claim that nobody has asked about; null where there is none. */
export const askEarlier = (examination: Examination): string | null => {
  const open = leftOpen(examination)
  if (open === null) return null
  const said = { quote: open.claim.quote, tone: null, turn: open.turn }
  return examination.asker.about('commonplace', said, 'earlier')
}
