export const QUESTION_KINDS = [
  'define',
  'example',
  'evidence',
  'identity',
  'opinion',
  'plan',
  'about',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

const TESTS: readonly [QuestionKind, RegExp][] = [
  [
    'example',
    /\b(?:an?|one|some|any|your|concrete|real) (?:\w+ )?(?:examples?|cases?|instances?)\b|\bfor instance\b|\bsuch as\b|例子|举例|比如|案例/iu,
  ],
  [
    'identity',
    /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|bot|robot|human|real|machine|person|chatgpt|gpt|program)\b|你是(?:谁|什么|人|机器人|AI)/iu,
  ],
  [
    'define',
    /\bwhat (?:do|did) you mean\b|\bdefine\b|\bwhat (?:is|are) (?:the )?(?:meaning|definition)\b|什么意思|怎么定义|指的是什么/iu,
  ],
  [
    'evidence',
    /\b(?:evidence|proof|prove|source|sources|statistics?|study|studies|how do you know)\b|证据|凭什么|依据|来源|怎么知道|数据/iu,
  ],
  [
    'opinion',
    /\b(?:do|don['’]t|would|wouldn['’]t) you (?:\w+ )?(?:think|agree|believe|say|feel)\b|\bwhat do you think\b|\byour opinion\b|你(?:怎么看|觉得|认为|同意)/iu,
  ],
  [
    'plan',
    /^(?:so |and |but |then )*(?:how (?:would|will|do|can|could|should)|what (?:would|will|should) (?:you|we|happen)|who (?:would|will|pays))\b|怎么办|怎么做|如何|谁来|谁付/iu,
  ],
  ['about', /^(?:so |and |but |then )*(?:what|how) about\b|呢[？?]$/iu],
]

/** What sort of answer a question to the opponent wants; null for one about the matter itself. */
export const questionKindOf = (question: string): QuestionKind | null =>
  TESTS.find(([, test]) => test.test(question))?.[0] ?? null
