import t from 'tap'
import { lastReply } from '../play-opponent.ts'
import { allProposalAsks } from './proposals.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'for',
} as const
const LAMPS = { motion: 'The harbour should put out its lamps at ten', userStance: 'for' } as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'for' } as const

t.test(
  'what is said to annoy the program is met calmly, and the reason is asked about',
  async t => {
    const reply = await lastReply(
      KIOSK,
      'What sort of useless app is this? The pier has a roof and the kiosk has none. Pleased now, tin can?',
    )
    t.notMatch(reply, /tin can|useless app|Pleased now/)
    t.match(reply, /pier has a roof/)
    t.match(reply, /motion|kiosk/)
    const alone = await lastReply(
      KIOSK,
      'Who programmed this rubbish? A doorbell is smarter than you.',
    )
    t.notMatch(alone, /rubbish|doorbell|gladly/)
    t.ok(
      allProposalAsks('en').some(ask => alone.includes(ask)),
      alone,
    )
    const chinese = await lastReply(STOVE, '谁写的这个破程序？火炉冒烟，老人整夜咳嗽。满意了吧？')
    t.notMatch(chinese, /破程序|满意了吧/)
    t.match(chinese, /火炉冒烟|老人整夜咳嗽/)
  },
)

t.test('a word about something else is called back from', async t => {
  const reply = await lastReply(
    KIOSK,
    'What? Anyway, did you watch the race on Sunday? Our rower lost an oar.',
  )
  t.match(reply, KIOSK.motion)
  t.notMatch(reply, /rower|race on Sunday/)
})

t.test('what is one’s own and has nothing to do with the case is not tested', async t => {
  const reply = await lastReply(
    KIOSK,
    'The sailors buy more bread at the pier, and I count the loaves in a book, my niece holds the pencil.',
  )
  t.notMatch(reply, '“my niece holds the pencil”')
  const joke = await lastReply(
    KIOSK,
    'A long sigh from Agatha, which is frightening, but no shouting. The pier has a roof for the sailors.',
  )
  t.notMatch(joke, '“A long sigh')
})

t.test('words that are denied are not quoted without the denial', async t => {
  const reply = await lastReply(
    LAMPS,
    'A harbour that lights empty piers has no right to speak of its dark stars.',
  )
  t.notMatch(reply, '“right to speak')
  const chinese = await lastReply(STOVE, '我觉得看电视可以，火炉边上也可以。')
  t.notMatch(chinese, '“电视可以')
})

t.test('words are not quoted without their condition or without whom they are said of', async t => {
  const asked = [
    ['If everybody must carry a lamp, the poor rowers stay at home.', '“everybody must carry'],
    ['A rower who is old, or cannot see the lamp, stays at home.', '“or cannot see'],
    ['Being afraid isn’t an illness, and rowers know the bay.', '“afraid isn’t'],
  ] as const
  for (const [said, cut] of asked) t.notMatch(await lastReply(LAMPS, said), cut)
  const when = await lastReply(
    LAMPS,
    'When a lamp shines on the water, the pilots see nothing of the rocks.',
  )
  t.notMatch(when, '“the pilots see nothing')
  const own = await lastReply(STOVE, '要是我进门就骂人，火炉早凉了。我家老二就是这么学会烧火炉的。')
  t.notMatch(own, '“家老二')
})

t.test('half of a condition is no pillar of a case', async t => {
  const reply = await lastReply(
    STOVE,
    '如果老人真的喜欢火炉，换掉火炉也不会有人生气。火炉冒烟，所以老人整夜咳嗽。',
    '因为暖气片不冒烟，所以老人可以睡好。',
    '暖气片让孩子不会烫伤。',
    '换暖气片以后消防员就不用半夜出来。',
    '总之因为暖气片干净，所以整个社区都会受益。',
  )
  t.notMatch(reply, '“换掉火炉也不会有人生气”')
})

