import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { isHan, normalise, wordsOf } from '../language/words.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import type { PhraseKind } from './phrasebook.ts'
import type { Preparation } from './prepare-reply.ts'

/** What our last turn claimed: its sentence, and the argument that it belongs to, if any. */
export type LastClaim = {
  sentence: string
  /** Our point, whose text or whose answer to an objection it is. */
  point: Point | null
  /** The user's argument that it speaks against. */
  against: Point | null
}

/** In words, or Chinese characters: a longer sentence is not said back, and a shorter one says little. */
const SAID_BACK = { en: { least: 4, most: 24 }, zh: { least: 6, most: 40 } }

const isPartOf = (parts: readonly string[], sentence: string) =>
  parts.some(part => part !== '' && normalise(part).includes(sentence))

const textsOf = ({ claim, mechanism, impact, example, objections }: Point) => [
  ...[claim, mechanism, impact, example],
  ...objections.flatMap(({ answer, again }) => [answer, again]),
]

/** Wordings that claim a point by its name, overstated or as something to deny. */
const CLAIMS: ReadonlySet<string> = new Set([
  ...(['flaw: overclaim', 'late-question', 'easy-point', 'back-to-point'] satisfies PhraseKind[]),
])

/** What our last turn claimed last; null where it only asked. */
export const lastClaim = (prepared: Preparation): LastClaim | null => {
  const { lastTurn, points, briefed, theirs, ownPoints } = prepared
  const namedIn = (plain: string): LastClaim | null => {
    const named = [...points, ...briefed].find(point => {
      const own = ownPoints.name(point)
      return own !== null && plain.includes(normalise(own))
    })
    return named ? { sentence: named.claim, point: named, against: null } : null
  }
  const read = splitSentences(lastTurn)
    .toReversed()
    .map((sentence): LastClaim | null => {
      const plain = normalise(sentence)
      const kind = phraseKindOf(sentence)
      if (kind !== null) return CLAIMS.has(kind) ? namedIn(plain) : null
      if (/[?？]["”]?$/u.test(sentence)) return null
      const point = [...points, ...briefed].find(each => isPartOf(textsOf(each), plain)) ?? null
      const against =
        theirs.find(({ objections }) =>
          isPartOf(
            objections.map(({ objection }) => objection),
            plain,
          ),
        ) ?? null
      return { sentence, point, against: point === null ? against : null }
    })
  // A sentence of no argument is what leads to one.
  const found = read.find(each => each?.point || each?.against)
  if (found) return found
  // What only came back to a point has named it.
  const stated = splitSentences(lastTurn).filter(sentence => !/[?？]["”]?$/u.test(sentence))
  return namedIn(normalise(stated.join(' ')))
}

/** A sentence of ours as it is said back; null where it is too long or too short for that. */
export const saidBack = (sentence: string): string | null => {
  const plain = sentence.replace(/[.。!！\s]+$/u, '')
  const { least, most } = SAID_BACK[isHan(plain) ? 'zh' : 'en']
  const length = isHan(plain) ? plain.length : wordsOf(plain).length
  return length >= least && length <= most && !/[“”"「」]/u.test(plain) ? plain : null
}
