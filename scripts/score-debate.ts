import type { Judge, JudgedDebate } from '#api/ai/judge.ts'
import { sureFlaws } from '#api/ai/offline/opponent/sure-flaws.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import { writeFeedback } from '#api/domain/scoring/write-feedback.ts'
import type { Language } from '#schema/constants.ts'
import { tooLittleToJudge, whyTooLittle } from '#schema/judgeable.ts'
import { en } from '#schema/messages/en.ts'
import { say } from '#schema/messages/say.ts'
import { zh } from '#schema/messages/zh.ts'
import { nextStepAfter } from '#schema/next-step.ts'
import type { FlawReview, Review, SkillScores } from '#schema/review.ts'

type DebateScore =
  | { overall: number; noise: number; scores: SkillScores; review: Review; feedback: string }
  | { overall: null; reason: string; next_step: string }

const CATALOGUES = { en, zh } satisfies Record<Language, object>

const flawReviews = ({ turns, language }: JudgedDebate): FlawReview[] => {
  const quote = ({ turn, sentence }: { turn: number; sentence: string }) => ({
    turn_id: turns[turn]?.turn_id ?? '',
    text: sentence,
  })
  return sureFlaws(turns, language).map(({ kind, reply, ...flaw }) => ({
    kind,
    flaw: quote(flaw),
    reply: reply && quote(reply),
  }))
}

/** Scores a whole debate as the product does, or says why it has no score and what to do next. */
export const scoreDebate = async (judge: Judge, debate: JudgedDebate): Promise<DebateScore> => {
  const little = tooLittleToJudge(
    debate.turns.map(({ speaker, text }) => ({ speaker, message_text: text })),
  )
  if (little) {
    const catalogue = CATALOGUES[debate.language]
    return {
      overall: null,
      reason: say(catalogue, whyTooLittle(little)),
      next_step: say(catalogue, nextStepAfter(little.turns)),
    }
  }
  const verdict = await judge.judge(debate, new AbortController().signal)
  const { scores, overall, noise, review } = placeVerdict(verdict, debate, judge)
  const whole = { ...review, flaws: flawReviews(debate) }
  return { overall, noise, scores, review: whole, feedback: writeFeedback(whole, debate.language) }
}
