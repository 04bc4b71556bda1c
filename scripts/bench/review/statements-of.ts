import type { STATEMENT_KINDS } from '#api/ai/offline/judge/coded/coded-debates.ts'
import type { Move, Review } from '#schema/review.ts'

/** One thing that a review says: the text that is coded, and the passage that it is about. */
export type Statement = { kind: (typeof STATEMENT_KINDS)[number]; text: string; about: string }

const ofMove = (kind: 'strength' | 'works' | 'weakest', move: Move | null): Statement[] =>
  move ? [{ kind, text: `“${move.quote.text}” ${move.why}`, about: move.quote.text }] : []

/**
 * Everything that a review says of a debate, as statements that a coach can code one by one. A row
 * of the clash map that could not tell says nothing; match-points.ts counts those.
 */
export const statementsOf = (review: Review): Statement[] => [
  ...ofMove('strength', review.strength),
  ...review.priorities.flatMap(({ quote, why, rewrite, lift }): Statement[] => [
    { kind: 'priority', text: `“${quote.text}” ${why} ${lift}`, about: quote.text },
    ...(rewrite
      ? [{ kind: 'rewrite' as const, text: `“${quote.text}” → ${rewrite}`, about: quote.text }]
      : []),
  ]),
  { kind: 'drill', text: review.drill.text, about: review.drill.skill },
  ...review.clash
    .filter(({ outcome }) => outcome !== 'could_not_tell')
    .map(
      ({ point, outcome, reply }): Statement => ({
        kind: 'clash',
        text: `“${point.text}” ${outcome}${reply ? `: “${reply.text}”` : ''}`,
        about: point.text,
      }),
    ),
  ...review.turns.flatMap(({ strongest, weakest }) => [
    ...ofMove('works', strongest),
    ...ofMove('weakest', weakest),
  ]),
  ...review.flaws.map(
    ({ kind, flaw, reply }): Statement => ({
      kind: 'catch',
      text: `${kind}: “${flaw.text}” ${reply ? `caught: “${reply.text}”` : 'not caught'}`,
      about: flaw.text,
    }),
  ),
  ...review.notes.map((text): Statement => ({ kind: 'note', text, about: 'the debate' })),
]
