import type { FlawBook } from '#api/ai/offline/opponent/flaw-book.ts'

export const FLAWS_EN: FlawBook = {
  hasty_generalisation: {
    sentences: [
      'A neighbour of mine went through exactly this, and that tells you how it goes for everyone.',
      'I have seen it happen once with my own eyes, so nobody needs to tell me how it works in general.',
      'One family I know is proof enough of that for the whole country.',
      'I met a person who confirmed it, and one honest person is all the evidence it takes.',
    ],
    caught:
      /\b(?:one|single|few|your) (?:\w+ )?(?:case|example|person|neighbou?r|story|instance|friend|family|experience)\b|\banecdot|\bgenerali[sz]|\bnot (?:everyone|everybody)\b|\b(?:does ?n['’]?t|does not|can ?not|can['’]t) (?:mean|prove|show|speak for|tell)\b|\bsample\b|\bproves? nothing\b/i,
  },
  false_dilemma: {
    sentences: [
      'Either you accept my view on this, or you accept that nothing will ever get better.',
      'There are only two roads here, mine and the one that ends in disaster.',
      'We can do it my way or give up on the problem altogether; there is nothing in between.',
      'Whoever does not stand with me on this must be content with things at their worst.',
    ],
    caught:
      /\bfalse (?:dilemma|choice|dichotomy|binary)\b|\b(?:not|n['’]t|more than) (?:the )?(?:only )?two\b|\bonly (?:two )?(?:option|choice|way|road)|\b(?:third|other|another|middle|different) (?:option|way|choice|path|road|ground|possibilit)|\beither[- /]or\b|\bin[- ]between\b|\balternatives?\b|\bboth at once\b|\bcompromise\b/i,
  },
  slippery_slope: {
    sentences: [
      'Give way on this one point, and before long there will be nothing left to hold on to.',
      'Take the first step your way, and the last one follows by itself, all the way to the bottom.',
      'Today it is only this; tomorrow it will be everything, because such things never stop.',
      'Open that door by an inch, and no one on earth will ever close it again.',
    ],
    caught:
      /\bslippery\b|\bslope\b|\bdomino|\b(?:does ?n['’]?t|does not|need not|wo ?n['’]t|will not|would ?n['’]?t) (?:necessarily |automatically )?(?:mean|follow|lead|happen|end)\b|\bno reason (?:why|to)\b|\bwhy (?:would|should|must) (?:it|that|this|one|the)\b|\bcan (?:be )?stop|\bwe can (?:still )?(?:draw|stop|set)\b|\bdraw (?:a|the) line\b|\bnot inevitable\b|\bexaggerat/i,
  },
  popularity: {
    sentences: [
      'Almost everybody I talk to sees it as I do, and so many people cannot be wrong.',
      'Ask around: most would nod at this, and that alone makes it right.',
      'The view is widely shared, and what is widely shared is true.',
      'If it were mistaken, it would hardly be so popular.',
    ],
    caught:
      /\bpopular|\bmajorit|\bbandwagon\b|\b(?:most|many|so many|lots of|all those|number of) people\b|\b(?:everyone|everybody) (?:thinks|believes|agrees|says)|\bwidely (?:shared|believed|held)\b|\bcan (?:all )?be wrong\b|\b(?:does ?n['’]?t|does not) make it (?:right|true)\b|\bused to (?:believe|think)\b|\bonce (?:believed|thought)\b/i,
  },
  false_cause: {
    sentences: [
      'Wherever people did as I say, things improved soon after, so that must have been the cause.',
      'Soon after people came round to my view things got better, which shows plainly what did it.',
      'Places where people think as I do are doing well, and that shows what makes them do well.',
      'Trouble came right after people went your way, so there is no need to look for another reason.',
    ],
    caught:
      /\bcorrelat|\bcausa|\bcoinciden|\bpost hoc\b|\b(?:other|another|different|third) (?:factor|explanation|cause)s?\b|\b(?:other|another|different) reasons? (?:for|why|could|may|might|behind|explains?)\b|\b(?:cause|caused|causes)\b.{0,40}\b(?:not|n['’]t|else|other)\b|\b(?:not|n['’]t)\b.{0,40}\b(?:cause|caused|causes)\b|\bat the same time\b|\bjust because .{0,60}\b(?:after|before|first|then|followed)\b/i,
  },
  overclaim: {
    sentences: [
      'It works this way always, in every place, without one exception.',
      'No sensible person has ever doubted it, and no one ever will.',
      'I can rule out completely that it would ever turn out differently.',
      'There is not a single case in which the opposite has held.',
    ],
    caught:
      /\b(?:not|n['’]t|is it|does it) (?:really )?always\b|\balways\b.{0,30}\?|\b(?:no|without|one|an|many|some|there (?:are|is)) (?:\w+ )?exceptions?\b|\bcounter[- ]?example|\bevery (?:single )?(?:case|place|time|person)\b|\bsometimes\b|\bsweeping\b|\babsolute|\boverstat|\bexaggerat|\btoo (?:strong|certain|sure|far)\b|\bcan(?:not|['’]t) rule out\b|\brule (?:that|it) out\b|\bplenty of (?:people|cases|places)\b/i,
  },
  circular: {
    sentences: [
      'My side is right here for the simple reason that the other side is mistaken.',
      'It ought to be so because that is how it ought to be.',
      'We should believe it, since it is what one should believe.',
      'The right thing is the right thing, and that is reason enough.',
    ],
    caught:
      /\bcircular\b|\bbeg(?:s|ging)? the question\b|\bsame thing (?:twice|again)\b|\b(?:just|only|merely|simply) (?:say|says|saying|restate|restates|repeat|repeats|repeating|assert|asserts)\b|\brestat|\b(?:not|n['’]t|no|without) (?:really |actually )?(?:a |an |any |giv\w+ (?:a |any )?|offer\w* (?:a |any )?)?(?:reason|argument|explanation)\b|\brepeat(?:s|ed|ing)? (?:the|your) (?:claim|conclusion|point)\b|\bwhat is the reason\b|\bwhy (?:is it|ought|should) (?:it )?(?:right|be)\b/i,
  },
  authority: {
    sentences: [
      'The experts are all of one mind on this, and when experts have spoken the debate is over.',
      'People far cleverer than you and me have decided this, so we need not go into the reasons.',
      'Somebody who knows the field told me so, and that should be enough for us.',
      'Those in charge hold the same view, and they would hardly be in charge if they were wrong.',
    ],
    caught:
      /\bauthorit|\bwh(?:ich|at) experts?\b|\bwho (?:are|is|were) (?:they|these|those|this|the experts?|that)\b|\bname (?:one|them|a|the|an)\b|\bexperts? (?:can|are|have|do|disagree|may|were|also)\b|\b(?:they|experts?|people in charge|clever people) can be wrong\b|\bunnamed\b|\bappeal(?:s|ing)? to\b|\b(?:still )?need (?:a|the|your|their) reasons?\b|\bwhat (?:are|is|were) the(?:ir)? reasons?\b|\bin charge\b/i,
  },
}
