import t from 'tap'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import { LANGUAGES, STANCES } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { splitSentences } from '../language/sentences.ts'
import { MEASURES, measureOf } from './measures.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import { planReply } from './plan-reply.ts'

const QUOTED = /“([^”]+)”/u
const isWeighing = (sentence: string) => /^weighing/.test(phraseKindOf(sentence) ?? '')

/** A user who makes the known points of a side, one a turn, at a tournament. */
const play = (debate: Omit<DebateSoFar, 'turns'>, said: readonly string[]): SpokenTurn[] => {
  const turns: SpokenTurn[] = [{ speaker: 'ai', text: 'Over to you.' }]
  for (const text of said) {
    turns.push({ speaker: 'user', text })
    turns.push({ speaker: 'ai', text: planReply({ ...debate, turns }) })
  }
  return turns
}

const DEBATES = readHeads()
  .filter(({ recommended }) => recommended)
  .slice(0, 6)
  .flatMap(({ key, wording }, nth) =>
    LANGUAGES.flatMap(language =>
      STANCES.map(userStance => {
        const points = findArguments(key, language)?.[userStance] ?? []
        const reasons = points.map(({ claim, mechanism }) => `${claim} ${mechanism}`)
        const debate = {
          ...{ debateId: `weigh ${nth}`, motion: wording[language], motionKey: key },
          ...({ level: 'tournament', style: 'professor', language, userStance } as const),
        }
        return { key, language, turns: play(debate, reasons.slice(0, 5)) }
      }),
    ),
  )

t.test('a weighing names the words of the user, a point of ours and the measure', async t => {
  for (const language of LANGUAGES) {
    const weighed = DEBATES.filter(debate => debate.language === language).flatMap(
      ({ key, turns }) =>
        turns.flatMap(({ speaker, text }, at) => {
          const said = speaker === 'ai' ? splitSentences(text).filter(isWeighing) : []
          return said.map(sentence => ({ key, sentence, before: turns[at - 1]?.text ?? '' }))
        }),
    )
    t.ok(weighed.length > 0, `something is weighed in ${language}`)
    for (const { key, sentence, before } of weighed) {
      const [, quote = sentence] = QUOTED.exec(sentence) ?? []
      t.ok(before.includes(quote.replace(/[.。]$/u, '')), `${sentence} quotes the turn`)
      const points = Object.values(findArguments(key, language) ?? {}).flat()
      const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '')
      t.ok(
        points.some(({ claim }) => plain(sentence).includes(plain(claim))),
        `${sentence} names a point`,
      )
    }
  }
})

t.test('no weighing is announced that does not follow', async t => {
  for (const { turns } of DEBATES)
    for (const { speaker, text } of turns) {
      if (speaker === 'user') continue
      const kinds = splitSentences(text).map(phraseKindOf)
      const place = kinds.indexOf('signpost: weighing')
      if (place >= 0) t.match(kinds[place + 1] ?? '', /^weighing: /, text)
    }
})

t.test('what follows a weighing tells the measure that it names', async t => {
  for (const { language, turns } of DEBATES)
    for (const { speaker, text } of turns) {
      if (speaker === 'user') continue
      const sentences = splitSentences(text)
      const place = sentences.findIndex(isWeighing)
      if (place < 0) continue
      const named = phraseKindOf(sentences[place] ?? '')?.replace('weighing: ', '')
      const told = sentences.slice(place + 1).map(sentence => measureOf(sentence, language))
      t.ok(told.includes(MEASURES.find(measure => measure === named) ?? null), text)
    }
})

t.test('a known argument of the turn is weighed rather than a detail of it', t => {
  const [debate] = DEBATES.filter(
    ({ key, language, turns }) =>
      key === 'ban-homework' &&
      language === 'en' &&
      turns.some(({ text }) => text.startsWith('Through homework, parents see')),
  )
  const said = (debate?.turns ?? []).filter(({ speaker }) => speaker === 'ai')
  const weighed = said.flatMap(({ text }) => splitSentences(text).filter(isWeighing))
  t.ok(weighed.length > 0)
  const details = ['easy reason to talk about school', 'The stakes are low']
  for (const sentence of weighed)
    t.notOk(
      details.some(detail => sentence.includes(detail)),
      sentence,
    )
  t.end()
})
