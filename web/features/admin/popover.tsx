import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as Pointing,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'

type PopoverProps = {
  className?: string | undefined
  /** Also while a mouse is over it. */
  opensOnHover?: boolean
  summary: ReactNode
  children: ReactNode
}

/** Opens below its button; Esc, a press elsewhere and another one's opening close it. */
export const Popover = ({ className, opensOnHover = false, summary, children }: PopoverProps) => {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      const details = element.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
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
  const onPointing = (open: boolean) => (event: Pointing) => {
    if (event.pointerType === 'mouse' && element.current) element.current.open = open
  }
  // What the mouse has opened by pointing, its press must not close.
  const onClick = (event: MouseEvent) => {
    const isPress =
      event.detail > 0 &&
      event.target instanceof Element &&
      event.target.closest('summary') !== null
    if (isPress && matchMedia('(hover: hover)').matches) event.preventDefault()
  }
  return (
    <details
      ref={element}
      className={className}
      name="admin-popover"
      onKeyDown={onKeyDown}
      {...(opensOnHover && {
        onPointerEnter: onPointing(true),
        onPointerLeave: onPointing(false),
        onClick,
      })}
    >
      {summary}
      {children}
    </details>
  )
}

/** Closes the popover that an element stands in. */
export const closePopover = (inside: Element): void =>
  inside.closest('details')?.removeAttribute('open')
