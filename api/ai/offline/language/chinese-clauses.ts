import { readingCuesIn } from './reading-cues.ts'
import { stripLeadIn } from './strip-lead-in.ts'

/** In characters: the longest clause to quote back, and the shortest that says enough. */
const LONGEST = 34
const SHORTEST = 5

/** The clauses of a Chinese sentence that can be quoted back. */
export const chineseClauses = (sentence: string): string[] => {
  if ([...sentence].length <= LONGEST) return [sentence]
  const clauses = sentence.split(/[，,；;：:]/u).map(clause => stripLeadIn(clause, 'zh'))
  const full = clauses.filter(clause => [...clause].length >= SHORTEST)
  const dependent = readingCuesIn('zh')['dependent clause']
  const usable = full.filter(clause => !dependent.test(clause))
  if (usable.length > 0) return usable
  return full.length > 0 ? full : [sentence]
}

/** Two characters of a cut clause are its dots. */
export const shortenChinese = (clause: string): string =>
  [...clause].length <= LONGEST ? clause : `${[...clause].slice(0, LONGEST - 2).join('')}……`
