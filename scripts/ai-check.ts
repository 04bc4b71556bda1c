import { ConfigError, readConfig, readEnvironmentFile } from '#api/config.ts'
import { aiChecks, runCheck } from './ai-checks.ts'

const CHANNELS = {
  realtime: 'Spoken debates: with a realtime model, which hears and speaks at once.',
  turns: 'Spoken debates: turn by turn, through the servers above.',
  browser: 'Spoken debates: the browser hears and speaks, where it can. No key is needed.',
}

const main = async (): Promise<number> => {
  readEnvironmentFile('.')
  const config = readConfig(process.env)
  const checks = aiChecks(config)
  if (checks.every(({ where }) => where === null))
    console.log('No AI service is set up. Debates work without one; this is what would use it:')
  let failures = 0
  // One after the other: a small machine runs one model at a time.
  for (const check of checks) if (!(await runCheck(check, console.log))) failures += 1
  const { realtime, transcription } = config.voice
  const withoutRealtime = transcription ? 'turns' : 'browser'
  console.log(CHANNELS[realtime ? 'realtime' : withoutRealtime])
  if (failures > 0) console.log(`${failures} of what is set up did not work.`)
  return failures
}

try {
  process.exitCode = (await main()) > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
