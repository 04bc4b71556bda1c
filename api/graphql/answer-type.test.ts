import t from 'tap'
import { answerTypeFor } from './answer-type.ts'

const NEW = 'application/graphql-response+json'
const OLD = 'application/json'

t.test('an answer has the media type that its caller prefers', async t => {
  for (const [accept, type, hasStatuses] of [
    [undefined, OLD, true],
    ['', OLD, true],
    ['*/*', OLD, true],
    ['text/html, */*;q=0.8', OLD, true],
    [NEW, NEW, true],
    ['application/graphql-response+json; charset=utf-8, application/json; q=0.9', NEW, true],
    ['Application/GraphQL-Response+JSON', NEW, true],
    ['application/json, application/graphql-response+json;q=0.5', OLD, false],
    ['application/graphql-response+json;q=0, application/json', OLD, false],
    [OLD, OLD, false],
    ['application/json, text/plain, */*', OLD, false],
    ['application/vnd.github.v3+json', OLD, false],
    ['nonsense;;;q=x', OLD, false],
  ] as const)
    t.same(answerTypeFor(accept), { type, hasStatuses }, String(accept))
})
