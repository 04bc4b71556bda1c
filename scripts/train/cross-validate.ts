/** Fold of each topic: topics in alphabetical order are assigned to the folds in turn. */
const foldsOf = (topics: readonly string[], count: number): Map<string, number> =>
  new Map([...new Set(topics)].sort().map((topic, at) => [topic, at % count]))

/** Scores every item with a model that was not trained on its topic. */
export const scoreUnseen = <Item, Fit, Score>(
  items: readonly Item[],
  topicOf: (item: Item) => string,
  folds: number,
  fit: (seen: Item[]) => Fit,
  score: (item: Item, fit: Fit) => Score,
): Score[] => {
  const foldOf = foldsOf(items.map(topicOf), folds)
  const scores: Score[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const isUnseen = (item: Item) => foldOf.get(topicOf(item)) === fold
    const fitted = fit(items.filter(item => !isUnseen(item)))
    items.forEach((item, at) => {
      if (isUnseen(item)) scores[at] = score(item, fitted)
    })
  }
  return scores
}
