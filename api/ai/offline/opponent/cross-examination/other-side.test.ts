import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { lastReply, play, replyOf, start } from '../play-opponent.ts'
import { asksForTheirs, otherSideIn } from './other-side.ts'
import { particularsIn } from './particulars.ts'
import { allProposalAsks } from './proposals.ts'
import { questionBookFor } from './question-book.ts'

const FERRY = { motion: 'The ferry should sail at night', userStance: 'for' } as const
const GATE = { motion: '公园的大门晚上应该锁上', language: 'zh', userStance: 'for' } as const

t.test('what we asked for of the other side is not the user’s own, up to where they turn', t => {
  const asked = 'What is the best reason that you have heard against it?'
  const text = 'The best reason is that gulls sleep. My aunt says so. But gulls sleep anywhere.'
  t.same(otherSideIn(text, asked, 'en'), [
    'The best reason is that gulls sleep.',
    'My aunt says so.',
  ])
  t.same(otherSideIn(text, 'What is your first reason?', 'en'), [])
  t.same(
    otherSideIn('Boats need light. You are right, lamps rust. But paint helps.', '', 'en'),
    ['You are right, lamps rust.'],
    'nor what they agree to',
  )
  t.same(
    otherSideIn('The bakers fear the dark. That’s true. But they carry lamps.', '', 'en'),
    ['The bakers fear the dark.', 'That’s true.'],
    'nor what they agree to a sentence later',
  )
  t.same(
    otherSideIn('I mean, yeah, people do slip on the pier. Sand would mend that.', '', 'en'),
    ['I mean, yeah, people do slip on the pier.'],
    'nor what they grant in passing',
  )
  t.same(
    otherSideIn('Against it? The bakers slip. Sand would mend that.', asked, 'en'),
    ['The bakers slip.'],
    'nor what answers us after our question is said back',
  )
  t.same(
    otherSideIn(
      'What would stay the same? The bakers would still slip.',
      'You say that it comes down to “the sand”: what would stay the same even so?',
      'en',
    ),
    ['The bakers would still slip.'],
    'and “still” is no turn where it says that something stays',
  )
  t.same(
    otherSideIn('The harbour office says nobody waits there. Maybe. But my aunt does.', '', 'en'),
    ['The harbour office says nobody waits there.', 'Maybe.'],
    'nor what others say, where it is answered',
  )
  t.same(otherSideIn('The harbour office says nobody waits there. It counted.', '', 'en'), [])
  t.same(otherSideIn('港务局说码头上没有人。可是我天天在那儿等船。', '', 'zh'), [
    '港务局说码头上没有人。',
  ])
  t.same(otherSideIn('是的，码头上是有人滑倒。撒点沙就好。', '', 'zh'), [
    '是的，码头上是有人滑倒。',
  ])
  t.same(
    otherSideIn('Boats need light. Somebody may say that lamps rust. But paint helps.', '', 'en'),
    ['Somebody may say that lamps rust.'],
    'nor what they foresee',
  )
  t.same(
    otherSideIn(
      'The second objection is rust. It is real, yet paint helps. Boats need light.',
      '',
      'en',
    ),
    ['The second objection is rust.'],
  )
  t.same(
    otherSideIn(
      'The bakers, because lamps cost them money. Where they’re wrong is a foggy night.',
      'Who would see it otherwise, and where would they be wrong?',
      'en',
    ),
    ['The bakers, because lamps cost them money.'],
    'nor what others would say, as we asked',
  )
  t.same(otherSideIn('有人会说灯会生锈。可是刷漆就行。', '', 'zh'), ['有人会说灯会生锈。'])
  t.same(
    otherSideIn(
      '最有力的大概是灯会生锈。我的回答是刷漆就行。',
      '反对它的话里，最有力的是哪一句？',
      'zh',
    ),
    ['最有力的大概是灯会生锈。'],
    'nor the strongest thing against it, as we asked',
  )
  t.same(
    otherSideIn(
      'The strongest would be that lamps rust. My answer is that paint helps.',
      'What is the best that could be said against it?',
      'en',
    ),
    ['The strongest would be that lamps rust.'],
  )
  t.end()
})

t.test('a jest about us is neither quoted nor answered', async t => {
  const [, reply = ''] = await play(FERRY, [
    'Is your tie borrowed? Bakers reach the island late because no ferry sails at night.',
  ])
  t.notMatch(reply, /tie|borrowed|no answer|cannot tell/)
  const [, chinese = ''] = await play(GATE, ['您这条领带是借的吧？夜里公园没有灯，老人容易摔倒。'])
  t.notMatch(chinese, /领带|没法回答|不知道/)
})

t.test('who asks whether we mean something is not told that we cannot answer', async t => {
  const [, , reply = ''] = await play(FERRY, [
    'Bakers reach the island late because no ferry sails at night.',
    'Do you mean that bakers could row? Rowing at night is dangerous because nobody sees the rocks.',
  ])
  t.notMatch(reply, /cannot tell|no answer|fair question|do not know/)
})

t.test('a number is asked about as a whole', t => {
  const slots = (sentence: string, language: Language = 'en') =>
    particularsIn({ sentence, after: '' }, 'main', language).map(({ slots: { n } }) => n)
  t.same(slots('I have rowed there for twenty two years.'), ['twenty two years'])
  t.end()
})

