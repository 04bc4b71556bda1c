import type { Deps } from '#api/domain/deps.ts'

/** Listens from now on; `stop` must be called. `heard` never rejects. */
export const listenForVerdict = (
  { debateEvents }: Pick<Deps, 'debateEvents'>,
  debateId: string,
): { heard: Promise<void>; stop(): void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = debateEvents.subscribe(change => {
    const isVerdict = change.kind === 'scored' || change.kind === 'unscored'
    if (isVerdict && change.debateId === debateId) resolve()
  })
  return { heard: promise, stop }
}
