import { type Language, SKILLS } from '#schema/constants.ts'
import { hasGaps as isFrame } from '#schema/gaps.ts'
import type { Priority, Review } from '#schema/review.ts'
import { skillName, testsOf } from '#schema/rubric/rubric.ts'

type Wording = {
  strength(skill: string, quote: string, why: string): string
  priority(
    nth: 'only' | 'first' | 'second',
    skill: string,
    parts: Omit<Priority, 'skill' | 'quote'>,
    quote: string,
  ): string
  drill(skill: string, text: string): string
  note(text: string): string
  /** What was tried, where no sentence stands out. */
  tried(answered: number, points: number): string
  /** Why it earned no more: the skill with the lowest band and a test of the next one. */
  whyNoMore(skill: string, test: string): string
  nextStep(text: string): string
}

const QUOTE_LENGTH = 240

/** One line, cut at the end where it is very long. */
const shown = (text: string, ellipsis: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= QUOTE_LENGTH
    ? line
    : `${letters.slice(0, QUOTE_LENGTH).join('').trimEnd()}${ellipsis}`
}

const NTH_EN = { only: 'To work on', first: 'First to work on', second: 'Then' }
const NTH_ZH = { only: '要改进的', first: '首先改进', second: '其次改进' }

const ENGLISH: Wording = {
  strength: (skill, quote, why) => `What worked (${skill}): “${quote}” ${why}`,
  priority: (nth, skill, { why, rewrite, lift }, quote) =>
    [
      `${NTH_EN[nth]} (${skill}): you said “${quote}” ${why}`,
      isFrame(rewrite) ? rewrite : `Say it like this: “${rewrite}”`,
      `What lifts it one band: ${lift}`,
    ].join('\n'),
  drill: (skill, text) => `Three-minute drill (${skill}): ${text}`,
  note: text => `Please note: ${text}`,
  tried: (answered, points) =>
    answered === 0
      ? 'What you tried: you took part and put your view into your own words.'
      : `What you tried: you answered ${answered} of the ${points} points of your opponent’s that are in the clash map.`,
  whyNoMore: (skill, test) =>
    `Why it earned no more: ${skill} is where most is still open, for example this: “${test}”`,
  nextStep: text => `Next step: ${text}`,
}

const CHINESE: Wording = {
  strength: (skill, quote, why) => `做得好的地方（${skill}）：“${quote}”${why}`,
  priority: (nth, skill, { why, rewrite, lift }, quote) =>
    [
      `${NTH_ZH[nth]}（${skill}）：你说“${quote}”${why}`,
      isFrame(rewrite) ? rewrite : `可以这样说：“${rewrite}”`,
      `怎样升一档：${lift}`,
    ].join('\n'),
  drill: (skill, text) => `三分钟练习（${skill}）：${text}`,
  note: text => `请注意：${text}`,
  tried: (answered, points) =>
    answered === 0
      ? '你做到的：你参加了这场辩论，用自己的话说出了看法。'
      : `你做到的：交锋图里对方的 ${points} 个论点，你回应了 ${answered} 个。`,
  whyNoMore: (skill, test) =>
    `为什么没有更高：${skill}还有最多的空间，例如这一条还没有做到：“${test}”`,
  nextStep: text => `下一步：${text}`,
}

/** The skill with the lowest band, and the first test that keeps it there. */
const openTest = ({ skills }: Review, language: Language) => {
  const [skill] = [...SKILLS].sort((a, b) => skills[a].band - skills[b].band)
  if (skill === undefined) return null
  const test = testsOf(skill, 'text', language)
    .flat()
    .find(({ id }) => !skills[skill].tests_met.includes(id))
  return test ? { skill, text: test.text } : null
}

/**
 * The feedback text of a debate (`ai_feedback`): a strength with a quote, one or two priorities
 * with a rewrite and what lifts them one band, a drill of three minutes, and remarks if there are
 * any. Where no sentence stands out it says what was tried and why it earned no more, so that it is
 * never empty. Plain text, paragraphs apart.
 */
export const writeFeedback = (review: Review, language: Language): string => {
  const wording = language === 'zh' ? CHINESE : ENGLISH
  const ellipsis = language === 'zh' ? '……' : ' …'
  const name = (skill: Priority['skill']) => skillName(skill, language)
  const { strength, priorities, drill, notes, clash, next_step } = review
  const answered = clash.filter(({ outcome }) => outcome === 'answered' || outcome === 'turned')
  const open = priorities.length === 0 ? openTest(review, language) : null
  const nth = (at: number) => {
    if (priorities.length === 1) return 'only'
    return at === 0 ? 'first' : 'second'
  }
  return [
    ...(strength
      ? [wording.strength(name(strength.skill), shown(strength.quote.text, ellipsis), strength.why)]
      : [wording.tried(answered.length, clash.length)]),
    ...(open ? [wording.whyNoMore(name(open.skill), open.text)] : []),
    ...priorities.map((priority, at) =>
      wording.priority(
        nth(at),
        name(priority.skill),
        priority,
        shown(priority.quote.text, ellipsis),
      ),
    ),
    wording.drill(name(drill.skill), drill.text),
    ...(next_step ? [wording.nextStep(next_step)] : []),
    ...notes.map(note => wording.note(note)),
  ].join('\n\n')
}
