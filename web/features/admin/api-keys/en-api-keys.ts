import type { ApiKeyScope } from '#schema/api-scopes.ts'

/** What a key may do, in words: `says` is its name, `hint` what that means. */
type ScopeWords = Record<ApiKeyScope, { says: string; hint: string }>

const scopes: ScopeWords = {
  DEBATES_READ: {
    says: 'Read debates',
    hint: 'With turns, verdicts and reviews, also live. Without e-mail addresses.',
  },
  DEBATES_WRITE: {
    says: 'Start debates',
    hint: 'For people of the other system, with a link by which they enter.',
  },
  USERS_READ: { says: 'Read users', hint: 'With e-mail addresses and figures.' },
  USERS_WRITE: { says: 'Add and change users', hint: 'Only people of the other system.' },
  TOPICS_WRITE: { says: 'Manage topics', hint: 'Read, add, change, archive and delete them.' },
  EXPORT_READ: { says: 'Export tables', hint: 'Debates, users and topics as CSV.' },
  WEBHOOKS_MANAGE: { says: 'Manage webhooks', hint: 'Reserved for later.' },
}

export const enApiKeys = {
  title: 'API keys',
  lead: 'A key lets a program of yours use this server: a nightly export, a learning platform. Every key may do only what you choose.',
  developers: 'How programs use a key',
  add: 'New API key',
  name: 'Name',
  nameHint: 'What it is for, such as "Nightly export"',
  may: 'What the key may do',
  ends: 'Ends',
  never: 'Never',
  days: (days: number) => `In ${days} days`,
  create: 'Create key',
  failed: 'The API keys could not be loaded.',
  saveFailed: 'That did not work. Please try again.',
  empty: 'There is no API key yet.',
  list: 'All keys',
  secretTitle: 'Copy the key now',
  secretText:
    'It is shown this once and stored nowhere. Keep it where your program reads its secrets.',
  secret: (name: string) => `Key for ${name}`,
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'Copy the selected text by hand.',
  done: 'I have stored it',
  made: 'Made',
  madeBy: (when: string, who: string) => `${when} by ${who}`,
  used: 'Last used',
  unused: 'Never',
  oldUntil: (when: string) => `The old key works until ${when}.`,
  active: 'Active',
  expired: 'Out of date',
  revoked: (when: string) => `Revoked ${when}`,
  rotate: 'Replace',
  rotateAsk: (name: string) =>
    `Make a new key for ${name}? The old one works for one more day, so that you can change it where it is used.`,
  revoke: 'Revoke',
  revokeAsk: (name: string) =>
    `Revoke ${name}? Programs that use it are refused at once, for good.`,
  labelled: (action: string, name: string) => `${action}: ${name}`,
  more: 'Show more',
  scopes,
}

export type ApiKeysText = typeof enApiKeys
