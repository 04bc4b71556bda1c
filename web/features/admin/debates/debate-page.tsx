import { useQuery } from '@apollo/client/react'
import { Link, useParams } from 'react-router-dom'
import { SKILLS } from '#schema/constants.ts'
import { say, sayCode } from '#schema/messages/say.ts'
import { nextStepOf } from '#schema/next-step.ts'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  type DebateDetailFragment as DebateDetail,
  DebateDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { formatDateTime, formatScore, languageOf } from '../../../lib/format.ts'
import { useSkillsText } from '../../../lib/i18n/use-skills-text.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { topicText } from '../../../lib/topic-text.ts'
import { paths } from '../../../paths.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from '../admin.module.css'
import { ModeWord, StanceWord } from '../stance.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** /admin/debates/{id}: transcript, scores and review. */
export const AdminDebatePage = () => {
  const { debateId = '' } = useParams()
  const { debate: words, loading } = useAdminText()
  const { common, messages } = useText()
  const { data, error, refetch } = useQuery(DebateDocument, { variables: { id: debateId } })
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <p>
        <Link to={paths.adminDashboard}>{words.back}</Link>
      </p>
      {!data && !error && <Spinner label={loading} />}
      {error && !data && (
        <InlineError
          message={messageOf(messages, error, words.failed)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.adminDebate && <Detail debate={data.adminDebate} />}
    </div>
  )
}

const Detail = ({ debate }: { debate: DebateDetail }) => {
  const { debate: words, table } = useAdminText()
  const { messages } = useText()
  const language = useLanguage()
  const facts = [
    [words.user, debate.user?.username ?? words.unknown],
    [words.started, formatDateTime(debate.startTime, language)],
    [words.status, table.values[debate.status] ?? debate.status],
    [words.score, debate.overallScore === null ? words.none : formatScore(debate.overallScore)],
    [words.language, table.values[debate.language] ?? debate.language],
    [words.provider, debate.opponentProvider],
  ]
  return (
    <>
      <h1 className={styles.motion}>
        {topicText(language, {
          topic_text: debate.topic.text,
          topic_text_zh: debate.topic.textZh,
        })}
      </h1>
      <dl className={styles.facts}>
        <div>
          <dt>{words.stance}</dt>
          <dd>
            <StanceWord stance={debate.userStance} />
          </dd>
        </div>
        <div>
          <dt>{words.mode}</dt>
          <dd>
            <ModeWord mode={debate.mode} />
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {debate.scores ? (
        <Scores debate={debate} />
      ) : (
        <p>
          {sayCode(
            messages,
            debate.unscoredCode,
            debate.unscoredParams,
            debate.unscoredReason ?? words.unscored,
          )}{' '}
          {debate.unscoredReason &&
            say(messages, nextStepOf(debate.unscoredCode, debate.unscoredParams))}
        </p>
      )}
      <section aria-labelledby="transcript-title">
        <h2 id="transcript-title" className={styles.heading}>
          {words.transcript}
        </h2>
        {debate.turns.map(turn => (
          <article key={turn.id} className={styles.speech}>
            <div>
              <div className={styles.name}>
                {turn.speaker === 'user' ? words.debater : words.opponent}
              </div>
              <div className={styles.soft}>{formatDateTime(turn.timestamp, language)}</div>
            </div>
            <p lang={languageOf(turn.text)}>{turn.text}</p>
          </article>
        ))}
      </section>
    </>
  )
}

const Scores = ({ debate }: { debate: DebateDetail }) => {
  const { debate: words } = useAdminText()
  const names = useSkillsText()
  const { scores, feedback, review } = debate
  return (
    <>
      <section className={styles.section} aria-labelledby="scores-title">
        <h2 id="scores-title" className={styles.heading}>
          {words.skills}
        </h2>
        <dl className={styles.facts}>
          {SKILLS.map(skill => (
            <div key={skill}>
              <dt>{names[skill]}</dt>
              <dd>{formatScore(scores?.[skill] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        {review && (
          <p className={styles.soft}>
            {words.judged(review.provider, review.model, review.rubricVersion)}
          </p>
        )}
      </section>
      {feedback && (
        <section className={styles.section} aria-labelledby="feedback-title">
          <h2 id="feedback-title" className={styles.heading}>
            {words.feedback}
          </h2>
          <div className={styles.paragraphs} lang={languageOf(feedback)}>
            {feedback.split(/\n{2,}/).map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
