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
  'bare',
] as const
export type Link = (typeof LINKS)[number]

const TESTS: Record<Exclude<Link, 'bare'>, readonly [RegExp, RegExp]> = {
  statistic: [
    /\d+(?:\.\d+)?\s*(?:%|percent|per cent|million|billion|times)|\b(?:statistics?|stud(?:y|ies)|research|surveys?)\b/i,
    /\d+(?:\.\d+)?\s*[%％倍]|百分之|研究|调查|数据|统计/u,
  ],
  denial: [
    /\b(?:no (?:evidence|proof|benefit|need|point|use)|(?:does|do|did|is|are)(?:n['’]?t| not)(?! only))\b/i,
    /没有(?:证据|必要|用|好处|意义)|并不|并没有|不会|不能|不是/u,
  ],
  anecdote: [
    /\b(?:my|i|our|mine)\b.*\b(?:schools?|friends?|brother|sister|mother|father|mum|mom|dad|cousin|class|teacher|family|experience|job|town|uncle|aunt|neighbou?r)\b|\bfor (?:example|instance)\b/i,
    /我(?:的|们)?(?:朋友|同学|家|学校|身边|妈妈|爸爸|哥哥|姐姐)|例如|比如/u,
  ],
  remedy: [
    /\b(?:can|could|should) (?:just|simply|instead|easily|also)\b|\binstead of\b|\balternatives?\b/i,
    /可以(?:改|用|通过|直接|换)|替代|换成|改为/u,
  ],
  sweeping: [
    /\b(?:all|always|never|every(?! (?:day|week|month|year|night|morning|time))|everyone|everybody|nobody|no one|none|only|completely|totally|impossible|no reason|anyone)\b/i,
    /所有|总是|从来|每个人|人人|大家都|没有人|完全|绝对|一定|任何|只有/u,
  ],
  authority: [/\b(?:experts?|scientists?|doctors?|professors?|according to|famous)\b/i, /专家|科学家|医生|名人|据说/u],
  comparison: [/\b(?:better|worse|more|less|fewer|than|compared)\b/i, /比|更|不如|相比/u],
  causal: [
    /\b(?:because|so|therefore|which means|causes?|leads? to|results? in|makes?|due to|since|so that|help\w*|reduc\w+|increas\w+|improv\w+|prevent\w*)\b/i,
    /因为|导致|使|让|造成|所以|有助于/u,
  ],
  prediction: [/\b(?:will|would|going to|could|might)\b/i, /将会|将|会/u],
  value: [
    /\b(?:rights?|fair|unfair|freedom|free|justice|moral|wrong|should|deserves?|dignity|equal\w*|important|good|bad)\b/i,
    /权利|公平|自由|正义|道德|应该|平等|重要|好|坏/u,
  ],
}

const firstOf = (text: string): Link | undefined =>
  LINKS.find(link => link !== 'bare' && TESTS[link].some(test => test.test(text)))

/** The link to press: one that shows in the words said back, else one in the rest of the sentence. */
export const linkOf = (quote: string, sentence: string): Link => {
  const around = firstOf(sentence)
  // A story, a figure or a reason in the sentence colours the clause taken from it; other links do not.
  return firstOf(quote) ?? (around === 'statistic' || around === 'anecdote' || around === 'causal' ? around : 'bare')
}
