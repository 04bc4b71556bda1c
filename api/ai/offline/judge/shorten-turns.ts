import type { JudgedDebate } from '#api/ai/judge.ts'
import { isHan } from '../language/words.ts'

type JudgedTurn = JudgedDebate['turns'][number]

/** What is read of a debate, in characters; a Chinese one says as much as two of another script. */
const MOST_READ = 20_000
const MOST_READ_HAN = 7_000
/** Of a turn that is too long the beginning is read, and, by the rest of its share, the end. */
const BEGINNING = 0.65
const LAST_END = /^[\s\S]*[.!?…。！？；\n]/u
const FIRST_END = /[.!?…。！？；\n]+["”’」』）)]*\s*/u

const beginningOf = (text: string, most: number) => {
  const cut = text.slice(0, most)
  return LAST_END.exec(cut)?.[0] ?? cut
}

const endOf = (text: string, most: number) => {
  const cut = text.slice(-most)
  const end = FIRST_END.exec(cut)
  return end ? cut.slice(end.index + end[0].length) : ''
}

/**
 * The debate as it is read: whole sentences from the beginning and the end of turns that are longer
 * than their share, so that no debate takes longer than a second's fraction. Length earns nothing.
 */
export const shortenTurns = (debate: JudgedDebate): JudgedDebate => {
  const isChinese = debate.turns.some(({ text }) => isHan(text.slice(0, 100)))
  const most = Math.floor(
    (isChinese ? MOST_READ_HAN : MOST_READ) / Math.max(1, debate.turns.length),
  )
  const total = debate.turns.reduce((sum, { text }) => sum + text.length, 0)
  if (total <= (isChinese ? MOST_READ_HAN : MOST_READ)) return debate
  const shorten = (turn: JudgedTurn): JudgedTurn =>
    turn.text.length <= most
      ? turn
      : {
          ...turn,
          text: `${beginningOf(turn.text, BEGINNING * most)}\n${endOf(turn.text, (1 - BEGINNING) * most)}`,
        }
  return { ...debate, turns: debate.turns.map(shorten) }
}
