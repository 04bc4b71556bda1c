import styles from './topics.module.css'

const PATHS = {
  edit: 'M3 13.2V17h3.800L16.300 7.500 12.500 3.700zM11 5.200l3.800 3.800',
  remove: 'M4 6h12M8 6V4h4v2M5.500 6l.8 11h7.400l.8-11M8.500 9v5M11.500 9v5',
  restore: 'M4 10a6 6 0 1 0 1.800-4.300M4 3.500v3.700h3.700',
  publish: 'M10 3.500v9M6.500 7 10 3.500 13.500 7M4 12.500V16h12v-3.500',
} as const

type IconButtonProps = {
  icon: keyof typeof PATHS
  /** What it does, and with what. */
  label: string
  onClick: () => void
}

/** An action as its sign; its name is read out, and shown by pointing at it. */
export const IconButton = ({ icon, label, onClick }: IconButtonProps) => (
  <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[icon]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
)
