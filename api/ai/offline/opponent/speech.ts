import { fillSlots, type Slots } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'

/** FNV-1a: the same on every server. */
const hash = (text: string): number => {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value >>> 0
}

/**
 * Remembers what the opponent has said in a debate, by reading its own turns, and chooses wordings
 * not used yet.
 */
export type Speech = {
  /** The text if none of its sentences was said before, and notes it; else null. */
  say(text: string): string | null
  /** Those sentences of the text that are new, noted; null if none is. */
  sayRest(text: string): string | null
  /**
   * Says the first wording that is new, preferred ones first: unused templates first, then used
   * ones whose filled text is new.
   */
  pick(templates: readonly string[], slots?: Slots): string | null
  /** Whether the text (or a text holding it) was said. */
  wasSaid(text: string): boolean
  /** A number from 0 to `below` - 1, fixed for this debate, turn and purpose. */
  chance(below: number, purpose: string): number
}

/** Needs the sentence before it, to which it points back. */
const POINTS_BACK =
  /^(?:(?:and|but|so|then),? )?(?:he|she|it|they|this|his|her|their|them)\b|^[他她它这]/i

const longestLiteral = (template: string) =>
  template
    .split(/\{\w+\}/)
    .map(normalise)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')

export const createSpeech = (
  debateId: string,
  ownTurns: readonly string[],
  preferred: ReadonlySet<string> = new Set(),
): Speech => {
  const sentences = new Set(ownTurns.flatMap(splitSentences).map(normalise))
  let corpus = normalise(ownTurns.join(' '))
  const isNew = (text: string) =>
    splitSentences(text).every(sentence => !sentences.has(normalise(sentence)))
  const note = (text: string) => {
    for (const sentence of splitSentences(text)) sentences.add(normalise(sentence))
    corpus = `${corpus} ${normalise(text)}`
    return text
  }
  const inOrder = (templates: readonly string[]) =>
    templates
      .map((template, at) => ({ template, rank: hash(`${debateId}/${at}/${template.length}`) }))
      .sort(
        (a, b) =>
          Number(preferred.has(b.template)) - Number(preferred.has(a.template)) || a.rank - b.rank,
      )
      .map(entry => entry.template)
  return {
    say: text => (text !== '' && isNew(text) ? note(text) : null),
    sayRest: text => {
      const all = splitSentences(text)
      // Nothing is said that points back to a sentence which is left out.
      const rest: string[] = []
      for (const [at, sentence] of all.entries()) {
        const isCut = at > 0 && rest.at(-1) !== all[at - 1] && POINTS_BACK.test(sentence)
        if (isNew(sentence) && !isCut) rest.push(sentence)
      }
      return rest.length > 0 ? note(rest.join(/\p{Script=Han}/u.test(text) ? '' : ' ')) : null
    },
    pick: (templates, slots = {}) => {
      const order = inOrder(templates)
      const fresh = order.find(
        template => !corpus.includes(longestLiteral(template)) && isNew(fillSlots(template, slots)),
      )
      // Among used wordings, the one said longest ago.
      const again = () =>
        order
          .filter(template => isNew(fillSlots(template, slots)))
          .sort(
            (a, b) => corpus.lastIndexOf(longestLiteral(a)) - corpus.lastIndexOf(longestLiteral(b)),
          )[0]
      const chosen = fresh ?? again()
      return chosen === undefined ? null : note(fillSlots(chosen, slots))
    },
    wasSaid: text => corpus.includes(normalise(text)),
    chance: (below, purpose) => hash(`${debateId}/${ownTurns.length}/${purpose}`) % below,
  }
}
