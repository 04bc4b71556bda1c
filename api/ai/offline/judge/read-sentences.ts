import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { CUE_NAMES, type CueName, cuesFor, isInstruction } from './cues.ts'

export type Sentence = {
  turn_id: string
  /** 0 for the user's first turn. */
  turn: number
  /** Verbatim. */
  text: string
  /** Words in lower case, in order. */
  words: readonly string[]
  /** What the sentence is about: its words without function words, stance words and the motion's own. */
  content: ReadonlySet<string>
  cues: ReadonlySet<CueName>
  /** True when the sentence deals with what the opponent said. */
  isRebuttal: boolean
}

export type ReadDebate = {
  /** The user's own sentences, each once: repeating oneself adds nothing. */
  sentences: readonly Sentence[]
  /** The opponent's sentences, each once. */
  opponent: readonly Sentence[]
  userTurns: number
  hasInstruction: boolean
  hasCopied: boolean
}

const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its just me more ' +
    'most my no not of on one or our out she should so some such than that the their them then there these they this those to too up us ' +
    'very was we were what when which who will with would you your because also about all any only even still much many make makes made ' +
    'get gets go say says said think own other over every each being them really like house believe would for against support oppose agree disagree ' +
    '的 了 是 在 我 你 他 她 它 们 我们 你们 他们 和 与 也 都 就 不 会 要 有 这 那 个 一 一个 上 下 中 对 为 被 把 从 到 而 但 因为 所以 如果 可以 应该 支持 反对 同意 认为'
  ).split(' '),
)

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
}

/** "uniforms", "uniform" and "uniformed" speak of the same thing. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|edly|ed|ies|es|s|ly)$/, '') : word)

const wordsOf = (text: string, language: Language): string[] =>
  [...segmenters[language].segment(text)].filter(part => part.isWordLike).map(part => part.segment.toLowerCase())

const contentOf = (words: readonly string[], besides: ReadonlySet<string>): Set<string> =>
  new Set(
    words
      .filter(word => !FUNCTION_WORDS.has(word))
      .map(stem)
      .filter(word => !besides.has(word)),
  )

/** Verbatim sentences; a line break ends one, too. */
export const splitSentences = (text: string): string[] =>
  (text.match(/[^.!?。！？；\n]+(?:[.!?。！？；]+["”’」』)]*|\n|$)/g) ?? [])
    .map(sentence => sentence.trim())
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared
}

export const sharedContent = (a: Sentence, b: Sentence): number => overlap(a.content, b.content)

const isCopy = (sentence: readonly string[], of: readonly string[]): boolean => {
  if (sentence.length < 5) return false
  const known = new Set(of)
  return sentence.filter(word => known.has(word)).length / sentence.length >= 0.9 && of.length <= sentence.length * 1.6
}

/** Splits, de-duplicates and labels what was said. Instructions to the judge and copied sentences are set aside. */
export const readDebate = (debate: JudgedDebate): ReadDebate => {
  const { language } = debate
  const cues = cuesFor(language)
  const motion = contentOf(wordsOf(debate.motion, language), new Set())
  const seen = { user: new Set<string>(), ai: new Set<string>() }
  const sentences: Sentence[] = []
  const opponent: Sentence[] = []
  let userTurns = 0
  let hasInstruction = false
  let hasCopied = false
  for (const { speaker, text, turn_id } of debate.turns) {
    for (const part of splitSentences(text)) {
      const words = wordsOf(part, language)
      const key = words.join(' ')
      if (words.length === 0 || seen[speaker].has(key)) continue
      seen[speaker].add(key)
      if (speaker === 'user' && isInstruction(part)) {
        hasInstruction = true
        continue
      }
      if (speaker === 'user' && opponent.some(other => isCopy(words, other.words))) {
        hasCopied = true
        continue
      }
      const found = new Set(CUE_NAMES.filter(name => cues[name].test(part)))
      const sentence = { turn_id, turn: userTurns, text: part, words, content: contentOf(words, motion), cues: found }
      if (speaker === 'ai') opponent.push({ ...sentence, isRebuttal: false })
      else sentences.push({ ...sentence, isRebuttal: found.has('opponent') })
    }
    if (speaker === 'user') userTurns += 1
  }
  return { sentences, opponent, userTurns, hasInstruction, hasCopied }
}
