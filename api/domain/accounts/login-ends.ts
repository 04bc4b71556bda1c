/**
 * What a login depends on: its account and its session, or its API key, each with the version that
 * it was made at.
 * It ends when one of them gets a higher version, or goes.
 */
export type LoginMark = { kind: 'user' | 'admin' | 'session' | 'key'; id: string; version: number }

/** The open connections of this server, which must not outlive their logins. */
export type LoginEnds = {
  /** Calls `end` once when the login ends. The answer stops watching. */
  watch(marks: readonly LoginMark[], end: () => void): () => void
  /** 'KIND ID VERSION', as the database tells it: logins older than the version have ended. */
  hear(text: string): void
  /** Calls `act` at each end that is heard, before the connections are closed. */
  onEnd(act: () => void): void
  /**
   * Looks for logins that ended while nothing was heard: `findVersions` answers the present version
   * by id, of those that are there.
   */
  recheck(
    findVersions: (kind: string, ids: readonly string[]) => Promise<Map<string, number>>,
  ): Promise<void>
}

/** Ends that were heard last: a connection may begin while the news of its login's end arrives. */
const MOST_REMEMBERED = 1_000

type EndWatch = { version: number; end(): void }

const keyOf = (kind: string, id: string) => `${kind} ${id}`

export const createLoginEnds = (): LoginEnds => {
  const watched = new Map<string, Set<EndWatch>>()
  const heard = new Map<string, number>()
  const acts: (() => void)[] = []

  const remember = (key: string, version: number) => {
    heard.delete(key)
    heard.set(key, version)
    const oldest = heard.size > MOST_REMEMBERED ? heard.keys().next().value : undefined
    if (oldest !== undefined) heard.delete(oldest)
  }
  const endOlder = (key: string, version: number) => {
    for (const watch of [...(watched.get(key) ?? [])]) if (watch.version < version) watch.end()
  }

  return {
    watch: (marks, end) => {
      const stops: (() => void)[] = []
      const stop = () => {
        for (const each of stops.splice(0)) each()
      }
      const endOnce = () => {
        if (stops.length === 0) return
        stop()
        end()
      }
      for (const { kind, id, version } of marks) {
        const key = keyOf(kind, id)
        const watch: EndWatch = { version, end: endOnce }
        const all = watched.get(key) ?? new Set()
        watched.set(key, all.add(watch))
        stops.push(() => {
          all.delete(watch)
          if (all.size === 0 && watched.get(key) === all) watched.delete(key)
        })
      }
      const hasEnded = marks.some(({ kind, id, version }) => {
        const known = heard.get(keyOf(kind, id))
        return known !== undefined && known > version
      })
      if (hasEnded) endOnce()
      return stop
    },
    hear: text => {
      const [kind = '', id = '', version] = text.split(' ')
      remember(keyOf(kind, id), Number(version))
      for (const act of acts) act()
      endOlder(keyOf(kind, id), Number(version))
    },
    onEnd: act => {
      acts.push(act)
    },
    recheck: async findVersions => {
      const kinds = Map.groupBy([...watched.keys()], key => key.split(' ')[0] ?? '')
      for (const [kind, keys] of kinds) {
        const ids = keys.map(key => key.split(' ')[1] ?? '')
        const versions = await findVersions(kind, ids)
        for (const id of ids)
          endOlder(keyOf(kind, id), versions.get(id) ?? Number.POSITIVE_INFINITY)
      }
    },
  }
}
