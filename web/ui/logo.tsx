/** Two speech marks that face each other across a line: the two sides of a motion. */
export const Logo = ({ size = '1.75rem' }: { size?: string }) => (
  <svg viewBox="0 0 32 32" style={{ width: size, height: size, flex: 'none' }} aria-hidden="true">
    <path d="M3 9a5 5 0 0 1 5-5h6v16H9l-4 5v-5.4A5 5 0 0 1 3 15Z" style={{ fill: 'var(--for)' }} />
    <path
      d="M29 17a5 5 0 0 1-5 5h-6V6h5l4-5v5.4A5 5 0 0 1 29 11Z"
      style={{ fill: 'var(--against)' }}
      transform="translate(0 5)"
    />
  </svg>
)
