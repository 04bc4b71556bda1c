/** The debates were written by different people, whom the end of an id names. */
export const writerOf = (debateId: string): string => /-(\d\d)$/.exec(debateId)?.[1] ?? 'first'
