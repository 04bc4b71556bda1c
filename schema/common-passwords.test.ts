import t from 'tap'
import { isCommonPassword } from './common-passwords.ts'

t.test('what is guessed first is common, in any case and with figures behind it', async t => {
  for (const password of [
    ...['123456', 'password', 'PassWord', 'Password1!', 'qwerty2026', 'woaini1314', 'dragon__'],
    ...['aaaaaaaa', '!!!!!!!!', 'Debater2026'],
  ])
    t.ok(isCommonPassword(password), password)
})

t.test('what nobody has a list of is not', async t => {
  for (const password of [
    ...['pebbles-42', 'correct horse battery staple', 'secretariat9', '我的猫喜欢雨天', '918273'],
    ...['', 'xX9$kq2L'],
  ])
    t.notOk(isCommonPassword(password), password)
})
