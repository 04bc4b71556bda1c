/** Kinds of single words that belong to arguing, each with the forms that count; matched against whole words. */
const LISTS: Record<string, string> = {
  // Who speaks of whom.
  i: "i|me|my|mine|myself|i'm|i've|i'd|i'll",
  we: "we|us|our|ours|ourselves|we're|we've|we'll",
  you: "you|your|yours|yourself|you're|you've|you'll|u|ur",
  they: "they|them|their|theirs|they're|themselves",
  heShe: 'he|she|him|her|his|hers',
  people: 'people|person|persons|individuals?|humans?|everyone|someone|others|anyone',
  children:
    'child|children|childs|kids?|students?|pupils?|teens?|teenagers?|youth|youngsters|minors|babies|baby|infants?',
  family: 'parents?|famil(?:y|ies)|mothers?|fathers?|moms?|dads?|mom|couples?|spouses?',
  women: 'wom[ae]n|girls?|females?|men|man|males?|boys?',
  workers:
    'workers?|employees?|employers?|jobs?|employment|unemployment|labor|labour|career|careers|wages?|salary|salaries',
  needy:
    'poor|poverty|vulnerable|disadvantaged|minorit(?:y|ies)|victims?|elderly|disabled|homeless|needy|underprivileged|oppressed|marginali[sz]ed',
  doctors:
    'doctors?|patients?|hospitals?|medical|medicine|treatments?|health|healthy|healthcare|disease|diseases|illness|mental|cancer',
  state:
    'government|governments|state|states|country|countries|nation|nations|national|federal|authorities|politicians?|political',
  law: 'laws?|legal|legally|illegal|illegally|legislation|court|courts|constitution|constitutional|regulations?|regulated?|legali[sz]e[ds]?|enforce\\w*',
  crime:
    'crimes?|criminals?|violence|violent|murder\\w*|police|prison|prisons|jail|guns?|abuse|abused|abusive|rape|terroris\\w+',
  society:
    'society|social|societies|community|communities|culture|cultures|cultural|public|world|global',
  economy:
    'econom\\w+|money|costs?|costly|expensive|prices?|business|businesses|companies|company|market|markets|tax|taxes|taxpayers?|financial|financially|income|profits?|budget|funds?|funding|debt|afford|affordable',
  education:
    'education|educational|educated?|school|schools|teachers?|learn|learns|learning|knowledge|university|college|classroom|skills',
  nature:
    'environment|environmental|environmentally|climate|pollution|planet|animals?|species|nature|natural|waste|plastic|energy|carbon|oil',
  science:
    'science|scientific|scientists?|research|researchers?|stud(?:y|ies)|technology|technologies|data|statistics|statistically|experiments?|evidence|proof|proven|facts?',
  religion:
    'god|gods|jesus|bible|religion|religions|religious|church|faith|christians?|christianity|atheis\\w+|pray|prayer|holy|sin|sins|soul',
  // What is at stake.
  rights:
    'rights?|freedom|freedoms|liberty|liberties|free|freely|choice|choices|choose|autonomy|consent|privacy|democracy|democratic',
  justice:
    'justice|injustice|fair|fairly|fairness|unfair|unfairly|equal|equally|equality|inequality|discriminat\\w+|racis\\w+|deserve|deserves',
  life: 'life|lives|living|live|death|deaths|die|dies|died|dying|kill|kills|killed|killing|survive|survival',
  harm: 'harm\\w*|hurt\\w*|damage\\w*|destroy\\w*|suffer\\w*|danger\\w*|risk\\w*|threat\\w*|pain|painful|injur\\w+|exploit\\w*|cruel\\w*|detriment\\w*|negative\\w*|victimi\\w+',
  problem:
    'problems?|issues?|problematic|crisis|consequences?|difficult\\w*|struggles?|struggling|burden|burdens',
  benefit:
    'benefit\\w*|advantages?|improv\\w+|gains?|positive\\w*|valuable|useful|effective\\w*|efficient\\w*|solutions?|solve[sd]?',
  help: 'help\\w*|protect\\w*|support\\w*|provid\\w+|ensur\\w+|promot\\w+|encourag\\w+|allow\\w*|enabl\\w+|assist\\w*|foster\\w*|maintain\\w*|preserv\\w+',
  prevent:
    'prevent\\w*|reduc\\w+|stop\\w*|avoid\\w*|eliminat\\w+|limit\\w*|restrict\\w*|decreas\\w+|lower\\w*|deter\\w*|combat\\w*|discourag\\w+',
  cause:
    'caus\\w+|leads?|leading|led|results?|resulting|resulted|creat\\w+|increas\\w+|effects?|affect\\w*|impacts?|produc\\w+|contribut\\w+|influenc\\w+|forc\\w+|means',
  need: 'need\\w*|require[sd]?|requirement|necessary|essential|crucial|vital|important|importance|key|basic',
  moral:
    'moral\\w*|immoral\\w*|ethic\\w+|unethical|wrong|evil|inhuman\\w*|humane|dignity|responsib\\w+|duty|obligation\\w*|respect\\w*|principle\\w*',
  safety: 'safe|safer|safety|safely|secure|security|protection|peace|peaceful|unsafe|stability',
  // How sure, how strong.
  should: "should|shouldn't|must|ought|mustn't",
  can: "can|could|may|might|couldn't",
  will: "will|would|won't|wouldn't|shall",
  not: "not|no|never|nor|neither|none|nothing|cannot|can't|don't|doesn't|isn't|aren't|didn't|won't|wouldn't|shouldn't|without",
  extreme:
    'always|never|everyone|everybody|nobody|all|every|any|nothing|everything|completely|totally|absolutely|entirely|ever|forever',
  sure: 'clearly|obviously|certainly|definitely|surely|undoubtedly|truly|simply|indeed|actually|literally|basically|honestly|plain',
  hedge:
    'perhaps|maybe|possibly|probably|likely|often|sometimes|usually|generally|typically|potentially|tend|tends|mostly|many|some',
  emphasis: 'very|really|so|too|extremely|highly|quite|just|even|much|lots|such|super',
  vague:
    'things?|stuff|something|anything|somehow|whatever|etc|kind|sort|thing|way|ways|lot|good|bad|nice|great|fine|okay|ok',
  judging:
    'stupid|dumb|ridiculous|silly|crazy|nonsense|pathetic|absurd|insane|disgusting|gross|idiot\\w*|moron\\w*|retard\\w*|ignoran\\w+|foolish|fools?|crap|sucks?|lame|hell|damn|ass|shit\\w*|fuck\\w*|bitch\\w*|bullshit|liar\\w*|hate\\w*|cult|gay|fag\\w*',
  more: 'more|less|better|worse|greater|higher|fewer|larger|most|least|best|worst|rather|than',
  quantity:
    'many|millions?|billions?|thousands?|hundreds?|majority|percent|percentage|half|numbers?|several|numerous|countless|average|rate|rates',
  // How sentences are joined.
  because:
    'because|since|due|as|reason|reasons|therefore|thus|hence|consequently|cause|bc|cuz|coz|cos',
  contrast:
    'but|however|although|though|yet|while|whereas|despite|instead|nevertheless|unlike|even|still|otherwise',
  condition: 'if|unless|when|whether|once|until|where|whenever',
  relative: 'which|who|that|whose|whom|what|how|why',
  join: 'and|or|also|both|as|well|plus|additionally|furthermore|moreover',
  prepositions:
    'of|in|to|for|with|on|by|from|at|into|through|between|within|among|against|during|towards?|upon|over|under',
  articles: 'the|a|an|this|these|those',
  being: "is|are|was|were|be|been|being|am|it's|that's|isn't|aren't",
  having:
    'has|have|had|having|get|gets|got|getting|do|does|did|doing|go|going|make|makes|made|take|takes',
  abstract: '\\w{3,}(?:tion|tions|ment|ments|ness|ity|ities|ance|ence|ism|ship)',
  adverbs: '\\w{3,}ly',
  doing: '\\w{3,}ing',
  done: '\\w{3,}ed',
  able: '\\w{3,}(?:able|ible|ful|ous|ive|al|ic)',
  past: 'was|were|had|did|said|went|came|used|been|told|became|knew|thought|saw',
  // How carefully it is written.
  slips:
    "alot|thier|becuase|beacuse|becasue|definately|teh|wierd|recieve|beleive|wich|seperate|dont|doesnt|isnt|cant|wont|didnt|im|ive|thats|whats|theyre|youre|wouldnt|shouldnt|couldnt|arent|wasnt|havent|hasnt|its'|ppl|plz|lol|omg|wtf|lmao|haha\\w*|gonna|wanna|gotta|kinda|cuz|coz|tho|thru|n|r|u|ur|b|y|ya|yeah|yea|nah|yep|nope|cause|til|em|smh|btw|imo|idk|stfu|rofl|dude|bro|guys?|hey|oh|wow|um|uh|ha|duh",
  shortWords: '\\p{L}{1,3}',
  longWords: '\\p{L}{8,}',
  veryLongWords: '\\p{L}{11,}',
}

const KINDS = Object.entries(LISTS).map(([name, forms]) => ({
  name,
  pattern: new RegExp(`^(?:${forms})$`, 'u'),
}))

export const WORD_KINDS: readonly string[] = KINDS.map(({ name }) => name)

const MOST_REMEMBERED = 50_000
const remembered = new Map<string, readonly number[]>()

/** The places in WORD_KINDS of the kinds that a lower-case word belongs to. */
export const kindsOf = (word: string): readonly number[] => {
  const known = remembered.get(word)
  if (known) return known
  const kinds = KINDS.flatMap(({ pattern }, at) => (pattern.test(word) ? [at] : []))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(word, kinds)
  return kinds
}
