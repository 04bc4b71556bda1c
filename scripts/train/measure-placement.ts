import { placeDebate } from '#api/ai/offline/judge/place-debate.ts'
import { SKILLS } from '#schema/constants.ts'
import { fitPlacement, type MarkedDebate } from './fit-placement.ts'
import { mean, spearman } from './statistics.ts'

/** A marked debate and the number of the user's words. */
export type CountedDebate = MarkedDebate & { words: number }

/** The first, second and third set of debates were written by different people. */
const authorOf = ({ id }: MarkedDebate) => id.slice(-2)

/** Places each debate by a fit without its group. */
const placeUnseen = (
  debates: readonly CountedDebate[],
  groupOf: (debate: CountedDebate) => string,
): { overall: number; refutation: number }[] => {
  const fits = new Map(
    [...new Set(debates.map(groupOf))].map(group => [
      group,
      fitPlacement(debates.filter(debate => groupOf(debate) !== group)),
    ]),
  )
  return debates.map(debate => {
    const fit = fits.get(groupOf(debate))
    if (!fit) throw new Error(`no fit without ${groupOf(debate)}`)
    const skills = placeDebate(debate.figures, debate.language, fit)
    return { overall: mean(SKILLS.map(skill => skills[skill])), refutation: skills.refutation }
  })
}

/** Marks so far apart, and lengths so close, are compared. */
const APART = 8
const LENGTH_SHARE = 0.75

/** The share of pairs of like length in the right order, 0–1. */
const orderedShare = (
  debates: readonly { mark: number; words: number; overall: number }[],
): { right: number; all: number } => {
  const pairs = debates.flatMap((one, at) =>
    debates.slice(at + 1).flatMap(other => {
      const near =
        Math.min(one.words, other.words) >= LENGTH_SHARE * Math.max(one.words, other.words)
      const apart = one.mark - other.mark
      return near && Math.abs(apart) >= APART ? [apart * (one.overall - other.overall) > 0] : []
    }),
  )
  return { right: pairs.filter(Boolean).length, all: pairs.length }
}

const figuresOf = (
  name: string,
  debates: readonly CountedDebate[],
  placed: ReturnType<typeof placeUnseen>,
) => {
  const rho = (one: readonly number[], other: readonly number[]) => spearman(one, other).toFixed(2)
  const overall = placed.map(each => each.overall)
  const marks = debates.map(debate => debate.mark)
  const words = debates.map(debate => debate.words)
  const { right, all } = orderedShare(
    debates.map(({ mark, words }, at) => ({ mark, words, overall: overall[at] ?? 0 })),
  )
  return [
    `${name}:`,
    `overall ρ ${rho(overall, marks)},`,
    `Refutation ρ ${rho(
      placed.map(each => each.refutation),
      debates.map(debate => debate.refutation),
    )},`,
    `pairs ${right} of ${all} (${Math.round((100 * right) / Math.max(1, all))} %),`,
    `length ρ ${rho(words, overall)} (the marks ${rho(words, marks)})`,
  ].join(' ')
}

/** How well a fit places debates that it has not seen, and authors whom it has not seen. */
export const measurePlacement = (debates: readonly CountedDebate[]): string[] => {
  const byAuthor = placeUnseen(debates, authorOf)
  return [
    figuresOf(
      'each debate unseen',
      debates,
      placeUnseen(debates, debate => debate.id),
    ),
    figuresOf('each author unseen', debates, byAuthor),
    ...[...new Set(debates.map(authorOf))].sort().map(author => {
      const places = [...debates.keys()].filter(
        at => authorOf(debates[at] as CountedDebate) === author,
      )
      return figuresOf(
        `  author ${author}`,
        places.flatMap(at => debates[at] ?? []),
        places.flatMap(at => byAuthor[at] ?? []),
      )
    }),
    figuresOf(
      '  Chinese',
      debates.filter(debate => debate.language === 'zh'),
      byAuthor.filter((_, at) => debates[at]?.language === 'zh'),
    ),
  ]
}
