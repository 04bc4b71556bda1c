import type { Language } from '#schema/constants.ts'

type Range = [low: number, high: number]

/**
 * What is usual in speeches; schema/decisions/0016-voice-figures.md has the sources in full.
 * Pace: English lectures begin at 125 words a minute (Tauroza and Allison 1990), and radio is
 * advised to stay below 180 (Rodero 2012); Mandarin is read aloud from 180 characters a minute
 * (Chinese University of Hong Kong), news at 268 (Lee and Chan 2003). Pauses: 17–23 % of
 * addresses are silent (Liberman 2017), in pauses of 0.6 to 1 s. First word: planning a word
 * takes 0.6 s, a short sentence 1.5 s (Levinson and Torreira 2015). Fillers: Bortfeld et al.
 * 2001; Zhao and Jurafsky 2005.
 */
export const USUAL_SPEECH: Record<
  Language,
  {
    /** Words (English) or characters (Chinese) a minute. */
    pace: Range
    /** Pauses a minute. */
    pauses: Range
    /** Milliseconds until the first word. */
    firstWord: Range
    /** Fillers in a hundred words or characters. */
    fillers: Range
  }
> = {
  en: { pace: [125, 180], pauses: [10, 23], firstWord: [0, 1500], fillers: [0, 2.6] },
  zh: { pace: [180, 270], pauses: [10, 23], firstWord: [0, 1500], fillers: [0, 0.7] },
}

/**
 * Nobody debates faster, in words or characters a minute: the words are then not those of the
 * sound. The fastest competition debaters are put at 280–340 words; Mandarin is spoken at about
 * 310 characters without a pause (schema/decisions/0016-voice-figures.md).
 */
export const FASTEST_PACE: Record<Language, number> = { en: 400, zh: 500 }
