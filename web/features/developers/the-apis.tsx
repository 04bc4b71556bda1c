import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import styles from './developers-page.module.css'
import { OPEN_API_PATH } from './open-api-path.ts'
import { Prose, Section } from './section.tsx'
import { useDevelopersText } from './use-developers-text.ts'

/** Where the two APIs are described and tried. */
export const TheApis = () => {
  const { apis } = useDevelopersText()
  return (
    <Section id="apis" title={apis.title}>
      <ul className={styles.apis}>
        <li>
          <Link to={paths.graphiql} reloadDocument>
            {apis.graphql}
          </Link>
          <p>{apis.graphqlText}</p>
        </li>
        <li>
          <Link to={paths.restReference}>{apis.rest}</Link>
          <p>
            {apis.restText} <a href={OPEN_API_PATH}>{apis.openApi}</a>
          </p>
        </li>
        <li>
          <a href={paths.graphqlSchema} download>
            {apis.schema}
          </a>
          <p>{apis.schemaText}</p>
        </li>
      </ul>
      <Prose>{apis.socket}</Prose>
    </Section>
  )
}
