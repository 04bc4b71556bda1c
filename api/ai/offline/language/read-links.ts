/** The links of a claim that can be pressed, the most telling first. */
export const LINKS = [
  'statistic',
  'denial',
  'anecdote',
  'remedy',
  'sweeping',
  'authority',
  'comparison',
  'causal',
  'prediction',
  'value',
  'relevance',
  'bare',
] as const
export type Link = (typeof LINKS)[number]

const TESTS: Record<Exclude<Link, 'relevance' | 'bare'>, readonly [RegExp, RegExp]> = {
  statistic: [
    /\d+(?:\.\d+)?\s*(?:%|percent|per cent|million|billion|times)|\bstatistics\b|\b(?:one|recent|many|several|most|new|some) (?:stud(?:y|ies)|surveys?|polls?)\b|\b(?:study|survey|poll) (?:shows?|showed|says?|found|finds?|suggests?|of|by|from)\b|\b(?:studies|research|surveys?|polls?|data) (?:\w+ )?(?:shows?|says?|suggests?|proves?|finds?|found|tells?|agrees?)\b/i,
    /\d+(?:\.\d+)?\s*[%％倍]|百分之|(?:研究|调查|数据|统计)(?:表明|显示|发现|证明|指出|结果|都)|一项(?:研究|调查)|统计数/u,
  ],
  denial: [
    /\bno (?:evidence|proof|benefits?|need|point|use|effect|link|difference)\b|\b(?:does|do|did|will|would|can|could)(?:n['’]?t| ?not) (?:really |actually |even )?(?:work|help|matter|exist|happen|prove|show|follow|change|solve|make (?:a|any) difference)\b/i,
    /没有(?:证据|必要|好处|意义|效果|作用|区别|关系)|没用|(?:并不|不会|不能|没有|无法)(?:真正|真的)?(?:起作用|有效|管用|解决|证明|改变|说明|影响)/u,
  ],
  anecdote: [
    /\b(?:my|i|our|mine)\b.*\b(?:schools?|friends?|brother|sister|mother|father|mum|mom|dad|cousin|class|teacher|family|experience|job|town|uncle|aunt|neighbou?r)\b|\bfor (?:example|instance)\b/i,
    /我(?:的|们)?(?:朋友|同学|家|学校|身边|妈妈|爸爸|哥哥|姐姐)|例如|比如/u,
  ],
  remedy: [
    /\b(?:can|could|should) (?:just|simply|instead|easily)\b|\b(?:can|could|should|must|let us|why not)\b[^.]* instead\b|\balternatives?\b/i,
    /可以(?:改|用|通过|直接|换|划|设|规定|限)|替代|换成|改为/u,
  ],
  sweeping: [
    /\b(?:all(?! (?:day|night|week|year|morning|over|along|of a sudden))|always|never|every(?! (?:day|week|month|year|night|morning|time|bit))|everyone|everybody|nobody|no one|none|the only|completely|totally|impossible|no reason|anyone)\b/i,
    /所有|总是|从来|每个人|人人|大家都|没有人|完全|绝对|(?<!不)一定(?!程度)|任何|只有.{1,12}才/u,
  ],
  authority: [
    /\b(?:experts?|scientists?|doctors?|professors?|according to|famous)\b/i,
    /专家|科学家|医生|名人|据说/u,
  ],
  comparison: [/\b(?:better|worse|than|compared)\b/i, /比(?![如方赛喻])|不如|相比/u],
  causal: [
    /\b(?:because|so(?! (?:much|many|far|long|often))|therefore|which means|causes?|leads? to|results? in|makes?(?! (?:mistakes|sense|decisions|money|use|up|it to)\b)|due to|since|helps|helped|reduc(?:es?|ing)|increas(?:es?|ing)|improv(?:es?|ing)|prevents?)\b/i,
    /因为|导致|使|让|造成|所以|有助于/u,
  ],
  prediction: [
    /\b(?:will|would|going to|could|might)\b/i,
    /将会|(?<![学社机开聚协工体约大晚误议])会(?![议员计长])/u,
  ],
  value: [
    /\b(?:rights?|fair|unfair|freedom|free to|justice|moral|dut(?:y|ies)|obligations?|wrong|should|deserves?|dignity|equal\w*|(?:is|are|be) (?:very |so |a )?(?:important|good|bad))\b/i,
    /权利|公平|自由|正义|道德|应该|应当|平等|重要/u,
  ],
}

const firstOf = (text: string) =>
  LINKS.find(
    link => link !== 'bare' && link !== 'relevance' && TESTS[link].some(test => test.test(text)),
  )

/**
 * The link to press: one that shows in the words said back, else one in the rest of the sentence. Words that show
 * none are a bare assertion, or, where they are granted or stand among reasons, wait for what follows from them.
 */
export const linkOf = (quote: string, sentence: string, isGranted = false): Link => {
  const around = firstOf(sentence)
  // A story, a figure or a reason in the sentence colours the clause taken from it; other links do not.
  const seen =
    firstOf(quote) ??
    (around === 'statistic' || around === 'anecdote' || around === 'causal' ? around : null)
  return seen ?? (isGranted ? 'relevance' : 'bare')
}
