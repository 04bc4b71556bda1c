import type { Config } from '#api/config.ts'

/** Where logs go: lines for reading on a terminal, JSON (undefined: as they come) elsewhere. */
export const openLogStream = async ({ pretty }: Config['log']) => {
  if (!pretty) return undefined
  const { default: prettyStream } = await import('pino-pretty')
  return prettyStream({
    ignore: 'pid,hostname,reqId',
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  })
}
