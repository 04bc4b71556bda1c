import { readCodedDebates } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { readPressed } from '#api/ai/offline/judge/coded/pressed.ts'
import { createPressEvidence } from '#api/ai/offline/opponent/cross-examination/press-evidence.ts'
import { quotableIn } from '#api/ai/offline/opponent/cross-examination/quotable.ts'
import type { HeadEvidence } from '#api/ai/offline/quality/logistic-head.ts'
import { writerOf } from './writer-of.ts'

type Clause = ReturnType<typeof readPressed>[string][number]

/** A clause that could be quoted, with its coding; `turn` names the debate and its turn. */
export type PressedSample = Pick<Clause, 'worth' | 'asked' | 'is'> & {
  writer: string
  turn: string
  evidence: HeadEvidence
}

/** All coded clauses that the opponent would quote. */
export const samplePressed = (): PressedSample[] => {
  const pressed = readPressed()
  return readCodedDebates('first').flatMap(({ id, turns, motion, language }) => {
    const clauses = pressed[id] ?? []
    return [...new Set(clauses.map(({ turn }) => turn))].flatMap((turn): PressedSample[] => {
      const said = turns[turn]
      if (!said || !('user' in said)) throw new Error(`${id}: turn ${turn} is no user's turn`)
      const before = turns.slice(0, turn)
      const evidenceOf = createPressEvidence({
        text: said.user,
        language,
        motion,
        lastTurn: before.flatMap(each => ('ai' in each ? [each.ai] : [])).at(-1) ?? '',
        earlier: before.flatMap(each => ('user' in each ? [each.user] : [])),
      })
      const quotable = quotableIn(said.user, language)
      return clauses
        .filter(each => each.turn === turn)
        .flatMap(({ text, worth, is, asked }): PressedSample[] => {
          const claim = quotable.find(({ quote }) => quote === text)
          if (!claim) return []
          const sample = { writer: writerOf(id), turn: `${id}/${turn}`, worth, is }
          return [{ ...sample, ...(asked ? { asked } : {}), evidence: evidenceOf(claim) }]
        })
    })
  })
}
