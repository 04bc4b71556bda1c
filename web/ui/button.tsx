import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

/**
 * primary: the one action of a screen; quiet: the rest;
 * text: inside a sentence; for, against: taking a side.
 */
type ButtonKind = 'primary' | 'quiet' | 'text' | 'for' | 'against'
type ButtonLook = { kind?: ButtonKind; wide?: boolean }

const lookOf = ({ kind = 'quiet', wide = false }: ButtonLook, extra?: string) =>
  [styles.button, styles[kind], wide && styles.wide, extra].filter(Boolean).join(' ')

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and ignores presses; the label may change along with it. */
    busy?: boolean
    children: ReactNode
  }

export const Button = ({
  kind,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={lookOf({ kind, wide }, className)}
    aria-disabled={busy || rest['aria-disabled'] || undefined}
    // A busy button keeps the focus, so it is not `disabled`.
    onClick={busy ? event => event.preventDefault() : onClick}
  >
    {busy && <Spinner />}
    {children}
  </button>
)

export const ButtonLink = ({
  kind,
  wide,
  className,
  ...rest
}: ButtonLook & LinkProps & { className?: string }) => (
  <Link {...rest} className={lookOf({ kind, wide }, className)} />
)
