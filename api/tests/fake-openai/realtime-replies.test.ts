import t from 'tap'
import { openFake } from './realtime-client.ts'
import { TONE_HZ, toneOf } from './tone.ts'

t.test('a reply comes as a tone with its words, in the order of the service', async t => {
  const { fake, ready, commit } = await openFake(t)
  fake.realtime.answer({ heard: 'Homework steals sleep.', reply: 'No, screens do.', audioMs: 250 })
  const client = await ready()
  const { item_id: userItem } = await commit(client)
  client.say('response.create')
  const { response } = await client.next('response.done')
  t.match(response, { status: 'completed', status_details: null })
  const reply = client.heard.slice(client.heard.findIndex(each => each.type === 'response.created'))
  const types = reply.map(each => each.type)
  t.same(
    [...new Set(types)],
    [
      'response.created',
      'rate_limits.updated',
      'response.output_item.added',
      'conversation.item.added',
      'response.content_part.added',
      'response.output_audio_transcript.delta',
      'response.output_audio.delta',
      'conversation.item.input_audio_transcription.delta',
      'conversation.item.input_audio_transcription.completed',
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'conversation.item.done',
      'response.output_item.done',
      'response.done',
    ],
  )
  const deltas = (type: string) => reply.filter(each => each.type === type).map(each => each.delta)
  const sound = deltas('response.output_audio.delta').map(each => Buffer.from(each, 'base64'))
  t.same(
    sound.map(each => each.length),
    [4800, 4800, 2400],
  )
  t.ok(Buffer.concat(sound).equals(toneOf(250)))
  t.equal(deltas('response.output_audio_transcript.delta').join(''), 'No, screens do.')
  const said = reply.find(each => each.type.endsWith('transcription.completed'))
  t.match(said, { item_id: userItem, transcript: 'Homework steals sleep.' })
  const added = reply.find(each => each.type === 'conversation.item.added')
  t.equal(added?.previous_item_id, userItem)
  t.equal(TONE_HZ * 48, 24_000)
})

t.test('the user is understood before, during or after the reply, or not at all', async t => {
  const { fake, ready, commit } = await openFake(t)
  fake.realtime.answer(
    nth =>
      [
        { heardWhen: 'before' as const },
        { heardWhen: 'during' as const },
        { heardWhen: 'after' as const },
        { heard: null, heardWhen: 'during' as const },
      ][nth] ?? {},
  )
  const client = await ready()
  const places: string[] = []
  for (const nth of [0, 1, 2, 3]) {
    const from = client.heard.length
    await commit(client)
    client.say('response.create')
    await client.next('response.done')
    // An answer to what follows shows that the late words are here as well.
    client.say('session.update', { session: { type: 'realtime' } })
    await client.next('session.updated')
    const types = client.heard.slice(from).map(each => each.type)
    const at = (end: string) => types.findIndex(type => type.endsWith(end))
    const word = at(nth === 3 ? 'transcription.failed' : 'transcription.completed')
    if (word < at('response.created')) places.push('before')
    else places.push(word < at('response.done') ? 'during' : 'after')
  }
  t.same(places, ['before', 'during', 'after', 'during'])
})

t.test('one response at a time, which can be cancelled once it is created', async t => {
  const { fake, ready, commit } = await openFake(t)
  let create = (): void => undefined
  fake.realtime.answer({
    created: new Promise<void>(resolve => {
      create = resolve
    }),
    pause: { after: 3 },
    lateChunks: 2,
  })
  const client = await ready()
  await commit(client)
  t.equal((await client.refusal('response.cancel')).code, 'response_cancel_not_active')
  client.say('response.create')
  t.equal(
    (await client.refusal('response.cancel')).code,
    'response_cancel_not_active',
    'asked for, but not created yet',
  )
  t.equal(
    (await client.refusal('response.create')).code,
    'conversation_already_has_active_response',
  )
  create()
  const { response } = await client.next('response.created')
  for (let chunk = 0; chunk < 3; chunk += 1) await client.next('response.output_audio.delta')
  const other = await client.refusal('response.cancel', { response_id: 'resp_other' })
  t.equal(other.code, 'response_cancel_not_active')
  client.say('response.cancel', { response_id: response.id })
  const late = client.next('response.output_audio.delta')
  t.ok(await late, 'what was under way still comes')
  const done = await client.next('response.done')
  t.match(done.response, {
    id: response.id,
    status: 'cancelled',
    status_details: { reason: 'client_cancelled' },
  })
  t.equal((await client.refusal('response.cancel')).code, 'response_cancel_not_active')
})

t.test('only spoken replies are truncated, and not beyond their end', async t => {
  const { fake, ready, commit } = await openFake(t)
  fake.realtime.answer({ audioMs: 500 })
  const client = await ready()
  const { item_id: userItem } = await commit(client)
  client.say('response.create')
  const { item_id } = await client.next('response.output_audio.delta')
  await client.next('response.done')
  const refused = async (id: string, audio_end_ms: unknown) =>
    client.refusal('conversation.item.truncate', { item_id: id, content_index: 0, audio_end_ms })
  t.match(await refused(item_id, 501), {
    code: 'invalid_value',
    message: 'Audio content of 500ms is already shorter than 501ms',
  })
  t.equal((await refused(item_id, 10.5)).code, 'invalid_type')
  t.equal((await refused(item_id, -1)).code, 'invalid_value')
  t.equal((await refused(userItem, 10)).code, 'unsupported_content_type')
  t.equal((await refused('item_none', 10)).code, 'item_truncate_invalid_item_id')
  client.say('conversation.item.truncate', { item_id, content_index: 0, audio_end_ms: 200 })
  await client.next('conversation.item.truncated')
  t.match(client.session.items.at(-1), { id: item_id, audioMs: 200, text: '' })
  t.equal((await refused(item_id, 300)).code, 'invalid_value')
})

t.test('a response can fail, stay incomplete, or stall', async t => {
  const { fake, ready, commit } = await openFake(t)
  const client = await ready()
  for (const end of ['failed', 'incomplete'] as const) {
    fake.realtime.answer({ end })
    await commit(client)
    client.say('response.create')
    const { response } = await client.next('response.done')
    t.match(response, { status: end, status_details: { type: end } })
  }
  fake.realtime.answer({ pause: { after: 0 } })
  await commit(client)
  client.say('response.create')
  await client.next('response.content_part.added')
  const heard = client.heard.length
  client.say('session.update', { session: { type: 'realtime' } })
  await client.next('session.updated')
  t.equal(client.heard.length, heard + 1, 'nothing more of the reply')
})
