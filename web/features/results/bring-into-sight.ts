/**
 * For what comes after a press, as the `ref` of what is new: where it is out of the window, as much
 * of it as there is room for comes into it.
 */
export const bringIntoSight = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}
