const FIRST_PATH = window.location.pathname

/** Whether the browser's document began as a reload of this path. */
export const isReloadOf = (path: string) =>
  FIRST_PATH === path &&
  performance
    .getEntriesByType('navigation')
    .some(entry => 'type' in entry && entry.type === 'reload')
