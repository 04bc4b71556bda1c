import t from 'tap'
import { LANGUAGES } from '#schema/constants.ts'
import { actCuesIn } from './act-cues.ts'
import { readAct } from './read-acts.ts'
import { readUserTurn } from './read-user-turn.ts'
import { onlySays, whatIsSaid } from './what-is-said.ts'

t.test('idle words are taken out of a short sentence', async t => {
  for (const [text, said] of [
    ['Sorry, but how do you even know that, please?', 'how do you know that'],
    ["Ok wait, I really don't get it lol", 'i dont get it'],
    ['Huh?', 'huh'],
  ] as const)
    t.equal(whatIsSaid(text, 'en')?.whole, said, text)
  t.equal(whatIsSaid('不好意思，您到底想说什么呢？', 'zh')?.whole, '你想说什么')
})

t.test('a longer sentence argues something', async t => {
  t.equal(
    whatIsSaid('How do you know that, as nobody ever counted all of the boats at noon?', 'en'),
    null,
  )
  t.equal(whatIsSaid(`您怎么知道，${'船很慢'.repeat(10)}？`, 'zh'), null)
})

t.test('clause by clause a sentence may do one thing', async t => {
  const { 'calls it one case': cue } = actCuesIn('en')
  t.ok(onlySays(whatIsSaid("That's just an anecdote, it is only one story.", 'en'), cue))
  t.notOk(onlySays(whatIsSaid("That's just an anecdote, boats are slow.", 'en'), cue))
})

const HOSTILE = {
  en: ['ok so but and ', 'that that ', 'please please ', 'what you said that ', 'ok, so, but, '],
  zh: ['好吧那么所以', '这那个话', '请请麻烦', '的了吗呢', '好吧，那么，'],
}
const SHORT_ACTS = [
  ...(['asks for plain words', 'asks how one knows', 'calls it one case'] as const),
  ...(['gives way', 'has nothing left', 'opens idly', 'closes idly', 'says nothing'] as const),
]

t.test('no cue of a short act tries a text again and again', async t => {
  for (const language of LANGUAGES) {
    const cues = actCuesIn(language)
    for (const name of SHORT_ACTS)
      t.notMatch(cues[name].source, /(?<!\\)[*+]|\{\d+,\}/, `${language} [${name}]`)
    for (const idle of HOSTILE[language]) {
      for (const length of [100, 1000, 8000]) {
        const text = idle.repeat(length).slice(0, length)
        t.equal(whatIsSaid(`${text}x`, language), null, `${length} characters of “${idle}”`)
      }
      const turn = `${idle.repeat(2)}${language === 'en' ? 'x. ' : '船。'}`.repeat(40)
      const read = readUserTurn(turn, { language, ownTurns: [], earlier: [] })
      t.notMatch(readAct(read, language)?.kind ?? '', /asks how|one case|gives up/, idle)
    }
  }
})
