/** A page of a table, whatever its rows are. */
export type ListPage<Row> = {
  readonly nodes: readonly Row[]
  readonly totalCount: number
  readonly totalIsExact: boolean
}
