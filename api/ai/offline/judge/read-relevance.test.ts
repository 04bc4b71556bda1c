import t from 'tap'
import { createOfflineJudge } from './create-judge.ts'

const judge = createOfflineJudge()

/** The review as one text. */
const saidOf = async (turns: readonly string[]): Promise<string> => {
  const debate = {
    ...{ debateId: 'd', motion: 'Should towns let dogs swim in the pond of a park?' },
    ...({ language: 'en', userStance: 'for', mode: 'text' } as const),
    turns: turns.map((text, at) => ({ turn_id: `u${at}`, speaker: 'user' as const, text })),
  }
  return JSON.stringify(await judge.judge(debate, new AbortController().signal))
}

const FIRST =
  'It shows in July, first of all. My spaniel lies under a bench and pants, and the keeper tells me ' +
  'to carry her home through the heat. One swim would cool her in a minute.'
const SECOND =
  'Fine, a serious bit: no dog gets the lily corner. Reeds, gravel and willows hold that bank, ' +
  'the herons nest on an island behind a fence of wire, and a wet spaniel breaks none of it.'
const GOES_ON =
  'Most of it. Walk along and count: gravel, willows, reeds, wire. The lilies are the minority, ' +
  'like tenors. Still, a corner would do for me: a slope of gravel, a rope, a bucket to rinse in. ' +
  'If it goes badly the gardener rakes for ten minutes; if it goes well, an old spaniel gets a summer.'
t.test('a turn that goes on with earlier words on the motion is on it', async t => {
  t.notMatch(await saidOf([FIRST, SECOND, GOES_ON]), /another question/)
})
