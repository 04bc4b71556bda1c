import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { matterIn, runsOf, stemsOf } from '../language/content-words.ts'
import { cutRunOn, LONG_RUN_ON } from '../language/cut-run-on.ts'
import { withoutInstructions } from '../language/find-instructions.ts'
import { type Lexicon, MARKS, type Mark } from '../language/lexicon.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { isOtherLanguage } from '../language/other-language.ts'
import { splitSentences } from '../language/sentences.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import { normalise, wordsOf } from '../language/words.ts'
import { isAttributed } from './is-attributed.ts'
import type { Sentence } from './sentence.ts'

export type Heard = {
  /** The language of the user's words, whatever the debate's. */
  language: Language
  lexicon: Lexicon
  /** The user's own sentences, each once, in order. */
  ours: Sentence[]
  /** The opponent's sentences. */
  theirs: Sentence[]
  /** What the opponent spoke of right before a turn of the user's, quotes of the user included. */
  askedBefore(at: number): ReadonlySet<string> | null
  hasInstruction: boolean
  hasCopied: boolean
  /** A turn was a list of words without sentences, and is not judged. */
  hasWordList: boolean
  /** Most words are in a language that the rules cannot read. */
  isForeign: boolean
}

/** A speaker greets the hall so, and orders nothing. */
const GREETING = /\bdear judges\b/giu
/** Runs of this many words show a copy of the opponent's words, or of what the user said before. */
const COPY_RUN = 4
const REPEAT_RUN = 3
/** The share of known runs, 0–1, from which on a sentence is copied or says itself again. */
const COPIED_SHARE = 0.6
const REPEATED_SHARE = 0.8
/** Fewer words are no copy: many sentences begin alike. */
const SHORTEST_COPY = 6
/** A shorter one does not count, but is no cause for a remark: to take up a phrase is fair. */
const NOTED_COPY = 10
/** With this many doubled words a turn is a list of words. */
const STUTTERS = 4
/** Shorter turns may do without words of grammar. */
const LONG_LIST = 20
/** From this share of Chinese letters on, 0–1, the user speaks Chinese. */
const CHINESE_SHARE = 0.3
/**
 * A text of this many words with fewer common ones than this share, 0–1, is in another language.
 */
const FOREIGN = { words: 30, common: 0.12 }

const HAN = /\p{Script=Han}/gu

const languageOf = (text: string, otherwise: Language): Language => {
  const letters = (text.match(/\p{L}/gu) ?? []).length
  if (letters === 0) return otherwise
  return (text.match(HAN) ?? []).length / letters > CHINESE_SHARE ? 'zh' : 'en'
}

const shareIn = (runs: readonly string[], known: ReadonlySet<string>): number =>
  runs.length === 0 ? 0 : runs.filter(run => known.has(run)).length / runs.length

const findAll = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map(each => each.toLowerCase())

/** "Health safety freedom cost because reduce" would have every mark there is and says nothing. */
const isWordList = (words: readonly string[], { grammarWords, leastGrammar }: Lexicon) =>
  words.length >= LONG_LIST &&
  words.filter(word => grammarWords.has(word)).length < leastGrammar * words.length

/**
 * Words doubled again and again are a list of words and no sentence: "because because school
 * school".
 */
const stutters = (words: readonly string[]) =>
  words.reduce((count, word, at) => count + (at > 0 && word === words[at - 1] ? 1 : 0), 0) >=
  STUTTERS

/** "I am for the motion" says which side one has, which is known anyway. */
const onlyDeclares = (
  clean: string,
  words: readonly string[],
  motion: ReadonlySet<string>,
  lexicon: Lexicon,
) =>
  lexicon.declares.test(clean) &&
  words.every(word => lexicon.stanceWords.has(word) || motion.has(word))

/** Fewer words have no room to say at whom they are aimed: "What nonsense!" */
const EXCLAMATION = 4

/** A harsh word about somebody else is a word about the matter. */
const isAimed = (clean: string, words: readonly string[], language: Language) =>
  words.length <= EXCLAMATION || sideCuesIn(language).aimed.test(clean)

/** So many sentences of the debates read last are kept: the noise is measured on them again. */
const SENTENCES_KEPT = 4000

type ByItsWords = Pick<
  Sentence,
  'words' | 'content' | 'matter' | 'marks' | 'people' | 'stakes' | 'isQuestion'
>

