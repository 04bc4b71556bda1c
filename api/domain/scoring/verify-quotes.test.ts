import t from 'tap'
import { verifyQuote, verifyQuotes } from './verify-quotes.ts'

const turns = [
  { turn_id: 'a', text: 'Uniforms  help.\nThey don’t cost much — “one set” lasts.' },
  { turn_id: 'b', text: 'Yes.' },
]
const textOf = (turn_id: string, text: string) =>
  verifyQuote({ turn_id, text }, turns)?.text ?? null

t.test('a quote comes back in the turn’s own words and white space', async t => {
  t.equal(textOf('a', 'Uniforms help. They'), 'Uniforms  help.\nThey')
  t.equal(textOf('a', 'don\'t cost much - "one set"'), 'don’t cost much — “one set”')
})

t.test('what is not said in that turn is no quote', async t => {
  t.equal(textOf('a', 'Uniforms hurt'), null)
  t.equal(textOf('b', 'Uniforms help'), null, 'another turn said it')
  t.equal(textOf('c', 'Uniforms help'), null, 'there is no such turn')
  t.equal(textOf('a', 'help. .hey'), null, 'a dot is a dot')
})

t.test('one word proves nothing, unless it is all that was said', async t => {
  t.equal(textOf('a', 'Uniforms'), null)
  t.equal(textOf('b', 'Yes.'), 'Yes.')
  t.equal(textOf('a', ''), null)
})

t.test('each passage counts once', async t => {
  const quotes = ['Uniforms help.', 'Uniforms   help.', 'lasts tomorrow']
  t.same(
    verifyQuotes(
      quotes.map(text => ({ turn_id: 'a', text })),
      turns,
    ),
    [{ turn_id: 'a', text: 'Uniforms  help.' }],
  )
})
