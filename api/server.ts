import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const start = async () => {
  const config = readConfig(process.env)
  const app = await buildApp(config)
  closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'the server stops after an error')
    await app.close()
  })
  const address = await app.listen({ port: config.port, host: config.host })
  const { newAdmin } = app.composed
  if (newAdmin)
    say(
      `The first administrator: ${newAdmin.email} with the password ${newAdmin.password} (shown only this once).`,
    )
  say(`AI Debater Tutor is ready at ${address}`)
}

try {
  await start()
} catch (error) {
  const isExpected = error instanceof ConfigError || (error instanceof Error && 'cause' in error)
  process.stderr.write(
    `${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}
