import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { readConfig, readEnvironmentFile } from '#api/config.ts'
import { claimPort } from './claim-port.ts'
import { readyLines, startLine } from './screen.ts'

const ROOT = join(import.meta.dirname, '../..')
const LONGEST_STOP_MS = 9_500
/** Connections that wait to be accepted: one more is heard of only when it tries again, after 1 s. */
const BACKLOG = 4_096

/**
 * Writes lines that are shown whatever the log level: plain on a terminal, elsewhere as lines of
 * the JSON log.
 */
const announcer = (stdout: NodeJS.WriteStream, isTerminal: boolean) => (line: string) =>
  stdout.write(
    `${isTerminal ? line : JSON.stringify({ level: 30, time: Date.now(), msg: line })}\n`,
  )

/**
 * Listens, opens the database, serves, and stops in order on a signal.
 * Throws what sayFault can tell.
 */
export const startServer = async (
  env: NodeJS.ProcessEnv,
  stdout: NodeJS.WriteStream,
): Promise<void> => {
  readEnvironmentFile(ROOT)
  const isTerminal = stdout.isTTY === true
  const say = announcer(stdout, isTerminal)
  const config = readConfig(env, { isTerminal })
  const claimed = await claimPort(config.host, config.port)
  // Most of what a start takes: what cannot start at all is told before it.
  const [{ buildApp }, { isWebBuilt, WEB_NOT_BUILT }] = await Promise.all([
    import('#api/app.ts'),
    import('#api/http/static-files.ts'),
  ])
  const app = await buildApp(config, {
    onStart: event => {
      const line = startLine(event, config)
      if (line !== null) say(line)
    },
  })
  closeWithGrace({ delay: LONGEST_STOP_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'the server stops after an error')
    await app.close()
    if (isTerminal) say('Stopped.')
  })
  await app.composed.connection
    .warm()
    .catch(err => app.log.warn({ err }, 'PostgreSQL grants fewer connections than calls may use'))
  await claimed.release()
  const address = await app.listen({ port: claimed.port, host: config.host, backlog: BACKLOG })
  // While developing, Vite serves the pages.
  if (!isWebBuilt() && !env.WATCH_REPORT_DEPENDENCIES) app.log.warn(WEB_NOT_BUILT)
  const [ready = '', ...details] = readyLines(config, address)
  say(ready)
  if (isTerminal) for (const line of details) say(line)
}
