import t from 'tap'
import { createTranscriptions } from './transcriptions.ts'

t.test('a recording is written down once until its turn is stored, or never will be', async t => {
  const { share, forget } = createTranscriptions()
  let asked = 0
  const transcribe = async () => `text ${++asked}`
  t.equal(await share('turn 1', transcribe), 'text 1')
  t.equal(await share('turn 1', transcribe), 'text 1', 'also after the words have come')
  t.equal(await share('turn 2', transcribe), 'text 2')
  forget('turn 1')
  t.equal(await share('turn 1', transcribe), 'text 3')
})
