import t from 'tap'
import { LANGUAGES, OPPONENT_STYLES } from '#schema/constants.ts'
import { fillSlots } from '../arguments/point.ts'
import { readStockArguments } from '../arguments/stock-arguments.ts'
import { splitSentences } from '../language/sentences.ts'
import { flawsIn } from './flaw-book.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import { phrasebookFor } from './phrasebook.ts'

const SLOTS = {
  en: {
    q: 'schools cost money',
    p: 'prices rise',
    c: 'people leave',
    own: 'a tram carries more people',
    n: 'for the third time',
    nth: 'third time',
    motion: 'We should build a tram',
    ours: 'for the motion',
    yours: 'against the motion',
  },
  zh: {
    q: '学校要花钱',
    p: '价格上涨',
    c: '人们离开',
    own: '电车载的人更多',
    n: '第3次',
    nth: '第3次',
    motion: '应该修电车',
    ours: '正方',
    yours: '反方',
  },
}

t.test('each sentence of a wording is known again, whatever stands in its slots', async t => {
  for (const language of LANGUAGES)
    for (const style of OPPONENT_STYLES) {
      const { phrases } = phrasebookFor(language, style)
      for (const [kind, wordings] of Object.entries(phrases))
        for (const wording of wordings)
          for (const sentence of splitSentences(fillSlots(wording, SLOTS[language])))
            t.not(phraseKindOf(sentence), null, `${kind}: ${sentence}`)
    }
})

t.test('a phrase says what it is', async t => {
  t.equal(phraseKindOf('You say “schools cost money”.'), 'restatement')
  t.equal(phraseKindOf('My second point is this.'), 'second-point')
  t.equal(phraseKindOf(flawsIn('en').authority.sentences[0] ?? ''), 'flaw')
  t.equal(phraseKindOf('You say factory, but the child hears something else.'), null)
})

t.test('no argument passes for a phrase', async t => {
  for (const language of LANGUAGES)
    for (const { claim, mechanism, impact, reply, counter } of readStockArguments(language))
      for (const sentence of [claim, mechanism, impact, reply, counter].flatMap(splitSentences))
        t.equal(phraseKindOf(sentence), null, sentence)
})
