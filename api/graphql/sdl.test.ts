import { buildSchema, isObjectType } from 'graphql'
import t from 'tap'
import { readSdl } from './plugin.ts'

t.test('what has a closed set of values is an enum', t => {
  const schema = buildSchema(readSdl())
  const typeOf = (owner: string, field: string) => {
    const type = schema.getType(owner)
    return isObjectType(type) ? String(type.getFields()[field]?.type) : null
  }
  t.equal(typeOf('ModeCount', 'name'), 'DebateMode!')
  t.equal(typeOf('StanceCount', 'name'), 'Stance!')
  t.end()
})