t.test('the hardest objection that we asked for is not the user’s own, wherever it stands', t => {
  const english = otherSideIn(
    'That is a hard one. The hardest objection is that gulls are asleep. My answer is a lamp.',
    'Which objection to that have you found hardest to meet?',
    'en',
  )
  t.ok(english.includes('The hardest objection is that gulls are asleep.'))
  t.notOk(english.includes('My answer is a lamp.'))
  const chinese = otherSideIn(
    '我想想。最难回答的反对是：海鸥要睡觉。我的回答是装一盏小灯。',
    '对这一句，您听过的反对里哪一种最难回答？',
    'zh',
  )
  t.ok(chinese.includes('最难回答的反对是：海鸥要睡觉。'))
  t.notOk(chinese.includes('我的回答是装一盏小灯。'))
  t.end()
})

t.test(
  'what answers a question for the weak place, or for a fair opponent, is not the user’s own',
  t => {
    const cases = [
      [
        'en',
        'What would a fair opponent say to it?',
        'A fair opponent would show me the harbour. The pier is where the children fish. He would say: count us, too. My answer is the other pier.',
        'The pier is where the children fish.',
      ],
      [
        'en',
        'What does that show, and what does it leave open?',
        'It shows that lamps help. What it leaves open is who pays for the oil. The crews pay already.',
        'What it leaves open is who pays for the oil.',
      ],
      [
        'en',
        'What would somebody on the other side answer to that?',
        'Gulls may just be used to it. Fair enough. But we have counted the nests.',
        'Gulls may just be used to it.',
      ],
      [
        'zh',
        '这句话里，您最没把握的是哪一处？',
        '最没把握的是价钱。灯油一年比一年贵。不过船员早就凑钱了。',
        '灯油一年比一年贵。',
      ],
    ] as const
    for (const [language, asked, text, theirs] of cases)
      t.ok(otherSideIn(text, asked, language).includes(theirs), theirs)
    t.notOk(otherSideIn(cases[0][2], cases[0][1], 'en').includes('My answer is the other pier.'))
    t.end()
  },
)

t.test('what the user owns honestly is said against the own side, up to where they turn', t => {
  const english = 'I’ll be honest, two bakers fell. One broke a rib. But the crews come by at six.'
  t.same(otherSideIn(english, '', 'en'), ['I’ll be honest, two bakers fell.', 'One broke a rib.'])
  t.same(otherSideIn('说句实话，去年烫伤过两个孩子。不过现在装了铁栏杆。', '', 'zh'), [
    '说句实话，去年烫伤过两个孩子。',
  ])
  t.end()
})

t.test('what one is forced to is no plan', t => {
  const asked = (sentence: string) => particularsIn({ sentence, after: '' }, 'main', 'zh').length
  t.not(asked('可以让业主自己买电炉。'), 0)
  t.equal(asked('物业只好贴张条子，让业主自己买电炉。'), 0)
  t.end()
})

t.test('what is still open is told in several sentences, and “mind you” owns something', t => {
  const open =
    'What it leaves open is who pays. The mayor had no idea. The boats owe us money. We row.'
  t.same(otherSideIn(open, 'What does that show, and what does it leave open?', 'en'), [
    'What it leaves open is who pays.',
    'The mayor had no idea.',
    'The boats owe us money.',
  ])
  t.same(otherSideIn('Mind you, the quay is dry now. We row at six.', '', 'en'), [
    'Mind you, the quay is dry now.',
    'We row at six.',
  ])
  t.end()
})

t.test('what the other side would draw from its objection is the other side’s', t => {
  t.same(otherSideIn('对面会说：海鸥不怕灯。所以灯是白点的。夜里的船看得见。', '', 'zh'), [
    '对面会说：海鸥不怕灯。',
    '所以灯是白点的。',
  ])
  t.end()
})

t.test('what does not follow, or is not shown, is told for the other side', t => {
  const text = "It follows that boats need lamps. What doesn't follow is that lamps are cheap."
  t.same(otherSideIn(text, '', 'en'), ["What doesn't follow is that lamps are cheap."])
  t.same(otherSideIn('能推出船要有灯。推不出的是灯很便宜。', '', 'zh'), ['推不出的是灯很便宜。'])
  t.end()
})

t.test('who only tells how another would soften a case has not narrowed the own one', async t => {
  const { narrowed } = questionBookFor('en')
  const asked = (said: string) => lastReply({ motion: 'Boats need lamps' }, said)
  const isAsked = (reply: string) => narrowed.some(wording => reply.includes(wording))
  t.ok(isAsked(await asked('All boats need lamps. I will soften my motion, row boats do not.')))
  t.notOk(
    isAsked(await asked('All boats need lamps. A rower would say: I will soften my complaint.')),
  )
})

t.test('an objection that is told without a name for who makes it is the other side’s', t => {
  for (const objection of [
    'Then the objection is that gulls sleep on lamps.',
    'The other side can still say that gulls sleep on lamps.',
  ])
    t.same(otherSideIn(`${objection} But gulls sleep anywhere.`, '', 'en'), [objection])
  t.end()
})

t.test('what we ask about a proposal asks for the other side', t => {
  for (const ask of allProposalAsks('en')) t.ok(asksForTheirs(`Well. ${ask}`, 'en'), ask)
  for (const ask of allProposalAsks('zh')) t.ok(asksForTheirs(ask, 'zh'), ask)
  t.notOk(asksForTheirs('What is your first reason?', 'en'))
  t.end()
})

t.test('what the other side would ask is not asked of us', async t => {
  const reply = await replyOf(
    start({ motion: '渡船应该夜里开', language: 'zh', userStance: 'for' }, [
      { speaker: 'ai', text: '您说“夜里也有人要过河”，对面要拆这一句，会从哪里下手？' },
      {
        speaker: 'user',
        text: '会从安全下手：夜里看不清，出了事凭什么要船工来赔？我说装上大灯就看得清。夜里过河的多半是下夜班的工人。',
      },
    ]),
  )
  t.notMatch(reply, /答不上来|没有现成|没法回答|没有答案|说不上来|没有材料/)
})
