import t from 'tap'
import type { Debate, DebateRow, DebateTopic } from '#schema/entities.ts'
import { findUnfinished, type UnfinishedDeps } from './find-unfinished.ts'

const topic = { topic_text: 'Tea', topic_text_zh: '茶' } as DebateTopic
const row = (debate_id: string, status: DebateRow['status']) =>
  ({ topic_text: 'Tea', topic_text_zh: '茶', debate_id, status }) as DebateRow
const options = { signal: new AbortController().signal }

const find = async (given: Partial<UnfinishedDeps> & { status?: Debate['status'] }) => {
  const { status = 'in_progress', ...more } = given
  const asked: string[] = []
  const found = await findUnfinished(
    {
      ...{ isUser: false, openedId: null, forgetOpened: () => void asked.push('forget') },
      listDebates: async () => {
        asked.push('list')
        return { data: [row('d3', 'scored'), row('d2', 'in_progress'), row('d1', 'in_progress')] }
      },
      getDebate: async debateId => {
        asked.push(debateId)
        return { debate: { status } as Debate, topic }
      },
      ...more,
    },
    options,
  )
  return { found, asked }
}

t.test('a user goes on with the latest one, on whichever device', async t => {
  t.match(await find({ isUser: true }), { found: { debateId: 'd2' }, asked: ['list'] })
})

t.test('a guest goes on with the one that this browser has opened', async t => {
  t.match(await find({ openedId: 'd9' }), { found: { debateId: 'd9', topic }, asked: ['d9'] })
  t.same(await find({}), { found: null, asked: [] }, 'the server is not asked for nothing')
  const ended = await find({ openedId: 'd9', status: 'scored' })
  t.same(ended, { found: null, asked: ['d9', 'forget'] })
})

t.test('what cannot be told is not shown', async t => {
  const fails = () => Promise.reject(new Error('404'))
  t.equal((await find({ openedId: 'd9', getDebate: fails })).found, null)
  t.equal((await find({ isUser: true, listDebates: fails })).found, null)
})
