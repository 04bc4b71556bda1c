import t from 'tap'
import { LANGUAGES } from '#schema/constants.ts'
import { overstatesWell } from './overstates-well.ts'
import { readPhrases } from './phrasebook.ts'

t.test('only a general claim about what happens is overstated', t => {
  const general = {
    en: [
      'Uniforms take fashion out of the classroom.',
      'A late bus makes a whole street angry.',
      'Bells wake the babies of the quarter.',
    ],
    zh: ['噪音让邻居睡得更差。', '晚点的公交车使整条街的人生气。'],
  }
  const other = {
    en: [
      'Baking is the work of many small shops.',
      'Strangely, this motion begins with the ferry.',
      'It takes courage to swim.',
      'The ferries stopped in winter.',
      'Somebody owns every bridge, and nobody owns the river.',
      'The market is where most farmers meet.',
      'A bridge should be free.',
      'The harbour was closed for years.',
      'We would lose the old quay.',
      'Cold makes soup taste dull, while heat makes it sharp.',
      'Tunnels rarely flood.',
    ],
    zh: [
      '这道题从一开始就有点奇怪。',
      '桥一旦修好，谁有车谁就走。',
      '游泳学起来难，忘掉却很快。',
      '多数农民在集市上见面。',
      '渡船不应当收费。',
    ],
  }
  for (const language of LANGUAGES) {
    for (const claim of general[language]) t.ok(overstatesWell(claim, language), claim)
    for (const claim of other[language]) t.notOk(overstatesWell(claim, language), claim)
  }
  t.end()
})

t.test('an overclaim has many wordings', t => {
  for (const language of LANGUAGES)
    t.ok(readPhrases(language)['flaw: overclaim'].length >= 8, language)
  t.end()
})
