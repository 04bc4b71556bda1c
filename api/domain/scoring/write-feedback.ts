import type { Language } from '#schema/constants.ts'
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
      `Say it like this: “${rewrite}”`,
      `What lifts it one band: ${lift}`,
    ].join('\n'),
  drill: (skill, text) => `Three-minute drill (${skill}): ${text}`,
  note: text => `Please note: ${text}`,
}

const CHINESE: Wording = {
  strength: (skill, quote, why) => `做得好的地方（${skill}）：“${quote}”${why}`,
  priority: (nth, skill, { why, rewrite, lift }, quote) =>
    `${NTH_ZH[nth]}（${skill}）：你说“${quote}”${why}\n可以这样说：“${rewrite}”\n怎样升一档：${lift}`,
  drill: (skill, text) => `三分钟练习（${skill}）：${text}`,
  note: text => `请注意：${text}`,
}

/**
 * The feedback text of a debate (`ai_feedback`): a strength with a quote, one or two priorities
 * with a rewrite and what lifts them one band, a drill of three minutes, and remarks if there are
 * any. Plain text, paragraphs apart.
 */
export const writeFeedback = (review: Review, language: Language): string => {
  const wording = language === 'zh' ? CHINESE : ENGLISH
  const ellipsis = language === 'zh' ? '……' : ' …'
  const name = (skill: Priority['skill']) => skillName(skill, language)
  const { strength, priorities, drill, notes } = review
  const nth = (at: number) => {
    if (priorities.length === 1) return 'only'
    return at === 0 ? 'first' : 'second'
  }
  return [
    ...(strength
      ? [wording.strength(name(strength.skill), shown(strength.quote.text, ellipsis), strength.why)]
      : []),
    ...priorities.map((priority, at) =>
      wording.priority(
        nth(at),
        name(priority.skill),
        priority,
        shown(priority.quote.text, ellipsis),
      ),
    ),
    wording.drill(name(drill.skill), drill.text),
    ...notes.map(note => wording.note(note)),
  ].join('\n\n')
}