t.test('what the turn has given is not asked for', async t => {
  const asksAgain = /换不换|小一点的改变|拿什么来补|更温和/
  for (const said of ['那就先让大家试一个月吧。', '不如先换一半的火炉。'])
    t.notMatch(await lastReply({ ...STOVE, userStance: 'against' }, said), asksAgain, said)
  const reply = await lastReply(
    KIOSK,
    'Rent the old boat house for the winter: without that I would switch sides.',
  )
  t.notMatch(reply, /still be on your side|change your mind|still speak/)
})

t.test('how the user knows it is no reason, and an own reason speaks for the user', async t => {
  const known = await lastReply(
    KIOSK,
    'My first reason is what I hear every night from my window. The sailors shout because the kiosk is loud.',
  )
  t.notMatch(known, '“what I hear every night')
  const own = await lastReply(
    KIOSK,
    'My strongest reason is that sailors are hungry, because they row all night to the pier.',
  )
  t.notMatch(own, /against yourself/)
})

t.test('whom a complaint names is not mistaken for another sentence', async t => {
  const reply = await lastReply(
    KIOSK,
    'I can carry a sack up the stairs, but old Agatha from the mill has only one crutch for her ' +
      'bad leg and the mothers of the upper village have heavy rafts. The stairs are wet.',
    'Even if the stairs were dry, you have not touched on Agatha.',
  )
  t.notMatch(reply, 'I can carry a sack')
})

t.test('a claim that is put as a question is not asked for its answer', async t => {
  const reply = await lastReply(
    LAMPS,
    'The stars are all that the village has, and if we do not look after them, then who will?',
  )
  t.notMatch(reply, /then who will/)
})

t.test('a proposal that is put as a question is not asked for its reasons', async t => {
  const reply = await lastReply(
    LAMPS,
    'The lamps blind the pilots because they shine on the water. Why not a single red lamp?',
  )
  t.notMatch(reply, /You ask “Why not|“Why not a single red lamp”, you ask/)
  t.match(reply, /lamps blind the pilots|shine on the water/)
  const chinese = await lastReply(STOVE, '火炉冒烟，所以老人整夜咳嗽。为什么不装一台小的？')
  t.notMatch(chinese, '“为什么不装一台小的”')
})

t.test('two words that only doubt are not said back as a question', async t => {
  t.notMatch(await lastReply(LAMPS, 'The lamps are too bright. Is it?'), '“Is it”')
})

t.test('who wants to talk about a game is called back', async t => {
  const reply = await lastReply(LAMPS, 'The lamps blind the pilots.', 'Can we talk about chess?')
  t.notMatch(reply, /chess/)
  t.match(reply, LAMPS.motion)
})

t.test('a reason is quoted without the words for a side after it', async t => {
  const reply = await lastReply(
    KIOSK,
    'A kiosk at the pier makes sailors talk to bakers, that is why I am for it.',
  )
  t.notMatch(reply, /why I am for it/)
  t.match(reply, 'makes sailors talk to bakers')
})

t.test('what was offered two turns ago is not asked for', async t => {
  const reply = await lastReply(
    { ...STOVE, userStance: 'against' },
    '不如先换一半的火炉。',
    '昨天隔壁的猫叫了一夜，哈哈！',
  )
  t.notMatch(reply, /小一点的改变|隔壁的猫/)
})

t.test('who has given up and takes leave is not argued with', async t => {
  const zoo = { motion: 'Zoos and safari parks should be closed', userStance: 'for' } as const
  const reply = await lastReply(
    zoo,
    'Tigers walk in circles in their cages.',
    'I give up, you have convinced me. There should be zoos.',
    'Nothing more from me. Thank you for your patience, and good night to you.',
  )
  t.notMatch(reply, /\?/)
  t.notMatch(await lastReply(STOVE, '火炉冒烟。', '算了，您赢了。再见。'), /？/)
})

t.test('who says which matter is meant has the card dropped', async t => {
  const zoo = { motion: 'Zoos and safari parks should be closed', userStance: 'for' } as const
  const reply = await lastReply(
    zoo,
    "You're talking about school trips and I'm fine with that. I'm talking about safari parks. The lions sleep all day because nobody hunts there.",
  )
  t.match(reply, /drop|no more of those points/)
})
