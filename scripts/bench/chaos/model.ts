import { type FakeOpenAi, startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'

/** A hosted model that can die. */
export type ChaosModel = {
  env: NodeJS.ProcessEnv
  /**
   * Refuses or breaks off, in turn. A model that falls silent is given up after 45 s, which is no
   * fault of the server's.
   */
  die(): void
  live(): void
  close(): Promise<void>
}

const REPLY =
  'You say that tea helps people sleep. Nobody has shown that it does. What you describe is a ' +
  'habit, and a habit is no reason for anybody else.'

const liveOf = (fake: FakeOpenAi) =>
  fake.answer(({ response_format }) =>
    response_format ? { kind: 'json' } : { kind: 'text', text: REPLY },
  )

export const startModel = async (): Promise<ChaosModel> => {
  const fake = await startFakeOpenAi()
  const broken = [
    { kind: 'status', status: 500, message: 'It is down.' },
    { kind: 'death', at: 'body', text: 'You say that ' },
    { kind: 'death', at: 'headers' },
  ] as const
  liveOf(fake)
  return {
    env: { AI_PROVIDER: 'openai', OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: 'chaos' },
    die: () => fake.answer((_request, nth) => broken[nth % broken.length] ?? broken[0]),
    live: () => liveOf(fake),
    close: () => fake.close(),
  }
}
