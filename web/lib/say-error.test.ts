import t from 'tap'
import { en } from '#schema/messages/en.ts'
import { zh } from '#schema/messages/zh.ts'
import { NetworkError, RestError } from './request.ts'
import { sayError, sayRestError } from './say-error.ts'

t.test('a refused call is said by its code, in each language', async t => {
  const error = new RestError(429, {
    error: 'Too many failed logins. Please try again in 3 minutes.',
    code: 'RATE_LIMITED',
    message_code: 'LOGINS_TOO_MANY',
    params: { minutes: 3 },
  })
  t.equal(sayError(en, error), 'Too many failed logins. Please try again in 3 minutes.')
  t.equal(sayError(zh, error), '登录失败次数太多，请 3 分钟后再试。')
})

t.test('fields speak for the whole, each sentence once', async t => {
  const tooLong = { code: 'TOPIC_LENGTH', params: { min: 10, max: 500 }, msg: '' } as const
  const error = new RestError(400, {
    error: '',
    message_code: 'FIELDS_INVALID',
    errors: [
      { field: 'email', msg: 'Email is required', code: 'EMAIL_REQUIRED' },
      { field: 'topic_text_en', ...tooLong },
      { field: 'topic_text_zh', ...tooLong },
    ],
  })
  t.equal(sayRestError(zh, error), '请输入邮箱；辩题无效，请确保在 10 到 500 个字符之间。')
})

t.test('a code of another version is said in the words of the server', async t => {
  const body = { error: 'The moon is full.', message_code: 'MOON_FULL' } as object
  t.equal(sayError(zh, new RestError(409, body)), 'The moon is full.')
  t.equal(sayError(zh, new RestError(502, {})), '')
})

t.test('a lost connection is said in the language of the reader', async t => {
  t.equal(sayError(en, new NetworkError('NO_ANSWER')), 'No answer from the server')
  t.equal(sayError(zh, new NetworkError('ANSWER_BROKEN_OFF')), '服务器的回答中断了')
})
