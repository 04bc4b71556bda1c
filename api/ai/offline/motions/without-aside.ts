import type { Language } from '#schema/constants.ts'
import { attitudeCuesIn } from './attitude-cues.ts'

const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu

/** A self-written motion without its pictures and what its author laughs or begs at its end. */
export const withoutAside = (motion: string, language: Language): string =>
  motion
    .replace(PICTURES, '')
    .trim()
    .replace(attitudeCuesIn(language)['ends on an aside'], '')
    .trim()
