import { type Language, SKILLS } from '#schema/constants.ts'
import { hasGaps as isFrame } from '#schema/gaps.ts'
import type { Priority, Review } from '#schema/review.ts'
import { skillName } from '#schema/rubric/rubric.ts'

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
  tried(answered: number, point: string): string
  /** Why it earned no more: the skill with the lowest band. */
  whyNoMore(skill: string): string
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
      ...(rewrite ? [isFrame(rewrite) ? rewrite : `Say it like this: “${rewrite}”`] : []),
      `What lifts it one band: ${lift}`,
    ].join('\n'),
  drill: (skill, text) => `Three-minute drill (${skill}): ${text}`,
  note: text => `Please note: ${text}`,
  tried: (answered, point) => {
    if (answered === 0)
      return 'What you tried: you took part and put your view into your own words.'
    return answered === 1
      ? `What you tried: you answered a point of your opponent’s, “${point}”`
      : `What you tried: you answered ${answered} points of your opponent’s, one of them “${point}”`
  },
  whyNoMore: skill =>
    `Why it earned no more: of the seven skills, ${skill} is in the lowest band, so there is most to gain there.`,
  nextStep: text => `Next step: ${text}`,
}

const CHINESE: Wording = {
  strength: (skill, quote, why) => `做得好的地方（${skill}）：“${quote}”${why}`,
  priority: (nth, skill, { why, rewrite, lift }, quote) =>
    [
      `${NTH_ZH[nth]}（${skill}）：你说“${quote}”${why}`,
      ...(rewrite ? [isFrame(rewrite) ? rewrite : `可以这样说：“${rewrite}”`] : []),
      `怎样升一档：${lift}`,
    ].join('\n'),
  drill: (skill, text) => `三分钟练习（${skill}）：${text}`,
  note: text => `请注意：${text}`,
  tried: (answered, point) =>
    answered === 0
      ? '你做到的：你参加了这场辩论，用自己的话说出了看法。'
      : `你做到的：对方的论点你回应了 ${answered} 个，例如“${point}”`,
  whyNoMore: skill => `为什么没有更高：七项能力里，${skill}的档次最低，提高的空间最大。`,
  nextStep: text => `下一步：${text}`,
}

const lowestOf = ({ skills }: Review) =>
  [...SKILLS].sort((a, b) => skills[a].band - skills[b].band)[0]

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
  const lowest = priorities.length === 0 ? lowestOf(review) : undefined
  const nth = (at: number) => {
    if (priorities.length === 1) return 'only'
    return at === 0 ? 'first' : 'second'
  }
  return [
    ...(strength
      ? [wording.strength(name(strength.skill), shown(strength.quote.text, ellipsis), strength.why)]
      : [wording.tried(answered.length, shown(answered[0]?.point.text ?? '', ellipsis))]),
    ...(lowest ? [wording.whyNoMore(name(lowest))] : []),
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
