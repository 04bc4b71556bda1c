import t from 'tap'
import { lastReply } from '../play-opponent.ts'
import { chanceToPress } from './press.ts'
import { createPressEvidence } from './press-evidence.ts'
import { questionBookFor } from './question-book.ts'
import { quotableIn } from './quotable.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'for',
} as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'for' } as const

t.test('a date is not cut off a clause, nor the half of a contrast said back', async t => {
  const asked = await lastReply(
    KIOSK,
    'Ninety boats are tied up at the old stone pier and some of them have been there since 1998.',
  )
  t.notMatch(asked, /been there[”:]/)
  const contrast = await lastReply(
    STOVE,
    '最要紧的不是炉子有多旺，而是半夜里总得有人愿意从被窝里爬起来给它添上几铲煤，不然一屋子人都得挨冻。',
  )
  t.notMatch(contrast, /炉子有多旺”/)
})

t.test('who makes clear what the own side never said is not taken to complain', async t => {
  const reply = await lastReply(
    STOVE,
    '火炉冒烟，老人咳嗽。',
    '我方从来没说要马上拆光。夜里添煤的人摔过跤。',
  )
  t.notMatch(reply, /收回|误会/)
  t.notMatch(
    await lastReply(
      KIOSK,
      'The pier has a roof.',
      'I never said that barbers must follow. Rain ruins the papers.',
    ),
    /misread|did not say|take (?:it|that) back/,
  )
})

t.test('who answers with what somebody could do has given a reason', async t => {
  const reply = await lastReply(
    { ...KIOSK, level: 'beginner' },
    'Kids like it.',
    'yes they could buy an ice cream there and eat it on the wall with somebody who waits for the boat',
  )
  t.notMatch(reply, /reason I have not heard|not yet why/)
})

t.test('who offers less than the motion is asked what is left of it', async t => {
  for (const [setting, said, language] of [
    [
      KIOSK,
      'The pier has a roof. So here’s my offer: a second kiosk, only from May to August.',
      'en',
    ],
    [STOVE, '暖气片夜里会停。那我改一改：只给一楼换暖气片。', 'zh'],
  ] as const) {
    const reply = await lastReply(setting, said)
    t.ok(
      questionBookFor(language).narrowed.some(text => reply.includes(text)),
      reply,
    )
  }
})

t.test('a question that we cannot answer goes back where nothing else is to be asked', async t => {
  const reply = await lastReply(
    KIOSK,
    'The pier has a roof.',
    'Hm, I see. Which colour would you paint the roof?',
  )
  t.ok(
    questionBookFor('en')['your answer'].some(text => reply.includes(text)),
    reply,
  )
})

t.test('another’s view, what is taken back, and a price are not pressed as a claim', async t => {
  const view = await lastReply(
    KIOSK,
    'Only the pilot thinks we lose customers each year because we look like a shed.',
  )
  t.notMatch(view, '“we look like a shed”')
  const back = await lastReply(
    KIOSK,
    'Nobody on the pier will mend the roof. I was perhaps a bit unfair when I said that.',
  )
  t.notMatch(back, '“Nobody on the pier will mend the roof”')
  const price = await lastReply(
    KIOSK,
    'A second kiosk costs the village less than the lamps and the flag together.',
  )
  t.notMatch(price, 'other way round')
})

t.test('a question about us alone does not go back', async t => {
  const reply = await lastReply(
    KIOSK,
    'The pier has a roof.',
    'Hm, I see. Have you ever rowed a boat?',
  )
  t.notOk(
    questionBookFor('en')['your answer'].some(text => reply.includes(text)),
    reply,
  )
})

t.test('what holds under a condition is not asked for whom it is otherwise', async t => {
  const reply = await lastReply(
    KIOSK,
    'If the sales on the pier are not better than before, the baker gets the key and I’ll carry the oven.',
  )
  t.notMatch(reply, 'other way round')
})

t.test('what is asked of us without a question mark is not said back as a claim', async t => {
  const reply = await lastReply(
    KIOSK,
    'The pier has a roof.',
    'You only ask. Now say one thing for the old place.',
  )
  t.notMatch(reply, '“Now say one thing for the old place”')
})

t.test('what is told for the other side is pressed less than what comes after it', async t => {
  for (const [setting, text, theirs, own] of [
    [
      KIOSK,
      'The wind takes the papers there. Two awnings flew off last winter. ' +
        'So I would build it a back wall. A wall of brick stops the wind.',
      'Two awnings flew off last winter',
      'A wall of brick stops the wind',
    ],
    [
      STOVE,
      '停电的晚上确实难熬。前年冬天停了两个晚上，老人都挤到我家来。所以我主张留一只小炉子备用。小炉子一年也烧不了几斤煤。',
      '前年冬天停了两个晚上，老人都挤到我家来',
      '小炉子一年也烧不了几斤煤',
    ],
  ] as const) {
    const language = 'language' in setting ? setting.language : 'en'
    const evidenceOf = createPressEvidence({
      text,
      language,
      motion: setting.motion,
      lastTurn: `“…”: ${questionBookFor(language)['ask plain'][1]}`,
      earlier: [],
    })
    const chanceOf = (quote: string) => {
      const claim = quotableIn(text, language).find(each => each.quote === quote)
      return claim ? chanceToPress(evidenceOf(claim)) : NaN
    }
    t.ok(chanceOf(own) - chanceOf(theirs) > 0.2, `${chanceOf(own)} ${chanceOf(theirs)}`)
  }
})
