import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { quotesIn } from '../language/pick-quote.ts'
import { readUserTurn } from '../language/read-user-turn.ts'
import { normalise } from '../language/words.ts'
import { readPhrases } from './phrasebook.ts'
import { replyOf, type Setting, start } from './play-opponent.ts'
import { IN_CHINESE, UNIFORMS } from './test-settings.ts'

/** In characters: so much of a wording tells it from others. */
const TOLD = 8

const pointsIn = (language: 'en' | 'zh') => findArguments('school-uniforms', language)?.for ?? []
const theirsIn = (language: 'en' | 'zh') =>
  findArguments('school-uniforms', language)?.against ?? []
const SETTINGS = [
  { language: 'en', setting: UNIFORMS },
  { language: 'zh', setting: IN_CHINESE },
] as const
const ARGUED = {
  en: 'A blazer is dear, and families have other bills to pay.',
  zh: '一套校服不便宜，家里还有别的账要付。',
}

const replyAfter = (before: readonly string[], said: string, setting: Setting) => {
  const turns = before.map(
    (text, at): SpokenTurn => ({ speaker: at % 2 === 0 ? 'ai' : 'user', text }),
  )
  return replyOf(start(setting, [...turns, { speaker: 'user', text: said }]))
}

/** The claim of a point as far as it is said back in whatever case of letters. */
const claimOf = (text = '-') => normalise(text).slice(0, 16)

t.test('a greeting in the middle of a debate leads back to what was claimed last', async t => {
  for (const { language, setting } of SETTINGS) {
    const [first, second] = pointsIn(language)
    const before = [first?.claim ?? '', ARGUED[language], second?.claim ?? '']
    const phrases = readPhrases(language)
    for (const said of language === 'en' ? ['Good evening!', 'hey'] : ['您好！', '你好啊']) {
      const reply = await replyAfter(before, said, setting)
      t.match(normalise(reply), claimOf(second?.claim), reply)
      t.notOk(
        phrases['small-talk: greeting'].some(text => reply.includes(text)),
        reply,
      )
    }
    const early = await replyAfter(
      [first?.claim ?? ''],
      language === 'en' ? 'hey' : '您好！',
      setting,
    )
    t.ok(
      phrases['small-talk: greeting'].some(text => early.includes(text)),
      early,
    )
  }
})

t.test('“only one case” where none was told gets the reason, and nothing is withdrawn', async t => {
  for (const { language, setting } of SETTINGS) {
    const [first, second] = pointsIn(language)
    const told = `${second?.claim} ${second?.mechanism}`
    const before = [first?.claim ?? '', ARGUED[language], told]
    const objections =
      language === 'en'
        ? [
            'That is a single story, and it cannot show how the others live.',
            'One case is no proof.',
          ]
        : ['这不过是个案，代表不了大家。', '一个故事说明不了问题。']
    for (const said of objections) {
      const reply = await replyAfter(before, said, setting)
      t.match(normalise(reply), claimOf(second?.claim), `${said} ${reply}`)
      t.match(reply, language === 'en' ? /no case|a reason/ : /道理|理由/, reply)
      t.notMatch(reply, /let it go|leave it out|I do not rest on it|放下|不算它/, reply)
    }
  }
})

t.test('“only one case” where we answered an argument asks which case is meant', async t => {
  for (const { language, setting } of SETTINGS) {
    const [theirs] = theirsIn(language)
    const before = [theirs?.objections[0]?.objection ?? '']
    const said = language === 'en' ? 'That is merely one example.' : '这只是个例。'
    const reply = await replyAfter(before, said, setting)
    t.match(reply, language === 'en' ? /Which/ : /哪一/, reply)
  }
})

t.test('what we claimed last is told in other words, and no denial is doubted', async t => {
  for (const { language, setting } of SETTINGS) {
    const asked = language === 'en' ? "Sorry, I don't get it." : '我没听懂。'
    const [theirs] = theirsIn(language)
    const objection = theirs?.objections[0]?.objection ?? ''
    const against = await replyAfter([objection], asked, setting)
    t.match(normalise(against), claimOf(objection), against)
    t.notMatch(against, /I doubt that|do not believe that|怀疑|不相信/, against)
    const [first] = pointsIn(language)
    const told = await replyAfter([`${first?.claim} ${first?.mechanism}`], asked, setting)
    const more = [first?.impact, first?.example].filter(text => text)
    t.ok(
      more.some(text => normalise(told).includes(claimOf(text))),
      told,
    )
  }
})

t.test('an overstated claim is the last claim, as any other', async t => {
  const [theirs] = theirsIn('en')
  const [, second] = pointsIn('en')
  const claim = second?.claim ?? ''
  const overstated = `There has never been an exception: ${claim.charAt(0).toLowerCase()}${claim.slice(1)}`
  const before = [`${theirs?.objections[0]?.objection} ${overstated}`]
  const reply = await replyAfter(before, 'What do you mean by that?', UNIFORMS)
  t.match(normalise(reply), claimOf(claim), reply)
})

t.test('a case that is asked for is one of the last claim', async t => {
  for (const { language, setting } of SETTINGS) {
    const [first, , third] = pointsIn(language)
    const before = [first?.claim ?? '', ARGUED[language], third?.claim ?? '']
    const said = language === 'en' ? 'Could you name one example?' : '能举个例子吗？'
    const reply = await replyAfter(before, said, setting)
    t.match(normalise(reply), claimOf(third?.example), reply)
  }
})

t.test('no case is told that only says that nobody ever did something', async t => {
  const esports = {
    motion: 'This house would make esports part of the Olympic Games.',
    motionKey: 'esports-olympics',
  }
  for (const point of findArguments('esports-olympics', 'en')?.against ?? []) {
    const reply = await replyAfter([point.claim], 'Tell me one example.', esports)
    t.notMatch(reply, /No one has ever|of this kind|second case|further case|more case/, reply)
  }
})

t.test('who answers for their own side is not said to have changed sides', async t => {
  const meat = {
    motion: 'People should stop eating meat.',
    motionKey: 'stop-eating-meat',
    userStance: 'against',
  } as const
  const said = [
    'Better medicine and cleaner stables can get disease under control.',
    'What people eat is for them to decide.',
  ]
  const before = [
    'Animals feel pain and fear.',
    'Better farming answers the cruelty.',
    'A field that feeds one meat-eater could feed several people.',
  ]
  const reply = await replyAfter(before, said.join(' '), meat)
  const phrases = readPhrases('en')
  const leads = [...phrases['my-side'], ...phrases['my-side-plain']].flatMap(text =>
    text.split(/[?“]|\{\w+\}/u).filter(part => part.length >= TOLD),
  )
  t.notOk(
    leads.find(lead => reply.includes(lead)),
    reply,
  )
})

t.test('a clause is not cut off from the reason that it denies', t => {
  const quotes = (text: string) =>
    readUserTurn(text, { language: 'en', ownTurns: [], earlier: [] }).claims.flatMap(claim =>
      quotesIn(claim, 'en'),
    )
  for (const text of [
    'Fewer farmers would sell the whole orchard merely because a single summer was too dry for their trees.',
    'People in this valley do not leave the land because they hate the work that their parents did here.',
  ])
    t.notOk(
      quotes(text).some(quote => !quote.includes('because')),
      `${quotes(text)}`,
    )
  t.end()
})
