/** The variable of the environment that tells the test files of `npm run test:whole`. */
export const WHOLE_TESTS = 'WHOLE_TESTS'

/** Whether everything is run: `npm test` runs a short form of what is long. */
export const isWhole = process.env[WHOLE_TESTS] === 'yes'

/**
 * Of a long list each `step`th: enough to see a rule break; the whole of it where all is run.
 * @internal
 */
export const someOf = <Item>(all: readonly Item[], step: number): readonly Item[] =>
  isWhole ? all : all.filter((_item, nth) => nth % step === 0)

/**
 * An option of tests: such a test is run by `npm run test:whole` alone. For a detail of a page whose
 * rule a cheaper test holds too, and for a journey beside one that is always gone.
 * @internal
 */
export const wholeOnly = { skip: !isWhole && 'npm run test:whole runs it' }
