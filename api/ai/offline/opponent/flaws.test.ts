import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { FLAW_KINDS, type FlawKind, type Language, type OpponentLevel } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { splitSentences } from '../language/sentences.ts'
import { createOfflineOpponent } from './create-opponent.ts'
import { findFlaws } from './find-flaws.ts'
import { flawsIn } from './flaw-book.ts'
import { replyOf, start } from './play-opponent.ts'

const CAUGHT: Record<Language, Record<FlawKind, string>> = {
  en: {
    hasty_generalisation: 'Your neighbour is one case, and that does not prove it for everyone.',
    false_dilemma: 'That is a false choice; there is a third option.',
    slippery_slope: 'Why would one step lead to all the others? We can draw a line.',
    popularity: 'Many people believing it does not make it true.',
    false_cause: 'Something else may have caused it; that is correlation.',
    overclaim: 'There are exceptions, so it is not always like this.',
    circular: 'You just repeat the claim, and that is not a reason.',
    authority: 'Which experts? Name one of them.',
  },
  zh: {
    hasty_generalisation: '一个邻居的例子不能代表所有人。',
    false_dilemma: '这是非黑即白，还有第三种办法。',
    slippery_slope: '走一步不一定会滑到底，我们可以划一条界线。',
    popularity: '很多人相信不等于就对。',
    false_cause: '这可能只是巧合，还有其他原因。',
    overclaim: '话说得太绝对了，有例外。',
    circular: '您只是在重复结论，没有给出理由。',
    authority: '哪位专家？请说出理由。',
  },
}

const NOT_CAUGHT: Record<Language, readonly string[]> = {
  en: [
    'Schools should keep their libraries because children read more when books are close.',
    'Buses are cheaper than cars, and cities with good buses are quieter.',
    'My first point is that the harm falls on children who cannot choose.',
  ],
  zh: ['学校应该保留图书馆，因为书近了孩子就读得更多。', '公交车比私家车便宜，城市也会更安静。'],
}

const spoken = (flaw: string, ...answers: string[]): SpokenTurn[] => [
  { speaker: 'ai', text: `A first sentence. ${flaw} A last one.` },
  ...answers.flatMap((text): SpokenTurn[] => [
    { speaker: 'user', text },
    { speaker: 'ai', text: 'An answer.' },
  ]),
]

t.test(
  'every flaw is found, caught by a sentence that names it, and by no other argument',
  async t => {
    for (const language of ['en', 'zh'] as const)
      for (const kind of FLAW_KINDS)
        for (const flaw of flawsIn(language)[kind].sentences) {
          const [found] = findFlaws(spoken(flaw, CAUGHT[language][kind]), language)
          t.match(found, { kind, turn: 0, sentence: flaw, reply: { turn: 1 } }, flaw)
          for (const other of NOT_CAUGHT[language])
            t.equal(findFlaws(spoken(flaw, other), language)[0]?.reply, null, `${flaw} · ${other}`)
          t.equal(findFlaws(spoken(flaw, flaw), language)[0]?.reply, null, 'read out again')
          t.equal(splitSentences(flaw).length, 1)
        }
  },
)

t.test(
  'a flaw is caught in one of the next two turns, and not held against who had none',
  async t => {
    const flaw = flawsIn('en').authority.sentences[0] ?? ''
    const other = NOT_CAUGHT.en[0] ?? ''
    t.match(findFlaws(spoken(flaw, other, CAUGHT.en.authority), 'en')[0], { reply: { turn: 3 } })
    t.equal(findFlaws(spoken(flaw, other, other, CAUGHT.en.authority), 'en')[0]?.reply, null)
    t.strictSame(findFlaws(spoken(flaw), 'en'), [])
  },
)

/** Motions with many claims: not each of them can be overstated. */
const MOTIONS = new Map(
  readHeads()
    .slice(0, 6)
    .map(({ key, wording }) => [key, wording]),
)

