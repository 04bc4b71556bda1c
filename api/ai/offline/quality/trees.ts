/**
 * A leaf's worth, or a question: where the number at `place` is at most `limit` the low branch
 * answers, else the high one.
 */
export type Tree = number | readonly [place: number, limit: number, low: Tree, high: Tree]

/** Trees that add up, each correcting the error of those before it. */
export type Forest = { start: number; trees: readonly Tree[] }

const answerOf = (tree: Tree, numbers: readonly number[]): number => {
  let node: Tree = tree
  while (typeof node !== 'number') node = (numbers[node[0]] ?? 0) <= node[1] ? node[2] : node[3]
  return node
}

export const scoreForest = (numbers: readonly number[], { start, trees }: Forest): number =>
  trees.reduce<number>((sum, tree) => sum + answerOf(tree, numbers), start)
