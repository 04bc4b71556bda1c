/** What a browser tells of its windows, in CSS pixels. */
export type Windows = { inner: number; visible: number; scale: number }

/** Less than this is a scroll bar or a shrinking toolbar. */
const LOWEST_KEYBOARD = 100

/**
 * How much of the window a keyboard covers where it does not make the window smaller, as on iOS. A
 * magnified page is seen in parts for another reason.
 */
export const keyboardHeight = ({ inner, visible, scale }: Windows): number => {
  const covered = Math.round(inner - visible)
  return scale === 1 && covered >= LOWEST_KEYBOARD ? covered : 0
}
