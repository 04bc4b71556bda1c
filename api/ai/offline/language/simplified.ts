import { once } from '../data/once.ts'
import {
  allowFields,
  DataFault,
  entriesOf,
  readSections,
  sectionsNamed,
} from '../data/read-sections.ts'

/** A traditional character and its simplified one. */
const PAIR = /^\p{Script=Han}{2}$/u

/** The simplified character of each traditional one that motions are read by. */
export const readTraditional = (): ReadonlyMap<string, string> => {
  const { pairs } = sectionsNamed(readSections('zh', 'traditional'), ['pairs'])
  allowFields(pairs, [''])
  const simplified = new Map<string, string>()
  for (const { text, line } of entriesOf(pairs))
    for (const pair of text.split(' ')) {
      const [from = '', to = ''] = pair
      if (!PAIR.test(pair)) throw new DataFault(pairs.file, line, `${pair} are not two characters`)
      if (simplified.has(from)) throw new DataFault(pairs.file, line, `${from} stands here twice`)
      simplified.set(from, to)
    }
  return simplified
}

const traditional = once(readTraditional)

/** A text as it is read, never as it is shown: the data have simplified characters only. */
export const inSimplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, character => traditional().get(character) ?? character)
