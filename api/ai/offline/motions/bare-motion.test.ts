import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { bareMotion } from './bare-motion.ts'

const TABLE: readonly [Language, string, string][] = [
  ['en', 'Resolved: Kites should be banned.', 'Kites should be banned.'],
  ['en', 'Resolved: In the United States, kites should be banned.', 'kites should be banned.'],
  ['en', 'THBT kites should be banned', 'kites should be banned'],
  ['en', 'THW ban kites', 'This house would ban kites'],
  ['en', 'TH regrets kites', 'This house regrets kites'],
  ['en', 'This house believes that kites are fun', 'kites are fun'],
  ['en', 'Some think that kites are dangerous. Do you agree?', 'kites are dangerous.'],
  [
    'en',
    'Some people think kites are fun, while others prefer balls. Discuss both views.',
    'kites are fun',
  ],
  [
    'en',
    'Kites should be banned. To what extent do you agree or disagree?',
    'Kites should be banned.',
  ],
  ['en', 'Kites in the park: yes or no?', 'Kites in the park'],
  ['en', 'Do you think kites should be banned?', 'kites should be banned?'],
  ['en', 'Kites should be banned lol 😂', 'Kites should be banned'],
  ['zh', '辩题：应该禁止风筝', '应该禁止风筝'],
  ['zh', '我方认为应该禁止风筝', '应该禁止风筝'],
  ['zh', '当今社会，应该禁止风筝，你怎么看？', '应该禁止风筝，'],
  ['zh', '有人认为应该禁止风筝，也有人反对。', '应该禁止风筝'],
  ['zh', '应该禁止风筝哈哈', '应该禁止风筝'],
]

t.test('a motion is read without what is written round it', t => {
  for (const [language, motion, bare] of TABLE) t.equal(bareMotion(motion, language), bare, motion)
  t.end()
})
