/**
 * For a test that looks at thousands of things: it asserts once that there are no faults, because
 * tap takes longer to write an assertion down than the test to come to it.
 */
export const gatherFaults = () => {
  const faults: string[] = []
  const check = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault)
  }
  return { check, faults }
}
