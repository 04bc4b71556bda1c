import type { Judge, Verdict } from '#api/ai/judge.ts'
import { type DebateSoFar, ModelError, type Opponent } from '#api/ai/opponent.ts'
import type { PopularTopic, User } from '#schema/entities.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import type { TestApp } from './test-app.ts'

let serial = 0

/** Two turns like these are enough to judge. */
export const SPEECH =
  'School uniforms help because they remove a daily contest over clothes. When a family cannot ' +
  'pay for brands, the child is not marked for it, which means that fewer pupils are teased. For ' +
  'example, a pupil who wears last year’s shoes is noticed less when everybody wears the same ' +
  'jumper. You said that uniforms cost money too, but one set replaces many outfits, so the cost ' +
  'falls over a year.'

export const registerUser = async (
  { call }: TestApp,
  more: { cookie?: string; username?: string } = {},
): Promise<{ token: string; user: User; email: string; password: string }> => {
  serial += 1
  const username = more.username ?? `Debater${serial}`
  const account = { email: `${username.toLowerCase()}@example.org`, password: 'secret-1', username }
  const { status, body } = await call<{ token: string; user: User }>('POST', '/api/auth/register', {
    body: account,
    ...(more.cookie !== undefined && { cookie: more.cookie }),
  })
  if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`)
  return { ...body, ...account }
}

export const logInAdmin = async ({ call }: TestApp): Promise<string> =>
  (
    await call<{ token: string }>('POST', '/api/admin/auth/login', {
      body: { email: 'admin@example.org', password: 'admin-secret' },
    })
  ).body.token

export const firstTopic = async ({ call }: TestApp): Promise<PopularTopic> => {
  const [topic] = (await call<PopularTopic[]>('GET', '/api/topics/popular?limit=1')).body
  if (!topic) throw new Error('there is no topic')
  return topic
}

/**
 * Starts a debate on the most popular topic; without a token as a guest, whose cookie comes back.
 */
export const beginDebate = async (
  app: TestApp,
  who: { token?: string; cookie?: string } = {},
  more: object = {},
): Promise<StartDebateAnswer & { cookie: string }> => {
  const { topic_id } = await firstTopic(app)
  const { status, body, cookie } = await app.call<StartDebateAnswer>('POST', '/api/debates/start', {
    body: { topic_id, stance: 'for', mode: 'text', ...more },
    ...who,
  })
  if (status !== 201) throw new Error(`the start answered ${status}: ${JSON.stringify(body)}`)
  return { ...body, cookie: who.cookie ?? cookie ?? '' }
}

/** An opponent whose every reply waits until the test lets it go. */
export const heldOpponent = () => {
  const waiting: (() => void)[] = []
  const seen: DebateSoFar[] = []
  const opponent: Opponent = {
    provider: 'test',
    model: 'held',
    open: async () => ({ welcome: 'Welcome.', opening: 'My opening argument stands.' }),
    flawsIn: async () => [],
    async *reply(debate, signal) {
      seen.push(debate)
      yield 'First half, '
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      yield 'second half.'
    },
  }
  return { opponent, seen, letGo: () => waiting.shift()?.(), isHeld: () => waiting.length > 0 }
}

/** An opponent that fails as often as told, then answers. */
export const failingOpponent = (failures: number): Opponent => {
  let left = failures
  return {
    provider: 'test',
    model: 'failing',
    open: async () => ({ welcome: 'Welcome.', opening: 'My opening argument stands.' }),
    flawsIn: async () => [],
    async *reply(debate) {
      if (left > 0) {
        left -= 1
        throw new ModelError({ code: 'MODEL_UNREACHABLE' })
      }
      yield `You said: ${debate.turns.at(-1)?.text}`
    },
  }
}

/** A judge that fails as often as told, then judges as `then` does. */
export const failingJudge = (failures: number, then: Judge): Judge => {
  let left = failures
  return {
    ...then,
    judge: async (debate, signal): Promise<Verdict> => {
      if (left > 0) {
        left -= 1
        throw new ModelError({ code: 'MODEL_UNREACHABLE' })
      }
      return then.judge(debate, signal)
    },
  }
}

/** A machine that does much else at the same time is slow, not wrong. */
const LONGEST_WAIT_MS = 120_000
const LOOK_AGAIN_MS = 20

/** Looks until it is true: at once where it is, whatever else the machine has to do. */
export const until = async (
  what: string,
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> => {
  const giveUpAt = Date.now() + LONGEST_WAIT_MS
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain until ${what}`)
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
