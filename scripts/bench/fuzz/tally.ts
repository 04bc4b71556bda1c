/** How often each call was answered how: status by call. */
export type CallTally = Map<string, Map<string, number>>

export const count = (tally: CallTally, call: string, outcome: string | number): void => {
  const outcomes = tally.get(call) ?? new Map<string, number>()
  outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1)
  tally.set(call, outcomes)
}

const isSuccess = (outcome: string) => /^(2\d\d|done)$/.test(outcome)

/** Calls that were tried, those of them that succeeded at least once, and the successes. */
export const summarise = (tally: CallTally) => {
  const calls = [...tally].map(([call, outcomes]) => ({
    call,
    done: [...outcomes].reduce((sum, [name, times]) => sum + (isSuccess(name) ? times : 0), 0),
  }))
  return {
    tried: calls.length,
    succeeded: calls.filter(({ done }) => done > 0).length,
    never: calls.filter(({ done }) => done === 0).map(({ call }) => call),
    successes: calls.reduce((sum, { done }) => sum + done, 0),
  }
}
