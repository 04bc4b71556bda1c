/** Phrases that belong to arguing, matched against lower-case running text. */
const PHRASES: Record<string, RegExp> = {
  opinion:
    /\b(?:i (?:think|believe|feel|agree|disagree|guess|suppose|hope|like|love|hate|want|know|am (?:for|against))|in my (?:opinion|view)|imo|personally|my opinion)\b/g,
  bareStance:
    /\b(?:i (?:dis)?agree|i (?:support|oppose)|i am (?:for|against)|is (?:a )?(?:good|bad|great|terrible|horrible|right|wrong)(?: idea| thing)?(?:[.,!]|$))/g,
  goodIdea: /\b(?:good|bad|great|best|nice|terrible) (?:idea|thing|way|choice)\b/g,
  reason:
    /\b(?:because (?:it|they|of|the|we|this|there|people|of the)|since (?:it|they|the|we|this)|due to|as a result of|the reason|for this reason|given that|owing to|on the grounds)\b/g,
  soThat: /\b(?:so that|in order (?:to|for)|so (?:they|we|that|people|it)|thereby|as a means)\b/g,
  therefore:
    /\b(?:therefore|thus|hence|as a result|consequently|which means|this means|that means|it follows|for these reasons|so we should)\b/g,
  leadsTo:
    /\b(?:leads? to|led to|results? in|would (?:lead|cause|result|create|mean|allow|make|help|be)|will (?:lead|cause|result|create|mean|allow|make|help)|can (?:lead|cause|result|create|be|help|make)|contributes? to|gives? rise|brings? about)\b/g,
  byDoing: /\bby \w+ing\b/g,
  whenIf:
    /\b(?:if (?:we|you|they|the|a|people|it|someone)|when (?:we|you|they|the|a|people|it))\b/g,
  evenIf:
    /\b(?:even (?:if|though|when)|despite|in spite of|regardless|whether or not|no matter)\b/g,
  concede:
    /\b(?:although|while (?:it|there|some|the|i)|of course|it is true|admittedly|granted|there (?:are|is|may be) (?:some|many|people)|some (?:people )?(?:may|might|would|will|say|argue|think))\b/g,
  however:
    /\b(?:however|on the other hand|on the contrary|in contrast|instead of|rather than|nevertheless|as opposed to)\b/g,
  example:
    /\b(?:for (?:example|instance)|such as|e\.?g\.?|like (?:the|in|when)|including|in the case of|take the|imagine|consider|look at)\b/g,
  evidence:
    /\b(?:according to|(?:studies|research|statistics|evidence|data|reports?|surveys?|polls?) (?:has |have |clearly |also )*(?:show\w*|suggest\w*|prove\w*|find\w*|found|indicat\w*|demonstrat\w*|confirm\w*)|(?:has|have) been (?:shown|proven|found)|it is (?:proven|known|estimated)|published|found that|shows? that|reported)\b/g,
  source:
    /https?:|www\.|\.(?:com|org|gov|net|edu)\b|\[\d+\]|\b(?:journal|professor|dr\.|university of|institute|report|survey|poll)\b/g,
  compare:
    /\b(?:more (?:\w+ ){0,2}than|less (?:\w+ ){0,2}than|better than|worse than|compared (?:to|with)|as (?:\w+ )as|the same as|\w+er than|outweigh\w*)\b/g,
  weigh:
    /\b(?:outweigh\w*|more important\w*|the (?:benefits?|costs?|harms?|risks?) (?:of|are|far)|worth (?:it|the)|at the (?:cost|expense) of|trade-?off|balance)\b/g,
  order:
    /\b(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|finally|lastly|another (?:reason|point|thing)|in addition|additionally|furthermore|moreover|to (?:begin|start) with|next|not only|but also)\b/g,
  close:
    /\b(?:in conclusion|to conclude|in short|overall|to sum up|all in all|in the end|at the end of the day|in summary|ultimately)\b/g,
  youShould:
    /\b(?:you (?:should|must|need|have to|can't|cannot|don't)|don't|do not|let(?:'s| us))\b/g,
  weShould:
    /\b(?:we (?:should|must|need|have to|cannot|can't|ought)|should (?:not )?(?:be|have|continue))\b/g,
  shouldBe: /\bshould(?:n't| not)? (?:be |have )?\w+/g,
  thereIs: /\b(?:there(?:'s| is| are| was| were| will be)|it(?:'s| is))\b/g,
  isNot:
    /\b(?:is not|are not|isn't|aren't|does not|do not|doesn't|don't|cannot|can't|will not|won't|has no|have no|no longer)\b/g,
  passive:
    /\b(?:is|are|was|were|be|been|being|get|gets) (?:not |also |often |\w+ly )?\w+(?:ed|en|own|ught)\b/g,
  abstractLink: /\b\w+(?:tion|ment|ness|ity|ance|ence|ism) of\b/g,
  rightTo:
    /\b(?:rights? to|freedom (?:of|to)|free to|able to|opportunity to|chance to|ability to|access to|responsib\w+ (?:to|for|of)|power to|need to|have to)\b/g,
  whoAre:
    /\b(?:who (?:are|have|is|has|do|want|need|can|would|cannot)|those who|people who|children who)\b/g,
  longRun:
    /\b(?:in the (?:long|short) (?:run|term)|long[- ]term|over time|in the future|future generations|eventually|for years|throughout|the rest of)\b/g,
  already:
    /\b(?:already|still|no longer|nowadays|today|these days|currently|modern|in this day)\b/g,
  ofTheir:
    /\b(?:of (?:their|our|his|her|its|the)|for (?:their|our|the|all|those)|to (?:their|our))\b/g,
  listing: /\w+, (?:\w+ ){1,3}(?:and|or) \w+/g,
  talkBack:
    /\b(?:you (?:say|said|are|think|claim|just|guys|people|keep|obviously|clearly)|your (?:argument|point|logic|own|opinion)|shut up|my opponent|how (?:can|could|dare|about) you|are you|do you|did you)\b/g,
  address:
    /\b(?:ladies and gentlemen|thank you|welcome|my name|dear|this house|we believe|we think|i (?:will|would like to|want to|am going to)|let me|opponents?|our (?:side|case|first|second)|today)\b/g,
  mocking:
    /\b(?:lol|haha\w*|lmao|duh|blah|whatever|who cares|give me a break|get over|grow up|get a life|wake up|come on|big deal)\b/g,
  announces:
    /\b(?:(?:i|we) (?:will|would|want to|am going to|are going to|shall|'ll) (?:now |first |also |then )?(?:argue|show|explain|present|discuss|talk|start|begin|prove|demonstrate|focus|raise|address)|going to (?:argue|show|explain|present|discuss|talk|be)|let(?:'s| us| me) (?:now |first )?(?:talk|start|begin|look|turn|move|explain|discuss)|(?:two|three|several|main|independent) (?:main |key |independent )?(?:arguments?|points?|reasons?|areas?|things)|moving on|(?:my|our|the|a) (?:first|second|third|next|final|last|main) (?:argument|point|reason|claim|issue|area|thing)|here (?:is|are)|the following)\b/g,
  proposes:
    /\b(?:proud to|propose|the motion|this motion|this house|our model|our proposal|we support|we oppose|in favou?r of|we stand|i stand|this debate|today's debate)\b/g,
  explains:
    /\b(?:(?:this|that|it) is (?:because|why|important|problematic|about)|why (?:is|do|does|are|should|we|this|that|it)|the reason (?:why|that|is|for)|what this means|what (?:we|this|that) (?:is|are|see|mean)|in other words|that is to say|this means|because (?:of this|when|if|there|people)|as such|it follows|the idea that|the problem is)\b/g,
  weThink:
    /\b(?:(?:we|i) (?:think|believe|say|claim|would say|argue|see|know|understand|recogni[sz]e|hope)|we'd say|our claim|it is clear|it is obvious)\b/g,
  reports:
    /\b(?:said|says|told|according to|reported|announced|mr|mrs|ms|dr|president|spokes\w+|senator|officials?|percent|last (?:year|week|month)|(?:19|20)\d\d|bill|act|amendment|signed|passed)\b/g,
  spoken:
    /\b(?:going to|things like|kind of|sort of|a lot of|let's|there's|that's|it's|they're|don't|doesn't|you know|right|okay|so|then|now|just|actually)\b/g,
  thanks:
    /\b(?:thank you|thanks|for (?:all )?(?:these|those|all) reasons|for listening|proud to|please (?:vote|support)|i rest my case|hope (?:i|that)|urge you|beg to)\b/g,
  groups:
    /\b(?:these people|those people|individuals?|each (?:of us|person|individual)|one of us|the (?:rich|poor|public|majority|individual)|human beings?|people in)\b/g,
  forfeits:
    /\b(?:forfeit\w*|vote (?:pro|con|for)|(?:this|next|last|first|final) round|accept(?:ed|ance)?|resolution|burden of proof|instigator|voters|sources below)\b/g,
  quotesThem:
    /\b(?:said|says|claims?|argues?|argued|thinks?|believes?|stated?|states|wrote|writes) (?:that|the|it|in)\b/g,
}

const NAMED = Object.entries(PHRASES)
export const PHRASE_KINDS: readonly string[] = NAMED.map(([name]) => name)

/** How often each kind of phrase stands in a lower-case text. */
export const countPhrases = (text: string): number[] =>
  NAMED.map(([, pattern]) => {
    pattern.lastIndex = 0
    let count = 0
    while (pattern.test(text)) count += 1
    return count
  })
