import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc (proc(5)): the same on every Linux that this runs on. */
const TICKS = 100
const MS_PER_SECOND = 1_000
const NS_PER_MS = 1e6
const KB_PER_MB = 1024

/** What Linux tells of a process; nothing once it has died, which its parent hears in a moment. */
const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** What a process has computed, in milliseconds: it does not depend on what else the machine does. */
export const computedMs = (pid: number): number => {
  // The name in brackets may hold spaces; utime and stime are the 12th and 13th field after it.
  const [, fields = ''] = read(pid, 'stat').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return ((user + system) / TICKS) * MS_PER_SECOND
}

/** The same of the thread that answers calls, to the microsecond. */
export const mainThreadMs = (pid: number): number => {
  const [ns] = read(pid, `task/${pid}/schedstat`).split(' ')
  return Number(ns) / NS_PER_MS
}

/** Memory of a process, in MB. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / KB_PER_MB
