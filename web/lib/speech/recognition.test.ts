import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { createFakeClock } from '../fake-clock.ts'
import { createFakeRecognition } from './fake-speech.ts'
import { createRecognition, LAST_WORDS_MS, type RecognitionEvent } from './recognition.ts'

const open = (language: Language = 'en', isLocal = false) => {
  const fake = createFakeRecognition()
  const clock = createFakeClock()
  const events: RecognitionEvent[] = []
  const recognition = createRecognition({
    ...{ platform: fake.platform, clock, language },
    isLocal: () => isLocal,
    emit: event => events.push(event),
  })
  return { ...fake, fake, clock, events, recognition }
}

t.test('a turn: it listens, writes as one speaks, and hands over the last words', t => {
  const { recognition, latest, events } = open()
  recognition.start()
  t.match(latest(), { language: 'en-US', isLocal: false })
  latest().onStart()
  latest().onPieces(['school begins', ' too'])
  recognition.stop()
  t.same(latest().did, ['stop'])
  latest().onPieces(['school begins', ' too early '])
  latest().onEnd()
  t.same(events, [
    { kind: 'started' },
    { kind: 'words', text: 'school begins too' },
    { kind: 'ended', text: 'school begins too early' },
  ])
  t.end()
})

t.test('Chinese is recognised as Chinese and written without spaces', t => {
  const { recognition, latest, events } = open('zh', true)
  recognition.start()
  t.match(latest(), { language: 'zh-CN', isLocal: true })
  latest().onPieces(['上学 ', '太早'])
  t.same(events, [{ kind: 'words', text: '上学太早' }])
  t.end()
})

t.test('a run that the browser ends in mid-turn goes on, and no word is lost or said twice', t => {
  const { recognition, latest, runs, events, clock } = open()
  recognition.start()
  latest().onStart()
  latest().onPieces(['first part'])
  clock.tick(60_000)
  latest().onEnd()
  t.equal(runs.length, 2)
  latest().onStart()
  latest().onPieces(['second part'])
  // Nothing is heard for a while, which browsers end with an error of their own.
  clock.tick(8000)
  latest().onError('no-speech')
  latest().onEnd()
  t.equal(runs.length, 3)
  recognition.stop()
  latest().onEnd()
  t.same(events, [
    { kind: 'started' },
    { kind: 'words', text: 'first part' },
    { kind: 'words', text: 'first part second part' },
    { kind: 'ended', text: 'first part second part' },
  ])
  t.end()
})

t.test('each failure is told by its name; what was understood is handed over', t => {
  const codes = [
    'not-allowed',
    'audio-capture',
    'network',
    'language-not-supported',
    'service-not-allowed',
  ] as const
  for (const code of codes) {
    const { recognition, latest, runs, events } = open()
    recognition.start()
    latest().onPieces(['so far'])
    latest().onError(code)
    latest().onEnd()
    t.equal(runs.length, 1)
    recognition.stop()
    t.same(events.slice(1), [
      { kind: 'failed', fault: code },
      { kind: 'ended', text: 'so far' },
    ])
  }
  t.end()
})

t.test('runs that end at once, again and again, are given up', t => {
  const { recognition, latest, runs, events } = open()
  recognition.start()
  for (let run = 0; run < 3; run += 1) latest().onEnd()
  t.equal(runs.length, 3)
  t.same(events, [{ kind: 'failed', fault: 'recognition-broken' }])
  t.end()
})

t.test('a browser that refuses to begin is a failure, not a crash', t => {
  const { recognition, fake, events } = open()
  fake.refuses = true
  recognition.start()
  recognition.stop()
  t.same(events, [
    { kind: 'failed', fault: 'recognition-broken' },
    { kind: 'ended', text: '' },
  ])
  t.end()
})

t.test('last words that never come are not waited for', t => {
  const { recognition, latest, events, clock } = open()
  recognition.start()
  latest().onPieces(['all there is'])
  recognition.stop()
  clock.tick(LAST_WORDS_MS)
  t.same(events.at(-1), { kind: 'ended', text: 'all there is' })
  t.same(latest().did, ['stop', 'abort'])
  latest().onEnd()
  t.equal(events.length, 2, 'and when they come late they belong to no turn')
  t.end()
})

t.test('what a dropped turn hears belongs to no other', t => {
  const { recognition, runs, latest, events } = open()
  recognition.start()
  recognition.drop()
  t.same(latest().did, ['abort'])
  recognition.start()
  runs[0]?.onPieces(['of the dropped one'])
  runs[0]?.onEnd()
  t.equal(runs.length, 2)
  t.same(events, [])
  t.end()
})

t.test('whether there is sound', t => {
  const { recognition, latest } = open()
  recognition.start()
  t.equal(recognition.isSound(), false)
  latest().onSound(true)
  t.equal(recognition.isSound(), true)
  recognition.drop()
  t.equal(recognition.isSound(), false)
  t.end()
})
