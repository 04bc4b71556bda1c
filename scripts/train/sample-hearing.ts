import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { type CodedDebate, readCodedDebates } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { readHeard } from '#api/ai/offline/judge/coded/heard.ts'
import { type Candidate, candidatesIn } from '#api/ai/offline/opponent/hearing/evidence.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import type { FirmSample } from './fit-logistic.ts'

/** What a sentence may mean, in which turn of which motion, and whether it does. */
export type HearingSample = FirmSample & {
  motion: string
  turn: string
  sentence: string
  /** Whether it is at least about this argument. */
  isArgument: boolean
  /** Whether any sentence of the turn means it. */
  isInTurn: boolean
}

const keys = new Map(
  readHeads().flatMap(({ key, wording }) => [wording.en, wording.zh].map(each => [each, key])),
)

const lastOf = (id: string) => id.split('/').at(-1) ?? ''

const nameOf = ({ meaning: { point, objection } }: Candidate) =>
  objection ? `${lastOf(point.id)}/${objection.id}` : lastOf(point.id)

const isPart = (one: string, other: string) => one.includes(other) || other.includes(one)

const sampleDebate = (debate: CodedDebate, heard: ReturnType<typeof readHeard>[string]) => {
  const motion = keys.get(debate.motion)
  const sides = motion === undefined ? null : findArguments(motion, debate.language)
  if (motion === undefined || !sides) throw new Error(`${debate.id}: its motion has no file`)
  const [ours, theirs] =
    debate.stance === 'for' ? [sides.against, sides.for] : [sides.for, sides.against]
  return [...new Set(heard.map(({ turn }) => turn))].flatMap((turn): HearingSample[] => {
    const said = debate.turns[turn]
    if (!said || !('user' in said)) throw new Error(`${debate.id}: turn ${turn} is no user's turn`)
    const ownTurns = debate.turns.slice(0, turn).flatMap(each => ('ai' in each ? [each.ai] : []))
    const here = heard.filter(each => each.turn === turn)
    const all = here.flatMap(({ means }) => means)
    return candidatesIn({ ours, theirs, ownTurns, text: said.user }).map(candidate => {
      const { sentence, evidence } = candidate
      const means = here.filter(({ text }) => isPart(text, sentence)).flatMap(each => each.means)
      const name = nameOf(candidate)
      const point = lastOf(candidate.meaning.point.id)
      return {
        ...{ motion, turn: `${debate.id}/${turn}`, sentence, evidence },
        isRight: means.includes(name),
        isArgument: means.some(each => each.split('/')[0] === point),
        isInTurn: all.includes(name),
      }
    })
  })
}

/** All candidates of the debates whose sentences were read. */
export const sampleHearing = (): HearingSample[] => {
  const heard = readHeard()
  return readCodedDebates('first').flatMap(debate => {
    const passages = heard[debate.id]
    return passages ? sampleDebate(debate, passages) : []
  })
}
