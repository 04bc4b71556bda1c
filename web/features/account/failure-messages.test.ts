import t from 'tap'
import { NetworkError, RestError } from '../../lib/request.ts'
import { loginMessage, registerMessage } from './failure-messages.ts'

const words = {
  wrong: 'wrong',
  serverError: 'server',
  unexpected: 'unexpected',
  unreachable: 'unreachable',
}

t.test('a failed login shows the validation messages first, joined', async t => {
  const error = new RestError(401, {
    error: 'x',
    errors: [
      { field: 'email', msg: 'A' },
      { field: 'password', msg: 'B' },
    ],
  })
  t.equal(loginMessage(error, words), 'A. B')
})

t.test(
  'a failed login tells apart wrong credentials, a broken server and a lost network',
  async t => {
    t.equal(loginMessage(new RestError(401, { error: 'server text' }), words), 'wrong')
    t.equal(loginMessage(new RestError(500, { error: 'server text' }), words), 'server')
    t.equal(loginMessage(new NetworkError(), words), 'unreachable')
  },
)

t.test(
  'any other failed login shows the text of the server, or says that it was unexpected',
  async t => {
    t.equal(
      loginMessage(new RestError(429, { error: 'Too many tries.' }), words),
      'Too many tries.',
    )
    t.equal(loginMessage(new RestError(429, {}), words), 'unexpected')
    t.equal(loginMessage(new Error('bug'), words), 'unexpected')
  },
)

t.test(
  'a failed registration shows its validation messages, else the server’s text or a plain sentence',
  async t => {
    const register = (error: unknown) =>
      registerMessage(error, { failed: 'failed', unreachable: 'unreachable' })
    const taken = new RestError(409, { error: 'x', errors: [{ field: 'email', msg: 'Taken' }] })
    t.equal(register(taken), 'Taken')
    t.equal(register(new RestError(409, { error: 'Server text' })), 'Server text')
    t.equal(register(new RestError(500, {})), 'failed')
    t.equal(register(new NetworkError()), 'unreachable')
  },
)
