import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { HEADS } from '../quality/weights.ts'
import { readDebate } from './read-debate.ts'
import { type DebateFigures, readFigures } from './read-figures.ts'

const AI = 'A tram line swallows money for decades. Rails must be paid before the first passenger.'

const debateOf = (...turns: string[]): JudgedDebate => ({
  debateId: 'd',
  motion: 'Our town should replace its bus lane with a tram line',
  language: 'en',
  userStance: 'for',
  mode: 'text',
  turns: turns.flatMap((text, at) => [
    { turn_id: `a${at}`, speaker: 'ai' as const, text: AI },
    { turn_id: `u${at}`, speaker: 'user' as const, text },
  ]),
})

const figuresOf = (debate: JudgedDebate, mode: JudgedDebate['mode'] = 'text'): DebateFigures =>
  readFigures(readDebate(debate, HEADS), mode)

const PLAIN = [
  'A tram carries two hundred passengers with one driver, and a bus carries sixty of them.',
  'The rails last forty years, while our buses are scrapped after twelve years on the road.',
]

t.test('length alone moves no figure of the case', async t => {
  const once = figuresOf(debateOf(PLAIN.join(' ')))
  const twice = figuresOf(debateOf(PLAIN.join(' '), PLAIN.join(' ')))
  t.same(twice.own, once.own)
})

t.test('words that only judge or stress are counted', async t => {
  const plain = figuresOf(debateOf(PLAIN.join(' ')))
  const stressed = figuresOf(
    debateOf(PLAIN.map(each => `I really think that it is very good: ${each}`).join(' ')),
  )
  t.ok((stressed.own.emptyTalk ?? 0) > 4 * (plain.own.emptyTalk ?? 1))
})

t.test('a colon counts between two full parts, and not in a voice', async t => {
  const joined = debateOf('The gap in the budget is small: two buses pay for the rails of a year.')
  const unjoined = debateOf('The gap in the budget is small: it is.')
  t.ok((figuresOf(joined).own.joined ?? 0) > (figuresOf(unjoined).own.joined ?? 1))
  t.equal(figuresOf(joined, 'voice').own.joined, null)
})

t.test('a quotation counts when it holds words of the opponent', async t => {
  const theirs = debateOf(
    '“Rails must be paid before” the buses are sold, so a loan covers the gap.',
  )
  const others = debateOf('“Better late than never” is what the drivers at the depot told me.')
  t.ok((figuresOf(theirs).all.quoting ?? 0) > 0)
  t.equal(figuresOf(others).all.quoting, 0)
})

t.test('one word of stress is less of a sign in a short case than in a long one', async t => {
  const stress = 'That is very good.'
  const short = figuresOf(debateOf(`${PLAIN[0]} ${stress}`)).own.emptyTalk ?? 1
  t.ok(short < 2 / 22, 'what is usual is counted beside it')
})

t.test('words of grammar make no vocabulary poor', async t => {
  const plain = figuresOf(debateOf(PLAIN.join(' '))).own.varied
  const spread = PLAIN.map(each => each.replaceAll(' and ', ', and of it and that there is '))
  t.equal(figuresOf(debateOf(spread.join(' '))).own.varied, plain)
})
