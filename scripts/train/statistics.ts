export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export const spread = (values: readonly number[]): number => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
}

export const pearson = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [mean(one), mean(other)]
  const both = mean(one.map((value, at) => (value - a) * ((other[at] ?? 0) - b)))
  return both / (spread(one) * spread(other) || 1)
}

/** Places from 0 up; equal values share the mean of their places. */
const ranks = (values: readonly number[]): number[] => {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const places = new Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1
    for (let at = from; at < to; at += 1) places[order[at]?.at ?? 0] = (from + to - 1) / 2
    from = to
  }
  return places
}

export const spearman = (one: readonly number[], other: readonly number[]): number =>
  pearson(ranks(one), ranks(other))

/** How often a positive has a higher score than a negative, 0–1. */
export const auc = (scores: readonly number[], positive: readonly boolean[]): number => {
  const places = ranks(scores)
  const up = positive.filter(Boolean).length
  const sum = places.reduce((total, place, at) => total + (positive[at] ? place : 0), 0)
  return (sum - (up * (up - 1)) / 2) / (up * (positive.length - up) || 1)
}

/** Pearson's r of two series with a third held fixed. */
export const partial = (
  one: readonly number[],
  other: readonly number[],
  fixed: readonly number[],
): number => {
  const [ab, ac, bc] = [pearson(one, other), pearson(one, fixed), pearson(other, fixed)]
  return (ab - ac * bc) / Math.sqrt((1 - ac * ac) * (1 - bc * bc))
}
