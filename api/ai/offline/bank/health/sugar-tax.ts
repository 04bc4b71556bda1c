import type { MotionArguments } from '../types.ts'

export const SUGAR_TAX: MotionArguments = {
  key: 'sugar-tax',
  points: {
    for: [
      {
        keywords: [
          'price',
          'buy',
          'cheaper',
          'cost',
          'demand',
          'expensive',
          'consume',
          'drink',
          'less',
        ],
        claim: 'A higher price gets people to drink less sugar.',
        mechanism:
          'Fizzy drinks are bought on impulse, and water is always next to them in the fridge. A few extra coins on the label are enough to move a hand ten centimetres to the left.',
        impact:
          'Teenagers react most, since they have the smallest purses and the most years ahead in which to carry the damage.',
        example:
          "When the vending machine puts lemonade up and leaves water alone, you can see the change in a week's worth of empty bottles.",
        reply:
          "A drinker who loves cola pays and goes on, or buys the shop's own brand. The habit stays and only the wallet gets lighter.",
        counter:
          'Some will pay and go on, but a tax need not move everyone to move plenty. Cheaper brands carry it too.',
      },
      {
        keywords: [
          'recipe',
          'manufacturers',
          'reformulate',
          'industry',
          'companies',
          'producers',
          'formula',
          'sweetener',
          'less sugar',
        ],
        claim: 'Makers change their recipes when sugar costs them money.',
        mechanism:
          'A tax set by the gram gives the factory a reason to take grams out. That shifts the whole shelf at once, without a single customer having to be strong.',
        impact:
          'People who never read a label and never hear a health campaign get a better drink all the same.',
        example:
          "Before Britain's levy even began, well-known brands had quietly cut their sugar so as to fall under the line.",
        reply:
          'They swap sugar for sweeteners, and we learn a generation later what those do. The tongue stays trained on sweet as well.',
        counter:
          'Sweeteners have been tested and argued over for decades; what cups of sugar do to teeth and blood needs no more waiting. Less sweet is best, but less sugar is a real gain.',
      },
      {
        keywords: [
          'diabetes',
          'obesity',
          'teeth',
          'disease',
          'heart',
          'obese',
          'fat',
          'overweight',
          'diabetic',
          'unhealthy',
          'dentist',
        ],
        claim: 'Sugary drinks make people ill in a way that few other foods do.',
        mechanism:
          'Liquid sugar goes down fast, does not fill you up and comes on top of the meal. Several cans a day mean rotten teeth early and, for many, diabetes later.',
        impact:
          'Children bear it first, because a habit from the school gate turns into a condition with needles and clinics.',
        example:
          "Ask a dentist what a baby's bottle filled with juice drink does to milk teeth. You will not forget the answer.",
        reply:
          'Cakes, sweets, chips and sitting still do their share. Picking one bottle off the table leaves the rest of the diet where it was.',
        counter:
          'We start with the bottle since it feeds nobody: no vitamins, no fibre, no protein. A cake is at least a birthday.',
      },
      {
        keywords: [
          'health-service',
          'hospitals',
          'taxpayer',
          'public',
          'externality',
          'insurance',
          'healthcare',
          'costs',
          'society',
        ],
        claim:
          'Drinking soda should cost what it really costs, so that the rest of us do not pay the difference.',
        mechanism:
          'A can is cheap because the bill for fillings, insulin and sick days goes to somebody else. The levy puts a piece of that bill back on the label.',
        impact:
          'Everyone who pays into a health service is already buying these drinks, whether they touch them or not.',
        example:
          'A pub that leaves broken glass in the street gets charged for the sweeping, and people think that fair.',
        reply:
          'By this reasoning skiers, sunbathers and people who stay up late should pay too. Once the state bills us for risk, there is no natural end.',
        counter:
          'The natural end is where a risk is large, easy to tax and of no use to anybody. Sport has its dangers too, but it keeps people fit; a litre of syrup does not.',
      },
      {
        keywords: ['revenue', 'school', 'money', 'spend', 'sport', 'breakfast'],
        claim: 'The money from a sugar tax can do children good twice over.',
        mechanism:
          'What comes in may be set aside for sports halls, school breakfasts or fountains on every corridor. So the family that stops buying saves, and the family that goes on pays for the football pitch.',
        impact:
          'Poorer districts gain most, as they have most of the harm and fewest of the pitches.',
        example:
          'A leaking tap in a school corridor costs less to mend than a term of lemonade, and here is the fund that mends it.',
        reply:
          'Promised pots have a way of melting into the general budget. And if the tax works, the pot dries up and the sports coach is sacked.',
        counter:
          'A pot that dries up because children are healthier is the happiest kind of shortfall. As for raiding it, write the purpose into the law.',
      },
      {
        keywords: [
          'tobacco',
          'precedent',
          'norm',
          'children',
          'advertising',
          'cigarettes',
          'smoking',
          'alcohol',
        ],
        claim: 'We have taken this road with tobacco, and few would turn back.',
        mechanism:
          'The price rose, the habit faded, and what used to be normal at every desk became odd. Tax tells people what a society thinks without banning anything.',
        impact: 'Parents get an ally against a budget for advertising that no household can match.',
        example:
          'Grandparents used to smoke at the cot; today the same family would send a guest out onto the balcony.',
        reply:
          'One cigarette harms, while one lemonade is a treat. Treating them alike blurs a warning that ought to stay sharp.',
        counter:
          'Smoking and soda are alike in one thing only: both are cheap daily habits sold hard to the young. That is what a tax is good at.',
      },
    ],
    against: [
      {
        keywords: [
          'poor',
          'regressive',
          'families',
          'unfair',
          'income',
          'low income',
          'poorer',
          'poverty',
          'afford',
        ],
        claim:
          'Nothing about this tax is fair to people on a low income, because it takes most from those who have least.',
        mechanism:
          'The same coins on a bottle are nothing to a lawyer and something to a cleaner. Poorer families drink more of it, often because small treats are the only ones they can afford.',
        impact:
          'You end up making a hard week a little harder for the people you say you are protecting.',
        example:
          'A mother who cannot manage the cinema buys a big bottle on Friday and makes an evening of it. You would like to charge extra for the evening.',
        reply:
          'The illnesses are regressive too, and they hit the children of poor families hardest. Whoever cuts down gains health and money together.',
        counter:
          'A poor family that cuts down has lost a treat, and one that does not has lost the money. A good policy would give them something.',
      },
      {
        keywords: [
          'choice',
          'freedom',
          'adult',
          'nanny',
          'decide',
          'government',
          'state',
          'personal',
          'business',
        ],
        claim: 'What people drink is their own business.',
        mechanism:
          'A soft drink hurts no bystander and fools no one: everybody knows that it is sweet. Adults are entitled to small pleasures which a committee would not pick.',
        impact: 'When the state starts steering us at the till, it treats voters as pupils.',
        example:
          'Old men who have put three sugars in their tea since they were twenty know what they are doing. Who would care to be the official that fines them?',
        reply:
          'Nothing is forbidden and nobody is fined. A price that includes the true cost is an honest price, and the choice remains.',
        counter:
          'A price set on purpose to make me give something up is not information, it is pressure. Call it gentle if you like; it is still aimed at me.',
      },
      {
        keywords: [
          'substitute',
          'switch',
          'juice',
          'sweets',
          'calories',
          'chocolate',
          'cake',
          'instead',
          'other',
          'biscuits',
        ],
        claim: 'Faced with a tax, people swap one sweet thing for another.',
        mechanism:
          'The wish for sugar does not go away with the label. It moves to milkshakes, juice, biscuits or the shop across the border.',
        impact:
          'Then the scales show the same number, while the treasury and the biscuit makers are better off.',
        example:
          'Lock the sweet cupboard at home and see how long it takes a ten-year-old to find the cooking chocolate.',
        reply:
          'Some of it moves, but a biscuit must be chewed and it fills you. Drinks are the easiest sugar to take too much of, so even a half-swap is progress.',
        counter:
          'A half-swap is a guess, whereas the tax is certain. You charge everybody today for a gain that may slip out of the back door.',
      },
      {
        keywords: [
          'cause',
          'exercise',
          'education',
          'lifestyle',
          'poverty',
          'sport',
          'real',
          'stress',
        ],
        claim: 'Unhealthy lives have roots that no label can reach.',
        mechanism:
          'Long hours, no kitchen time, unsafe parks and fresh food two buses away are what shape a diet. A tax on one shelf lets governments look busy while all of that stays.',
        impact: 'Families in those districts will get a dearer bottle and the same park.',
        example:
          'A boy drinks cola on the wall behind the shop because there is nowhere else to go. Make it dearer, and he is still on the wall.',
        reply:
          'Build parks and kitchens as well; a tax stops nobody from doing either. It may even pay for the swings.',
        counter:
          'Tax money rarely ends up as swings. Politicians have one big push in them, and I would not spend it on the fizzy drinks shelf.',
      },
      {
        keywords: [
          'shops',
          'shopkeeper',
          'jobs',
          'border',
          'smuggling',
          'business',
          'owners',
          'buy',
          'abroad',
        ],
        claim: 'Corner shops and small makers pay for a sugar tax before anybody else does.',
        mechanism:
          'Large firms have laboratories for new recipes and lawyers for the small print. A family shop just sees a customer less at the counter.',
        impact:
          'In a town near the border it is jobs that go, while the drinking goes on elsewhere.',
        example:
          'Drive an hour from certain capitals on a Saturday and you will find the supermarket across the line full of people loading crates.',
        reply:
          'Customers who do not buy cola buy something else, often in the same shop. Money not spent on syrup does not vanish.',
        counter:
          'That money tends to go to the big supermarket with the wide shelf and not to the man with twelve square metres. Averages hide who pays.',
      },
      {
        keywords: [
          'moral',
          'stigma',
          'blame',
          'judge',
          'slippery',
          'shame',
          'fat',
          'guilty',
          'next',
        ],
        claim: 'Taxing a taste turns health into a matter of blame.',
        mechanism:
          'The message is that the ill have sinned at the till. Doctors know that shame drives people away from help and into comfort eating.',
        impact:
          'Heavy children carry that message into the playground, where it has no small print.',
        example:
          "After each such campaign there is a child whose lunchbox gets comments from other people's mothers.",
        reply:
          "A tax on the factory's sugar says nothing about anybody's body. Advertising that sells thinness beside cola does the shaming.",
        counter:
          'You say factory, but the child hears "fat tax", and the newspapers will print it just so. Words matter to the ones they land on.',
      },
    ],
  },
}
