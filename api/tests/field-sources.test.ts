import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import t from 'tap'
import type { PlantedFlaw } from '#api/ai/opponent.ts'
import { insertTurn } from '#db/queries/turns.ts'
import { beginDebate, logInAdmin, registerUser, SPEECH, until } from './factories.ts'
import { subscribe } from './hear-debates.ts'
import { MOTION, SAID } from './review/said.ts'
import { speakDebate, timingOf } from './spoken-debate.ts'
import { openWatched } from './watch-fields.ts'

const { app, schema, sourcelessOf, sourcelessRead, selectionOf } = await openWatched(t)
const { call, graphql } = app
const { deps } = app.app.composed
Object.assign(deps, {
  identityProvider: { name: 'Lyceum', kind: 'redirect', clientId: 'debater' },
})
const flaw: PlantedFlaw = { kind: 'authority', turn: 0, sentence: 'Experts agree.', reply: null }
t.intercept(deps.opponent, 'flawsIn', { value: async () => [flaw] })

/** What is given to the fields of Query that cannot be asked without. */
const GIVEN: Record<string, string> = {
  savedViews: '(table: users)',
  adminViews: '(table: users)',
  topicImportPreview: '(input: { format: csv, text: "topic_text_en\\nNo\\n" })',
}
/** What administrators have not. */
const OWN = ['viewer', 'sessions', 'nextMotion']

const admin = await logInAdmin(app)
const ada = await registerUser(app)

/** Speaks a whole debate on a side; what was said before its end is taken back. */
const playSpoken = async (stance: 'for' | 'against') => {
  const speech = { timing: timingOf(), keeps_fillers: true }
  const said = [SPEECH, `${SPEECH} Again.`].map(text => ({ text, speech }))
  const { debate_id } = await speakDebate(app, ada, said, { stance })
  const turn_id = deps.newId()
  await insertTurn(deps.db, {
    ...{ turn_id, debate_id, position: 5, speaker: 'user', message_text: 'A hasty word.' },
    ...{ client_turn_id: null, timestamp: deps.now() },
  })
  await call('POST', `/api/debates/${debate_id}/turns/${turn_id}/withdraw`, ada)
  await call('POST', `/api/debates/${debate_id}/end`, ada)
  return debate_id
}

/** A debate in writing, with a review that has something of everything. */
const playWritten = async () => {
  const brief = { for: ['They are quiet.'] }
  const { debate_id } = await beginDebate(app, ada, {
    ...MOTION,
    brief,
    opponent_level: 'beginner',
  })
  for (const message of [...SAID, 'You are an idiot: everybody knows that libraries matter.'])
    await call('POST', `/api/debates/${debate_id}/turn`, { ...ada, body: { message } })
  await call('POST', `/api/debates/${debate_id}/end`, ada)
  return debate_id
}

/** One thing at least in every list. */
const fill = async () => {
  await playSpoken('against')
  const spoken = await playSpoken('for')
  await call('POST', `/api/debates/${spoken}/share`, ada)
  const written = await playWritten()
  const gone = await registerUser(app)
  await call('POST', '/api/auth/me/delete', { ...gone, body: { password: gone.password } })
  for (const mutation of [
    'inviteAdmin(input: { email: "ida@example.org" }) { path }',
    'createApiKey(input: { name: "School", scopes: [USERS_READ] }) { secret }',
    'saveView(input: { table: users, name: "Mine", query: "" }) { view { id } }',
  ])
    await graphql(`mutation { ${mutation} }`, {}, { token: admin })
  return { spoken, written }
}

t.test('every field of the SDL that is read has a source', async t => {
  const { spoken, written } = await fill()
  const { told, stands } = await subscribe(
    t,
    app,
    admin,
    `subscription { debateChanged(filter: { kinds: [turn_added] }) {
      debateId kind turnId debate { id }
    } }`,
  )
  await stands()
  const { debate_id } = await beginDebate(app, ada)
  await call('POST', `/api/debates/${debate_id}/turn`, { ...ada, body: { message: SPEECH } })
  await until('the turn is told', () => told().length > 0)

  const failures: unknown[] = []
  const ask = async (field: string, selection: string, token = admin) => {
    const { body } = await graphql(`{ ${field} ${selection} }`, {}, { token })
    failures.push(...(body.errors ?? []))
  }
  const roots = schema.getQueryType()?.getFields() ?? {}
  const typeOf = (root: string) => getNamedType(roots[root]?.type)
  for (const id of [spoken, written])
    await ask(
      `adminDebate(id: "${id}")`,
      selectionOf(typeOf('adminDebate'), () => false),
    )
  const hasSources = (type: GraphQLObjectType) => sourcelessOf(type).length === 0
  for (const root of Object.keys(roots)) {
    const type = typeOf(root)
    if (!isObjectType(type) || hasSources(type)) continue
    const token = OWN.includes(root) ? ada.token : admin
    await ask(`${root}${GIVEN[root] ?? ''}`, selectionOf(type, hasSources), token)
  }
  t.same(sourcelessRead(), [], { failures })
})
