import type { Page } from 'playwright-core'

/** More than this is seen as a jump. */
export const MOST_SHIFT = 0.02

type Shift = PerformanceEntry & { value: number }

/** What has moved on the page since it was opened, without the user's doing. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let moved = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as Shift[]) moved += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // What was drawn before comes with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )

/** Keeps what a path answers back until it is let go. */
export const holdBack = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
