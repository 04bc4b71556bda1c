import { readFileSync } from 'node:fs'

const EVERY_MS = 500
/** npm runs a script through a shell, so it is the parent or the parent's parent. */
const FARTHEST = 3

/**
 * The fields of /proc/PID/stat after the program's name,
 * which may hold spaces: the parent is the second.
 */
const parentOf = pid => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

const isNpm = pid => {
  try {
    return /\bnpm\b/.test(
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, 2).join(' '),
    )
  } catch {
    return false
  }
}

/**
 * The processes from this one's parent up to the npm that runs it;
 * empty when there is none to be seen.
 */
const npmAbove = () => {
  const above = []
  for (let pid = process.ppid; pid > 1 && above.length < FARTHEST; pid = parentOf(pid)) {
    above.push(pid)
    if (isNpm(pid)) return above
  }
  return []
}

/**
 * Calls back when the npm that runs this script is gone. npm passes a SIGTERM to its shell alone,
 * which dies and leaves the server running and holding its data. Where there is no /proc only the
 * parent itself is seen. @returns {() => void} ends the watch
 */
export const watchNpm = onGone => {
  if (!process.env.npm_lifecycle_event) return () => undefined
  const above = npmAbove()
  const isSame = () =>
    above.every((pid, at) => pid === (at === 0 ? process.ppid : parentOf(above[at - 1])))
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && isSame()) return
    clearInterval(timer)
    onGone()
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
