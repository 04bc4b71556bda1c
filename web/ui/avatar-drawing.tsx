import type { ReactNode } from 'react'
import type { AvatarId } from '#schema/constants.ts'

/**
 * Six drawings of things two people do with an argument; colours are fixed, as they are pictures.
 */
const DRAWINGS: Record<AvatarId, ReactNode> = {
  // Two arcs that lean towards each other.
  'avatar-1': (
    <>
      <rect width="64" height="64" fill="#e9dcc3" />
      <path d="M0 64V26a26 26 0 0 1 26 26v12Z" fill="#1f5a57" />
      <path d="M64 64V14a38 38 0 0 0-38 38v12Z" fill="#c4552b" opacity=".92" />
      <circle cx="20" cy="14" r="6" fill="#232a44" />
    </>
  ),
  // A rising sun behind steps.
  'avatar-2': (
    <>
      <rect width="64" height="64" fill="#232a44" />
      <circle cx="36" cy="28" r="15" fill="#e5a04b" />
      <path d="M0 64V50h16V40h16V30h16V20h16v44Z" fill="#3c4870" />
      <path d="M0 64V58h16V50h16V42h16V34h16v30Z" fill="#f0e6d3" />
    </>
  ),
  // Halves of a disc that have slid past each other.
  'avatar-3': (
    <>
      <rect width="64" height="64" fill="#d9b7a0" />
      <path d="M12 30a20 20 0 0 1 40 0Z" fill="#7c2f2a" />
      <path d="M20 34a20 20 0 0 0 40 0Z" fill="#f5ead8" />
      <rect y="30" width="64" height="4" fill="#d9b7a0" />
    </>
  ),
  // Leaves of a book, fanned.
  'avatar-4': (
    <>
      <rect width="64" height="64" fill="#1f4a4d" />
      <path d="M32 54 8 14h14Z" fill="#f0e6d3" />
      <path d="M32 54 24 11h8Z" fill="#a9c8b8" />
      <path d="M32 54 34 11h8Z" fill="#e5a04b" />
      <path d="M32 54 44 13h14Z" fill="#c4552b" />
    </>
  ),
  // Rings that meet, like ripples.
  'avatar-5': (
    <>
      <rect width="64" height="64" fill="#efe6d4" />
      <g fill="none" strokeWidth="4.5">
        <path
          d="M-6 32a22 22 0 0 1 44 0 22 22 0 0 1-44 0ZM4 32a12 12 0 0 1 24 0 12 12 0 0 1-24 0Z"
          stroke="#232a44"
        />
        <path
          d="M26 32a22 22 0 0 1 44 0 22 22 0 0 1-44 0ZM36 32a12 12 0 0 1 24 0 12 12 0 0 1-24 0Z"
          stroke="#c4552b"
        />
      </g>
    </>
  ),
  // A pendulum between two sides.
  'avatar-6': (
    <>
      <path d="M0 0h64L0 64Z" fill="#b9ccc0" />
      <path d="M64 0v64H0Z" fill="#4a3a5c" />
      <circle cx="32" cy="32" r="13" fill="#f0d9a8" />
      <path d="M22.8 41.2A13 13 0 0 1 41.2 22.8Z" fill="#c4552b" />
    </>
  ),
}

export const AvatarDrawing = ({ id }: { id: AvatarId }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    {DRAWINGS[id]}
  </svg>
)
