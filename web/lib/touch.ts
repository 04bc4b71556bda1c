/** One types on glass: the keyboard has no Shift+Enter, and takes half of the screen. */
export const hasTouchKeyboard = (): boolean =>
  window.matchMedia('(hover: none) and (pointer: coarse)').matches
