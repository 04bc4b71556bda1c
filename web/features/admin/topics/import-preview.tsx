import { sayCode } from '#schema/messages/say.ts'
import type { TopicImportPreviewQuery } from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import admin from '../admin.module.css'
import { ScrollBox } from '../scroll-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import styles from './topics.module.css'

type Entry = NonNullable<TopicImportPreviewQuery['topicImportPreview']>[number]

const pointsIn = ({ brief, briefZh }: Entry) =>
  [brief, briefZh].reduce(
    (sum, points) => sum + (points ? points.for.length + points.against.length : 0),
    0,
  )

/** The motions of a file, each with what is wrong with it. */
export const ImportPreview = ({ entries }: { entries: readonly Entry[] }) => {
  const { topics: words } = useAdminText()
  const { messages } = useText()
  return (
    <div className={styles.preview}>
      <ScrollBox label={words.preview}>
        <table className={admin.plain}>
          <caption className="visually-hidden">{words.preview}</caption>
          <thead>
            <tr>
              <th scope="col">{words.entry}</th>
              <th scope="col">{words.title}</th>
              <th scope="col" className={admin.number}>
                {words.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(item => (
              <tr key={item.entry}>
                <td>{item.entry}</td>
                <td>
                  {item.textEn}
                  {item.textZh && (
                    <div className={admin.soft} lang="zh-CN">
                      {item.textZh}
                    </div>
                  )}
                  {item.faults.map(fault => (
                    <div key={`${fault.field} ${fault.messageCode}`} className={styles.fault}>
                      {sayCode(messages, fault.messageCode, fault.params, fault.message)}
                    </div>
                  ))}
                </td>
                <td className={admin.number}>{pointsIn(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
