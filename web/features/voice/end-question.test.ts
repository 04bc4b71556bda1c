import t from 'tap'
import { enVoice } from '../../lib/i18n/en-voice.ts'
import { zhVoice } from '../../lib/i18n/zh-voice.ts'
import { endQuestion } from './end-question.ts'
import { openFakeVoice, settle } from './open-fake-voice.ts'

t.test('ending in mid-turn says first that the turn is not sent', async t => {
  const voice = openFakeVoice()
  voice.join()
  const ask = (text: typeof enVoice) => endQuestion(text, voice.client.hasUnsentTurn())('End?')
  t.equal(ask(enVoice), 'End?')
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  t.match(ask(enVoice), /^What you are saying has not been sent yet\..* lost\. End\?$/)
  t.match(ask(zhVoice), /^你正在说的内容还没有发送。.*丢失。End\?$/)
})
