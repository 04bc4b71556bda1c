/** Words that speak to the judge or to the machine instead of to the debate. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,25}\b(?:previous|prior|above|earlier|preceding|judging|scoring|grading|your)\b.{0,25}\b(?:instructions?|rules|rubric|prompts?|guidelines|criteria|orders?|text)\b/i,
  /(?:^|[,.;:!—]\s*|please |now |and |judges? )(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |these |other )*(?:instructions?|rubric|prompts?|system message|judging|scoring|criteria)\b/i,
  /(?:^|please |now )(?:ignore|disregard|forget) (?:everything|all) (?:above|before|so far|prior|you were told|of the above)\b/i,
  /\b(?:give|award|grant|assign|rate|score|mark|grade)\b.{0,30}\b(?:me|us|this (?:speech|debate|turn|user|speaker)|my (?:speech|turns?|side|arguments?|debate)|the user|(?:all|every|each) (?:skills?|categor\w+))\b.{0,40}\b(?:100|one hundred|ten out of ten|10\/10|full (?:marks?|points|scores?)|(?:top|highest|maximum|max|perfect)(?: possible)? (?:scores?|marks?|grades?|points|rating))\b(?! (?:reasons|years|people|percent|per cent|euros?|dollars?|pounds))/i,
  /(?:^|[,;:]\s*|please |(?<!\b(?:teachers?|schools?|examiners?|professors?|universit(?:y|ies)|parents|they|we|he|she) )must |now |just |and (?:then )?)(?:give|award|grant|assign)\b.{0,20}\b(?:100(?! (?:reasons|years|people|percent|per cent|%|euros?|dollars?|pounds))|full marks?|(?:perfect|maximum|highest|top) (?:scores?|marks?|grades?))/i,
  /\b(?:set|change|raise|make|put)\b.{0,25}\b(?:my scores?|(?:the user'?s|the overall|overall|(?:all|every|each)(?: skill)?)[ _](?:scores?|skills?|marks?|grades?))\b.{0,20}\b(?:to|at)\b/i,
  /\b(?:my|this|the user'?s|the|overall)(?: overall| final| debate)? score (?:should|must|has to|needs to) be\b/i,
  /\b(?:this (?:speech|debate|user|turn)|the user|i) (?:deserves?|must (?:get|receive)|should (?:get|receive))\b.{0,30}\b(?:100|full marks?|(?:top|highest|maximum|perfect) (?:score|mark|grade))/i,
  /(?:^|[\s,:(["“])(?:dear|hey|hi|hello|note to(?: the)?|attention|message (?:for|to)(?: the)?|instructions? (?:for|to)(?: the)?)[ ,:]+(?:judges?|ai|graders?|evaluators?|assistant|model|system|chatgpt)\b/i,
  /\b(?:you are(?: now)?(?: a| an| the)?|act as(?: a| an| the)?|pretend to be(?: a| an| the)?) (?:\w+ ){0,2}(?:judge|grader|evaluator|language model|ai model|assistant|chatbot)\b/i,
  /\bas (?:a|an|the) (?:\w+ )?(?:judge|grader|evaluator|language model|ai),? (?:you|please|give|score|rate)\b/i,
  /^\s*(?:\[?(?:system|assistant|developer|admin)\]?\s*[:>\]]|<\/?(?:system|instructions?|turn|user)>|###)/i,
  /\b(?:system prompt|developer mode|jailbreak|end of (?:the )?(?:transcript|input)|new instructions?:)/i,
  /\b(?:judge|grader|evaluator|ai)[,:] (?:please |you must |you should |now )?(?:give|award|score|rate|mark|grade|ignore|forget|note)\b/i,
  /\b(?:rate|score|grade|mark) (?:me|my (?:speech|turns?|side|debate)|this (?:speech|debate|turn)) (?:\w+ ){0,3}(?:\d{2,3}|high(?:ly|er)?|top|full|perfect|generously|leniently|kindly|favou?rably|above)\b/i,
  /\b(?:give|award|grant|assign) me\b.{0,20}\b\d{2,3}\b.{0,12}(?:\b(?:points?|marks?|scores?|or (?:above|more|higher)|out of)\b|%)/i,
  /_score\b|\bscores?["”']\s*[:=]|\bscore\s*=|["”']scores["”']\s*:|\boutput(?: only)?\s*[:{]/i,
  /\b(?:do not|don['’]t|never) (?:follow|use|apply|read) (?:the|your|this|any) (?:rubric|criteria|instructions?|scoring)\b/i,
  /\b(?:forget|drop|leave) your (?:role|task|job|instructions?)\b|\bdeclare (?:me|the user|my side) (?:as )?(?:the )?winner\b/i,
  /\bpretend (?:that )?(?:my|this) (?:speech|turn|arguments?|debate)\b|\b(?:score|mark|grade|rate) accordingly\b|\b(?:please|so) (?:mark|grade|score|rate|judge) (?:\w+ )?(?:generously|leniently|kindly|favou?rably)\b/i,
  /\[\/?INST\]|<\|\w+\|>|<<\/?SYS>>/,
  /\bi deserve\b.{0,30}\b(?:ten out of ten|10\/10|full marks?|(?:top|high|highest|perfect|maximum) (?:scores?|marks?|grades?))/i,
  /\b(?:evaluation|judge|grader|judgement|assessment|task|you)\b.{0,25}\b(?:must|is now to|should|needs? to|has to|have to) (?:return|output|produce|give|assign|award|report)\b.{0,30}(?:\ba score of (?:\d|one hundred)|\b(?:9\d|100)\b(?= (?:for|in|to|points|marks)|\W*$)|\b(?:full|maximum|perfect|top|highest) (?:scores?|marks?|grades?|rating))/i,
  /\b(?:correct|right|expected|proper) (?:score|grade|mark|rating) (?:is|would be|:) ?(?:\d|one hundred)/i,
  /\b(?:should|must|please) (?:assign|give|award|use) the (?:top|highest|maximum|best) (?:grade|score|mark|rating)\b/i,
  /(?<!老师|学校|父母|家长|他们?|她们?|考试)(?:给|打|评|判)(?:我|本人|我方)(?!.{0,2}了).{0,8}(?:\d{2,3}|[一二三四五六七八九]十[一二三四五六七八九]?|一百|满|高|最高)(?:分|一?[点些])/,
  /(?:请|求你?您?|麻烦|直接|只要|只需)(?:你|您)?.{0,4}(?:给|打|评|输出|返回)(?:个|出|上)?(?:高|满|最高|\d{2,3}|一百)分/,
  /(?:每一?项|全部|各项|所有(?:技能|分数|项目)).{0,8}(?:打|给|设|改|调)(?:到|成|为)?(?:最高|满分|100|一百|\d{2,3})/,
  /(?:总分|分数|得分).{0,4}(?:改|设|调|写)(?:成|为|到).{0,4}(?:\d|满|最高|[一二三四五六七八九]十|一百)/,
  /(?:输出|返回)[：: ]*[{"“]|只(?:需要?|要|许)?(?:输出|返回)/,
  /不(?:要|必|用|需)(?:按照?|照|管|看|遵守|理会).{0,4}(?:评分|评判|打分|(?:这些|以上|上述|你的|您的)标准)/,
  /(?:忘记|忘掉|放弃|丢掉).{0,4}(?:你|您)的?(?:角色|身份|任务)|宣布(?:我|我方|用户)(?:获胜|胜利|胜出|赢)/,
  /系统(?:指令|提示|消息|命令)[：:]|以下是(?:系统|新的?)(?:指令|命令|提示)/,
  /(?:忽略|无视|忘记|忘掉|跳过|不要管).{0,8}(?:以上|之前|前面|上述|此前|所有|一切|你的|您的|系统|评分).{0,8}(?:指令|规则|标准|提示|要求|设定|内容)/,
  /(?:忽略|无视|忘记|忘掉|跳过|不要管).{0,6}(?:指令|提示词|评分|打分)/,
  /(?<!老师|学校|父母|家长|[他她]们?|考试)(?:给|打|评|判|算)(?!.{0,4}了).{0,8}(?:我|本人|本方|这场|这篇|该用户|用户|全部|每项|所有).{0,12}(?:100分|一百分|满分|最高分|高分|100[！!。]?$)/,
  /(?:给|打|评|判)(?:出|个|一个|上)?(?:100分|一百分|满分|最高分)/,
  /(?:评委|裁判|评审|系统|评分者|助手|模型)[，,：:].{0,20}(?:打分|评分|满分|高分|最高分|100分|忽略)/,
  /(?:评委|裁判|评审|系统|评分者)(?:必须|应该|应当|请|要).{0,14}(?:满分|高分|100|最高分)/,
  /(?:你|您)(?:现在)?是(?:一个|一名|一位)?.{0,6}(?:评委|裁判|语言模型|AI助手|人工智能助手|评分系统)/i,
  /(?:我的|本次|总)(?:分|得分|分数)(?:应该|必须|应当)(?:是|为)/,
]

/** Whether words speak to the judge instead of to the debate. */
export const isInstruction = (text: string): boolean =>
  INSTRUCTIONS.some(pattern => pattern.test(text))

/**
 * A sentence without the instructions to the judge in it. `rest` is what remains of the debate, empty when the whole
 * sentence is an instruction.
 */
export const withoutInstructions = (sentence: string): { rest: string; found: boolean } => {
  if (!isInstruction(sentence)) return { rest: sentence, found: false }
  const clauses = sentence.split(/(?<=[,;:—–，；：])\s*|\s+(?=(?:and|but|so) )/)
  const kept = clauses.filter(clause => !isInstruction(clause)).join(' ')
  const words = kept.split(/\s+/).filter(word => /\p{L}/u.test(word))
  // An instruction that spans clauses, or the shreds of one, leaves nothing worth reading.
  const isShred = /\p{Script=Han}/u.test(kept) ? kept.length < 10 : words.length < 6
  return { rest: isShred || isInstruction(kept) ? '' : kept, found: true }
}
