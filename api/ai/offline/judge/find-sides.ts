import type { JudgedDebate } from '#api/ai/judge.ts'
import { stemsOf } from '../language/content-words.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import { wordsOf } from '../language/words.ts'
import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import type { Relevance } from './read-relevance.ts'
import { hasAny, type Sentence } from './sentence.ts'

export type Sides = {
  /** Sentences that give up a point or the debate, without an answer behind them. */
  conceding: ReadonlySet<string>
  /** By the turn's place. */
  turns: Map<number, SideOfTurn>
}

type SideOfTurn = {
  concedes: Sentence | null
  /** The whole debate is given up, and not only a point. */
  givesUp: boolean
  arguesOtherSide: Sentence | null
  statesOwnSide: boolean
  contradicts: { earlier: Sentence; later: Sentence } | null
}

/** The share of what the motion's words tell that a sentence names when it states a side, 0–1. */
const STATED = 0.45

/** 1 where a sentence demands what the motion demands, -1 for the contrary, 0 where it is not sure. */
const sideStated = (
  sentence: Sentence,
  motion: { stems: ReadonlySet<string>; isContrary: boolean; replaces: boolean },
  heard: Heard,
  { field }: Relevance,
): number => {
  const cues = sideCuesIn(heard.language)
  if (sentence.isQuestion || !cues.demands.test(sentence.clean)) return 0
  const isDenied = cues.contrary.test(sentence.clean)
  if (motion.replaces && !isDenied && !cues.replaces.test(sentence.clean)) return 0
  if (cues['of others'].test(sentence.clean) || sentence.marks.has('refer')) return 0
  // A figure or a source tells what is, and demands nothing, however its words sound.
  if (hasAny(sentence, ['figure', 'source'])) return 0
  const said = new Set(sentence.content.map(field.names))
  let [named, all] = [0, 0]
  for (const stem of motion.stems) {
    const weight = tells(stem, heard.language)
    all += weight
    if (said.has(field.names(stem))) named += weight
  }
  if (all === 0 || named < STATED * all) return 0
  return isDenied === motion.isContrary ? 1 : -1
}

/** A grant that the same sentence, or the next two, take back is a good move and no concession. */
const FOLLOWED = 2

/** Finds who gives up, argues for the other side, or contradicts what he said before. */
export const findSides = (
  debate: JudgedDebate,
  heard: Heard,
  ours: readonly Sentence[],
  relevance: Relevance,
): Sides => {
  const cues = sideCuesIn(heard.language)
  const motion = {
    stems: stemsOf(wordsOf(debate.motion), heard.lexicon),
    isContrary: cues.contrary.test(debate.motion),
    replaces: cues.replaces.test(debate.motion),
  }
  const own = debate.userStance === 'for' ? 1 : -1
  const conceding = new Set<string>()
  const turns = new Map<number, SideOfTurn>()
  const stated: { sentence: Sentence; side: number }[] = []
  for (const at of new Set(ours.map(sentence => sentence.at))) {
    const said = ours.filter(sentence => sentence.at === at)
    const givingUp = said.find(
      ({ clean, isQuestion }) => !isQuestion && cues['gives up'].test(clean),
    )
    const agreeing = said.filter((sentence, index) => {
      if (!cues.agrees.test(sentence.clean) || sentence.isQuestion) return false
      const after = said.slice(index, index + 1 + FOLLOWED)
      return !after.some(({ clean }) => cues['takes back'].test(clean.replace(cues.agrees, ' ')))
    })
    if (givingUp) conceding.add(givingUp.text)
    for (const { text } of agreeing) conceding.add(text)
    const sides = said.flatMap(sentence => {
      const side = sideStated(sentence, motion, heard, relevance)
      return side === 0 ? [] : [{ sentence, side }]
    })
    const other = sides.find(({ side }) => side === -own)
    const isMixed = sides.some(({ side }) => side === own)
    // Who answers the opponent is not on the opponent's side, however it sounds.
    const answers = said.some(sentence => sentence.marks.has('refer'))
    const earlier = stated.find(({ side }) => side === own)
    turns.set(at, {
      concedes: givingUp ?? agreeing[0] ?? null,
      givesUp: givingUp !== undefined,
      arguesOtherSide: other && !isMixed && !givingUp && !answers ? other.sentence : null,
      statesOwnSide: isMixed,
      contradicts:
        other && earlier && !givingUp ? { earlier: earlier.sentence, later: other.sentence } : null,
    })
    stated.push(...sides)
  }
  return { conceding, turns }
}

/** What a coach takes, as shares of 0–1: of what was argued, and of how it was said. */
const CONCEDED = { matter: 0.7, form: 0.45 }
const OTHER_SIDE = { matter: 0.65, form: 0.3 }
const CONTRADICTED = { matter: 0.12, form: 0 }
/** A point granted here and there is fairness. */
const HALF = 0.5
/** Who gives the debate up, or argues the other side throughout, loses at least as for this share. */
const LEAST_SHARE = 0.7

export type SideCost = { matter: number; form: number }

/** What conceding, arguing for the opponent and contradicting oneself cost, as shares of 0–1. */
export const costOfSides = ({ turns }: Sides): SideCost => {
  const all = [...turns.values()]
  const shareOf = (test: (turn: SideOfTurn) => boolean) =>
    all.length === 0 ? 0 : all.filter(test).length / all.length
  const gaveUp = shareOf(turn => turn.givesUp) > 0
  const conceded = Math.max(
    shareOf(turn => turn.concedes !== null),
    gaveUp ? LEAST_SHARE : 0,
  )
  const argued = shareOf(turn => turn.arguesOtherSide !== null)
  const other = argued > 0 && all.every(turn => !turn.statesOwnSide) ? LEAST_SHARE : 0
  const contradicted = shareOf(turn => turn.contradicts !== null) > 0 ? 1 : 0
  const costIn = (part: 'matter' | 'form') =>
    1 -
    (1 - CONCEDED[part] * (gaveUp || conceded > HALF ? conceded : 0)) *
      (1 - OTHER_SIDE[part] * Math.max(argued, other)) *
      (1 - CONTRADICTED[part] * contradicted)
  return { matter: costIn('matter'), form: costIn('form') }
}
