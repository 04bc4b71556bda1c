import type { MotionArguments } from '../types.ts'

export const EQUAL_PARENTAL_LEAVE: MotionArguments = {
  key: 'equal-parental-leave',
  points: {
    for: [
      {
        keywords: [
          'career',
          'women',
          'employers',
          'discrimination',
          'hiring',
          'pregnant',
          'boss',
          'hire',
          'mothers',
          'discriminated',
        ],
        claim:
          'As long as only mothers stay at home, employers will think twice about young women.',
        mechanism:
          'A manager who has to choose between two applicants does the sum in silence. If both would be away for the same time, the sum has no result.',
        impact:
          'Women without children gain as well, since they too are passed over for a baby they may never have.',
        example:
          'A woman of twenty-nine, newly married, notices that the big project goes to Tom. Tom is newly married as well.',
        reply:
          'Equal access to leave is enough, and firms can be made to publish their figures. You need not order every father out of the office.',
        counter:
          'Access has been there for years, and the boss smiles when a man asks. Only if he has to go does nobody hold it against him.',
      },
      {
        keywords: ['bond', 'father', 'child', 'attachment', 'relationship', 'dads', 'dad', 'baby'],
        claim: 'Fathers become close to their children by being alone with them.',
        mechanism:
          'Closeness comes from nights, nappies and boredom, not from the goodnight kiss. Someone who has managed a baby for months is not helping out any more, he is a parent.',
        impact: 'Children gain a second person who knows what this particular cry means.',
        example:
          'A new father on leave rings his wife twice a day about the bottle. By spring he is laughing at how she packs the bag.',
        reply:
          'There are many loving fathers who worked through that first year. Closeness can grow at weekends and lasts for eighteen years.',
        counter:
          'Closeness that is left to the weekend often waits for one that is too short. The first year lays the tracks on which the family runs.',
      },
      {
        keywords: [
          'housework',
          'chores',
          'nappies',
          'equal',
          'divide',
          'cooking',
          'cleaning',
          'home',
        ],
        claim: 'Parents who start together go on sharing the work.',
        mechanism:
          'In the first months it gets settled who knows where the vests are. That pattern stays, long after both have gone back to work.',
        impact:
          'Mothers would not have to be the manager of everything and then hear that he would have helped if asked.',
        example:
          'In the nursery they call the mother when the child has a temperature, even if the father works next door.',
        reply:
          'Couples are able to agree on that by themselves, and many prefer to divide tasks differently. A timetable from the ministry does no washing.',
        counter:
          'Couples agree inside rules that already push one way. Most of them fell into the old pattern and never chose it.',
      },
      {
        keywords: [
          'norm',
          'stigma',
          'culture',
          'men',
          'permission',
          'fathers',
          'boss',
          'ashamed',
          'want',
        ],
        claim: 'Many men want to take leave and dare not, and a rule frees them.',
        mechanism:
          'In many firms, leave for fathers is on the poster and not in the diary. When it applies to all, nobody has to be the brave one.',
        impact:
          'Quiet men in hard trades, on building sites or in the army, would have the best excuse in the world.',
        example:
          'If the foreman is away because he has to be, nobody laughs at the apprentice two years later.',
        reply:
          'A right that cannot be transferred has done that in several countries without force. Reserved months are taken because they would otherwise lapse.',
        counter:
          'Reserved months are taken in part, and mostly the short part. Half a step has shown us the direction, so let us finish it.',
      },
      {
        keywords: ['health', 'mother', 'recovery', 'depression', 'support', 'birth', 'tired'],
        claim: 'Mothers recover better when they are not left alone.',
        mechanism:
          'After a birth, the body and the mind need months. Another adult in the flat, by right and rested, notices early if sadness does not lift.',
        impact: 'Newborn babies and brothers or sisters are directly affected by how she is.',
        example:
          'Somewhere tonight a mother is sitting on the edge of the bath and crying. Her husband will learn about it in the autumn, because he was always in a meeting.',
        reply:
          'Fathers should be there in the first weeks, as is possible in most countries. Months later, alone with the baby, he does not help her recovery at all.',
        counter:
          'When she goes back to work without a bad conscience because he is at home, that is part of recovering too. Leave can be taken together and one after the other.',
      },
      {
        keywords: [
          'fair',
          'money',
          'economy',
          'talent',
          'pay-gap',
          'equality',
          'wage',
          'gender pay',
        ],
        claim: 'All of us lose when half the talent stays at home too long.',
        mechanism:
          'Every long break costs promotions, wages and later pension. If it is spread over two, neither falls far behind.',
        impact:
          'Families would be safer too, for two middling incomes survive a dismissal or a divorce better than one large one.',
        example:
          'A surgeon who is out for three years has to learn to trust her hands again. With half of that each, both stay in practice.',
        reply:
          'The better earner at home means less money for the family just when it needs more. That is hardly helping the economy.',
        counter:
          'Often he is the better earner because of the breaks that she took. Pay the leave properly, and the sum changes within one generation.',
      },
    ],
    against: [
      {
        keywords: [
          'choice',
          'families',
          'decide',
          'freedom',
          'force',
          'couple',
          'private',
          'own',
          'decision',
        ],
        claim: "How a couple shares its first year is nobody else's business.",
        mechanism:
          "One wants to nurse for long, another's firm is just starting, a third has a mother living upstairs. Those who live there know best.",
        impact:
          'Couples who are content would be forced into a pattern that someone at a conference liked.',
        example:
          'Say that she wants to stay at home, he wants to drive his bus, and the baby is happy. Whom are we rescuing?',
        reply:
          'Those choices are made under pressure from wages and what the neighbours say. A fixed share for fathers gives many their first real choice.',
        counter:
          'A fixed share gives the reluctant a duty and takes months from the willing. If wages press, mend the wages.',
      },
      {
        keywords: [
          'breastfeeding',
          'birth',
          'body',
          'biology',
          'recover',
          'pregnancy',
          'milk',
          'nature',
          'biological',
        ],
        claim: 'Birth and nursing are not shared half and half.',
        mechanism:
          'A mother has carried, given birth and perhaps been cut open. Her need for rest is physical, so equal weeks are not equal treatment.',
        impact:
          'Babies who are breastfed depend on her, whatever the law has decided about calendar weeks.',
        example: 'Two people ran, one of them a marathon, and we hand out the same plaster.',
        reply:
          "Keep the weeks around the birth for her, as medical leave. What is meant is the time after, when a bottle is within anybody's reach.",
        counter:
          'The motion says "as much as mothers" and makes no such cut. And many doctors recommend nursing well beyond those weeks.',
      },
      {
        keywords: ['money', 'income', 'lose', 'afford', 'wages', 'salary', 'earns', 'rent'],
        claim: "Many families cannot do without the father's wage.",
        mechanism:
          'Leave pay rarely replaces all of it, and the rent does not go down. Where he earns more, a forced break hits exactly when a third mouth arrives.',
        impact: 'Those with savings shrug, and people on hourly pay fall behind.',
        example: 'A roofer who is not on the roof from April to October has missed his year.',
        reply:
          'Full pay from a public fund would solve that, as it does for mothers in some places. Mothers have had to take their break at bad moments too.',
        counter:
          'A full wage for all fathers is a large promise that someone must fund. Until it is kept, the duty comes first and the money later.',
      },
      {
        keywords: ['small', 'business', 'staff', 'garage', 'replacement', 'company', 'colleague'],
        claim: 'Small firms cannot be without their only expert for months.',
        mechanism:
          'A corporation moves people about, and a garage with three mechanics closes a bay. Substitutes with the right skills do not grow on trees.',
        impact:
          "Colleagues work overtime and customers go elsewhere, and in the country so does the doctor's practice.",
        example:
          'If the only vet in the valley must be away for half a year, the cows will not postpone.',
        reply:
          "Firms have coped with mothers' leave for decades. That it is now also men is no reason for discovering how hard it is.",
        counter:
          'Firms cope, and it costs them, and doubling what is hard does not make it fairer. Voluntary leave can at least be planned round the busy season.',
      },
      {
        keywords: ['enforce', 'single', 'different', 'punish', 'families', 'all', 'law'],
        claim: 'One rule for all parents fits few families really well.',
        mechanism:
          'There are single parents, separated fathers, soldiers abroad, two mothers, grandparents who step in. For each one there will have to be an exception or an injustice.',
        impact: 'Those with the least ordinary lives would have the most forms to fill in.',
        example: 'And if he refuses? A fine takes money from the very child whom it is about.',
        reply:
          "Mothers' leave also had to be fitted to a thousand lives, and it was. One can let leave lapse instead of fining anyone.",
        counter:
          'If it merely lapses, then it is not required, and we are agreed. The motion wants "require", and that has a price.',
      },
      {
        keywords: [
          'incentives',
          'encourage',
          'quota',
          'voluntary',
          'alternatives',
          'bonus',
          'money',
          'reward',
        ],
        claim: 'Inviting fathers has moved them further than ordering them does.',
        mechanism:
          'Well-paid months reserved for them, kept on offer and talked about, have filled playgrounds in Sweden and Quebec with men. Nobody was made to.',
        impact: 'Willing fathers are better company for a baby than drafted ones.',
        example:
          'When one man in a group of friends takes three months and will not stop talking about it, there are four of them the year after.',
        reply:
          'Even in Sweden mothers still take far more. After half a century of inviting, one may ask when the guests are coming.',
        counter:
          'More fathers take it every year, and happily. A slow change which people have chosen does not get reversed at the next election.',
      },
    ],
  },
}
