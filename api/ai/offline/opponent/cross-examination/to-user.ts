import type { Language } from '#schema/constants.ts'

/** English words for the speaker, as they read when the speaker is spoken to. */
const SPOKEN_TO: Readonly<Record<string, string>> = {
  ...{ i: 'you', me: 'you', we: 'you', my: 'your', our: 'your' },
  ...{ mine: 'yours', ours: 'yours', myself: 'yourself', ourselves: 'yourselves' },
}
const OF_SPEAKER = new RegExp(`\\b(?:I|${Object.keys(SPOKEN_TO).join('|')})\\b`, 'g')

/** Words of a motion of the user's own, as we say them to the user: "my mother" is "your mother". */
export const toUser = (words: string, language: Language): string =>
  language === 'zh'
    ? words.replaceAll('我们', '你们').replaceAll('我', '您')
    : words.replace(OF_SPEAKER, word => SPOKEN_TO[word.toLowerCase()] ?? word)
