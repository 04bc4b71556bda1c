import t from 'tap'
import { MicrophoneError, openMicrophone } from './microphone.ts'

const named = (name: string) => Object.assign(new Error(name), { name })
const STREAM = {} as MediaStream
/** Refuses with each name in turn, then gives a microphone. */
const devices = (...refusals: string[]) => {
  const asked: (MediaStreamConstraints | undefined)[] = []
  return {
    asked,
    getUserMedia: async (constraints?: MediaStreamConstraints) => {
      asked.push(constraints)
      const refusal = refusals.shift()
      if (refusal) throw named(refusal)
      return STREAM
    },
  }
}
const faultOf = async (opening: Promise<unknown>) => {
  const error = await opening.catch((error: unknown) => error)
  return error instanceof MicrophoneError ? error.fault : 'opened'
}

t.test('every refusal has its name', async t => {
  for (const [name, fault] of Object.entries({
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotFoundError: 'missing',
    NotReadableError: 'busy',
    AbortError: 'busy',
    SomethingNew: 'busy',
  }))
    t.equal(await faultOf(openMicrophone(devices(name), true, null)), fault, name)
  t.equal(await faultOf(openMicrophone(null, false, null)), 'insecure')
  t.equal(await faultOf(openMicrophone(null, true, null)), 'unsupported')
})

t.test('the chosen microphone is asked for; where it is gone, any will do', async t => {
  const { asked, ...rest } = devices('OverconstrainedError')
  t.equal(await openMicrophone(rest, true, 'the-good-one'), STREAM)
  t.match(asked, [
    { audio: { deviceId: { exact: 'the-good-one' }, echoCancellation: true, channelCount: 1 } },
    { audio: true },
  ])
  const both = devices('OverconstrainedError', 'NotAllowedError')
  t.equal(await faultOf(openMicrophone(both, true, 'gone')), 'denied')
})
