import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type PopoverProps = { className?: string | undefined; summary: ReactNode; children: ReactNode }

/** Opens below its button; Esc, a press elsewhere and another one's opening close it. */
export const Popover = ({ className, summary, children }: PopoverProps) => {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      const details = element.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const details = element.current
    if (event.key !== 'Escape' || !details?.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  return (
    <details ref={element} className={className} name="admin-popover" onKeyDown={onKeyDown}>
      {summary}
      {children}
    </details>
  )
}

/** Closes the popover that an element stands in. */
export const closePopover = (inside: Element): void => inside.closest('details')?.removeAttribute('open')
