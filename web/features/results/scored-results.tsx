import type { DebateResults } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ClashMap } from './clash-map.tsx'
import { Feedback } from './feedback.tsx'
import { GuestBanner } from './guest-banner.tsx'
import { HowYouSounded } from './how-you-sounded.tsx'
import { PlantedFlaws } from './planted-flaws.tsx'
import styles from './results-page.module.css'
import { ScoreCards } from './score-cards.tsx'
import { SkillReport } from './skill-report.tsx'
import { Trend } from './trend.tsx'
import { TurnByTurn } from './turn-review.tsx'
import { WhatNext } from './what-next.tsx'

/**
 * In the order in which one learns from it: the number, the skills, what to do next, then the rest.
 */
export const ScoredResults = ({ results }: { results: DebateResults }) => {
  const { results: text } = useText()
  const { debate, scores, review, performanceTrend } = results
  return (
    <>
      <ScoreCards
        score={debate.overall_score ?? 0}
        noise={review?.noise ?? null}
        previousScore={results.previousScore}
      />
      <WhatNext results={results} />
      <SkillReport scores={scores} review={review} mode={debate.debate_mode} />
      <Feedback review={review} feedback={debate.ai_feedback} />
      {review?.voice && <HowYouSounded voice={review.voice} />}
      {debate.user_id === 'anonymous' && <GuestBanner />}
      {review && review.clash.length > 0 && (
        <ClashMap clash={review.clash} stance={debate.user_stance} />
      )}
      {review && review.flaws.length > 0 && <PlantedFlaws flaws={review.flaws} />}
      {review && (review.turns.length > 0 || review.retry) && (
        <TurnByTurn debateId={debate.debate_id} review={review} turns={results.turns} />
      )}
      {performanceTrend.length > 0 && <Trend points={performanceTrend} />}
      <WhatNext results={results} />
      <footer className={styles.foot}>
        <ButtonLink to={paths.transcript(debate.debate_id)}>{text.transcript}</ButtonLink>
        {review && (
          <p className={styles.small}>
            {text.judgedBy(review.provider, review.model, review.rubric_version)}
          </p>
        )}
      </footer>
    </>
  )
}
