import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import type { Language } from '#schema/constants.ts'
import { splitSentences } from '../../language/sentences.ts'
import { HEADS } from '../../quality/weights.ts'
import { judgeDebate } from '../judge-debate.ts'
import { CHINESE, debateOf, ENGLISH, GOOD } from '../test-debates.ts'
import { ANY_MOTION, debateWith, PROBES, type Probe } from './read-probes.ts'

// Debates with one fault each: what deserves little gets little, on every motion.
const BY = { provider: 'offline', model: 'rules', promptVersion: 'rules' }
const judged = (debate: JudgedDebate) =>
  placeVerdict({ passes: [judgeDebate(debate, HEADS)], statedNoise: 1 }, debate, BY)
const overall = (debate: JudgedDebate) => judged(debate).overall

const denialsOf = ({ ai, language }: Probe) =>
  ai.map(turn =>
    splitSentences(turn)
      .map(sentence => {
        const inner = sentence.slice(0, -1)
        return language === 'zh'
          ? `你说${inner}，这不对。`
          : `You say that ${inner.charAt(0).toLowerCase()}${inner.slice(1)}, but that is not true.`
      })
      .join(language === 'zh' ? '' : ' '),
  )

/** The most that turns without matter may get, 0–100. */
const MOST: Record<string, number> = {
  template: 40,
  gibberish: 30,
  'word salad': 30,
  'keyword list': 30,
}
const mostFor = (name: string) =>
  Object.entries(MOST).find(([start]) => name.startsWith(start))?.[1] ?? null

const blockIn = (language: Language) =>
  ANY_MOTION.find(({ name }) => name === `cliche block ${language}`)?.turns[0] ?? ''

for (const probe of PROBES) {
  const { name, language } = probe
  const concise = overall(debateWith(probe, probe.concise))

  t.test(`${name}: turns that fit any motion, or mean nothing, get little`, async t => {
    for (const any of ANY_MOTION) {
      const most = mostFor(any.name)
      if (any.language !== language || most === null) continue
      const score = overall(debateWith(probe, any.turns))
      t.ok(score <= most, `${any.name}: ${score}`)
    }
    const keywords = overall(debateWith(probe, probe.keywords))
    t.ok(keywords <= 40, `keyword sentences: ${keywords}`)
    const denials = overall(debateWith(probe, denialsOf(probe)))
    t.ok(denials <= 40, `every sentence denied: ${denials}`)
  })

  t.test(`${name}: who gives everything up gets little, and the review says so`, async t => {
    const { overall: score, review } = judged(debateWith(probe, probe.concession))
    t.ok(score <= 35, `${score}`)
    t.ok(review.notes.length > 0)
  })

  t.test(`${name}: who argues the opponent's side is told so, and it costs`, async t => {
    const wrong = judged(debateWith(probe, probe.wrong))
    t.ok(wrong.review.notes.some(note => /opponent’s side|对方/.test(note)))
    const right = { ...debateWith(probe, probe.wrong) }
    const other = overall({ ...right, userStance: probe.stance === 'for' ? 'against' : 'for' })
    t.ok(wrong.overall <= other - 5, `${wrong.overall}, on its own side ${other}`)
  })

  t.test(`${name}: short and good beats long and empty`, async t => {
    const padded = overall(debateWith(probe, probe.padded))
    t.ok(concise > padded + 5, `${concise} and ${padded}`)
  })

  t.test(
    `${name}: a harsh word about somebody else costs nothing, one at the opponent does`,
    async t => {
      const withWord = (word: string) =>
        judged(
          debateWith(
            probe,
            probe.concise.map((turn, at) => (at === 1 ? `${turn} ${word}` : turn)),
          ),
        )
      const about = withWord(probe.harsh)
      t.ok(about.overall >= concise - 5, `${concise} to ${about.overall}`)
      const direct = withWord(probe.direct)
      t.ok(direct.scores.delivery_score < about.scores.delivery_score, 'aimed at the opponent')
    },
  )
}

t.test('a block of clichés adds nothing to speak of', async t => {
  const good = [...GOOD, ...ENGLISH, ...CHINESE].map(([, { language, ai, ...sample }]) => ({
    ...{ motion: sample.motion, stance: 'for' as const, language, ai },
    concise: sample.user.map(turn => turn.replace(/[⟦⟧]/g, '')),
  }))
  const rises = [...PROBES, ...good].flatMap(probe => {
    const before = overall(debateWith(probe, probe.concise))
    return probe.concise.map((_turn, place) => {
      const turns = probe.concise.map((turn, at) =>
        at === place ? `${turn} ${blockIn(probe.language)}` : turn,
      )
      return overall(debateWith(probe, turns)) - before
    })
  })
  t.ok(Math.max(...rises) <= 3, `${rises.map(Math.round)}`)
})

t.test('the same turns under another motion lose 20 points and more', async t => {
  const sets = { en: [...GOOD, ...ENGLISH], zh: [...GOOD, ...CHINESE] }
  for (const language of ['en', 'zh'] as const) {
    const samples = sets[language].flatMap(([, sample]) =>
      sample.language === language ? sample : [],
    )
    const losses = samples.map((sample, at) => {
      const other = samples[(at + 5) % samples.length] ?? sample
      const moved = {
        ...sample,
        motion: other.motion,
        ai: sample.ai.map((_, turn) => other.ai[turn % other.ai.length] ?? ''),
      }
      return overall(debateOf(sample)) - overall(debateOf(moved))
    })
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length
    t.ok(mean >= 20, `${language}: ${mean.toFixed(1)} on the mean`)
    const share = losses.filter(loss => loss >= 10).length / losses.length
    t.ok(share >= 0.9, `${language}: 10 or more in ${share.toFixed(2)}`)
  }
})

t.test('the same turns the other way round lose 5 points of Organization', async t => {
  const samples = [...GOOD, ...ENGLISH, ...CHINESE].map(([, sample]) => sample)
  const losses = samples.map(sample => {
    const reversed = { ...sample, user: [...sample.user].reverse() }
    const organization = (of: typeof sample) => judged(debateOf(of)).scores.organization_score
    return organization(sample) - organization(reversed)
  })
  const share = losses.filter(loss => loss >= 5).length / losses.length
  t.ok(share >= 0.9, `5 or more in ${share.toFixed(2)}: ${losses.map(Math.round)}`)
})
