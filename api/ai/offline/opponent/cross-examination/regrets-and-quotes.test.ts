import t from 'tap'
import { languageToolsFor } from '../language-tools.ts'
import { lastReply, play } from '../play-opponent.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'against',
} as const
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/gu)].map(([, quote = '']) => quote)

/** The wording without its slots is in the text. */
const asks = (text: string, wordings: readonly string[]) =>
  wordings.some(wording => wording.split(/\{\w+\}/).every(part => text.includes(part.trim())))

t.test('who demands one country is not told one person’s story', async t => {
  const known = { motion: 'Zoos should be closed', userStance: 'for' } as const
  const { phrases } = languageToolsFor('en', 'professor')
  const told = [...phrases['no-case'], ...phrases['no-case-plain']]
  const [, story = ''] = await play(known, ['Give me one example.'])
  t.notOk(asks(story, told), 'an example is one person’s story')
  const [, place = ''] = await play(known, ['Name one country where that has worked.'])
  t.ok(asks(place, told), place)
})

t.test('a fragment that begins with “-ing” is never quoted as a clause', async t => {
  for (const fragment of [
    'Saying no to a whole village at once',
    'Carrying crates over the wet stones',
  ]) {
    const reply = await lastReply(
      KIOSK,
      `${fragment}, every single morning. The pier is wet in March.`,
    )
    t.notOk(
      quotesIn(reply).some(quote => quote.startsWith(fragment)),
      reply,
    )
  }
  const whole = await lastReply(KIOSK, 'Carrying crates over wet stones is dangerous work.')
  t.match(whole, '“Carrying crates over wet stones is dangerous work”')
})

t.test('out of a long sentence a whole clause is quoted', async t => {
  const long =
    'When the storms come in autumn and the ferry stays in the harbour for three or four days, ' +
    'the old sailors have nowhere to sit, because the pier has neither a roof nor a bench.'
  const reply = await lastReply(KIOSK, long)
  const said = quotesIn(reply)
  t.not(said.length, 0, reply)
  const clauses = ['the old sailors have nowhere to sit', 'the pier has neither a roof nor a bench']
  t.strictSame(
    said.filter(quote => !clauses.includes(quote)),
    [],
    reply,
  )
})
