const DOMAIN = '@no-address.invalid'

/** The address of whom another system entered without one: no mail reaches it. */
export const madeUpAddress = (userId: string): string => `${userId}${DOMAIN}`

export const isMadeUpAddress = (email: string): boolean => email.endsWith(DOMAIN)
