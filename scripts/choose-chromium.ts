/**
 * A way to get a Chromium where there is none. `get` returns its path, or throws an error whose
 * message says what to do.
 */
export type Source = { name: string; get(): string }

export type Machine = {
  /** CHROMIUM_PATH. */
  given: string | undefined
  /** Whether the program of that path runs and is a browser. */
  runs(path: string): boolean
  find(): string | undefined
  /** In the order in which they are tried. */
  sources: readonly Source[]
}

const HOW_TO_MEND =
  'Install Chromium (for example: apt-get install chromium fonts-noto-cjk) ' +
  'or set CHROMIUM_PATH to one, and try again.'

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * The given one, else the machine's, else the first source's that runs. Throws an error whose
 * message says what to do.
 */
export const chooseChromium = ({ given, runs, find, sources }: Machine): string => {
  if (given) {
    // Whoever names one wants that one: another would hide the mistake.
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run. ${HOW_TO_MEND}`)
  }
  const found = find()
  if (found) return found
  const reasons: string[] = []
  for (const { name, get } of sources)
    try {
      const path = get()
      if (runs(path)) return path
      reasons.push(`The one of ${name} does not run here.`)
    } catch (error) {
      reasons.push(reasonOf(error))
    }
  throw new Error(
    ['The browser tests need a Chromium, and there is none.', ...reasons, HOW_TO_MEND].join(' '),
  )
}
