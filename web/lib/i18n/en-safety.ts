/** English sentences of one's own logins and data. */
export const enSafety = {
  sessions: {
    title: 'Where you are logged in',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'Another program',
    here: 'this one',
    last: (when: string) => `Last used ${when}`,
    end: 'End',
    endOf: (device: string) => `End the login of ${device}`,
    everywhere: 'Log out everywhere',
    failed: 'Your logins could not be loaded.',
    endFailed: 'This could not be done. Please try again.',
  },
  account: {
    title: 'Email and password',
    change: 'Change',
    changeEmail: 'Change email address',
    changePassword: 'Change password',
    newEmail: 'New email address',
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordText: 'A new one ends every other login.',
    passwordChanged: 'Password changed. Every other login has ended.',
    withoutPassword:
      'If you have no password yet, an administrator can send you a link to set one.',
    save: 'Save',
    failed: 'This could not be saved. Please try again.',
  },
  data: {
    title: 'Your data',
    text: 'All that is kept of you as one file: your account, logins, motions and debates, with every turn and review.',
    export: 'Download my data',
    exporting: 'Collecting…',
    exportFailed: 'The file could not be made. Please try again.',
    remove: 'Delete my account',
    removeText:
      'Your name, address, logins, recordings and shared links are deleted, and you are logged out. ' +
      'Your debates stay in the totals, without your name. Nobody can undo this.',
    confirm: 'Delete for ever',
    byName: 'Your username, if you log in without a password',
    removeFailed: 'The account could not be deleted. Please try again.',
  },
}

export type SafetyText = typeof enSafety
