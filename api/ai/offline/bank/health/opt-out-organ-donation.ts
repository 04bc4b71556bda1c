import type { MotionArguments } from '../types.ts'

export const OPT_OUT_ORGAN_DONATION: MotionArguments = {
  key: 'opt-out-organ-donation',
  points: {
    for: [
      {
        keywords: [
          'lives',
          'shortage',
          'waiting',
          'list',
          'organs',
          'die',
          'dying',
          'transplant',
          'save',
          'hearts',
          'kidney',
        ],
        claim: 'People die on waiting lists while usable organs are buried.',
        mechanism:
          'The shortage comes less from refusal than from silence: most of us have never got round to filling in a card. If silence means yes, the well-meant intention counts at last.',
        impact:
          'A single donor can help several strangers, each with a family sitting at a bedside.',
        example:
          'On one floor a man is told there is no kidney for him. On the floor below, somebody dies who told his wife he would gladly give one and never signed.',
        reply:
          'Countries that changed the rule alone saw little change. Spain leads the world because of its coordinators and trained hospital teams, and it asks the family anyway.',
        counter:
          'Spain has presumed consent on its books as well as good teams, and the two go together. A team finds more when the starting point is yes.',
      },
      {
        keywords: [
          'majority',
          'intention',
          'default',
          'inertia',
          'willing',
          'lazy',
          'register',
          'most',
          'agree',
          'paperwork',
        ],
        claim: 'The rule on organ donation should match what most people want.',
        mechanism:
          'Ask around, and a clear majority say that they would give. A default exists for those who do not act, so it ought to carry out the wish of the many and leave a door open for the few.',
        impact: 'Today we get it wrong for millions in order to spare a handful one form.',
        example:
          'When a school trip goes ahead, we ask those who do not want lunch to say so, and nobody interviews every eater.',
        reply:
          "A wish voiced in the street at no cost is not a decision about one's own body. Only someone who says yes has actually said yes.",
        counter:
          'Having said nothing is no clear no either, yet the present rule reads it as one. Some reading we must choose, and I choose the likelier.',
      },
      {
        keywords: ['family', 'burden', 'grief', 'relatives', 'decide', 'mourning', 'decision'],
        claim: 'Families would be spared the hardest question at the worst moment.',
        mechanism:
          'Without a clear rule a doctor must ask a mother in the corridor what her son would have wanted. She does not know, and from fear she says no.',
        impact:
          'Many regret that no for years. A presumption lifts the weight from them, for the answer was already there.',
        example:
          'It is like a will: where it is clear, brothers and sisters grieve together, and where it is missing they quarrel.',
        reply:
          'Relatives will still be standing in the hospital corridor, and they will feel that the state has taken what they were not asked for. That is no lighter.',
        counter:
          'Relatives are told what the rule is and that the dead person could have objected. Confirming is easier than deciding.',
      },
      {
        keywords: [
          'freedom',
          'opt-out',
          'choose',
          'simple',
          'object',
          'refuse',
          'free',
          'choice',
          'opt',
        ],
        claim: 'Nobody loses the right to refuse when donation becomes the default.',
        mechanism:
          'One click or one form is enough, no reasons need be given, and no one thinks worse of you. Freedom means having the final say, and that remains untouched.',
        impact:
          'Believers and doubters alike keep full control, while people who never decided no longer count as a refusal.',
        example:
          'I can say no to a newsletter with two clicks, and I have never felt myself its slave.',
        reply:
          'Objecting is easy for those who know the rule and can read the form. Migrants, the homeless and people with disabilities may never hear of it.',
        counter:
          'People at the edge of society never hear of a donor card either, and they too wait for kidneys. Announce the rule in every language, at every clinic, and silence becomes more informed than it is now.',
      },
      {
        keywords: [
          'solidarity',
          'mutual',
          'fair',
          'everyone',
          'recipient',
          'receive',
          'give',
          'fairness',
        ],
        claim: 'Anyone who would accept an organ should be ready to give one.',
        mechanism:
          'Almost all of us would take a liver if ours failed. A shared pool works only when those who may draw on it also stand ready to fill it.',
        impact: 'It tells each patient that the whole country is standing behind the bed.',
        example:
          'Neighbours who borrow the ladder every spring and never lend the drill are soon known for it.',
        reply:
          'Solidarity that is taken and not given is a tax. A gift is precious for the very reason that it could have been left ungiven.',
        counter:
          'The gift can still be withheld, at the price of a form. And the recipient does not feel less grateful because it was made easy.',
      },
      {
        keywords: ['cost', 'dialysis', 'money', 'hospital', 'benefit', 'cheaper', 'healthcare'],
        claim: 'More donors give hospitals free beds and patients years of ordinary life.',
        mechanism:
          'Dialysis ties people to a machine several days a week and costs a fortune. A transplant lets them work, travel and pick up a grandchild.',
        impact: 'Every person who leaves the machine makes room for another one who needs it.',
        example:
          'A bus driver on dialysis gives up his route; with a new kidney he is back behind the wheel by summer.',
        reply:
          'Savings should have no place near a deathbed. As soon as relatives suspect that someone is counting, trust goes.',
        counter:
          "The patient's years of ordinary life come first, and the ledger second. Where more health also costs less, that is no reason to shy away.",
      },
    ],
    against: [
      {
        keywords: [
          'consent',
          'silence',
          'body',
          'ownership',
          'autonomy',
          'permission',
          'own',
          'property',
        ],
        claim: 'Silence is not consent.',
        mechanism:
          'For a blood sample, a photograph or a scan of the knee we require a clear yes. To demand less for the heart itself, because the person is dead, turns our body over to the state unless we protest.',
        impact:
          'Everybody is affected, for a principle that gives way at the last breath is weaker before it as well.',
        example:
          'If a neighbour takes the apples from my tree since I never told him not to, he has not received a gift.',
        reply:
          'A dead person has no more use for the heart, and the living one needs it by Thursday. Different stakes allow a different default.',
        counter:
          'Need is great in many places, and we still do not empty purses that carry no notice. The greater the stakes, the plainer the yes should be.',
      },
      {
        keywords: [
          'trust',
          'doctors',
          'fear',
          'hospital',
          'suspicion',
          'mistrust',
          'suspicious',
          'brain dead',
          'early',
        ],
        claim: 'Fear that doctors might give up early costs more organs than the rule would win.',
        mechanism:
          'A donor system lives on the belief that they fight for me to the last. If I count as a donor automatically, a doubt creeps in at the wrong moment.',
        impact:
          'Groups with bad memories of hospitals will be the first to object, for themselves and for their children.',
        example:
          'A rumour on the ward about one hasty case does its work faster than ten brochures.',
        reply:
          'Treating teams and transplant teams are separate, and death must be confirmed by doctors who have no part in it. The rule on cards changes nothing there.',
        counter:
          'Doctors know how separate those teams are, and so do you. Trust is about the people who do not, and they are the ones whom you have just signed up.',
      },
      {
        keywords: [
          'infrastructure',
          'coordinators',
          'investment',
          'spain',
          'effective',
          'hospitals',
          'staff',
          'nurses',
          'beds',
        ],
        claim: 'What brings organs is staff, and not a legal trick.',
        mechanism:
          'Most donors are lost because no one in intensive care notices in time, talks to the family or has a free theatre. Trained coordinators deal with that under either rule.',
        impact:
          "Patients on the list need the politician's money, and he would much rather hand them a paragraph.",
        example: 'Moving a full bookshelf to your name does not mean that you have read the books.',
        reply:
          "Money and a better default do not get in each other's way. Wales changed its rule with a large campaign, so that people finally talked about it.",
        counter:
          'If it was the talking that helped, then let us pay for the talking. It works without presuming anything.',
      },
      {
        keywords: [
          'vulnerable',
          'uninformed',
          'migrants',
          'homeless',
          'access',
          'know',
          'poor',
          'language',
        ],
        claim: 'Under an opt-out rule the least informed lose their say first.',
        mechanism:
          'An opt-out rests on everyone hearing of it, understanding it and finding the form. People at the edge fail at one of the three, and no one checks.',
        impact: 'Then the well-informed decide freely, while the poor are simply used.',
        example:
          'Think of the small print you ticked last month. Now think of doing it in a third language without a computer.',
        reply:
          "The edge is also where kidneys fail early and lists are long. A register at the family doctor's desk reaches nearly all of them.",
        counter:
          'Being in need of an organ does not make it right to be taken for one unasked. And many at the edge have no family doctor.',
      },
      {
        keywords: [
          'family',
          'grief',
          'conflict',
          'relatives',
          'farewell',
          'parents',
          'mourning',
          'goodbye',
          'wife',
        ],
        claim: 'Grieving relatives deserve better than a presumption.',
        mechanism:
          'For many, a farewell to the body belongs to saying goodbye. If there is only a blank in a register, they cannot be certain that it was his will, and that gnaws at them.',
        impact:
          'No doctor will operate against a weeping mother, so in practice the rule collapses just where it is meant to apply.',
        example:
          'A son who finds out after the funeral what was taken, and that a gap in a database was the reason, has two losses to bear.',
        reply:
          'Talk to your family, then, and there is no blank. The rule encourages that very conversation at the kitchen table.',
        counter:
          'If the conversation is what helps, ask each adult once, plainly, yes or no. That fills the blank without inventing an answer.',
      },
      {
        keywords: [
          'gift',
          'altruism',
          'active',
          'register',
          'alternative',
          'voluntary',
          'generous',
          'decision',
        ],
        claim: 'A gift means something because somebody gave it.',
        mechanism:
          "Asking every citizen for a clear answer, when they renew a passport or a licence, honours the yes and respects the no. It solves the silence without putting words into anyone's mouth.",
        impact: 'The person with the new heart can then say: someone wanted me to live.',
        example:
          'A birthday present that is debited from your account each year would please nobody.',
        reply:
          'Mandatory choice has been tried, and a good many tick "no" or "later" when pressed at a counter. The person with the failing heart cannot live on noble feelings.',
        counter:
          'If many say no when they are honestly asked, then you have presumed a yes that was not there. That is the strongest argument against doing it.',
      },
    ],
  },
}
