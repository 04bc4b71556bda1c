import t from 'tap'
import { sliceAudio } from './audio-frame.ts'

const AUDIO = 'AAEC/+8=+x09'.repeat(900)
const delta = {
  type: 'response.output_audio.delta',
  event_id: 'e',
  response_id: 'r',
  item_id: 'i',
  output_index: 0,
  content_index: 0,
  delta: AUDIO,
}
const FOUND = { responseId: 'r', itemId: 'i', audio: AUDIO }

t.test('the audio is cut out as it stands, however the frame is written', async t => {
  t.same(sliceAudio(JSON.stringify(delta)), FOUND)
  t.same(sliceAudio(JSON.stringify(delta, null, 2)), FOUND, 'with spaces')
  const { type, ...others } = delta
  t.same(sliceAudio(JSON.stringify({ ...others, type })), FOUND, 'in another order')
  t.same(sliceAudio(JSON.stringify({ ...delta, delta: '' })), { ...FOUND, audio: '' })
})

t.test('whatever else a frame says is left to the parser', async t => {
  const others = [
    { type: 'response.output_audio.done', response_id: 'r', item_id: 'i' },
    { type: 'response.output_audio_transcript.delta', delta: 'response.output_audio.delta' },
    { ...delta, type: 'response.output_audio.delta.of_tomorrow' },
    { ...delta, response_id: 7 },
    { ...delta, delta: 7 },
  ]
  for (const frame of others) t.equal(sliceAudio(JSON.stringify(frame)), null)
  const escaped = JSON.stringify(delta).replaceAll('/', '\\/')
  t.equal(sliceAudio(escaped), null, 'escaped characters are not base64')
  t.throws(() => sliceAudio('{"type":"response.output_audio.delta","delta":"AAAA"'), SyntaxError)
})
