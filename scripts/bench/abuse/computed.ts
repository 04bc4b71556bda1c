import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc (proc(5)): the same on every Linux that this runs on. */
const TICKS = 100
const MS_PER_SECOND = 1_000
const NS_PER_MS = 1e6

/** What a process has computed, in milliseconds: it does not depend on what else the machine does. */
export const computedMs = (pid: number): number => {
  // The name in brackets may hold spaces; utime and stime are the 12th and 13th field after it.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return ((user + system) / TICKS) * MS_PER_SECOND
}

/** The same of the thread that answers calls, to the microsecond. */
export const mainThreadMs = (pid: number): number => {
  const [ns] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(ns) / NS_PER_MS
}
