import t from 'tap'
import { enVoice } from '../../lib/i18n/en-voice.ts'
import { zhVoice } from '../../lib/i18n/zh-voice.ts'
import { sayAdvice } from './say-problem.ts'

t.test('a turn that is lost with the connection names the button that connects', t => {
  for (const text of [enVoice, zhVoice]) {
    const [off, on] = [true, false].map(isOff => sayAdvice(text, { kind: 'turn-lost' }, isOff))
    t.match(off, text.action.reconnect)
    t.notMatch(on, text.action.reconnect, 'back again, one only speaks')
  }
  t.end()
})
