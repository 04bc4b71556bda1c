import type { StartEvent } from '#api/compose.ts'
import type { AiSettings, Config } from '#api/config.ts'

const administratorLine = (
  event: Extract<StartEvent, { kind: 'administrator' }>,
  config: Config,
) => {
  const { made } = event
  switch (made.kind) {
    case 'generated':
      return `The first administrator: ${made.email} with the password ${made.password} (shown only this once).`
    case 'configured':
      return `The first administrator: ${made.email} with the password of ADMIN_PASSWORD.`
    case 'kept':
      return config.firstAdmin === null
        ? null
        : 'ADMIN_PASSWORD is not used: there is an administrator already. ' +
            'To set a new password: npm run db -- admin EMAIL'
  }
}

/** The line for what happens while the server starts, or null when there is nothing to say. */
export const startLine = (event: StartEvent, config: Config): string | null => {
  switch (event.kind) {
    case 'waiting':
      return `PostgreSQL does not answer at ${event.place} yet. Trying again …`
    case 'migrated': {
      const { length } = event.names
      const migrations = length === 1 ? 'one migration' : `${length} migrations`
      return length === 0 ? null : `The database was brought up to date (${migrations}).`
    }
    case 'administrator':
      return administratorLine(event, config)
  }
}

const aiLine = (ai: AiSettings): string => {
  if (ai.provider === 'offline')
    return 'Built-in opponent and judge, no key needed. A model: OPENAI_API_KEY or OPENAI_BASE_URL.'
  const { model, judgeModel, baseUrl } = ai
  const judge = judgeModel === model ? 'argues and judges' : `argues, ${judgeModel} judges`
  return `${model} ${judge}, at ${baseUrl ?? 'OpenAI'}. Built in again: AI_PROVIDER=offline.`
}

const dataLine = ({ database, dataDir }: Config): string => {
  if (database.kind !== 'postgres') return `${dataDir} (embedded database)`
  const { hostname, port, pathname } = new URL(database.url)
  return `PostgreSQL at ${hostname || 'localhost'}:${port || 5432}${pathname}`
}

/** What a good start ends with: the address, who argues, where the data lies, how to stop. */
export const readyLines = (config: Config, address: string): string[] => [
  `AI Debater Tutor is ready at ${address}`,
  `  AI      ${aiLine(config.ai)}`,
  `  Data    ${dataLine(config)}`,
  `  Admin   ${address}/admin`,
  '  Stop    Ctrl-C',
]
