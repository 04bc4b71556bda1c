/** English sentences of the pages for developers. */
export const enDevelopers = {
  title: 'GraphQL',
  sendAs: 'Send as',
  administrator: (email: string) => `Administrator ${email}`,
  nobody: 'Nobody',
}

export type DevelopersText = typeof enDevelopers
