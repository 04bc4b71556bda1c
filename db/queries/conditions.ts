import type { Expression, SqlBool } from 'kysely'

/**
 * What each parameter of a filter requires of a row. A parameter without a condition is a type
 * error.
 */
export type Conditions<Filter> = {
  [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => Expression<SqlBool>
}

/** The parameters that a filter gives. */
export const given = <Filter extends object>(filter: Filter) =>
  (Object.keys(filter) as (keyof Filter & string)[]).filter(
    name => filter[name] !== undefined && filter[name] !== null,
  )

/** The conditions of the parameters given, in their order. */
export const conditionsFor = <Filter extends object>(
  conditions: Conditions<Filter>,
  filter: Filter,
): Expression<SqlBool>[] =>
  given(filter).map(name => conditions[name](filter[name] as NonNullable<Filter[typeof name]>))
