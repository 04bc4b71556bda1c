import type { Point } from '../arguments/point.ts'
import { questionKindOf } from '../language/read-question.ts'
import { keywordCounter } from '../language/similarity.ts'
import { isHan, wordsOf } from '../language/words.ts'
import type { LanguageTools } from './language-tools.ts'
import type { Attacks } from './plan-attacks.ts'
import type { Speech } from './speech.ts'

type Parts = (string | null)[]

export type OwnCase = {
  /** One of the opponent's claims, as it reads after "that"; another one each time. */
  label(): string
  /**
   * A new point with its reason; when none is left, an answer to what the user may yet say, or an
   * old point.
   */
  newPoint(): Parts
  /**
   * Comes back to a point made before, with something new about it, first to those that the user
   * did not answer.
   */
  extend(): Parts
  /** A short answer to a question, out of the opponent's own case. */
  answer(question: string): Parts
}

/** In words: a longer claim does not read well inside a sentence. */
const LONGEST_LABEL = 24
/** In characters: who spoke of a point long ago may have forgotten it. */
const RECENT = 6000
/** Words and keywords in common by which the user has spoken of a point. */
const TOUCHED = { specific: 2, stock: 4 }
/** Shorter words say too little; in characters. */
const TELLING = { han: 2, other: 6 }
/** In characters: a longer question is not said back. */
const LONGEST_QUESTION = { han: 30, other: 110 }
/** A keyword outweighs any place in the list of points. */
const KEYWORD_WORTH = 10

/** The opponent's own arguments, and which of them have been made, extended and answered so far. */
export const createOwnCase = (input: {
  points: readonly Point[]
  theirs: readonly Point[]
  attacks: Attacks
  speech: Speech
  tools: LanguageTools
  userTurns: readonly string[]
}): OwnCase => {
  const { points, theirs, attacks, speech, tools, userTurns } = input
  const { phrases, embed } = tools
  const recent = userTurns.join('\n').slice(-RECENT)
  const isChinese = isHan(recent)
  const words = isChinese ? new Set<string>() : new Set(wordsOf(recent))
  const wasHeard = (word: string) => (isChinese ? recent.includes(word) : words.has(word))
  const heardKeywords = keywordCounter(recent)
  const isLabel = (point: Point) =>
    tools.length(embed(point.claim)) <= LONGEST_LABEL &&
    !/[;:；：]|, (?:and|so|but|yet)\b/.test(embed(point.claim))
  const made = () => points.filter(point => speech.wasSaid(point.claim))
  /** Points named in this reply: none is named twice. */
  const named = new Set<string>()
  const name = (point: Point) => {
    named.add(point.id)
    return embed(point.claim)
  }

  /** Whether the user has said anything that bears on the point. */
  const wasTouched = (point: Point) => {
    if (point.objections.some(({ answer }) => speech.wasSaid(answer))) return true
    const own = new Set(
      wordsOf(`${point.claim} ${point.example}`).filter(
        word => word.length >= (isHan(word) ? TELLING.han : TELLING.other),
      ),
    )
    const shared = [...own].filter(wasHeard).length
    return (
      shared + heardKeywords(point.keywords) >= (point.specific ? TOUCHED.specific : TOUCHED.stock)
    )
  }

  /** The part of an earlier point that has not been said yet. */
  const more = (point: Point): string | null =>
    [point.mechanism, point.impact, point.example].find(
      part => part !== '' && !speech.wasSaid(part),
    ) ?? null

  const label = () => {
    const pool = made().filter(isLabel)
    const free = pool.filter(point => !named.has(point.id))
    const from = [free, pool].find(some => some.length > 0) ?? points
    const chosen = from[speech.chance(from.length, `label ${named.size}`)]
    return chosen ? name(chosen) : ''
  }

  const extend = (): Parts => {
    const standing = made().filter(point => isLabel(point) && !named.has(point.id))
    const unfinished = standing.filter(point => more(point) !== null)
    const left = unfinished.find(point => !wasTouched(point))
    const target =
      left ?? unfinished[0] ?? standing[speech.chance(Math.max(1, standing.length), 'come back')]
    if (!target) return []
    const rest = more(target)
    // Naming a point with nothing new to say about it is for once in a reply.
    if (rest === null && named.size > 0) return []
    const lead = wasTouched(target) ? phrases.extension : phrases['dropped-point']
    return [speech.pick(lead, { own: name(target) }), rest === null ? null : speech.sayRest(rest)]
  }

  /** Answers an argument of the other side before it is made. */
  const preempt = (): Parts => {
    const coming = theirs.find(
      point => isLabel(point) && attacks.next(point) !== null && !wasTouched(point),
    )
    const objection = coming ? attacks.next(coming) : null
    return coming && objection !== null
      ? [speech.pick(phrases.preemption, { own: embed(coming.claim) }), speech.sayRest(objection)]
      : extend()
  }

  const newPoint = (): Parts => {
    const next = points.find(point => !speech.wasSaid(point.claim))
    // What cards say for the other side may be nothing that this user would say.
    if (!next) return points.some(point => !point.specific) ? preempt() : extend()
    named.add(next.id)
    return [
      speech.pick(phrases['new-point']),
      speech.say(next.claim),
      speech.sayRest(next.mechanism),
    ]
  }

  const answer = (question: string): Parts => {
    const isShort = question.length <= LONGEST_QUESTION[isHan(question) ? 'han' : 'other']
    const lead = isShort
      ? speech.pick(phrases['answer-lead'], {
          q: question
            .replace(/^(?:but|and|so|then|well|ok(?:ay)?|yes|no|那么?|可是|但是?)[,，\s]+/i, '')
            .replace(/[?？.。!！\s]+$/u, ''),
        })
      : null
    const kind = questionKindOf(question)
    const plain = kind === null ? null : speech.pick(phrases[`answer: ${kind}`])
    const asks = keywordCounter(question)
    const best = points
      .filter(point => isLabel(point) && (!speech.wasSaid(point.claim) || more(point) !== null))
      .map((point, at) => ({
        point,
        fit: asks(point.keywords) * KEYWORD_WORTH - at + (speech.wasSaid(point.claim) ? 1 : 0),
      }))
      .sort((a, b) => b.fit - a.fit)[0]?.point
    if (kind === 'identity') return [lead, plain]
    const shown = [...made(), ...points].find(
      point => point.example !== '' && !speech.wasSaid(point.example),
    )
    if (kind === 'example' && shown) {
      named.add(shown.id)
      const told = speech.wasSaid(shown.claim) ? null : speech.say(shown.claim)
      return [plain, speech.sayRest(shown.example), told]
    }
    // A question often makes the other side's argument; then the answer to that is the answer.
    const argued = attacks.pointOf(question)?.point
    const objection = argued ? attacks.next(argued) : null
    if (objection !== null && kind !== 'define' && kind !== 'evidence')
      return [lead, speech.sayRest(objection)]
    if (!best) return [lead, plain ?? speech.pick(phrases['answer-plain'], { own: label() })]
    const rest = more(best)
    return [
      lead,
      plain,
      speech.pick(phrases['answer-plain'], { own: name(best) }),
      rest === null ? null : speech.sayRest(rest),
    ]
  }

  return { label, newPoint, extend, answer }
}
