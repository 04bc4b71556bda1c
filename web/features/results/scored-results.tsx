import { useDeferredValue } from 'react'
import { ANONYMOUS_USER_ID } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BothSidesCompared } from './both-sides.tsx'
import { chooseMend } from './choose-mend.ts'
import { ClashMap } from './clash-map.tsx'
import { Feedback } from './feedback.tsx'
import { GuestBanner } from './guest-banner.tsx'
import { HowYouSounded } from './how-you-sounded.tsx'
import { MendPlace } from './mend-place.tsx'
import { PlantedFlaws } from './planted-flaws.tsx'
import styles from './results-page.module.css'
import { ScoreCards } from './score-cards.tsx'
import { type SectionId, SectionIndex } from './section-index.tsx'
import { SkillReport } from './skill-report.tsx'
import { Trend } from './trend.tsx'
import { TurnStrip } from './turn-strip.tsx'
import { useText } from './use-text.ts'
import { WhatNext } from './what-next.tsx'

type ScoredResultsProps = { results: DebateResults }

/** In the order in which one learns: the number, the one thing to mend, what next, then the rest. */
export const ScoredResults = ({ results }: ScoredResultsProps) => {
  // Last, so that on a slow phone one can write while it is still being drawn.
  const hasRest = useDeferredValue(true, false)
  return (
    <>
      <ScoreCards results={results} />
      <MendPlace results={results} />
      <WhatNext results={results} />
      {results.debate.user_id === ANONYMOUS_USER_ID && <GuestBanner />}
      {hasRest && <Rest results={results} />}
    </>
  )
}

const Rest = ({ results }: ScoredResultsProps) => {
  const { results: text } = useText()
  const { debate, scores, review, performanceTrend, both_sides } = results
  const mend = chooseMend(results)
  const clash = review?.clash ?? []
  const flaws = review?.flaws ?? []
  const shown: [SectionId, unknown][] = [
    ['score', true],
    ['mend', mend],
    ['skills', true],
    ['clash', clash.length],
    ['flaws', flaws.length],
    ['turns', mend],
    ['trend', performanceTrend.length],
  ]
  return (
    <>
      <SectionIndex shown={shown.flatMap(([id, has]) => (has ? id : []))} />
      <SkillReport scores={scores} review={review} mode={debate.debate_mode} />
      <Feedback
        review={review}
        feedback={debate.ai_feedback}
        mended={mend?.kind === 'sentence' ? mend.priority : null}
      />
      <div className={styles.folds}>
        {both_sides && <BothSidesCompared sides={both_sides} />}
        {review?.voice && <HowYouSounded voice={review.voice} />}
        {clash.length > 0 && <ClashMap clash={clash} stance={debate.user_stance} />}
        {flaws.length > 0 && <PlantedFlaws flaws={flaws} />}
      </div>
      {mend && <TurnStrip results={results} />}
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