/** What a sentence says and does, by its words alone. */
const doneIn = onceALanguage(language => {
  const lexicon = lexiconFor(language)
  const { marks, people, stakes } = lexicon
  return onceAText((clean: string): ByItsWords => {
    const words = wordsOf(clean)
    const does = (mark: Mark) =>
      marks[mark].test(clean) && (mark !== 'hostile' || isAimed(clean, words, language))
    return {
      words,
      content: [...stemsOf(words, lexicon)],
      matter: [...matterIn(words, lexicon)],
      marks: new Set(MARKS.filter(does)),
      people: findAll(clean, people),
      stakes: findAll(clean, stakes),
      isQuestion: /[?？]["”’」]?$/u.test(clean),
    }
  }, SENTENCES_KEPT)
})

type Spoken = {
  turn_id: string
  at: number
  text: string
  startsParagraph: boolean
  isOverlong: boolean
}

const spokenIn = (turn: JudgedDebate['turns'][number], at: number, isVoice: boolean): Spoken[] =>
  turn.text.split(/\n+/).flatMap((line, paragraph) =>
    splitSentences(line).flatMap((sentence, nth) => {
      const words = wordsOf(sentence).length
      return cutRunOn(sentence, words).map((text, piece) => ({
        turn_id: turn.turn_id,
        at,
        text,
        startsParagraph: paragraph > 0 && nth === 0 && piece === 0,
        isOverlong: !isVoice && words > LONG_RUN_ON,
      }))
    }),
  )

/**
 * What was said, sentence by sentence. Repetitions, declarations of a side, instructions to the
 * judge and words copied from the opponent are left out of the user's sentences.
 */
export const hearDebate = (debate: JudgedDebate): Heard => {
  const userText = debate.turns
    .flatMap(turn => (turn.speaker === 'user' ? [turn.text] : []))
    .join('\n')
  const language = languageOf(userText, debate.language)
  const lexicon = lexiconFor(language)
  const motionWords = new Set(wordsOf(debate.motion))
  const motionStems = stemsOf([...motionWords], lexicon)
  const heard: Heard = {
    language,
    lexicon,
    ours: [],
    theirs: [],
    askedBefore: at => {
      const before = debate.turns[at - 1]
      return before?.speaker === 'ai' ? stemsOf(wordsOf(before.text), lexicon, motionStems) : null
    },
    hasInstruction: false,
    hasCopied: false,
    hasWordList: false,
    isForeign: false,
  }
  const said = new Set<string>()
  const ourRepeats = new Set<string>()
  const ourRuns = new Set<string>()
  const theirRuns = new Set<string>()

  const read = (spoken: Spoken, clean: string, isEcho: boolean): Sentence => {
    const done = doneIn(language)(clean)
    const stems = new Set(done.content.filter(stem => !motionStems.has(stem)))
    return {
      ...spoken,
      ...done,
      clean,
      isWhole: clean === spoken.text,
      stems,
      onMotion: stems.size < done.content.length,
      isEcho,
      isRebuttal: false,
    }
  }

  const hearOpponent = (spoken: Spoken) => {
    // What the opponent quotes are the user's words.
    const clean = spoken.text.replace(/[“"][^”"“]{0,400}[”"]/gu, ' ')
    const words = wordsOf(clean)
    for (const run of runsOf(words, COPY_RUN)) if (!ourRuns.has(run)) theirRuns.add(run)
    if (words.length > 0) heard.theirs.push(read(spoken, clean, false))
  }

  const hearUser = (spoken: Spoken, before: string) => {
    const { rest, found } = withoutInstructions(spoken.text)
    if (found && withoutInstructions(spoken.text.replace(GREETING, '')).found)
      heard.hasInstruction = true
    const words = wordsOf(rest)
    const key = normalise(rest)
    if (words.length === 0 || said.has(key) || stutters(words)) return
    said.add(key)
    const repeats = runsOf(words, REPEAT_RUN)
    if (words.length >= SHORTEST_COPY && shareIn(repeats, ourRepeats) >= REPEATED_SHARE) return
    const runs = runsOf(words, COPY_RUN)
    const isCopied = words.length >= SHORTEST_COPY && shareIn(runs, theirRuns) > COPIED_SHARE
    const sentence = read(spoken, rest, isCopied)
    if (isCopied && !sentence.marks.has('refer')) {
      const isNoted =
        words.length >= NOTED_COPY && !sentence.isQuestion && !isAttributed(rest, before, language)
      if (isNoted) heard.hasCopied = true
      return
    }
    for (const run of repeats) ourRepeats.add(run)
    for (const run of runs) ourRuns.add(run)
    if (!onlyDeclares(rest, words, motionWords, lexicon)) heard.ours.push(sentence)
  }

  debate.turns.forEach((turn, at) => {
    if (
      turn.speaker === 'user' &&
      isWordList(wordsOf(turn.text), lexicon) &&
      !isOtherLanguage(turn.text, language)
    ) {
      heard.hasWordList = true
      return
    }
    for (const spoken of spokenIn(turn, at, debate.mode === 'voice')) {
      if (turn.speaker === 'ai') hearOpponent(spoken)
      else hearUser(spoken, turn.text.slice(0, Math.max(0, turn.text.indexOf(spoken.text))))
    }
  })
  const total = heard.ours.flatMap(sentence => sentence.words)
  const common = total.filter(word => lexicon.emptyWords.has(word)).length
  heard.isForeign = total.length >= FOREIGN.words && common / total.length < FOREIGN.common
  return heard
}
