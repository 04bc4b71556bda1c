import type { Lexicon } from '#api/ai/offline/language/lexicon.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

export const LEXICON_EN: Lexicon = {
  marks: {
    claim:
      /\b(?:should|must|needs?|ought|better|worse|good|bad|right|wrong|fair|unfair|best|worst|important|necessary|makes?|means|leads?|causes?|costs?|protects?|deserves?|helps?|hurts?|harms?|teach(?:es)?|gives?|takes?|keeps?|stops?|can(?:not)?|can't|will|won't|would|is|are|isn't|aren't|do(?:es)? not|don't|doesn't|has|have)\b/i,
    reason:
      /\b(?:because|since (?!\d|then|last|the (?:age|year|start))|due to|owing to|given that|seeing that|the reason|for the (?:simple )?reason|after all|thanks to)\b|,\s+(?:as|for)\s+(?:it|they|this|that|he|she|we|most|many|the)\b/i,
    result:
      /\b(?:therefore|thus|hence|consequently|accordingly|as a (?:direct )?result|which (?:means?|is why|leads?|makes?|leaves?|lets?|forces?|gives?|raises?)|(?:this|that) (?:means?|leads?|makes?|leaves?|results?|lets?)|that is (?:how|why)|that's (?:how|why)|meaning(?: that)?|leads? to|led to|leading to|results? in|resulting in|ends? up|so that)\b|(?:^|[,;:]\s*)(?:and )?so\s(?!far|much|many|called)/i,
    mechanism:
      /\b(?:caus(?:es?|ed|ing)|makes?|making|lets?|letting|allow(?:s|ed|ing)?|enabl(?:es?|ed|ing)|forc(?:es?|ed|ing)|driv(?:es?|ing)|push(?:es|ed|ing)?|encourag\w+|discourag\w+|prevent\w*|reduc\w+|increas\w+|rais(?:es?|ed|ing)|lower(?:s|ed|ing)?|creat(?:es?|ed|ing)|turns? (?:\w+ ){0,3}into|leav(?:es?|ing)|replac\w+|depends?|spread\w*|remov(?:es?|ed|ing)|weaken\w*|strengthen\w*|widen\w*|narrow(?:s|ed)?|shift(?:s|ed)?|erod\w+|build(?:s|ing)?|brings?|loses?|gains?|steals?|eats? into|crowds? out|spares?|frees?|teach(?:es)?|learns?|by \w+ing)\b/i,
    condition:
      /\b(?:if|when(?:ever)?|once|unless|as soon as|without|the (?:more|less|longer|fewer)\b.{3,60}\bthe)\b/i,
    secondOrder:
      /\b(?:in turn|over time|in the long(?:er)? (?:run|term)|knock-on|(?:the )?next generation|later on|eventually|side effects?|precedent|snowball\w*|spiral\w*|habits?|years later|for years|and then|down the line|further|feeds? back|ripple\w*|for life|lifelong|lasting)\b/i,
    example:
      /(?:\b|^)(?:for (?:example|instance)|such as|e\.g\.|imagine|picture (?:a|the|this)|think of|consider|(?:^|[,;:] )take (?:a|an|the|my|our|only)|look at|to give an example|one example|an example|last (?:year|week|month|summer|winter)|in my (?:own )?(?:school|town|family|class|street|village|city|country|office|job|experience)|a (?:girl|boy|child|pupil|student|teacher|nurse|mother|father|family|worker|driver|friend|man|woman) (?:who|that|whose))\b/i,
    figure:
      /(?:[$€£]\s?\d|\b\d+(?:[.,]\d+)*\s?(?:%|percent|per cent|hours?|minutes?|days?|weeks?|months?|years?|times|million|billion|thousand|euros?|dollars?|pounds?|people|students|pupils|children|cities|countries|schools|deaths|degrees|kilometres|miles)|\b(?:19|20)\d\d\b|\b(?:half of|a third of|a quarter of|two thirds|twice as|three times|one in (?:two|three|four|five|six|ten|twenty|a hundred)|dozens of|hundreds of|thousands of|millions of)\b)/i,
    source:
      /\b(?:stud(?:y|ies)|research(?:ers)?|surveys?|according to|reports?|statistics?|data|experiments?|trials?|figures from|found that|evidence (?:shows|from|suggests)|reviews? of)\b/i,
    shows:
      /\b(?:(?:this|that|which|it|these|they) (?:\w+ )?(?:shows?|proves?|suggests?|illustrates?|tells? us|confirms?|demonstrates?)|is (?:evidence|proof) (?:that|of)|for the same reason|the same (?:holds|happens|is true|goes)|in other words|what (?:this|that) (?:shows|means))\b/i,
    scene:
      /\b(?:at (?:home|night|work|school|the (?:table|desk|kitchen table|station|counter))|in the (?:morning|evening|classroom|kitchen|street|corridor|playground|hospital|office|queue)|every (?:day|morning|evening|night|week)|until (?:\w+ )?(?:night|midnight|eight|nine|ten|eleven)|my (?:brother|sister|mother|father|mum|mom|dad|friend|cousin|grandmother|grandfather|neighbou?r|class|teacher))\b/i,
    importance:
      /\b(?:important|matters?|serious|crucial|essential|vital|urgent|at stake|significant|big (?:problem|deal)|key|priority|worth|precious|worry|worries|care about|dangerous)\b/i,
    change:
      /\b(?:better|worse|improv\w+|worsen\w*|harm\w*|hurt\w*|damag\w+|benefit\w*|help\w*|suffer\w*|los(?:e|es|ing|t)|gain\w*|sav(?:e|es|ed|ing)|protect\w*|risk\w*|more|less|fewer|increase\w*|reduc\w+|ruin\w*|safer|healthier|happier|poorer|richer|good for|bad for)\b/i,
    magnitude:
      /\b(?:millions?|thousands?|hundreds|whole|entire|for (?:years|decades|life|generations)|every (?:single )?(?:day|child|year|family)|most (?:people|children|students|families|of)|lifelong|permanent(?:ly)?|irreversible|nationwide|worldwide)\b/i,
    audience:
      /\b(?:we|weigh the|look at|consider|all of us|each of us|any of us|let us|let's|our (?:own|children|schools?|towns?|cit(?:y|ies)|communit\w+|society|lives|country|future|neighbou?rs?)|imagine|ask yourself|think of|picture|would you|have you|do you|you know|you can see|you and i|us\b)/i,
    comparison:
      /\b(?:(?:worth|weighs?|matters?|counts?|costs?|larger|smaller|greater|heavier|lighter|longer|worse|better) (?:\w+ ){0,4}than|outweigh\w*|compared (?:to|with)|whereas|while (?:the|their|a|what)|rather than|on balance|on the other side|weigh\w*|against that|set against|versus|instead of|both sides|price worth)\b/i,
    weighing:
      /\b(?:outweigh\w*|weigh\w*|irreversible|reversible|cannot be (?:undone|reversed|given back|repaired|bought back)|can(?:not|'t)? be (?:undone|reversed|fixed later|repaired|regained)|permanent(?:ly)?|temporary|lasting|short-lived|more (?:likely|probable|certain|people|serious|lasting)|less (?:likely|certain)|almost certain|far (?:larger|greater|more)|larger in scale|scale|the (?:bigger|greater|larger|smaller) (?:harm|loss|gain|cost|good)|affects? (?:more|far more|everyone|millions|everybody)|matters? more|probab(?:le|ly|ility)|likelihood|harder to undo)\b/i,
    decides:
      /\b(?:decid(?:es?|ed|ing)|settles? (?:it|the|this)|comes? down to|tips? the (?:scales?|balance)|at the heart of|that is (?:enough|why (?:we|my side|our side) (?:win|should))|must come first|comes? first|takes? priority|should (?:win|prevail|count (?:for )?more)|the (?:test|measure|standard|question) (?:is|here|that))\b/i,
    granting:
      /\b(?:even if|even (?:when|where|granting|though)|suppose|granted|grant(?:ing)? (?:that|this|it)|i (?:accept|grant|admit|concede)|at (?:its|their) (?:best|strongest)|to be fair|it is true that)\b/i,
    limit:
      /\b(?:of course|admittedly|i (?:admit|accept|concede|grant)|it is true that|granted|not (?:always|every|everyone|everything|all)|in some cases|exceptions?|except|to be fair|the limit|limits? (?:of|to)|only (?:where|when|if|for)|will not (?:solve|end|fix)|does not (?:solve|end|fix|mean)|not a cure|i do not (?:claim|say)|at least for|up to a point|may not)\b/i,
    tradeOff:
      /\b(?:trade-?offs?|at the (?:price|expense|cost) of|comes? at a (?:price|cost)|(?:it|this|that|which) (?:\w+ )?costs?|price (?:worth|of|to pay|we pay)|worth (?:it|that|the|paying)|downsides?|drawbacks?|we (?:give|lose|pay)|in exchange|sacrific\w+|give up|disadvantages?|what is lost|the cost (?:is|of))\b/i,
    assumption:
      /\b(?:assum\w+|presuppos\w+|takes? for granted|rests? on|only (?:works|true|holds) if|depends on|this (?:supposes|requires)|provided that|as long as)\b/i,
    evidenceLimit:
      /\b(?:(?:does|do|can|could|cannot|did) ?(?:not|n't)? (?:prove|show) (?:everything|that every|all|more than)|not proof|one (?:study|case|example|school|class|story) (?:is not|does not|cannot|proves|only)|i (?:cannot|can't|do not|don't) (?:prove|know|show|claim)|evidence is (?:mixed|thin|limited|young)|no (?:study|figure) can|hard to measure|only one (?:case|example|study)|may (?:not )?hold|not certain|not sure|estimates?)\b/i,
    appeal:
      /\b(?:everyone knows|everybody knows|it is (?:obvious|clear|common sense|a fact)|it's (?:obvious|clear|common sense|a fact)|obviously|clearly|just because|because (?:it is|it's|they are|they're) (?:good|bad|nice|better|true|right|wrong|stupid|boring)|because i (?:like|hate|think|say)|no doubt|as we all know)\b/i,
    definition:
      /\b(?:by ["“”'\w -]{2,30},? (?:i|we) mean|i mean\b|(?:is|are) defined|defined as|what (?:i|we) (?:call|mean)|in the sense (?:of|that)|that is to say|in other words|put differently|namely|which is to say|means (?:a|an|the|having|being|not)\b)/i,
    summary:
      /\b(?:in short|to sum up|in sum|in one sentence|the point is|my (?:whole )?(?:case|point|argument|claim) is|simply put|put simply|in a word|to put it (?:simply|plainly|another way)|so the (?:choice|question) is|it (?:all )?comes down to|in conclusion|to conclude|in brief|all in all)\b/i,
    signpost:
      /(?:^|[.;:,—–]\s*)(?:(?:and |my )?(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly|next)\b|(?:but|so) (?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|finally|lastly)(?=,)|(?:and |but |so )?(?:to begin(?: with)?|to start|then there is|moreover|furthermore|in addition|besides|another|also)\b)|\b(?:my|a|the|one|another) (?:first|second|third|last|final|next|other|main|further) (?:point|reason|argument|issue|thought|question|step)|\b(?:one|another) (?:point|reason|argument)\b|\b(?:two|three|four) (?:points|reasons|things|arguments|questions|issues)\b|\b(?:on the other hand|turning to|let me (?:turn|start|begin|move|come|now)|i (?:will|shall|want to) (?:start|begin|first|now|show)|now to)\b/i,
    builds:
      /\b(?:as i (?:said|argued|showed|have said)|i (?:said|argued|showed) (?:that|before|earlier|above)|my (?:first|earlier|second|opening|previous) (?:point|argument|turn|reason|example)|again|back to|beyond that|on top of that|building on|that (?:first|same) point|this (?:also|in turn)|what i said|besides|moreover|furthermore|in addition|also|another|second(?:ly)?|third(?:ly)?|finally)\b/i,
    close:
      /(?:^|[.;:,—–]\s*)(?:and |so |but )?(?:finally|to close|overall)\b|\b(?:in conclusion|to conclude|to sum up|in sum|in short|in the end|all in all|for (?:these|all these|all of these|both|this) reasons?|at the end of the day|on balance|so the (?:choice|question|answer)|that is why (?:i|we|this|the|my)|taken together|in closing|let me (?:close|end|finish))\b/i,
    rank: /\b(?:most important(?:ly)?|main (?:point|issue|question|reason)|above all|strongest (?:point|reason)|biggest|first and foremost|more important(?:ly)?|the (?:key|real|deciding|central|main) (?:question|issue|point|reason)|what matters most|matters? (?:most|more)|weightiest|outweigh\w*)\b/i,
    clash:
      /\b(?:(?:the|two|three|one|this|first|second|key|real|deciding) (?:questions?|issues?|clash(?:es)?)|where we (?:differ|disagree)|we (?:both )?agree|we disagree|the (?:debate|choice) (?:is|turns|comes)|comes? down to|both sides|the disagreement)\b/i,
    dependent:
      /^(?:this|that|these|those|it|they|such|so|therefore|thus|hence|as a result|because of (?:this|that)|but|and|yet|however|also|for (?:example|instance)|then|instead|otherwise|in turn|which|consequently|still|even so|the same|without (?:that|it|them|this)|one (?:of|such)|there|he|she|his|her|their|its|in fact|of course|once (?:that|this|it)|when (?:that|this|it)|if (?:that|this|it|they))\b/i,
    pronoun: /^(?:this|that|these|those|it|they)\b/i,
    vague:
      /\b(?:things?|stuff|kind of|sort of|something|anything like|and so on|etc|whatever|somehow|like that|and all that|you know|a lot of (?:things|stuff)|in many ways|various|certain (?:ways|aspects))\b/i,
    hedge:
      /\b(?:maybe|perhaps|i guess|i suppose|kind of|sort of|possibly|might be|i am not sure|i'm not sure|somewhat)\b/i,
    extreme:
      /\b(?:always|never|everyone|everybody|nobody|no one|totally|completely|absolutely|utterly|impossible|obviously|literally|all the time|without (?:a|any) doubt|100 ?%|insane|disaster|the worst|the best)\b|!{2,}/i,
    filler:
      /\b(?:u+m+|u+h+|e+r+m*|hmm+|you know|i mean|like,|sort of|kind of|basically|actually,|right\?)(?=\W|$)/i,
    hostile:
      /\b(?:stupid|idiots?|idiotic|dumb|shut up|morons?|moronic|ridiculous|nonsense|liars?|garbage|pathetic|hate you|trash|crap|bullshit|fuck\w*|shit\w*|fools?|foolish|clueless|brainless|loser|what a joke|laughable|you people)\b/i,
    contrast:
      /\b(?:not (?:\w+[ ,]+){1,8}but\b|(?:is|are|was) not (?:about |whether |that )?(?:\w+[ ,]+){1,8}[;:—–,.] ?(?:it|they|but) |the question is not|less (?:\w+ ){1,4}(?:and|than) more|more (?:\w+ ){1,5}than (?:a|an|the|any)\b|instead of the (?:\w+ ){1,4})/i,
    triad:
      /\b[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}, [\p{L}'’-]+(?: [\p{L}'’-]+){0,3},? (?:and|or) [\p{L}'’-]+/iu,
    refer:
      /\b(?:you(?: have|'ve|’ve| also| just| seem to| both| only| yourself| now| then| still| rightly)? (?:say|said|saying|claim(?:ed)?|argu(?:e|ed)|mention(?:ed)?|suggest(?:ed)?|assum(?:e|ed)|worr(?:y|ied)|told|tell|ask(?:ed)?|point(?:ed)? (?:out|to)|call(?:ed)?|ignor(?:e|ed)|forget|forgot|admit(?:ted)?|insist(?:ed)?|overlook(?:ed)?|offer(?:ed)?|conced\w+|treat|impl(?:y|ied)|fear|describ(?:e|ed)|rel(?:y|ied)|keep|put it|warn(?:ed)?|promis(?:e|ed)|believe|think|are (?:right|wrong|mistaken|assuming|saying|ignoring|forgetting|correct)|were (?:right|wrong))|you're (?:right|wrong|assuming|saying|ignoring)|your (?:own )?(?:[\w-]+ )?(?:point|argument|claim|example|case|opening|worry|worries|concern|question|reason|reasoning|logic|evidence|objection|answer|reply|statistic|assumption|analogy|premise|side|position|story|comparison|fear|idea|word|conclusion|proposal|plan)s?|(?:my|the|our) (?:opponent|opposition|opposite side)\w*|the other (?:side|speaker|team)|opponents? (?:say|claim|argue|point)|as for (?:your|the (?:claim|point|argument|idea|worry))|(?:some|they|critics|supporters|people|others|one) (?:may |might |will |would |could |often )?(?:say|argue|claim|object|reply)|to that i|in (?:reply|response) to|(?:it|that|this) (?:was|is|has been|is often) (?:said|claimed|argued))\b/i,
    deny: /\b(?:not true|untrue|does(?: not|n't|n’t) follow|do(?: not|n't|n’t) follow|no evidence|not the case|i (?:do not|don't|don’t|cannot|can't) (?:agree|accept|believe|buy|see how)|i disagree|(?:is|are|was|were) (?:simply |just |plainly |also |still )?(?:wrong|false|mistaken|a mistake)|on the contrary|the (?:problem|trouble|flaw|weakness|gap) (?:with|in) (?:that|this|your)|not (?:so|convincing)|far from it|miss(?:es|ed)? the point|(?:that|this|it|which|argument|claim|point|example|reasoning|logic) (?:only |simply |just |also |quietly |already )?(?:assumes|ignores|overlooks|forgets|fails|misses|confuses|exaggerates|proves (?:nothing|too much|too little)|cannot|does not|doesn't|is not|isn't|says nothing|tells us nothing|breaks|falls|holds only|only (?:works|holds|shows))|no reason to (?:think|believe))\b|^(?:but|yet|no,|however|not so|wrong)/i,
    counter:
      /\b(?:but|however|yet|although|though|in fact|actually|instead|even so|still|nevertheless|whereas|not|no|cannot|rather|hardly|only|nor|never|without)\b|n['’]t\b/i,
    link: /\b(?:assum\w+|only (?:works?|holds?|true|applies|covers?) if|only (?:if|works|holds|when|where|because)|does(?: not|n't) follow|no evidence|evidence|correlation|(?:the|real|other|another) cause|confus\w+|missing (?:step|link)|the (?:step|link|gap)|not (?:every|all|most|because|necessarily)|nothing (?:shows|follows|suggests)|the real (?:cause|reason|problem)|could (?:also|just as well|equally)|equally|the same (?:is|would be|holds|could)|ignor\w+|overlook\w*|even without|already|has nothing to do|depends on|most (?:\w+ ){1,3}(?:are|do|have) not|alternatives?|other ways?|another way|can (?:also|still|just as well)|rather than|comes? from|is (?:the|a) (?:result|effect) of|that is an argument|proves?|covers? (?:few|only|little))\b/i,
    turn: /\b(?:(?:that|this|it|which) is (?:exactly|precisely|just) (?:why|what|the)|(?:actually|really|in fact) (?:supports?|helps?|speaks? for)|supports? (?:my|our)|proves? (?:my|our)|helps (?:my|our)|works? against (?:you|your)|cuts? (?:the other way|both ways|against)|an? (?:argument|reason) (?:for|to) (?:my|our|the|abolish|change|ban|keep|close)|turns? (?:against|around)|even more reason|all the more|(?:is|was) the opposite|the reverse is true|outweigh\w*|matters? (?:more|less)|weighs? (?:more|less)|(?:smaller|larger|greater|lighter|heavier) than|small price|worth it)\b/i,
    meta: /^(?:i (?:stand|speak|argue)|let me|my side|two thoughts|over to you|that is my|your turn|now let|so much|welcome|hello|thank|then a second|my second|there is a second|add to that|here is|there is also|put this|i am (?:arguing|curious)|i would|i want to|i have|before we|may i|one thing you|still waiting|notice|until you|you|your|as for my|back to my|silence is)\b|\b(?:i (?:said|argued|held|maintain|still (?:maintain|think)|put it to you)(?: once more)? that|my (?:earlier |own )?(?:point|claim|argument) that|you (?:moved on|stepped around|passed over|gave no answer))\b/i,
    ownCase:
      /\b(?:on my side|on our side|my (?:own )?(?:case|point|argument|side|claim) (?:is|stands|rests|remains)|for my (?:part|side)|now to my|back to my|my (?:first|second|third|next|last|final|main) (?:point|reason|argument))\b/i,
  },
  people:
    /\b(?:children|kids?|child|toddlers?|students?|pupils?|learners?|teachers?|parents?|famil(?:y|ies)|mothers?|fathers?|workers?|employees?|employers?|patients?|doctors?|nurses?|users?|citizens?|voters?|taxpayers?|compan(?:y|ies)|business(?:es)?|shops?|owners?|neighbou?rs?|women|men|girls?|boys?|teenagers?|young people|the poor|the rich|the elderly|older people|pensioners?|communit(?:y|ies)|residents?|consumers?|customers?|farmers?|drivers?|cyclists?|commuters?|victims?|athletes?|players?|artists?|scientists?|governments?|minorit(?:y|ies)|immigrants?|refugees?|animals?|generations?|society|visitors?|tourists?|tenants?|landlords?|passengers?|prisoners?|journalists?|readers?|newcomers?|friends?|brothers?|sisters?|sellers?|cooks?|staff)\b/gi,
  stakes:
    /\b(?:health|safety|safe|unsafe|freedom|libert(?:y|ies)|rights?|fair(?:ness)?|unfair|justice|injustice|equality|inequality|money|costs?|prices?|wages?|income|jobs?|time|sleep|stress|anxiety|privacy|trust|dignity|lives|life|deaths?|die|environment|climate|pollution|air|education|learning|lessons?|future|opportunit(?:y|ies)|confidence|happiness|poverty|debt|security|democracy|peace|violence|bullying|suffering|pain|harm|danger|risks?|attention|focus|knowledge|skills?|culture|tax(?:es)?|exercise|loneliness|friendship|curiosity|grades?|marks?|nature|species|hunger|shame|fear|respect|independence|choice)\b/gi,
  ordinals: [
    [
      /^(?:and |my |the |so )?first(?:ly)?\b(?! time)|\b(?:my|the) first (?:point|reason|argument|issue)\b|\bto begin with\b|\bone reason\b/i,
      1,
    ],
    [
      /^(?:and |my |the |so )?second(?:ly)?\b|\b(?:my|the|a) second (?:point|reason|argument|issue)\b/i,
      2,
    ],
    [
      /^(?:and |my |the |so )?third(?:ly)?\b|\b(?:my|the|a) third (?:point|reason|argument|issue)\b/i,
      3,
    ],
    [/\bfourth(?:ly)?\b/i, 4],
    [/^(?:and |so )?finally\b|\blastly\b|\bin conclusion\b|\bto sum up\b|\bin short\b/i, 9],
  ],
  stanceWords: words(
    "i we my our side team am are is be being stand speak argue arguing here today as for against pro con in favour favor of support supporting supports oppose opposing opposed agree disagree with the this that it a an on to at motion statement topic idea proposal proposition opposition resolution debate position stance view opinion strongly firmly fully completely totally truly personally do not dont don’t don't yes no and so think believe say should must i’m i'm im would will also still very much just clearly again house affirmative negative me case",
  ),
  declares:
    /\b(?:for|against|favou?r|support\w*|oppos\w+|agree|disagree|pro|con|affirmative|negative|stance|position)\b/i,
  emptyWords: words(
    'a about above after again all almost already also although always am an and another any anyone anything are around as ask at away back be because become been before being below between both but by came can cannot come comes could did do does doing done down during each either else end enough even ever every everybody everyone everything example far few first for from full further gave get gets getting give gives given go goes going good got great had has have having he hence her here hers herself him himself his how however i if in indeed instead into is it its itself just keep kind know last later least less let like likely little long look lot made main make makes making man many may maybe me mean means might mine more most mostly much must my myself need needs neither never new next no nobody none nor not nothing now of off often on once one only onto or other others our ours out over own part people perhaps point points put quite rather real really reason reasons right said same say says second see seem seems shall she should show shows side since so some somebody someone something sometimes soon still such sure take takes taken tell than that the their theirs them then there therefore these they thing things think third this those though thought three through thus to today together too took toward turn two under until up upon us use used very want was way ways we well were what whatever when where whether which while who whole whom whose why will with within without word words would year yes yet you your yours yourself argument arguments claim claims case debate motion opponent question answer support oppose agree disagree believe favour favor against house bad better best worse important finally short instance happen happens start',
  ),
  grammarWords: words(
    'the a an of to in on at for from by with as is are was were be been being am do does did have has had will would can could should may might must not no it its they them their he his she her we us our you your i my me this that these those who which what when where how why if and or but so than then there all any some more most much many very too also only just up out about into over',
  ),
  leastGrammar: 0.2,
  easyWords: 28,
  longWords: 40,
}
