/** What one answer was: its HTTP status or `ack`, `event`, `close`, and the code that it gave. */
export type AttackOutcome = { by: number | string; code: string | null }

/** Where an attack happens, and the address from which it seems to come: no two share one. */
export type Target = {
  url: string
  address: string
  /** Of the server's administrator. */
  admin: { email: string; password: string }
}

/**
 * One way to stop the server for everybody. `prepare` makes what it needs before anybody watches;
 * `run` is the attack, and answers what came back.
 */
export type Attack<Prepared = unknown> = {
  name: string
  prepare(target: Target): Promise<Prepared>
  run(target: Target, prepared: Prepared): Promise<readonly AttackOutcome[]>
}

/** Lets the compiler check `run` against what `prepare` answers. */
export const declareAttack = <Prepared>(attack: Attack<Prepared>): Attack<Prepared> => attack
