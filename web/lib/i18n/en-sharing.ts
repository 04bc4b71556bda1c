/** English sentences of export and share links. */
export const enSharing = {
  actions: 'Keep or share this debate',
  share: 'Share',
  markdown: 'Download as Markdown',
  json: 'Download as JSON',
  print: 'Print',
  title: 'Share this debate',
  private:
    'Only you can read this debate. A link lets anybody who has it read the debate and its score.',
  create: 'Create the link',
  shared:
    'Anybody who has this link can read the debate and its score. Your e-mail and the feedback stay private.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Please copy the link by hand: it is selected.',
  stop: 'Stop sharing',
  stopAsk: 'The link will show nothing any more, also to those who have it. Stop sharing?',
  failed: 'This did not work. Please try again.',
  page: {
    title: 'A shared debate',
    argued: {
      for: (name: string) => `${name} argued for`,
      against: (name: string) => `${name} argued against`,
    },
    guest: 'A guest',
    opponent: 'The AI opponent',
    noScore: {
      in_progress: 'This debate still goes on.',
      evaluating: 'This debate is being scored.',
      unscored: 'This debate has no score.',
    },
    otherSide: 'Take the other side',
    score: 'Debate score',
    noise: (noise: string) => `± ${noise}`,
    gone: 'This link shows nothing any more',
    goneText: 'Its owner has taken it back, or it was never complete.',
    failed: 'The debate could not be loaded.',
    invite: 'Argue a motion yourself',
  },
  file: {
    motion: 'Motion',
    side: 'Side',
    date: 'Date',
    score: 'Score',
    you: 'You',
    opponent: 'Opponent',
  },
}

export type SharingText = typeof enSharing
