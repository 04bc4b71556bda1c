import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './account-page.module.css'

type AccountPageProps = { title: string; heading: string; note?: ReactNode; children: ReactNode }

/** The narrow column of login and registration. `note` is shown above the heading. */
export const AccountPage = ({ title, heading, note, children }: AccountPageProps) => {
  const text = useText()
  return (
    <div className={styles.page}>
      <title>{text.common.pageTitle(title)}</title>
      {note}
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </div>
  )
}

/** The sentence above a form when sending it did not work. */
export const FormError = ({ message }: { message: string | null }) =>
  message !== null && (
    <p className={styles.formError} role="alert">
      {message}
    </p>
  )
