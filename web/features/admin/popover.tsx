import { type PointerEvent as Pointing, type ReactNode, useId, useRef } from 'react'

type PopoverProps = {
  /** Also while a mouse is over it. */
  opensOnHover?: boolean
  button: ReactNode
  /** The button's name where its content has none. */
  label?: string
  className?: string | undefined
  buttonClass?: string | undefined
  sheetClass?: string | undefined
  children: ReactNode
}

/** A sheet below its button. The browser closes it: by Esc, a press elsewhere or another one. */
export const Popover = ({ opensOnHover = false, button, label, ...props }: PopoverProps) => {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const onPointing = (isOpen: boolean) => (event: Pointing) => {
    if (event.pointerType === 'mouse') sheet.current?.togglePopover(isOpen)
  }
  // What the mouse has opened by pointing, its press must not close.
  const staysOpen = opensOnHover && matchMedia('(hover: hover)').matches
  return (
    <div
      className={props.className}
      {...(opensOnHover && {
        // React tells no `enter` where what the mouse was over has just gone from the page.
        onPointerOver: onPointing(true),
        onPointerLeave: onPointing(false),
      })}
    >
      <button
        type="button"
        className={props.buttonClass}
        aria-label={label}
        popoverTarget={id}
        popoverTargetAction={staysOpen ? 'show' : 'toggle'}
      >
        {button}
      </button>
      <div ref={sheet} id={id} popover="auto" className={props.sheetClass}>
        {props.children}
      </div>
    </div>
  )
}

/** Closes the popover that contains an element. */
export const closePopover = (inside: Element): void =>
  inside.closest<HTMLElement>('[popover]')?.hidePopover()
