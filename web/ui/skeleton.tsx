import styles from './skeleton.module.css'

/**
 * A still shape in the place of what is loading.
 * Sizes are CSS lengths; a parent says "Loading…" once.
 */
export const Skeleton = (props: { width?: string; height?: string; round?: boolean }) => {
  const { width = '100%', height = '1em', round = false } = props
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, ...(round && { borderRadius: '50%' }) }}
      aria-hidden="true"
    />
  )
}
