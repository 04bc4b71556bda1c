import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { say, sayCode } from '#schema/messages/say.ts'
import { nextStepOf } from '#schema/next-step.ts'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  type DebateDetailFragment as DebateDetail,
  DebateDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { formatDateTime, formatScore, languageOf } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { topicText } from '../../../lib/topic-text.ts'
import { paths } from '../../../paths.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from '../admin.module.css'
import { ModeWord, StanceWord } from '../stance.tsx'
import { useAdminText } from '../use-admin-text.ts'
import page from './debate-page.module.css'
import { DebateReview } from './debate-review.tsx'
import { DebateTurns } from './debate-turns.tsx'
import { SkillBars } from './skill-bars.tsx'

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
  const language = useLanguage()
  const { user } = debate
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.stance, <StanceWord key="stance" stance={debate.userStance} />],
    [words.mode, <ModeWord key="mode" mode={debate.mode} />],
    [
      words.user,
      user ? (
        <Link key="user" to={paths.adminUser(user.id)}>
          {user.username}
        </Link>
      ) : (
        words.unknown
      ),
    ],
    [words.started, formatDateTime(debate.startTime, language)],
    [words.status, table.values[debate.status] ?? debate.status],
    [words.score, debate.overallScore === null ? words.none : formatScore(debate.overallScore)],
    [words.language, table.values[debate.language] ?? debate.language],
    [words.provider, table.values[debate.opponentProvider ?? ''] ?? debate.opponentProvider],
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
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {debate.scores ? <Verdict debate={debate} /> : <Unscored debate={debate} />}
      <DebateTurns debate={debate} />
    </>
  )
}

/** Why there is no score, or not yet. */
const Unscored = ({ debate }: { debate: DebateDetail }) => {
  const { debate: words } = useAdminText()
  const { messages } = useText()
  const { status, unscoredCode, unscoredParams, unscoredReason } = debate
  if (status === 'in_progress') return <p className={styles.soft}>{words.ongoing}</p>
  if (status === 'evaluating') return <p className={styles.soft}>{words.scoring}</p>
  return (
    <p className={styles.soft}>
      {sayCode(messages, unscoredCode, unscoredParams, unscoredReason ?? words.unscored)}{' '}
      {unscoredReason && say(messages, nextStepOf(unscoredCode, unscoredParams))}
    </p>
  )
}

const FeedbackText = ({ feedback }: { feedback: string }) => (
  <div className={styles.paragraphs} lang={languageOf(feedback)}>
    {feedback.split(/\n{2,}/).map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

const Verdict = ({ debate }: { debate: DebateDetail }) => {
  const { debate: words } = useAdminText()
  const { scores, feedback, review } = debate
  return (
    <div className={page.verdict}>
      <section className={styles.section} aria-labelledby="scores-title">
        <h2 id="scores-title" className={styles.heading}>
          {words.skills}
        </h2>
        {scores && <SkillBars scores={scores} />}
      </section>
      <section className={styles.section} aria-labelledby="feedback-title">
        <h2 id="feedback-title" className={styles.heading}>
          {words.feedback}
        </h2>
        {review && <DebateReview review={review} />}
        {review && feedback && (
          <details className={page.text}>
            <summary>{words.feedbackText}</summary>
            <FeedbackText feedback={feedback} />
          </details>
        )}
        {!review && feedback && <FeedbackText feedback={feedback} />}
      </section>
    </div>
  )
}
