/** The two sides of a thing: to have more of it (allow, support it), or less (restrict, oppose). */
export const DIRECTIONS = ['more', 'less'] as const
export type Direction = (typeof DIRECTIONS)[number]
