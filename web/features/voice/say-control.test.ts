import t from 'tap'
import { enVoice } from '../../lib/i18n/en-voice.ts'
import { zhVoice } from '../../lib/i18n/zh-voice.ts'
import { sayControl } from './say-control.ts'

t.test('with a finger one taps, with a mouse one clicks', t => {
  const say = (kind: 'ready' | 'recording', isTouch: boolean) =>
    sayControl(enVoice.control, { kind }, isTouch)
  t.equal(say('recording', false), 'Recording... Click to stop')
  t.equal(say('recording', true), 'Recording... Tap to stop')
  t.equal(say('ready', true), 'Tap to speak')
  t.equal(sayControl(zhVoice.control, { kind: 'recording' }, true), '正在录音……点按停止')
  t.end()
})
