import type { LanguageTools } from './language-tools.ts'
import type { Point } from './point.ts'
import { keywordHits, wordsOf } from './similarity.ts'
import type { Speech } from './speech.ts'

export type OwnCase = {
  /** One of the opponent's claims, as it reads after "that". */
  label(which: 'strongest' | 'rotating'): string
  /** A new point with its reason, or more of an old one. */
  advance(): (string | null)[]
  /** Comes back to a point that the user left without an answer, with something new about it. */
  press(): (string | null)[]
  /** Stands by a point which the user's words attack; empty when they attack none. */
  defend(text: string): (string | null)[]
  /** A short answer to a question, out of the opponent's own case. */
  answer(question: string): (string | null)[]
}

const LONGEST_LABEL = 26

/** The opponent's own arguments, and which of them have been made, extended and answered so far. */
export const createOwnCase = (input: {
  points: readonly Point[]
  speech: Speech
  tools: LanguageTools
  userTurns: readonly string[]
}): OwnCase => {
  const { points, speech, tools, userTurns } = input
  const { phrases, embed } = tools
  const made = () => points.filter(point => speech.wasSaid(point.claim))
  const said = userTurns.join('\n')
  const touched = (point: Point) => keywordHits(said, point.keywords)
  const labelled = points.filter(point => tools.length(embed(point.claim)) <= LONGEST_LABEL)
  let rotation = userTurns.length
  const label = (which: 'strongest' | 'rotating') => {
    const standing = labelled.filter(point => speech.wasSaid(point.claim))
    const pool = standing.length > 0 ? standing : labelled.length > 0 ? labelled : points
    if (which === 'rotating') rotation += 1
    return embed(pool[which === 'strongest' ? 0 : rotation % pool.length]?.claim ?? '')
  }
  /** What of a made point has not been told yet. */
  const more = (point: Point): string | null =>
    [point.impact, point.example, point.mechanism].find(part => part !== '' && !speech.wasSaid(part)) ?? null

  const press = (): (string | null)[] => {
    const standing = made().filter(point => labelled.includes(point))
    const byNeed = standing
      .map((point, at) => ({ point, need: (more(point) ? 0 : 100) + touched(point) * 2 + at * 0.5 }))
      .sort((a, b) => a.need - b.need)
    const target =
      byNeed[0]?.need !== undefined && byNeed[0].need < 100
        ? byNeed[0].point
        : standing[(rotation += 1) % Math.max(1, standing.length)]
    if (!target) return []
    const rest = more(target)
    return [speech.pick(phrases.press, { own: embed(target.claim) }), rest === null ? null : speech.say(rest)]
  }

  const advance = (): (string | null)[] => {
    const next = points.find(point => !speech.wasSaid(point.claim))
    if (!next) return press()
    return [speech.pick(phrases.advance), speech.say(next.claim), speech.say(next.mechanism)]
  }

  const defend = (text: string): (string | null)[] => {
    const attacked = made()
      .filter(point => point.counter !== '' && !speech.wasSaid(point.counter))
      .map(point => ({
        point,
        hits: keywordHits(
          text,
          point.keywords.length > 0 ? point.keywords : wordsOf(point.claim).filter(word => word.length > 5),
        ),
      }))
      .filter(({ point, hits }) => hits >= (point.specific ? 2 : 3))
      .sort((a, b) => b.hits - a.hits)[0]?.point
    if (!attacked) return []
    return [speech.pick(phrases.defend, { own: embed(attacked.claim) }), speech.say(attacked.counter)]
  }

  const answer = (question: string): (string | null)[] => {
    const short = question.length <= (/\p{Script=Han}/u.test(question) ? 30 : 110)
    const lead = short ? speech.pick(phrases.answerLead, { q: question.replace(/[?？\s]+$/u, '') }) : null
    const best = points
      .filter(point => more(point) !== null || !speech.wasSaid(point.claim))
      .map((point, at) => ({
        point,
        fit: keywordHits(question, point.keywords) * 10 - at + (speech.wasSaid(point.claim) ? 1 : 0),
      }))
      .sort((a, b) => b.fit - a.fit)[0]?.point
    if (!best) return [lead, speech.pick(phrases.answerPlain, { own: label('rotating') })]
    const rest = more(best)
    return [lead, speech.pick(phrases.answerPlain, { own: embed(best.claim) }), rest === null ? null : speech.say(rest)]
  }

  return { label, advance, press, defend, answer }
}
