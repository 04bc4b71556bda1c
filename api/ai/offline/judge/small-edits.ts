import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { DataFault, entriesOf, readSections, sectionsNamed } from '../data/read-sections.ts'
import { splitSentences } from '../language/sentences.ts'

type Edit = (text: string, turn: number) => string

/** One sentence in so many is left out by an edit. */
const ONE_IN = 8

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Other words for the same: data/<language>/small-edits.txt. */
export const readSmallEdits = (language: Language): Edit[] => {
  const names = ['first paraphrase', 'second paraphrase'] as const
  const sections = sectionsNamed(readSections(language, 'small-edits'), names)
  return names.map(name => {
    const section = sections[name]
    const pairs = new Map(
      entriesOf(section).map(({ text, line }) => {
        const [from = '', to = '', ...more] = text.split(' | ')
        if (from === '' || to === '' || more.length > 0)
          throw new DataFault(section.file, line, 'a swap is "words | other words"')
        return [from, to]
      }),
    )
    const any = [...pairs.keys()].map(escaped).join('|')
    const pattern = language === 'zh' ? new RegExp(any, 'gu') : new RegExp(`\\b(?:${any})\\b`, 'gu')
    return text => text.replace(pattern, found => pairs.get(found) ?? found)
  })
}

const paraphrasesIn = onceALanguage(readSmallEdits)

/** Leaves out every eighth sentence, from a given one on, of turns that have more than one. */
const leaveOut =
  (first: number): Edit =>
  (text, turn) => {
    const sentences = splitSentences(text)
    const kept = sentences.filter((_, at) => (at + turn) % ONE_IN !== first)
    return kept.length === 0 ? text : kept.join(' ')
  }

/**
 * The debate said a little differently, in several ways: in other words twice, and with single
 * sentences missing. Always the same ones for the same debate.
 */
export const editSlightly = (debate: JudgedDebate): JudgedDebate[] => {
  const edits: readonly Edit[] = [
    ...paraphrasesIn(debate.language),
    leaveOut(1),
    leaveOut(ONE_IN / 2),
  ]
  return edits.map(edit => ({
    ...debate,
    turns: debate.turns.map((turn, at) =>
      turn.speaker === 'user' ? { ...turn, text: edit(turn.text, at) } : turn,
    ),
  }))
}
