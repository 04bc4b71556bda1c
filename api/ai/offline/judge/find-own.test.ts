import t from 'tap'
import { findOwn } from './find-own.ts'
import { hearDebate } from './hear-debate.ts'

const ownIn = (text: string, concedes = false) => {
  const heard = hearDebate({
    debateId: 'd',
    motion: 'We should build a harbour',
    language: 'en',
    userStance: 'for',
    mode: 'text',
    turns: [{ turn_id: 'u', speaker: 'user', text }],
  })
  const turn = { turnId: 'u', relevance: 1, isOffMotion: false, contradicts: null }
  const turns = [{ ...turn, concedes: (concedes && heard.ours[0]) || null, arguesOtherSide: null }]
  return findOwn(heard, heard.ours, [], { turns, clash: [], lastWord: null })?.text ?? null
}

const OWN = 'Freight trains stay empty because the quay has room for two cranes only.'

t.test('a drill goes on from a sentence that stands for itself', async t => {
  t.equal(ownIn(OWN), OWN)
  t.equal(ownIn(`As for your seals, they left because the dredgers came at night. ${OWN}`), OWN)
  t.equal(ownIn('As for your seals, they left because the dredgers came at night.'), null)
})

t.test('who granted a point is not told to defend what may be that point', async t => {
  t.equal(ownIn(OWN, true), null)
})

t.test('what is no claim, or answers what one was asked, is not gone on from', async t => {
  t.equal(
    ownIn('Three crews from the northern villages anchored beside the tower last winter.'),
    null,
  )
  t.equal(
    ownIn('The hardest case is the northern crew, because storms cut its radio for days.'),
    null,
  )
})

t.test('what happens to the speaker or one other alone, or sums up, leads no further', async t => {
  t.equal(ownIn('My freight stays on the quay because the two cranes are late every day.'), null)
  const seen = 'On the quay I met Marta.'
  t.equal(ownIn(`${seen} Marta loads freight by hand because the two cranes are late.`), null)
  t.equal(ownIn('To sum up, freight trains stay empty because the quay has two cranes.'), null)
})
