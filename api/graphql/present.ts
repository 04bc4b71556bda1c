/** The input without its nulls: GraphQL says null where a use case expects nothing. */
export const present = <T extends object>(input: T) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  ) as {
    [Key in keyof T]: Exclude<T[Key], null>
  }
