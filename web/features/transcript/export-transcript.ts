import type { Text } from '../../lib/i18n/en.ts'
import type { SharingText } from '../../lib/i18n/en-sharing.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'

/**
 * Words as they were said: none of them becomes a heading,
 * a list, code or a character of another name.
 */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    // Four spaces would begin a block of code.
    .replace(/^[ \t]+/gm, '')
    .replace(/^([-+=]|\d+(?=[.)]))/gm, start => (/\d/.test(start) ? `${start}\\` : `\\${start}`))

type Words = {
  file: SharingText['file']
  stance: Text['common']['stance']
  motion: string
  date: string
}

/** The debate as a Markdown document: motion, facts, then every speech. */
export const toMarkdown = (
  { debate, turns }: LoadedDebate,
  { file, stance, motion, date }: Words,
): string => {
  const facts = [
    `- ${file.side}: ${stance[debate.user_stance]}`,
    `- ${file.date}: ${date}`,
    ...(debate.overall_score === null
      ? []
      : [`- ${file.score}: ${debate.overall_score.toFixed(1)}`]),
  ]
  const speeches = turns.map(turn => {
    const speaker = turn.speaker === 'user' ? file.you : file.opponent
    return `## ${speaker}\n\n${escapeMarkdown(turn.message_text)}`
  })
  return `${[`# ${escapeMarkdown(motion)}`, facts.join('\n'), ...speeches].join('\n\n')}\n`
}

/** The debate as data; `format` names the shape, so that a reader can tell a later one. */
export const toJson = ({ debate, topic, turns }: LoadedDebate): string =>
  `${JSON.stringify({ format: 'ai-debater-tutor/transcript@1', debate, topic, turns }, null, 2)}\n`

/** A file name that every system takes: the motion in plain letters, or the debate's id. */
export const fileName = ({ debate, topic }: LoadedDebate, extension: string): string => {
  const words = topic.topic_text_en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `debate-${words || debate.debate_id}.${extension}`
}
