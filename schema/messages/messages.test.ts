import t from 'tap'
import { LANGUAGES, type Language } from '../constants.ts'
import { fieldProblems, usernameProblem } from '../validation.ts'
import { MESSAGE_CODES } from './codes.ts'
import { en } from './en.ts'
import type { Catalogue, Message } from './message.ts'
import { say, sayCode } from './say.ts'
import { zh } from './zh.ts'

const CATALOGUES: Record<Language, Catalogue> = { en, zh }

const paramsIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

t.test('every code has a sentence in every language, with the same parameters', async t => {
  t.equal(new Set(MESSAGE_CODES).size, MESSAGE_CODES.length, 'no code stands twice')
  for (const language of LANGUAGES) {
    const catalogue = CATALOGUES[language]
    t.same(Object.keys(catalogue).sort(), [...MESSAGE_CODES].sort(), `${language} has the codes`)
    for (const code of MESSAGE_CODES) {
      t.ok(catalogue[code].trim(), `${language} ${code}`)
      t.same(paramsIn(catalogue[code]), paramsIn(en[code]), `${language} ${code} {parameters}`)
      t.notMatch(catalogue[code], /\$\{|\{\{|undefined/, `${language} ${code}`)
    }
  }
})

t.test('Chinese sentences are Chinese', async t => {
  for (const code of MESSAGE_CODES) if (code !== 'BOTH') t.match(zh[code], /\p{Script=Han}/u, code)
})

t.test('the sentences of the specification are word for word', async t => {
  const sentences: [Message, string][] = [
    [{ code: 'EMAIL_REQUIRED' }, 'Email is required'],
    [{ code: 'EMAIL_INVALID' }, 'Please enter a valid email'],
    [{ code: 'PASSWORD_REQUIRED' }, 'Password is required'],
    [{ code: 'PASSWORD_TOO_SHORT', params: { min: 6 } }, 'Password must be at least 6 characters'],
    [{ code: 'USERNAME_REQUIRED' }, 'Username is required'],
    [{ code: 'USERNAME_TOO_SHORT', params: { min: 3 } }, 'Username must be at least 3 characters'],
    [
      { code: 'USERNAME_TOO_LONG', params: { below: 20 } },
      'Username must be less than 20 characters',
    ],
    [{ code: 'USERNAME_CHARACTERS' }, 'Username can only contain letters and numbers'],
    [
      { code: 'CUSTOM_TOPIC_TOO_SHORT', params: { min: 5 } },
      'Please enter a topic with at least 5 characters',
    ],
    [{ code: 'MODE_REQUIRED' }, 'Please select a debate mode'],
    [{ code: 'STANCE_REQUIRED' }, 'Please select your stance first'],
    [{ code: 'FIELDS_INVALID' }, 'Please fix the errors below'],
    [
      { code: 'NEW_TOPIC_TOO_SHORT', params: { min: 5 } },
      'Topic must be at least 5 characters long',
    ],
    [
      { code: 'NEW_TOPIC_TOO_LONG', params: { max: 500 } },
      'Topic must be less than 500 characters',
    ],
    [
      { code: 'TOPIC_LENGTH', params: { min: 10, max: 500 } },
      'Invalid topic. Please ensure it is between 10 and 500 characters.',
    ],
    [
      { code: 'CREDENTIALS_WRONG' },
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [{ code: 'ADMIN_CREDENTIALS_WRONG' }, 'Invalid email or password'],
  ]
  for (const [message, sentence] of sentences) t.equal(say(en, message), sentence)
})

t.test('a parameter is a text, a number or another message', async t => {
  const busy = { code: 'MODEL_BUSY_FOR', params: { seconds: 30 } } as const
  const gaveUp: Message = { code: 'JUDGE_GAVE_UP', params: { failure: busy } }
  t.match(say(en, gaveUp), /within a day\. The AI service is busy\. .* in 30 seconds\.$/)
  t.equal(say(zh, gaveUp), '评委在一天之内未能为这场辩论评分。AI 服务正忙，请 30 秒后再试。')
  t.match(say(en, { code: 'TURN_TOO_LONG', params: { max: 8000 } }), /8,000 characters/)
  const refusedByTheCompiler = () => [
    // @ts-expect-error a parameter that is missing
    say(en, { code: 'TURN_TOO_LONG' }),
    // @ts-expect-error one that the sentence does not name
    say(en, { code: 'TURN_TOO_LONG', params: { maximum: 8000 } }),
    // @ts-expect-error a code that is none
    say(en, { code: 'TURN_TOO_LOUD' }),
  ]
  t.type(refusedByTheCompiler, 'function')
})

t.test('an unknown code falls back, also one that every object has', async t => {
  t.equal(sayCode(zh, 'MOON_FULL', {}, 'The moon is full.'), 'The moon is full.')
  t.equal(sayCode(zh, 'constructor', {}, 'Hm.'), 'Hm.')
  t.equal(sayCode(zh, null, null, 'Hm.'), 'Hm.')
})

t.test('a rule answers a code and its parameters', async t => {
  t.same(fieldProblems({ username: [usernameProblem, 'ab'] }), [
    { field: 'username', code: 'USERNAME_TOO_SHORT', params: { min: 3 } },
  ])
  t.same(fieldProblems({ username: [usernameProblem, 'nul \0'] }), [
    { field: 'username', code: 'TEXT_UNSTORABLE' },
  ])
})
