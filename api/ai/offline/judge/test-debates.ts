import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judge, JudgedDebate } from '#api/ai/judge.ts'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { allowFields, parseSections, textOf, textsOf } from '../data/read-sections.ts'
import { splitSentences } from '../language/sentences.ts'
import { HEADS } from '../quality/weights.ts'
import { createOfflineJudge } from './create-judge.ts'
import { judgeDebate } from './judge-debate.ts'

/** Answers to the opponent stand between ⟦ and ⟧, so that a test can take them out. */
export type Sample = {
  motion: string
  language: Language
  ai: readonly string[]
  user: readonly string[]
}

/** The debates of samples/<file>.txt by name. */
const readSamples = (file: string): ReadonlyMap<string, Sample> => {
  const path = join('samples', `${file}.txt`)
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  return new Map(
    parseSections(text, path).map(section => {
      allowFields(section, ['motion', 'language', 'ai', 'user'])
      const language = LANGUAGES.find(each => each === textOf(section, 'language')) ?? 'en'
      const sample: Sample = {
        motion: textOf(section, 'motion'),
        language,
        ai: textsOf(section, 'ai'),
        user: textsOf(section, 'user'),
      }
      return [section.name, sample] as const
    }),
  )
}

export const GOOD = readSamples('good')
export const WEAK = readSamples('weak')
export const ENGLISH = readSamples('english')
export const CHINESE = readSamples('chinese')

export const sampleIn = (samples: ReadonlyMap<string, Sample>, name: string): Sample => {
  const sample = samples.get(name)
  if (!sample) throw new Error(`no debate called ${name}`)
  return sample
}

const PASSAGE = /⟦([\s\S]*?)⟧/g

/**
 * The debate of a sample; `edit` changes each of the user's turns, whose answers still stand
 * between ⟦ and ⟧.
 */
export const debateOf = (
  sample: Sample,
  edit: (turn: string, at: number) => string = turn => turn,
): JudgedDebate => ({
  debateId: 'd',
  motion: sample.motion,
  language: sample.language,
  userStance: 'for',
  mode: 'text',
  turns: sample.ai.flatMap((text, at) => [
    { turn_id: `a${at}`, speaker: 'ai' as const, text },
    ...(sample.user[at] === undefined
      ? []
      : [
          {
            turn_id: `u${at}`,
            speaker: 'user' as const,
            text: edit(sample.user[at], at).replace(PASSAGE, '$1'),
          },
        ]),
  ]),
})

export const withoutAnswers = (turn: string): string =>
  turn.replace(PASSAGE, '').replace(/ {2,}/g, ' ').trim()

/** A fixed shuffle of a turn's sentences, another one for each seed. */
export const shuffled = (seed: number) => (turn: string, at: number) => {
  const sentences = splitSentences(turn.replace(/[⟦⟧]/g, ''))
  let state = 7919 * (seed + 1) + 104_729 * (at + 1)
  for (let last = sentences.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (last + 1)
    const [a = '', b = ''] = [sentences[last], sentences[other]]
    sentences[last] = b
    sentences[other] = a
  }
  return sentences.join(' ')
}

/** The judge at once and without its noise, which takes several readings of the debate to measure. */
export const PLAIN_JUDGE: Judge = {
  ...createOfflineJudge(),
  judge: async debate => ({ passes: [judgeDebate(debate, HEADS)], statedNoise: 1 }),
}
