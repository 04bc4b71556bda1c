/** English sentences of the palette. */
export const enPalette = {
  open: 'Go to…',
  title: 'Go to a page, a user or a topic',
  placeholder: 'A name, an address, part of a motion',
  pages: 'Pages',
  actions: 'Actions',
  otherLanguage: '切换到中文 (Chinese)',
  searching: 'Searching…',
  failed: 'Users and topics could not be searched.',
  nothing: 'Nothing has this in its name.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
}

/** English names of the keys. */
export const enHelp = {
  title: 'Keyboard shortcuts',
  keys: [
    ['Ctrl K', 'Go to a page, a user, a topic or an action (⌘ K on a Mac)'],
    ['/', 'Search the table'],
    ['j k', 'The next row, the row before'],
    ['↓ ↑', 'The same, within the rows'],
    ['Home End', 'The first row, the last row'],
    ['Enter', 'Open the row'],
    ['e', 'Edit the row'],
    ['Space', 'Choose the row, where rows can be chosen'],
    ['a', 'Act on the chosen rows'],
    ['Esc', 'Close what is open'],
    ['?', 'These keys'],
  ] as readonly (readonly [keys: string, does: string])[],
  single: 'Single keys act (switch this off if you speak to your computer)',
}