const play = async (
  level: OpponentLevel,
  language: Language,
  said: readonly string[],
  motionKey = [...MOTIONS.keys()][0] ?? '',
) => {
  const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
  const motion = MOTIONS.get(motionKey)?.[language] ?? ''
  const debate = {
    debateId: 'd',
    motion,
    motionKey,
    language,
    userStance: 'for',
    level,
    style: 'coach',
  } as const
  const never = new AbortController().signal
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: (await opponent.open({ ...debate, turns: [] }, never)).opening },
  ]
  for (const text of said) {
    turns.push({ speaker: 'user', text })
    let reply = ''
    for await (const piece of opponent.reply({ ...debate, turns }, never)) reply += piece
    turns.push({ speaker: 'ai', text: reply })
  }
  return turns
}

t.test('the easier the level, the more flaws, and never the same one twice', async t => {
  const counts = []
  for (const level of ['beginner', 'club', 'tournament'] as const) {
    let count = 0
    for (const language of ['en', 'zh'] as const) {
      const said = Array.from(
        { length: 12 },
        (_, turn) => `${NOT_CAUGHT[language][turn % 2]} (${turn})`,
      )
      for (const key of MOTIONS.keys()) {
        const turns = await play(level, language, said, key)
        const flaws = findFlaws(turns, language).map(({ sentence }) => sentence)
        t.equal(new Set(flaws).size, flaws.length)
        count += flaws.length
      }
    }
    counts.push(count)
  }
  const [beginner = 0, club = 0, tournament = 0] = counts
  t.ok(beginner > club && club > tournament && tournament > 0, counts.join(' > '))
})

/** Words of the phrases that take something back. */
const WITHDRAWS = [
  ...['take it back', 'strike it', 'should not have', 'step off', 'poor reason', 'went too far'],
  ...[
    'withdraw',
    'Point taken',
    '收回',
    '没有说过',
    '不会再靠',
    '下来',
    '很差',
    '说过头',
    '撤回',
    '去掉',
  ],
]

t.test(
  'who quotes the words that overstate, or asks them back, catches the overstatement',
  async t => {
    const flaw = 'Every single time, rain ruins a wedding.'
    for (const caught of [
      "It breaks at 'every single time'.",
      'Every single time?',
      "I'll take your 'every single time' first, because ours was a joy.",
      'You began with every single time, and ours was a joy.',
    ])
      t.match(findFlaws(spoken(flaw, caught), 'en')[0]?.reply, { turn: 1 }, caught)
    const own = 'My bus is late every single time, and the driver knows it.'
    t.equal(findFlaws(spoken(flaw, own), 'en')[0]?.reply, null, own)
  },
)

t.test('the opponent withdraws what was caught', async t => {
  for (const language of ['en', 'zh'] as const) {
    let withdrawn = 0
    for (const key of MOTIONS.keys()) {
      const opening = await play('beginner', language, [], key)
      const kind = findFlaws([...opening, { speaker: 'user', text: '-' }], language)[0]?.kind
      if (!kind) continue
      const [, , reply] = await play('beginner', language, [CAUGHT[language][kind]], key)
      t.match(reply?.text, new RegExp(WITHDRAWS.join('|')))
      withdrawn += 1
    }
    t.ok(withdrawn > 0, language)
  }
})

t.test('nothing is withdrawn where nothing was surely caught', async t => {
  const flaw = 'Without a single exception, markets, squares and quays make a town friendly.'
  const praise = 'We will have absolutely wonderful markets and squares in another town.'
  t.equal(findFlaws(spoken(flaw, praise), 'en')[0]?.reply, null)
  const puts = 'I will come back to that exception of the markets and squares later.'
  const [motionKey = '', wording] = [...MOTIONS][0] ?? []
  const reply = await replyOf(
    start({ motion: wording?.en ?? '', motionKey }, spoken(flaw, puts).slice(0, -1)),
  )
  t.notMatch(reply, new RegExp(WITHDRAWS.join('|')))
})

t.test('a flaw whose own words are repeated and doubted is caught', async t => {
  const [flaw = ''] = flawsIn('en').slippery_slope.sentences
  const replyTo = (text: string) => findFlaws(spoken(flaw, text), 'en')[0]?.reply?.sentence ?? null
  const doubt = 'And "give way on this one point" is not what I ask for.'
  t.equal(replyTo(`Trams are cheap. ${doubt}`), doubt)
  const denial = 'That cannot be known.'
  t.equal(replyTo(`You said before long there will be nothing left. ${denial}`), denial)
  t.equal(replyTo('Give way on this one point and trams will be cheap.'), null)
})
