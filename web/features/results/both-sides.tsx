import { STANCES, type Stance } from '#schema/constants.ts'
import type { BothSides } from '#schema/entities.ts'
import { formatDifference, formatScore } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './both-sides.module.css'
import { Fold } from './fold.tsx'
import report from './report.module.css'
import { useText } from './use-text.ts'

type BySide = Record<Stance, number>

/** The same motion argued from both sides, overall and skill by skill. */
export const BothSidesCompared = ({ sides }: { sides: BothSides }) => {
  const { results: text } = useText()
  const { bothSides: words } = text
  const { overall, noise } = sides
  const better = overall.for > overall.against ? 'for' : 'against'
  const isLevel = Math.abs(overall.for - overall.against) <= noise
  return (
    <Fold id="both-sides" title={words.title} gist={isLevel ? words.level : words.ahead[better]}>
      <p className={report.lead}>{words.lead(formatScore(noise))}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.table.skill}</th>
            {STANCES.map(stance => (
              <th key={stance} scope="col">
                <StanceMark stance={stance} />
              </th>
            ))}
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.overall} scores={overall} noise={noise} isWhole />
          {sides.skills.map(({ skill, ...scores }) => (
            <Row key={skill} name={text.skills[skill]} scores={scores} noise={noise} />
          ))}
        </tbody>
      </table>
      <ButtonLink kind="text" to={paths.results(sides.other_debate_id)}>
        {words.other}
      </ButtonLink>
    </Fold>
  )
}

type RowProps = { name: string; scores: BySide; noise: number; isWhole?: boolean }

/** A difference that means something stands out; the better side is never told by colour alone. */
const Row = ({ name, scores, noise, isWhole = false }: RowProps) => {
  const difference = Math.round((scores.for - scores.against) * 10) / 10
  const means = Math.abs(difference) > noise
  return (
    <tr className={isWhole ? styles.whole : undefined}>
      <th scope="row">{name}</th>
      {STANCES.map(stance => (
        <td key={stance}>{formatScore(scores[stance])}</td>
      ))}
      <td className={means ? styles.means : styles.level}>{formatDifference(difference)}</td>
    </tr>
  )
}
