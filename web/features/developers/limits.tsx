import { GRAPHQL_LIMITS, REST_LIMITS } from '#schema/api-limits.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import styles from './developers-page.module.css'
import { Prose, Section } from './section.tsx'
import { useDevelopersText } from './use-developers-text.ts'

/** The figures by which the server counts. */
export const Limits = () => {
  const { limits } = useDevelopersText()
  const language = useLanguage()
  const { rows: say } = limits
  const number = (value: number) => value.toLocaleString(language)
  const { budgets, requests, ...query } = GRAPHQL_LIMITS
  const budget = ({ limit, restoreRate }: { limit: number; restoreRate: number }) =>
    say.budget(number(limit), number(restoreRate))
  const rows = [
    [say.budgetOfKeys, budget(budgets.admins)],
    [say.budgetOfUsers, budget(budgets.debaters)],
    [say.costliest, number(query.costliest)],
    [say.reading, say.characters(query.charactersForOne)],
    [say.deepest, say.levels(query.deepest)],
    [say.roots, number(query.roots)],
    [say.mutations, number(query.mutations)],
    [say.tokens, number(query.tokens)],
    [say.answer, say.megabytes(query.answerMb)],
    [say.requests, say.every(number(requests.max), requests.seconds)],
    [say.restOfAccount, say.minute(number(REST_LIMITS.account))],
    [say.restOfNetwork, say.minute(number(REST_LIMITS.network))],
  ]
  return (
    <Section id="limits" title={limits.title}>
      <Prose>{limits.text}</Prose>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{limits.of}</th>
            <th scope="col">{limits.most}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, most]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{most}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
