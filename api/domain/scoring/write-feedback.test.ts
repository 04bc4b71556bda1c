import t from 'tap'
import { LANGUAGES, SKILLS, type Skill } from '#schema/constants.ts'
import type { Review } from '#schema/review.ts'
import { writeFeedback } from './write-feedback.ts'

const skill = { band: 0, tests_met: [], quotes: [] }
const EMPTY: Review = {
  noise: 3,
  skills: Object.fromEntries(SKILLS.map(each => [each, skill])) as Record<Skill, typeof skill>,
  strength: null,
  priorities: [],
  drill: { skill: 'depth', text: 'Answer “and then?” five times.' },
  next_step: 'Give one reason.',
  clash: [],
  flaws: [],
  turns: [],
  retry: null,
  notes: [],
  provider: 'test',
  model: 'm',
  prompt_version: '1',
  rubric_version: '1',
}

t.test('feedback without a strength or a priority still says what, why and what next', async t => {
  for (const language of LANGUAGES) {
    const text = writeFeedback(EMPTY, language)
    t.ok(text.length > 100, text)
    t.ok((text.match(/[.。](?=\s|$|”)/gu) ?? []).length >= 2, text)
    t.ok(text.includes('Give one reason.'))
  }
  t.match(writeFeedback(EMPTY, 'en'), /What you tried: .*Why it earned no more: .*Next step: /s)
})

t.test('a rewrite with gaps is not given out as a finished sentence', async t => {
  const quote = { turn_id: 'u', text: 'It is good.' }
  const priority = { skill: 'depth' as const, quote, why: 'w.', lift: 'l.' }
  const textOf = (rewrite: string | null) =>
    writeFeedback({ ...EMPTY, priorities: [{ ...priority, rewrite }] }, 'en')
  t.notMatch(textOf('A frame to fill in: It is good, because [your reason].'), /Say it like this/)
  t.match(textOf('It is good, because it is cheap.'), /Say it like this: “It is good/)
  t.notMatch(textOf(null), /Say it like this|null/)
})

t.test('what was tried names a point that was answered', async t => {
  const row = (text: string, outcome: 'answered' | 'could_not_tell') => ({
    point: { turn_id: 'a', text },
    outcome,
    reply: null,
  })
  const clash = [row('Trams are slow.', 'could_not_tell'), row('Trams are loud.', 'answered')]
  const text = writeFeedback({ ...EMPTY, clash }, 'en')
  t.match(text, /answered a point .*“Trams are loud\.”/)
  t.notMatch(text, /slow/)
})
