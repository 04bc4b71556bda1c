const MARK = 'M8 5h6.5v16H10l-5 5.5v-6.3A5 5 0 0 1 3 16v-6a5 5 0 0 1 5-5Z'

/** Two speech marks that face each other: the two sides of a motion. */
export const Logo = ({ size = '1.75rem' }: { size?: string }) => (
  <svg viewBox="0 0 32 32" style={{ width: size, height: size, flex: 'none' }} aria-hidden="true">
    <path d={MARK} style={{ fill: 'var(--for)' }} />
    <path d={MARK} style={{ fill: 'var(--against)' }} transform="rotate(180 16 16)" />
  </svg>
)
