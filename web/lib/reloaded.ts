/** None while the page is drawn at the build. */
const FIRST_PATH = typeof window === 'undefined' ? null : window.location.pathname

/** Whether the browser's document began as a reload of this path. */
export const isReloadOf = (path: string) =>
  FIRST_PATH === path &&
  performance
    .getEntriesByType('navigation')
    .some(entry => 'type' in entry && entry.type === 'reload')
