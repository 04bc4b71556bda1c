import type { Language } from '#schema/constants.ts'
import { isInstruction } from './find-instructions.ts'
import { splitSentences, wordsOf } from './similarity.ts'

export const SMALL_TALK_KINDS = [
  'greeting',
  'thanks',
  'bye',
  'no',
  'yes',
  'stuck',
  'insult',
  'injection',
  'code',
  'nonsense',
  'fragment',
] as const
export type SmallTalkKind = (typeof SMALL_TALK_KINDS)[number]

/** `whole`: the turn is nothing but this. Otherwise it is an aside beside an argument. */
export type SmallTalk = { kind: SmallTalkKind; whole: boolean }

/** Orders to leave its side or its role. Orders about rules and scores are those that the judge finds. */
const INJECTION =
  /(?:^|[.!?:;,]\s*|\b(?:please|now|just|you must|you should|and) )(?:you are now (?:an?|the|in|going)\b|pretend (?:to be|you are|that you)\b|(?:act|behave|respond) as (?:if|an?)\b.{0,40}\b(?:ai|assistant|language model|unrestricted|dan)\b|(?:switch|change) sides\b|argue (?:for )?my side\b)|\bsystem prompt\b|\bjailbreak\b|\b(?:say|admit|declare|tell me) (?:that )?(?:i|you) (?:have |'ve |am |are )?(?:won|win|lost|lose|the winner)\b|<\/?system>|系统提示|(?:你|您)现在是(?:一|我的|个)|(?:请|现在)(?:你|您)?扮演|承认你输|宣布我赢/iu
const isInjection = (text: string) =>
  INJECTION.test(text) || splitSentences(text).some(isInstruction)
const INSULT =
  /\b(?:stupid|idiot|idiotic|dumb|moron|shut up|fuck\w*|shit\w*|bullshit|bitch|asshole|bastard|you suck|you(?:'re| are) (?:so )?(?:useless|garbage|trash|pathetic|a joke|an idiot|dumb|stupid)|screw you|loser|go to hell)\b|(?:[你您](?:们)?|真|太|好|就)(?:是|像)?(?:个|的)?(?:傻|蠢|垃圾|废物)|傻瓜|傻[逼叉子]|蠢[货材猪]|白痴|笨蛋|^滚|滚(?:开|蛋|吧|出去)|闭嘴|脑残|他妈|弱智/iu
const EN: readonly [SmallTalkKind, RegExp][] = [
  [
    'greeting',
    /^(?:hi+|hello+|hey+|yo|good (?:morning|afternoon|evening)|greetings|hiya|sup|what'?s up|how are you|nice to meet you)(?: there| everyone| ai| opponent| how are you| nice to meet you)*$/,
  ],
  [
    'thanks',
    /^(?:thanks?|thank you|thx|ty|cheers|nice|cool|great|good (?:point|job|one|argument)|well (?:said|done)|interesting|lol|haha+|wow)(?: so| very| a| much| lot| point| you| argument)*$/,
  ],
  [
    'bye',
    /^(?:bye+|goodbye|good night|see you|i(?:'?m| am) done|that'?s (?:all|it)|the end|i quit|i give up|stop|end|finish(?:ed)?)(?: bye| now| later| then| the debate| debate| here)*$/,
  ],
  [
    'no',
    /^(?:no+|nope|nah|never|wrong|false|not true|i (?:really |totally |strongly |completely )?(?:disagree|don'?t agree|object|do not agree)|(?:that'?s|this is|you(?:'re| are)) (?:wrong|not true|false|nonsense|not right|incorrect)|disagree|no way|i don'?t think so|of course not)(?: with (?:you|that|this)| at all| no| you| are| wrong| i disagree| way| completely| totally| that is wrong)*$/,
  ],
  [
    'yes',
    /^(?:yes+|yeah|yep|yup|ok(?:ay)?|sure|true|right|correct|i (?:totally |completely )?agree|agreed?|fair(?: enough| point)?|you(?:'re| are) right|that'?s (?:true|right|fair)|maybe|i guess(?: so)?|of course|exactly|fine)(?: with (?:you|that|this)| you| are| right| i agree| then| maybe| sure)*$/,
  ],
  [
    'stuck',
    /^(?:i (?:don'?t|do not) (?:know|understand)(?: what to (?:say|write|argue))?|i (?:don'?t|do not) (?:care|mind|want to (?:debate|argue|talk|do this|play|continue))|i(?:'?m| am) (?:so |too |very )?(?:tired|bored)(?: of (?:this|it|debating))?|(?:this|it)(?:'?s| is) (?:so |too )?(?:boring|pointless|difficult|hard)|idk|no idea|help(?: me)?|(?:give me )?a? ?hint(?: please)?|not sure|what (?:should|can|do) i (?:say|do|write|argue)|i(?:'?m| am) (?:stuck|confused|lost)|what do you mean|pass|skip|hmm+|um+|uh+|erm+)(?: please| here| now| about this| yet| any ?more)*$/,
  ],
]
const ZH: readonly [SmallTalkKind, RegExp][] = [
  [
    'greeting',
    /^(?:你好|您好|嗨|哈喽|哈啰|大家好|早上好|下午好|晚上好|hi|hello|在吗)(?:呀|啊|吗|你好)*$/u,
  ],
  ['thanks', /^(?:谢谢|多谢|感谢|好的谢谢|不错|厉害|有意思|说得好|哈哈+)(?:你|您|了|啊)*$/u],
  ['bye', /^(?:再见|拜拜|结束|我说完了|就这样|不想辩了|我认输|到此为止)(?:吧|了|啦)*$/u],
  [
    'no',
    /^(?:不|不是|不对|不行|不同意|我不同意|我反对|反对|错|错了|[你您]错了|[你您](?:的?话|说得|说的)?(?:不对|没(?:有)?道理|有问题|是错)|我不这么(?:认为|看|想)|我不(?:觉得|认可|认同)|不可能|胡说|没有)(?:的|吧|啊|你的观点|你的看法|你|了)*$/u,
  ],
  [
    'yes',
    /^(?:是|是的|对|对的|没错|同意|我同意|好|好的|可以|有道理|你说得对|也许|可能|嗯+|行)(?:吧|啊|你|的|你的观点)*$/u,
  ],
  [
    'stuck',
    /^(?:我?不知道|不会|不懂|不清楚|没想好|我不知道(?:说什么|怎么说)|帮帮我|给点提示|给我提示|提示|怎么办|什么意思|跳过|我?(?:太|好|真)?累了?(?:不想(?:辩|聊|说|讨论|继续))?|我?不想(?:辩|聊|说|讨论|继续)|我?(?:无所谓|不在乎)|(?:太|好|真)?(?:无聊|没意思|难)|呃+|额+)(?:啊|呢|吧|一下|了|下去)*$/u,
  ],
]

const looksLikeCode = (raw: string) =>
  (raw.match(/[{};=<>]|=>|\bfunction\b|\bconst\b|\bSELECT\b|\bimport\b/g) ?? []).length > 6 ||
  /^\s*(?:```|<[a-z!/])/i.test(raw)

/** Words that hardly an English sentence does without. */
export const COMMON =
  /\b(?:the|a|an|is|are|was|be|to|of|in|it|and|that|i|you|we|they|not|no|for|on|with|as|this|but|have|has|do|does|can|will|would|should|because|if|so|my|people|more|at|from|or|by|there|what|who|why|how)\b/gi

const isNonsense = (words: readonly string[], text: string, language: Language) => {
  if (!/\p{L}/u.test(text)) return true
  if (language === 'zh') return new Set(text).size <= 2 && text.length > 3
  const odd = words.filter(
    word =>
      /^[a-z]+$/.test(word) &&
      (!/[aeiouy]/.test(word) || /[^aeiouy]{5}|(.)\1\1/.test(word) || word.length > 22),
  ).length
  return (
    odd / words.length >= 0.5 ||
    (words.length >= 6 && new Set(words).size <= 2) ||
    (words.length >= 5 && !COMMON.test(text) && odd > 0)
  )
}

/** Whether a sentence is an instruction to the opponent or an insult, and so nothing to answer. */
export const isAsideSentence = (sentence: string) =>
  isInjection(sentence) || (INSULT.test(sentence) && wordsOf(sentence).length < 12)

const LONGEST_SMALL_TALK = 400

/** What of a turn is not argument; null when it is an argument and nothing else. */
export const smallTalkOf = (text: string, raw: string, language: Language): SmallTalk | null => {
  COMMON.lastIndex = 0
  // Small talk is short: the beginning of a long turn tells enough.
  const words = wordsOf(text.slice(0, LONGEST_SMALL_TALK))
  const han = /\p{Script=Han}/u.test(text)
  const length = han ? text.length / 2 : words.length
  const isAlone = () =>
    wordsOf(
      splitSentences(text)
        .filter(sentence => !isAsideSentence(sentence))
        .join(' ')
        .slice(0, LONGEST_SMALL_TALK),
    ).length < 4
  if (isInjection(raw)) return { kind: 'injection', whole: isAlone() }
  if (INSULT.test(text)) return { kind: 'insult', whole: length < 12 && isAlone() }
  if (looksLikeCode(raw))
    return {
      kind: 'code',
      whole: length < 12 || (raw.match(/[{};=]/g) ?? []).length * 4 > words.length,
    }
  const said = words
    .join(han ? '' : ' ')
    .replace(/\b(i|you|that|it|what) (m|re|s)\b/g, "$1'$2")
    .replace(/\bdon t\b/g, "don't")
  const known = (han || language === 'zh' ? ZH : EN).find(([, test]) => test.test(said))
  if (known) return { kind: known[0], whole: true }
  if (isNonsense(words, text, language)) return { kind: 'nonsense', whole: true }
  if (/[?？]/.test(text)) return null
  return length < 3 ? { kind: 'fragment', whole: true } : null
}
