import type { Test } from 'tap'

let root: Test | null = null

/** The tap that the modules of a test file import in a lane: its hooks end with the file. */
export const setFileRoot = (test: Test): void => {
  root = test
}

export const fileRoot = (): Test | null => root
