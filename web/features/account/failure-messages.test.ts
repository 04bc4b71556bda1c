import t from 'tap'
import { en } from '#schema/messages/en.ts'
import { zh } from '#schema/messages/zh.ts'
import { NetworkError, RestError } from '../../lib/request.ts'
import { loginMessage, registerMessage } from './failure-messages.ts'

const words = {
  serverError: 'server',
  unexpected: 'unexpected',
  unreachable: 'unreachable',
}

t.test('a failed login shows the validation messages first, joined', async t => {
  const error = new RestError(401, {
    error: 'x',
    errors: [
      { field: 'email', msg: 'A', code: 'EMAIL_REQUIRED' },
      { field: 'password', msg: 'B', code: 'PASSWORD_REQUIRED' },
    ],
  })
  t.equal(loginMessage(error, words, en), 'Email is required. Password is required')
  t.equal(loginMessage(error, words, zh), '请输入邮箱；请输入密码')
})

t.test(
  'a failed login tells apart wrong credentials, a broken server and a lost network',
  async t => {
    t.equal(
      loginMessage(new RestError(401, { error: 'server text' }), words, zh),
      zh.CREDENTIALS_WRONG,
    )
    t.equal(loginMessage(new RestError(500, { error: 'server text' }), words, en), 'server')
    t.equal(loginMessage(new NetworkError('NO_ANSWER'), words, en), 'unreachable')
  },
)

t.test(
  'any other failed login shows the text of the server, or says that it was unexpected',
  async t => {
    t.equal(
      loginMessage(new RestError(429, { error: 'Too many tries.' }), words, en),
      'Too many tries.',
    )
    t.equal(loginMessage(new RestError(429, {}), words, en), 'unexpected')
    t.equal(loginMessage(new Error('bug'), words, en), 'unexpected')
  },
)

t.test(
  'a failed registration shows its validation messages, else the server’s text or a plain sentence',
  async t => {
    const register = (error: unknown) =>
      registerMessage(error, { failed: 'failed', unreachable: 'unreachable' }, en)
    const taken = new RestError(409, {
      error: 'x',
      errors: [{ field: 'email', msg: 'Taken', code: 'EMAIL_TAKEN' }],
    })
    t.equal(register(taken), 'This email is already registered')
    t.equal(register(new RestError(409, { error: 'Server text' })), 'Server text')
    t.equal(register(new RestError(500, {})), 'failed')
    t.equal(register(new NetworkError('NO_ANSWER')), 'unreachable')
  },
)
