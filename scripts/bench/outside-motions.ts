import { parseArgs } from 'node:util'
import { findCards } from '#api/ai/offline/concepts/find-cards.ts'
import { splitSentences } from '#api/ai/offline/language/sentences.ts'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { OPPONENT_STYLES, STANCES } from '#schema/constants.ts'
import { type OutsideTopic, readTopics, tellingStems, typicalStems } from './outside-topics.ts'

/**
 * Debates on motions that nothing was written for, with sentences that people wrote on them: how
 * much of the matter the built-in opponent says in its own words.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('Name the folder of the labelled sets: npm run bench:outside -- --data DIR')
  process.exit(2)
}
const { topics, outside } = readTopics(values.data)
const typical = typicalStems(topics)

/** The opening and three replies. */
const SPEECHES = 4
const SENTENCES_A_TURN = 2
/** Sentences of people's that are as much to read as four speeches. */
const PEOPLE_SENTENCES = 16

const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
const { signal } = new AbortController()

const play = async (topic: OutsideTopic, userStance: (typeof STANCES)[number], nth: number) => {
  const debate = {
    debateId: `outside-${nth}`,
    motion: topic.motion,
    motionKey: null,
    language: 'en',
    userStance,
    level: 'club',
    style: OPPONENT_STYLES[nth % OPPONENT_STYLES.length] ?? 'coach',
  } as const
  const { opening } = await opponent.open({ ...debate, turns: [] }, signal)
  const turns: SpokenTurn[] = [{ speaker: 'ai', text: opening }]
  for (let round = 0; round < SPEECHES - 1; round += 1) {
    const from = round * SENTENCES_A_TURN
    const text = topic.said[userStance].slice(from, from + SENTENCES_A_TURN).join(' ')
    turns.push({ speaker: 'user', text })
    let reply = ''
    for await (const piece of opponent.reply({ ...debate, turns }, signal)) reply += piece
    turns.push({ speaker: 'ai', text: reply })
  }
  return turns
}

/**
 * The typical words of a text that were not said before it: of the topic, and of another topic in
 * the mean.
 */
const countTypical = (motion: string, stems: Iterable<string>, before: ReadonlySet<string>) => {
  const fresh = [...new Set(stems)].filter(stem => !before.has(stem))
  const of = (topic: string) => fresh.filter(stem => typical.get(topic)?.has(stem)).length
  const others = topics.flatMap(topic => (topic.motion === motion ? [] : [of(topic.motion)]))
  const other = others.reduce((sum, count) => sum + count, 0) / others.length
  return { own: of(motion), other }
}

const ofOpponent = (motion: string, turns: readonly SpokenTurn[]) => {
  const before = tellingStems(motion)
  const stems = new Set<string>()
  for (const { speaker, text } of turns)
    for (const stem of tellingStems(text)) {
      if (before.has(stem)) continue
      if (speaker === 'ai') stems.add(stem)
      else if (!stems.has(stem)) before.add(stem)
    }
  return countTypical(motion, stems, before)
}

const sentencesOf = (turns: readonly SpokenTurn[]) =>
  turns.flatMap(({ speaker, text }) => (speaker === 'ai' ? splitSentences(text) : []))

const debates = await Promise.all(
  outside.flatMap((topic, at) =>
    STANCES.map(async (stance, side) => {
      const turns = await play(topic, stance, 2 * at + side)
      const { motion } = topic
      const isKnown = findCards(motion, 'en').length > 0
      return { motion, stance, isKnown, turns, words: ofOpponent(motion, turns) }
    }),
  ),
)

/** Sentences and the motions on which they are said. */
const motionsOf = new Map<string, Set<string>>()
for (const { motion, turns } of debates)
  for (const sentence of sentencesOf(turns))
    motionsOf.set(sentence, (motionsOf.get(sentence) ?? new Set()).add(motion))

const comeBack = (isKnown: boolean) => {
  const said = new Set(
    debates.flatMap(each => (each.isKnown === isKnown ? sentencesOf(each.turns) : [])),
  )
  const again = [...said].filter(sentence => (motionsOf.get(sentence)?.size ?? 0) > 1)
  return `${again.length} of ${said.size} (${Math.round((100 * again.length) / (said.size || 1))} %)`
}

const sumOf = (counts: readonly { own: number; other: number }[]) => {
  const own = counts.reduce((sum, each) => sum + each.own, 0)
  const other = counts.reduce((sum, each) => sum + each.other, 0)
  return { mean: (own / counts.length).toFixed(1), ratio: (own / (other || 1)).toFixed(1) }
}

for (const { motion, stance, isKnown, words } of debates)
  console.log(
    `${isKnown ? 'card   ' : 'no card'} ${String(words.own).padStart(3)} of the topic, ` +
      `${words.other.toFixed(1).padStart(4)} of another  ${motion} (${stance})`,
  )
const people = sumOf(
  outside.flatMap(({ motion, said }) =>
    STANCES.map(stance =>
      countTypical(
        motion,
        said[stance].slice(0, PEOPLE_SENTENCES).flatMap(text => [...tellingStems(text)]),
        tellingStems(motion),
      ),
    ),
  ),
)
const ours = sumOf(debates.map(({ words }) => words))
const fewest = Math.min(...debates.map(({ words }) => words.own))
const known = outside.filter(({ motion }) => findCards(motion, 'en').length > 0).length
console.log(`\ncards found for ${known} of ${outside.length} motions (to reach: 80 %)`)
console.log(
  `words typical of the topic: ${ours.mean} a debate (to reach: 12), fewest ${fewest} (3)`,
)
console.log(
  `… against words typical of others: × ${ours.ratio} (to reach: 2; people × ${people.ratio})`,
)
console.log(`sentences that come back on another motion, with a card: ${comeBack(true)} (≤ 15 %)`)
console.log(`sentences that come back on another motion, without: ${comeBack(false)} (≤ 40 %)`)
