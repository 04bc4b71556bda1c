import type { Language } from '#schema/constants.ts'

/** What people say while they look for a word. */
type Fillers = {
  /** Never anything else, wherever they stand. */
  sounds: readonly string[]
  /** Words with a meaning of their own: only between commas or stops they are fillers. */
  setOff: readonly string[]
}

/** Chinese after Zhao and Jurafsky 2005: "zhege" and "nage" fill as often as "e" and "en". */
const FILLERS: Record<Language, Fillers> = {
  en: {
    sounds: ['um', 'umm', 'uhm', 'uh', 'uhh', 'er', 'err', 'erm', 'eh', 'hm', 'hmm', 'mm', 'mmm'],
    setOff: ['ah', 'like', 'you know', 'i mean', 'kind of', 'sort of'],
  },
  zh: {
    sounds: ['嗯', '呃', '唔'],
    setOff: ['额', '啊', '这个', '那个', '就是', '就是说', '怎么说呢', '怎么说'],
  },
}

/** A sound may be repeated in one breath: "嗯嗯" and "um um" are one filler. */
const soundsIn: Record<Language, RegExp> = {
  en: new RegExp(`(?<!\\p{L})(?:(?:${FILLERS.en.sounds.join('|')})(?!\\p{L})[\\s]*)+`, 'giu'),
  zh: new RegExp(`[${FILLERS.zh.sounds.join('')}]+`, 'gu'),
}

const isRepeated = (clause: string, phrase: string) =>
  clause !== '' && clause.replaceAll(phrase, '').trim() === ''

/** How many fillers were written down in a transcript. */
export const countFillers = (text: string, language: Language): number => {
  const { setOff } = FILLERS[language]
  const sounds = text.match(soundsIn[language])?.length ?? 0
  const clauses = text
    .toLowerCase()
    .split(/[\p{P}\n]+/u)
    .map(clause => clause.trim())
  return sounds + clauses.filter(clause => setOff.some(each => isRepeated(clause, each))).length
}
