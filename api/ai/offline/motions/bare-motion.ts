import { LANGUAGES, type Language } from '#schema/constants.ts'
import { onceAText } from '../data/once-a-text.ts'
import { recordOf } from '../data/record-of.ts'
import { inSimplified } from '../language/simplified.ts'
import { attitudeCuesIn } from './attitude-cues.ts'

const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu

/** What debaters write short, and what it stands for. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^thbt?\b,?(?: that)?\s*/i, ''],
  [/^thw\b/i, 'This house would'],
  [/^ths\b/i, 'This house supports'],
  [/^thr\b/i, 'This house regrets'],
  [/^tho\b/i, 'This house opposes'],
  [/^thp\b/i, 'This house prefers'],
  [/^th\b/i, 'This house'],
]

/** A motion may stand in a frame in a frame: "Resolved: THBT …", "Discuss. Do you agree?". */
const FRAMES = 4

const strip = (motion: string, language: Language): string => {
  const cues = attitudeCuesIn(language)
  let text = motion.replace(PICTURES, '').trim().replace(cues['ends on an aside'], '').trim()
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const plain = text.replace(cues['others think'], '$<first>')
    const bare = plain
      .replace(cues['begins with a frame'], '')
      .replace(cues['ends with a frame'], '')
    const long = SHORT.reduce((all, [short, whole]) => all.replace(short, whole), bare).trim()
    // What is nothing but a frame is left as it is.
    if (long === text || long === '') break
    text = long
  }
  return text
}

const stripIn = recordOf(LANGUAGES, language => onceAText(motion => strip(motion, language)))

/**
 * A self-written motion without what is written round it: its pictures, what its author laughs or
 * begs at its end, "Resolved:", "Some people think that …", "Discuss.", "Do you agree?".
 */
export const bareMotion = (motion: string, language: Language): string => stripIn[language](motion)

/** The same, to be compared with names and wordings: in simplified characters; never shown. */
export const motionToRead = (motion: string, language: Language): string =>
  bareMotion(language === 'zh' ? inSimplified(motion) : motion, language)
