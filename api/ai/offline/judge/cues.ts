import type { Language } from '#schema/constants.ts'

/** Words that show what a sentence does. Without the g flag, so that `test` keeps no state. */
export type Cues = Record<CueName, RegExp>

export const CUE_NAMES = [
  'reason',
  'consequence',
  'mechanism',
  'example',
  'stake',
  'audience',
  'people',
  'weighing',
  'decides',
  'limit',
  'secondOrder',
  'assumption',
  'definition',
  'signpost',
  'close',
  'rank',
  'summary',
  'opponent',
  'denial',
  'concession',
  'turn',
  'link',
  'hostile',
  'respect',
  'vague',
] as const
export type CueName = (typeof CUE_NAMES)[number]

const ENGLISH: Cues = {
  reason: /\b(because|since|as a result of|due to|the reason|given that|owing to)\b/i,
  consequence:
    /\b(so|therefore|thus|hence|which means|this means|that means|as a result|consequently|leads? to|which is why|that is why|ends? up|results? in|then)\b/i,
  mechanism:
    /\b(by \w+ing|when|if|once|through|works|makes? (?:it|them|people|us)|allows?|forces?|encourages?|causes?|creates?|prevents?|means that)\b/i,
  example:
    /\b(for example|for instance|such as|imagine|think of|consider|take (?:a|the|my|our)|say(?:,| a)|in my (?:school|town|family|class|street)|last (?:year|week|month))\b/i,
  stake:
    /\b(harm|hurt|suffer|benefit|cost|save|lose|gain|risk|safe|danger|health|freedom|fair|unfair|poor|protect|afford|matter|matters|important|opportunit\w+|future|lives?|time|money)\b/i,
  audience: /\b(you|your|we all|all of us|each of us|our (?:children|schools?|towns?|communit\w+|society)|imagine)\b/i,
  people:
    /\b(people|children|child|students?|pupils?|teachers?|parents?|famil(?:y|ies)|workers?|patients?|users?|citizens?|voters?|companies|businesses|neighbou?rs?|women|men|teenagers?|communit\w+|taxpayers?|everyone|those who|somebody|someone)\b/i,
  weighing:
    /\b(outweighs?|more (?:important|serious|likely|people|lasting)|greater|larger|bigger|far more|rather than|compared (?:to|with)|on balance|even if|whereas|irreversible|reversible|cannot be undone|in the long run|worse than|better than|matters more)\b/i,
  decides:
    /\b(that is what decides|decides (?:this|the)|the deciding|comes down to|the heart of|at the end of the day|the key question|what matters most|tips the balance|above all)\b/i,
  limit:
    /\b(of course|admittedly|i admit|i accept|it is true that|granted|not always|in some cases|to be fair|the limit|trade-?off|at a price|downside|i do not claim|not every)\b/i,
  secondOrder:
    /\b(in turn|over time|in the long (?:run|term)|knock-on|next generation|later on|eventually|side effect|sets? a precedent|spreads?|habit)\b/i,
  assumption: /\b(assum\w+|suppose|presupposes?|takes? for granted|only (?:works|true|holds) if|depends on)\b/i,
  definition:
    /\b(by \w+,? i mean|means (?:that )?(?:a|an|the|having|being)|is defined|defined as|what i call|in the sense|that is to say|in other words)\b/i,
  signpost:
    /\b(first(?:ly)?|second(?:ly)?|third(?:ly)?|to begin with|next|another (?:point|reason)|finally|lastly|my (?:first|second|third|next|last|main) (?:point|reason|argument)|one reason|on the other hand|turning to)\b/i,
  close:
    /\b(in conclusion|to conclude|to sum up|in sum|in short|overall|so in the end|that is why i|for (?:these|all these|this) reasons?|finally|at the end of the day|on balance)\b/i,
  rank: /\b(most important(?:ly)?|main point|above all|strongest|biggest|first and foremost|more important than|the key|what matters most)\b/i,
  summary:
    /\b(in short|to sum up|in sum|in one sentence|the point is|my case is|simply put|in a word|to put it simply)\b/i,
  opponent:
    /\b(you (?:said|say|claim|argue|mention|suggest|think|told|ask|assume|worry)|your (?:point|argument|claim|example|case|opening|worry|question|reason)|my opponent|the opponent|the other side|as you|you are (?:right|wrong))\b/i,
  denial:
    /\b(not true|wrong|disagree|does not follow|doesn't follow|no evidence|mistaken|fails|misses|ignores|overlooks|false|isn't|is not|are not|don't|do not|cannot|but|however|yet)\b/i,
  concession:
    /\b(you are right|fair point|good point|i accept|i agree that|even if|granted|it is true that|admittedly|at its strongest|the best version)\b/i,
  turn: /\b(actually (?:supports?|helps?|shows?|proves?)|that is (?:exactly )?why|supports? my|cuts both ways|the opposite|the reverse|proves my|works (?:against|for) (?:you|us|me)|even more reason|outweighs?)\b/i,
  link: /\b(does not follow|doesn't follow|no evidence|evidence|assum\w+|only if|not every|correlation|the cause|the step|the link|the same (?:is|would be) true|counterexample|instead|alternative|in fact|already)\b/i,
  hostile:
    /\b(stupid|idiots?|dumb|shut up|moron|ridiculous|nonsense|liar|garbage|pathetic|hate you|trash|crap|bullshit|fuck\w*|shit\w*)\b/i,
  respect:
    /\b(i understand|fair|respect|i see|thank|please|i accept|you are right|good point|i agree|we (?:both|can|all)|worth)\b/i,
  vague: /\b(things?|stuff|kind of|sort of|something like|and so on|etc|whatever|basically|somehow|a lot of)\b/i,
}

const CHINESE: Cues = {
  reason: /因为|由于|原因|理由|既然|之所以/,
  consequence: /所以|因此|因而|从而|于是|结果|导致|这意味着|这就意味|那么|使得|会让|就会/,
  mechanism: /如果|一旦|当.{1,12}时|通过|使|让|促使|迫使|造成|引起|只要|才能|就能/,
  example: /例如|比如|举例|举个例子|譬如|想象|试想|以.{1,8}为例|我们(?:学校|班|家)|去年|上周/,
  stake:
    /伤害|受害|损失|好处|利益|成本|代价|风险|安全|危险|健康|自由|公平|不公|贫困|保护|负担|重要|机会|未来|生命|时间|金钱|压力/,
  audience: /你我|我们每个人|大家|各位|我们的|在座|试想/,
  people:
    /人们|孩子|学生|老师|教师|家长|父母|家庭|员工|工人|病人|患者|用户|公民|选民|企业|公司|邻居|青少年|社会|纳税人|弱势|居民|老人/,
  weighing:
    /更重要|更大|更多|更严重|相比|比起|权衡|总体|即使|即便|不可逆|可逆|无法挽回|长远|胜过|大于|利大于弊|弊大于利/,
  decides: /归根结底|关键在于|决定|最根本|核心问题|最重要的是/,
  limit: /当然|诚然|我承认|不可否认|固然|并非所有|有时|在某些情况|局限|取舍|并不是说/,
  secondOrder: /进而|长期|长远|久而久之|下一代|连锁|最终|副作用|先例|习惯|逐渐/,
  assumption: /假设|前提|想当然|取决于|默认|只有.{1,20}才/,
  definition: /指的是|所谓|我说的.{1,8}是|定义|换句话说|也就是说|意思是/,
  signpost: /首先|其次|再次|第一|第二|第三|另外|此外|最后|一方面|另一方面|接下来|再者/,
  close: /总之|综上|总而言之|最后|因此我(?:认为|主张)|由此可见|归根结底|总的来说/,
  rank: /最重要|最关键|首要|最主要|核心|尤其/,
  summary: /总之|一句话|简而言之|简单来说|总的来说|概括/,
  opponent: /你说|您说|你认为|你提到|你刚才|你的(?:观点|论点|理由|例子|说法|论证|前提)|对方|反方|正方/,
  denial: /不对|错|不同意|不成立|没有证据|忽视|忽略|并不|不是|不会|不能|但是|但|然而|可是|却/,
  concession: /你说得对|有道理|我同意|我承认|即使|即便|诚然|固然|就算/,
  turn: /恰恰|反而|正好说明|正因为如此|同样适用|支持我|反过来|更说明/,
  link: /推不出|没有证据|证据|前提|不等于|未必|并非所有|替代|其实|事实上|反例|因果|已经/,
  hostile: /白痴|傻|蠢|闭嘴|垃圾|放屁|胡说|无耻|滚|笨蛋|脑残/,
  respect: /我理解|尊重|有道理|谢谢|请|我同意|我们都|承认|值得/,
  vague: /东西|什么的|之类|差不多|好像|某种|等等/,
}

export const cuesFor = (language: Language): Cues => (language === 'zh' ? CHINESE : ENGLISH)

const INSTRUCTIONS = [
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|rules|rubric|previous|above)\b/i,
  /\b(give|award|grant|assign|rate|score)\b.{0,30}\b(me|this|my|us)\b.{0,40}\b(100|full marks?|top|highest|maximum|perfect)\b/i,
  /\b(you are|as) (now )?(the |a |an )?(judge|ai|language model|assistant)\b.{0,60}\b(must|should|score|give|rate)\b/i,
  /\b(system prompt|end of transcript|<\/?system>)/i,
  /忽略.{0,12}(指令|规则|以上|之前|标准)/,
  /(给|打|评).{0,8}(我|本人|这场).{0,10}(100|一百|满分|最高分)/,
  /(评委|裁判|系统).{0,8}(必须|应该|请).{0,12}(满分|高分|100)/,
]

/** A sentence that speaks to the judge instead of the debate. */
export const isInstruction = (sentence: string): boolean => INSTRUCTIONS.some(pattern => pattern.test(sentence))
