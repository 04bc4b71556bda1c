import t from 'tap'
import { isAttributed } from './is-attributed.ts'

t.test('words in quotation marks are shown to be somebody else’s', async t => {
  for (const text of [
    '“A harbour feeds the whole coast” is too strong.',
    "'A harbour feeds the whole coast' is too strong.",
    '"A harbour feeds the whole coast" is too strong.',
  ])
    t.ok(isAttributed(text, '', 'en'), text)
  t.ok(isAttributed('“港口养活整片海岸”说得太满。', '', 'zh'))
  t.ok(isAttributed('It pays for itself.', 'Then “A harbour feeds the coast. ', 'en'), 'still open')
})

t.test('so are words whose speaker is named, in the sentence or right before it', async t => {
  t.ok(isAttributed('A harbour feeds the whole coast, you said.', '', 'en'))
  t.ok(isAttributed('A harbour feeds the whole coast.', 'You call it a blessing:', 'en'))
  t.ok(isAttributed('你说港口养活整片海岸。', '', 'zh'))
})

t.test('words that stand alone are taken for the speaker’s own', async t => {
  t.notOk(isAttributed("A harbour feeds the coast, and it's the town's own.", '', 'en'))
  t.notOk(isAttributed('A harbour feeds the coast.', 'You said so. It is late.', 'en'))
  t.notOk(isAttributed('港口养活整片海岸。', '', 'zh'))
})
