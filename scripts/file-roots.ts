import type { Test } from 'tap'

const roots = new Map<string, Test>()

/** The tap that a test file imports in a lane: a test of its own, so that its hooks end with it. */
export const setFileRoot = (url: string, root: Test): void => {
  roots.set(url, root)
}

export const fileRootOf = (url: string): Test | undefined => roots.get(url)
