/**
 * One argument with all that can be said around it. Texts are whole sentences; `claim` also reads
 * after "that".
 */
export type Point = {
  id: string
  /** Written for this very motion, so that its keywords are telling. */
  specific: boolean
  /** Lower-case words or stems by which a turn shows that it speaks of this argument. */
  keywords: readonly string[]
  claim: string
  mechanism: string
  impact: string
  example: string
  /** Ways in which people make it, by which it is recognised; never said. */
  heard: readonly string[]
  /** What the other side says against it, the best first; a brief has none. */
  objections: readonly Objection[]
  /** Sentences by which one knows what its speaker cannot have said beside it. */
  clashesWith?: readonly string[]
}

/** What the other side says against an argument, and how its owner goes on. */
export type Objection = {
  id: string
  objection: string
  /** Ways in which people put it; none where nobody has written them. */
  wordings: readonly string[]
  /** More of them, by which its meaning is weighed; never said. */
  heard: readonly string[]
  /** What the owner says to it, and to nothing else. */
  answer: string
  /** Of a card: whether it is understood without the case that is told for the claim. */
  standsAlone?: () => boolean
  /** What the owner says when that answer is answered; empty where nobody has written it. */
  again: string
  /** Sentences by which one knows what its speaker cannot have said beside it. */
  clashesWith?: readonly string[]
}

/** What an argument is made of, with the best objection to it and its answer. */
export const textsOf = ({ claim, mechanism, impact, example, objections }: Point): string[] => [
  ...[claim, mechanism, impact, example],
  ...objections.slice(0, 1).flatMap(({ objection, answer }) => [objection, answer]),
]

/** What an opponent has to work with: its own arguments, and those it expects to hear. */
export type CaseMaterial = {
  own: readonly Point[]
  theirs: readonly Point[]
  /** Arguments that fit any motion of its kind: said where the motion has a file of its own. */
  general: { own: readonly Point[]; theirs: readonly Point[] }
  /** Our points of the brief, where there is nothing else on a self-written motion. */
  briefed: readonly Point[]
  /** Who is affected, in words that stand inside a sentence; null where nobody has written it. */
  affected: string | null
  /** What our side of a concept card stands on as a whole, in plain words; null elsewhere. */
  ownCase: string | null
}

export type Slots = Readonly<Record<string, string>>

const capitaliseSentences = (text: string) =>
  text.replace(/(^|[.!?:]\s+|^["“])(\p{Ll})/gu, (match, before: string, letter: string) =>
    before.startsWith(':') ? match : before + letter.toUpperCase(),
  )

/** A quotation inside the text keeps its letters: "you say that “the U.S. loses”". */
const capitalise = (text: string) =>
  text.replace(/“[^”]*”|[^“]+/gu, (part, at: number) =>
    at > 0 && part.startsWith('“') ? part : capitaliseSentences(part),
  )

/** Puts the slots' texts in and starts each sentence with a capital. */
export const fillSlots = (template: string, slots: Slots): string =>
  capitalise(template.replace(/\{(\w+)\}/g, (match, name: string) => slots[name] ?? match))
