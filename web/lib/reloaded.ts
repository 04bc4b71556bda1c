/** Whether the browser's document was loaded again, by the reader or by the browser itself. */
export const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some(entry => 'type' in entry && entry.type === 'reload')
