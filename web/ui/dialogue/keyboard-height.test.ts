import t from 'tap'
import { keyboardHeight } from './keyboard-height.ts'

t.test('a keyboard that covers the window is as high as what is missing', async t => {
  t.equal(keyboardHeight({ inner: 844, visible: 504.2, scale: 1 }), 340)
  t.equal(keyboardHeight({ inner: 844, visible: 844, scale: 1 }), 0)
})

t.test('scroll bars, toolbars and a magnified page are no keyboard', async t => {
  t.equal(keyboardHeight({ inner: 844, visible: 829, scale: 1 }), 0)
  t.equal(keyboardHeight({ inner: 844, visible: 422, scale: 2 }), 0)
})
