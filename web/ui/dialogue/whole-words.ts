/**
 * A text that is still growing, without its last, perhaps unfinished word:
 * no word ever moves to another line.
 */
export const wholeWords = (text: string): string =>
  text.replace(/[^\s\p{Script=Han}、。，！？；：]+(?<![.,;:!?…)”"])$/u, '').trimEnd()
