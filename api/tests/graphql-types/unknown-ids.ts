import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import t from 'tap'
import { readSdl } from '#api/graphql/plugin.ts'
import { ada, admin, graphql, scored, topicId } from './app.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const ofDebater = { token: ada.token }
const ofAdmin = { token: admin }
type Row = { token: string; others?: object; named?: false }
/** Who sends each id of each mutation, and what they send beside it. */
const ROWS: Record<string, Row> = {
  'endSession sessionId': ofDebater,
  'startDebate topicId': { ...ofDebater, others: { stance: 'for' } },
  'startDebate fromTurnId': ofDebater,
  'startDebate externalUserId': { ...ofAdmin, others: { topicId, stance: 'for' } },
  'submitTurn debateId': { ...ofDebater, others: { message: 'A word.' } },
  'stopReply debateId': ofDebater,
  'withdrawTurn debateId': { ...ofDebater, others: { turnId: UNKNOWN } },
  'withdrawTurn turnId': { ...ofDebater, others: { debateId: scored } },
  'endDebate debateId': ofDebater,
  'retryTurn debateId': { ...ofDebater, others: { message: 'A word.' } },
  // A turn that cannot be tried again is a CONFLICT of the whole, also where none is named.
  'retryTurn turnId': {
    ...ofDebater,
    others: { debateId: scored, message: 'A word.' },
    named: false,
  },
  'shareDebate debateId': ofDebater,
  'revokeShare debateId': ofDebater,
  'createJoinUrl debateId': ofAdmin,
  'updateUser userId': { ...ofAdmin, others: { username: 'Renamed' } },
  'deleteUser userId': { ...ofAdmin, others: { confirmation: 'Ada' } },
  'suspendUser userId': ofAdmin,
  'restoreUser userId': ofAdmin,
  'endUserSessions userId': ofAdmin,
  'createPasswordReset userId': ofAdmin,
  'updateTopic topicId': { ...ofAdmin, others: { isRecommended: true } },
  'deleteTopic topicId': ofAdmin,
  'archiveTopics topicIds': ofAdmin,
  'restoreTopics topicIds': ofAdmin,
  'deleteView viewId': ofAdmin,
  'revokeAdmin adminId': ofAdmin,
  'rotateApiKey apiKeyId': ofAdmin,
  'revokeApiKey apiKeyId': ofAdmin,
}

const mutations = buildSchema(readSdl()).getMutationType()?.getFields() ?? {}
const inputOf = (name: string) => {
  const type = getNamedType(mutations[name]?.args[0]?.type)
  return isInputObjectType(type) ? Object.values(type.getFields()) : []
}

t.test('every id of every mutation has a row', async t => {
  const ids = Object.keys(mutations).flatMap(mutation =>
    inputOf(mutation)
      .filter(({ name, type }) => String(getNamedType(type)) === 'ID' || name === 'externalUserId')
      .map(({ name }) => `${mutation} ${name}`),
  )
  t.same(ids.sort(), Object.keys(ROWS).sort())
})

t.test('userErrors name the id of the input that is unknown', async t => {
  for (const [row, { token, others, named = true }] of Object.entries(ROWS)) {
    const [mutation = '', field = ''] = row.split(' ')
    const query = `mutation($input: ${mutations[mutation]?.args[0]?.type}) {
      ${mutation}(input: $input) { userErrors { field code } }
    }`
    const input = { ...others, [field]: UNKNOWN }
    const { body } = await graphql<Record<string, { userErrors: object[] }>>(
      query,
      { input },
      { token },
    )
    const [error] = body.data?.[mutation]?.userErrors ?? []
    if (named) t.same(error, { field, code: 'NOT_FOUND' }, row)
    else t.notMatch(error, { field }, row)
  }
})
