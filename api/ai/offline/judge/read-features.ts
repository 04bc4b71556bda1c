import type { Language } from '#schema/constants.ts'
import type { CueName } from './cues.ts'
import { type ReadDebate, type Sentence, sharedContent } from './read-sentences.ts'

export type Answer = { point: Sentence; reply: Sentence | null; isTurned: boolean }

/** Plain figures of what the user said; every test of the judge reads these alone. */
export type Features = {
  /** How many of the user's constructive sentences do this. */
  count: Record<CueName, number>
  /** Constructive sentences: what remains without the rebuttals. */
  own: readonly Sentence[]
  rebuttals: readonly Sentence[]
  turns: number
  /** Chains of two and of three linked sentences: a claim, its reason or mechanism, its consequence. */
  chains: number
  longChains: number
  /** Share of sentences that speak of the motion or of what was said before, 0–1. */
  onTopic: number
  /** Share of neighbouring sentences that are tied by a link word or a shared term, 0–1. */
  cohesion: number
  /** Words a sentence, in the middle of the list. */
  sentenceLength: number
  overlong: number
  /** Ordinals come in order, the summary late. */
  isOrdered: boolean
  hasClose: boolean
  points: readonly Answer[]
}

const LINKS: readonly CueName[] = ['reason', 'consequence', 'mechanism', 'example']
const LONG_SENTENCE = { en: 45, zh: 60 } as const
const MAIN_POINTS = 5

const isLinked = (sentence: Sentence) => LINKS.some(cue => sentence.cues.has(cue))

/** Runs of sentences of one turn in which each continues the one before by a link word. */
const countChains = (own: readonly Sentence[]): { chains: number; longChains: number } => {
  let chains = 0
  let longChains = 0
  let length = 0
  const close = () => {
    if (length >= 2) chains += 1
    if (length >= 3) longChains += 1
    length = 0
  }
  own.forEach((sentence, index) => {
    const links = LINKS.filter(cue => sentence.cues.has(cue)).length
    const goesOn = index > 0 && own[index - 1]?.turn === sentence.turn
    if (!goesOn || links === 0) close()
    length += links === 0 ? 1 : Math.min(2, links)
  })
  close()
  return { chains, longChains }
}

const ORDINALS: readonly [RegExp, number][] = [
  [/\bfirst(?:ly)?\b|to begin with|首先|第一/i, 1],
  [/\bsecond(?:ly)?\b|其次|第二/i, 2],
  [/\bthird(?:ly)?\b|再次|第三/i, 3],
  [/\bfinally\b|\blastly\b|最后/i, 4],
]
const ordinalOf = (sentence: Sentence) => ORDINALS.find(([pattern]) => pattern.test(sentence.text))?.[1] ?? null

/** Ordinals rise, no turn begins with its example or its conclusion, and a conclusion stands at the end. */
const isOrdered = (own: readonly Sentence[]): boolean =>
  [...new Set(own.map(sentence => sentence.turn))].every(turn => {
    const spoken = own.filter(sentence => sentence.turn === turn)
    const ranks = spoken.flatMap(sentence => ordinalOf(sentence) ?? [])
    const rises = ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0))
    const [first] = spoken
    const beginsWell =
      spoken.length < 2 ||
      !first ||
      !(first.cues.has('example') || first.cues.has('close')) ||
      ordinalOf(first) !== null
    const concludesLate = spoken.every(
      (sentence, index) => !sentence.cues.has('close') || index >= spoken.length - 2 || ordinalOf(sentence) !== null,
    )
    return rises && beginsWell && concludesLate
  })

const isTied = (before: Sentence, after: Sentence): boolean =>
  sharedContent(before, after) > 0 ||
  isLinked(after) ||
  /^(?:this|that|these|those|it|they|so|therefore|then|but|and|because|for (?:example|instance)|which)\b|^(?:这|那|它|所以|因此|但|而且|因为|例如|比如|于是|同时)/i.test(
    after.text,
  )

const cohesionOf = (own: readonly Sentence[]): number => {
  const pairs = own.slice(1).flatMap((sentence, index) => {
    const before = own[index]
    return before && before.turn === sentence.turn ? [isTied(before, sentence)] : []
  })
  return pairs.length === 0 ? 0 : pairs.filter(Boolean).length / pairs.length
}

/** The opponent's main points: its sentences that claim something, by how much they say. */
const mainPoints = (opponent: readonly Sentence[]): Sentence[] =>
  opponent
    .filter(
      sentence =>
        !/[?？]\s*["”’]?$/.test(sentence.text) && sentence.content.size >= 3 && !sentence.cues.has('opponent'),
    )
    .map(sentence => ({ sentence, weight: sentence.content.size + (isLinked(sentence) ? 3 : 0) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAIN_POINTS)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.turn - b.turn)

const answerTo = (point: Sentence, rebuttals: readonly Sentence[]): Answer => {
  const replies = rebuttals
    .filter(sentence => sentence.turn >= point.turn)
    .map(sentence => ({ sentence, shared: sharedContent(point, sentence) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  const reply = replies[0]?.sentence ?? null
  return { point, reply, isTurned: reply?.cues.has('turn') ?? false }
}

/** A rebuttal goes on in the sentences that continue it in the same turn: they belong to the answer, not to the case. */
const markRebuttals = (sentences: readonly Sentence[]): Sentence[] => {
  let open: Sentence | null = null
  return sentences.map(sentence => {
    const continues: boolean =
      open !== null &&
      open.turn === sentence.turn &&
      /^(?:but|however|yet|that|this|it|even|and)\b|^(?:但|然而|可是|这|那|即使)/i.test(sentence.text)
    const marked = { ...sentence, isRebuttal: sentence.isRebuttal || continues }
    open = marked.isRebuttal ? marked : null
    return marked
  })
}

const medianLength = (own: readonly Sentence[]): number => {
  const lengths = own.map(sentence => sentence.words.length).sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

export const readFeatures = (debate: ReadDebate, language: Language): Features => {
  const marked = markRebuttals(debate.sentences)
  const own = marked.filter(sentence => !sentence.isRebuttal)
  const rebuttals = marked.filter(sentence => sentence.isRebuttal)
  const count = {} as Record<CueName, number>
  for (const sentence of own) for (const cue of sentence.cues) count[cue] = (count[cue] ?? 0) + 1
  const last = own.at(-1)
  return {
    count,
    own,
    rebuttals,
    turns: debate.userTurns,
    ...countChains(own),
    onTopic: own.length === 0 ? 0 : own.filter(sentence => sentence.content.size > 0).length / own.length,
    cohesion: cohesionOf(own),
    sentenceLength: medianLength(own),
    overlong: own.filter(sentence => sentence.words.length > LONG_SENTENCE[language]).length,
    isOrdered: isOrdered(own),
    hasClose: last?.cues.has('close') ?? false,
    points: mainPoints(debate.opponent).map(point => answerTo(point, rebuttals)),
  }
}
