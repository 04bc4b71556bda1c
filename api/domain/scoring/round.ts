/** To one decimal, as every score is shown (specification section 9). */
export const round1 = (value: number): number => Math.round(value * 10) / 10
