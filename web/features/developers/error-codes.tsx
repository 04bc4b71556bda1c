import { ERROR_CLASSES, HTTP_STATUS } from '#schema/error-classes.ts'
import {
  CLASS_OF_ERROR,
  DOMAIN_ERROR_CODES,
  FIELD_CODES,
  type MessageCode,
} from '#schema/messages/codes.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './developers-page.module.css'
import { Prose, Section } from './section.tsx'
import { useDevelopersText } from './use-developers-text.ts'

type CodesProps = { name: string; status: string; codes: readonly MessageCode[] }

const Codes = ({ name, status, codes }: CodesProps) => {
  const { messages } = useText()
  const { errors } = useDevelopersText()
  return (
    <details className={styles.codes}>
      <summary>
        <span className={styles.className}>{name}</span>
        <span className={styles.soft}>
          {status && `${status} · `}
          {errors.count(codes.length)}
        </span>
      </summary>
      <dl>
        {codes.map(code => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{messages[code]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Every failure that the server knows, by its class. */
export const ErrorCodes = () => {
  const { errors } = useDevelopersText()
  return (
    <Section id="errors" title={errors.title}>
      <Prose>{errors.text}</Prose>
      <div>
        {ERROR_CLASSES.map(each => (
          <Codes
            key={each}
            name={each}
            status={errors.status(HTTP_STATUS[each])}
            codes={DOMAIN_ERROR_CODES.filter(code => CLASS_OF_ERROR[code] === each)}
          />
        ))}
        <Codes name={errors.fields} status="" codes={FIELD_CODES} />
      </div>
    </Section>
  )
}
