import t from 'tap'
import { findCardArguments } from '../concepts/card-arguments.ts'
import { findCards } from '../concepts/find-cards.ts'
import { questionBookFor } from './cross-examination/question-book.ts'
import { play } from './play-opponent.ts'
import { createSpeech } from './speech.ts'

t.test('a card that is twice said to be beside the motion is dropped', async t => {
  const [, , , third = '', fourth = ''] = await play(
    { motion: 'Zoos and safari parks should be closed', userStance: 'for' },
    [
      'The tigers walk in circles.',
      'That has nothing to do with our motion.',
      'You are off topic. The tigers walk in circles because the cage is small.',
      'A cage costs money that a forest would not cost.',
    ],
  )
  const { dropped } = questionBookFor('en')
  t.ok(
    dropped.some(text => third.startsWith(text)),
    third,
  )
  const points = findCardArguments('Zoos and safari parks should be closed', 'en').against
  for (const reply of [third, fourth])
    t.notOk(
      points.some(({ claim }) => reply.includes(claim)),
      reply,
    )
})

t.test('what only says whose or which it is has no card', t => {
  for (const motion of [
    'The school ferry ride ought to be shorter.',
    'Our school’s chess evening should be kept.',
    'Neighbours should sing together every Friday without any phones.',
  ])
    t.same(findCards(motion, 'en'), [], motion)
  t.not(findCards('Children would learn better without homework', 'en').length, 0)
  t.end()
})

t.test('no sentence is said without the one to which it points back', t => {
  const said = 'A baker in our street sells out by noon.'
  const speech = createSpeech('one', [said])
  t.equal(speech.sayRest(`${said} He closes then. The street is quiet.`), 'The street is quiet.')
  const chinese = createSpeech('two', ['街上有位面包师。'])
  t.equal(chinese.sayRest('街上有位面包师。他中午就关门。街上很安静。'), '街上很安静。')
  t.end()
})
