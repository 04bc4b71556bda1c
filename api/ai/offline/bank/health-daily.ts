import type { MotionArguments } from './types.ts'

export const HEALTH_DAILY_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'sugar-tax',
    points: {
      for: [
        {
          keywords: ['price', 'buy', 'cheaper', 'cost', 'demand'],
          claim: 'A higher price gets people to drink less of it.',
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
          keywords: ['recipe', 'manufacturers', 'reformulate', 'industry', 'companies'],
          claim: 'Makers change their recipes when sugar costs them money.',
          mechanism:
            'A tax set by the gram gives the factory a reason to take grams out. That shifts the whole shelf at once, without a single customer having to be strong.',
          impact: 'People who never read a label and never hear a health campaign get a better drink all the same.',
          example:
            "Before Britain's levy even began, well-known brands had quietly cut their sugar so as to fall under the line.",
          reply:
            'They swap sugar for sweeteners, and we learn a generation later what those do. The tongue stays trained on sweet as well.',
          counter:
            'Sweeteners have been tested and argued over for decades; what cups of sugar do to teeth and blood needs no more waiting. Less sweet is best, but less sugar is a real gain.',
        },
        {
          keywords: ['diabetes', 'obesity', 'teeth', 'disease', 'heart'],
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
          keywords: ['health-service', 'hospitals', 'taxpayer', 'public', 'externality'],
          claim: 'Drinking soda should cost what it really costs, so that the rest of us do not pay the difference.',
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
          keywords: ['revenue', 'school', 'money', 'spend', 'sport'],
          claim: 'The money raised can do children good twice over.',
          mechanism:
            'What comes in may be set aside for sports halls, school breakfasts or fountains on every corridor. So the family that stops buying saves, and the family that goes on pays for the football pitch.',
          impact: 'Poorer districts gain most, as they have most of the harm and fewest of the pitches.',
          example:
            'A leaking tap in a school corridor costs less to mend than a term of lemonade, and here is the fund that mends it.',
          reply:
            'Promised pots have a way of melting into the general budget. And if the tax works, the pot dries up and the sports coach is sacked.',
          counter:
            'A pot that dries up because children are healthier is the happiest kind of shortfall. As for raiding it, write the purpose into the law.',
        },
        {
          keywords: ['tobacco', 'precedent', 'norm', 'children', 'advertising'],
          claim: 'We have taken this road with tobacco, and few would turn back.',
          mechanism:
            'The price rose, the habit faded, and what used to be normal at every desk became odd. Tax tells people what a society thinks without banning anything.',
          impact: 'Parents get an ally against a budget for advertising that no household can match.',
          example:
            'Grandparents used to smoke at the cot; today the same family would send a guest out onto the balcony.',
          reply:
            'One cigarette harms, while one lemonade is a treat. Treating them alike blurs a warning that ought to stay sharp.',
          counter:
            'They are alike in one thing only: a cheap daily habit sold hard to the young. That is the thing that a tax is good at.',
        },
      ],
      against: [
        {
          keywords: ['poor', 'regressive', 'families', 'unfair', 'income'],
          claim: 'This tax takes most from those who have least.',
          mechanism:
            'The same coins on a bottle are nothing to a lawyer and something to a cleaner. Poorer families drink more of it, often because small treats are the only ones they can afford.',
          impact: 'You end up making a hard week a little harder for the people you say you are protecting.',
          example:
            'A mother who cannot manage the cinema buys a big bottle on Friday and makes an evening of it. You would like to charge extra for the evening.',
          reply:
            'The illnesses are regressive too, and they hit the children of poor families hardest. Whoever cuts down gains health and money together.',
          counter:
            'A poor family that cuts down has lost a treat, and one that does not has lost the money. A good policy would give them something.',
        },
        {
          keywords: ['choice', 'freedom', 'adult', 'nanny', 'decide'],
          claim: 'What I drink is my own business.',
          mechanism:
            'A soft drink hurts no bystander and fools no one: everybody knows that it is sweet. Adults are entitled to small pleasures which a committee would not pick.',
          impact: 'When the state starts steering us at the till, it treats voters as pupils.',
          example:
            'My grandfather puts three sugars in his tea and has done so since he was twenty. I would not care to be the official who fines him.',
          reply:
            'Nothing is forbidden and nobody is fined. A price that includes the true cost is an honest price, and the choice remains.',
          counter:
            'A price set on purpose to make me give something up is not information, it is pressure. Call it gentle if you like; it is still aimed at me.',
        },
        {
          keywords: ['substitute', 'switch', 'juice', 'sweets', 'calories'],
          claim: 'People swap one sweet thing for another.',
          mechanism:
            'The wish for sugar does not go away with the label. It moves to milkshakes, juice, biscuits or the shop across the border.',
          impact: 'Then the scales show the same number, while the treasury and the biscuit makers are better off.',
          example:
            'Lock the sweet cupboard at home and see how long it takes a ten-year-old to find the cooking chocolate.',
          reply:
            'Some of it moves, but a biscuit must be chewed and it fills you. Drinks are the easiest sugar to take too much of, so even a half-swap is progress.',
          counter:
            'A half-swap is a guess, whereas the tax is certain. You charge everybody today for a gain that may slip out of the back door.',
        },
        {
          keywords: ['cause', 'exercise', 'education', 'lifestyle', 'poverty'],
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
          keywords: ['shops', 'jobs', 'small', 'border', 'smuggling'],
          claim: 'Corner shops and small makers pay for it before anybody else does.',
          mechanism:
            'Large firms have laboratories for new recipes and lawyers for the small print. A family shop just sees a customer less at the counter.',
          impact: 'In a town near the border it is jobs that go, while the drinking goes on elsewhere.',
          example:
            'Drive an hour from certain capitals on a Saturday and you will find the supermarket across the line full of people loading crates.',
          reply:
            'Customers who do not buy cola buy something else, often in the same shop. Money not spent on syrup does not vanish.',
          counter:
            'That money tends to go to the big supermarket with the wide shelf and not to the man with twelve square metres. Averages hide who pays.',
        },
        {
          keywords: ['moral', 'stigma', 'blame', 'judge', 'slippery'],
          claim: 'Taxing a taste turns health into a matter of blame.',
          mechanism:
            'The message is that the ill have sinned at the till. Doctors know that shame drives people away from help and into comfort eating.',
          impact: 'Heavy children carry that message into the playground, where it has no small print.',
          example:
            "After each such campaign there is a child whose lunchbox gets comments from other people's mothers.",
          reply:
            "A tax on the factory's sugar says nothing about anybody's body. Advertising that sells thinness beside cola does the shaming.",
          counter:
            'You say factory, but the child hears "fat tax", and the newspapers will print it just so. Words matter to the ones they land on.',
        },
      ],
    },
  },
  {
    key: 'animal-testing',
    points: {
      for: [
        {
          keywords: ['suffer', 'pain', 'cruel', 'sentient', 'feel'],
          claim: 'Animals in laboratories suffer, and they have agreed to none of it.',
          mechanism:
            'A rat or a monkey feels pain and fear through nerves much like ours. The cage, the tube and the injection come day after day, with no way of knowing why.',
          impact: 'If pain counts at all, it does not count for nothing because the one who feels it cannot speak.',
          example: "Anyone who has sat beside a dog at the vet's knows that terror needs no words.",
          reply:
            'Laboratories must use painkillers, count every animal and justify every step. The suffering is real, and smaller than your picture of it.',
          counter:
            'Painkillers can be left out wherever they would spoil the result. A rule with that exception protects the result.',
        },
        {
          keywords: ['results', 'humans', 'differ', 'translate', 'unreliable'],
          claim: 'What works in a mouse often fails in a person.',
          mechanism:
            'Its body is small and fast, it lives briefly, and the disease was put there by us. A good result in a cage is therefore a poor promise at the bedside.',
          impact:
            'Patients lose doubly: they wait for cures that come to nothing, and some real cures are dropped because they disappointed in the wrong species.',
          example:
            'Chocolate can kill a dog, and penicillin is deadly to guinea pigs. If we had asked them first, we might have thrown away both.',
          reply:
            'Imperfect is not useless: insulin, vaccines and heart surgery all passed through animals. The failures you name are why we test in several species and then with care in people.',
          counter:
            'The famous triumphs are from before there was anything else. A method that served when we had no other is not for that reason the best today.',
        },
        {
          keywords: ['alternatives', 'cells', 'computer', 'organoid', 'technology'],
          claim: 'Better methods exist, and they need a push.',
          mechanism:
            'Human cells on a chip, grown mini-organs, computer models and careful studies with volunteers deal with the species that we want to treat. As long as the mouse is allowed, budgets and habits stay with the mouse.',
          impact:
            'Patients would profit from tools built on human bodies, and so would the young researchers who know how to use them.',
          example: 'Cars without lead in their petrol became ordinary once the old fuel had been given an end date.',
          reply:
            'A chip has no blood pressure, no pregnancy and no mood. Where a whole body is at stake, nothing on the bench can stand in for it yet.',
          counter:
            'A mouse has no human pregnancy and no human mood either. "Not yet" has been the answer for decades, because nothing ever forces a "now".',
        },
        {
          keywords: ['cosmetics', 'trivial', 'products', 'unnecessary', 'europe'],
          claim: 'A good deal of what gets tested is not worth a life.',
          mechanism:
            'Shampoo, dyes, cleaning sprays and the fourteenth version of a known pill also go through animals somewhere in the world. We have enough lipstick.',
          impact: 'Consumers who would be sickened by the sight are made accomplices without being asked.',
          example:
            'The European Union stopped testing cosmetics on animals years ago, and no one there goes about unwashed.',
          reply:
            'Then ban testing for lipstick, as Europe did. The motion covers medicine for sick children as well, and that is where it goes wrong.',
          counter:
            'The line around the trivial is always drawn by the one who sells it. A clean rule spares us from arguing about each jar.',
        },
        {
          keywords: ['consistent', 'rights', 'pets', 'moral', 'species'],
          claim: 'Belonging to another species is no licence to use a creature as a tool.',
          mechanism:
            'We would never test on people who cannot speak or understand, however great the benefit. What we protect in them, the power to suffer and to want to live, is there in the animal as well.',
          impact: 'A moral line that always happens to favour whoever draws it should make us all suspicious.',
          example:
            "The same family that mourns its rabbit with a burial in the garden buys the cream that was tried in a rabbit's eye.",
          reply:
            'Human beings owe one another a special duty, as parents do to their own child. Saving a sick toddler before a mouse is not prejudice.',
          counter:
            "A special duty to my child does not let me use the neighbour's child for it. Owing one's own more does not mean owing others nothing.",
        },
        {
          keywords: ['researchers', 'staff', 'secrecy', 'brutal', 'hidden'],
          claim: 'Closed doors and hardened hearts are bad for science.',
          mechanism:
            'Those who must hurt animals every day learn to look away, and institutions learn to hide. Knowledge grows better in rooms one can show to visitors.',
          impact:
            'Talented students who love living things leave biology for this reason, and their ideas leave with them.',
          example:
            'School classes are taken to see telescopes, greenhouses and particle accelerators. Nobody books them a tour of the primate wing.',
          reply:
            'Many keepers are fond of their animals and press for better housing. Secrecy comes largely from threats against staff.',
          counter:
            'Fondness makes it sadder and not better. If a practice can only be carried on behind a fence, the fence is telling us something.',
        },
      ],
      against: [
        {
          keywords: ['cures', 'medicine', 'vaccine', 'insulin', 'lives'],
          claim: 'Half the medicine cabinet exists because animals were tested.',
          mechanism:
            'Insulin was first tried on dogs, and vaccines and transplants needed living bodies before they could be risked on ours. No one has found a way round the question of what a substance does inside a body.',
          impact: 'Parents of children with diseases that have no cure are asking us to keep looking.',
          example:
            'The next time a diabetic friend checks her sugar and goes back to her lunch, remember where that ordinary moment comes from.',
          reply:
            'Old glory does not bind us for ever. We also owe much to hospitals without anaesthetics, and closed them gladly.',
          counter:
            'Cruel old methods were dropped when something better had arrived. Ban animal tests before that, and what gets closed is the ward.',
        },
        {
          keywords: ['safety', 'trials', 'humans', 'volunteers', 'risk'],
          claim: 'Without animals, the first to be poisoned would be people.',
          mechanism:
            'Every new drug has a moment when it enters a living being for the first time. Either that is a watched animal, or it is the volunteer who needs the money.',
          impact: 'Poor and desperate patients are those who sign such forms, so the ban moves the risk onto them.',
          example: 'No one would send passengers up in an aircraft that had never flown without them.',
          reply:
            'Human trials go wrong in spite of animal tests, since the animal had coped. A false all-clear is more dangerous than honest caution with tiny doses.',
          counter:
            'Animal tests have stopped countless poisons that nobody ever heard of, because they ended in a file. Caution with tiny doses begins by knowing what tiny means.',
        },
        {
          keywords: ['alternatives', 'whole', 'body', 'replace', 'limits'],
          claim: 'A dish of cells cannot tell you what happens to a whole creature.',
          mechanism:
            'Drugs travel: the liver changes them, the kidneys store them, the brain reacts, an unborn child is affected. Only a living system shows all of it together.',
          impact:
            'Those who would be hit by a surprise are pregnant women and the old, whose bodies are furthest from the model.',
          example: 'You can test each instrument in the shop and still not know how the orchestra will sound.',
          reply:
            'Models get better each year and are made of human cells, which no mouse can say of itself. Forbidding the old way is what would speed them up.',
          counter:
            'Researchers use new models the moment they work, for animals are slow and dear. No ban is needed to make someone take the cheaper and better tool.',
        },
        {
          keywords: ['regulated', 'welfare', 'rules', 'reduce', 'strict'],
          claim: 'Strict rules already hold the harm down to what is needed.',
          mechanism:
            'Ethics boards ask of each study whether it can be replaced, reduced or refined. Licences, vets and inspections stand behind that.',
          impact:
            'Ban it here and the work goes abroad to places without the board and the vet, so it is the animals that lose.',
          example: 'We regulate surgery with great strictness and do not conclude that we should forbid knives.',
          reply:
            'Boards made up of colleagues seldom say no. And a country that goes first sets a standard which others follow, as happened with cosmetics.',
          counter:
            'A board can be given outsiders and teeth. Cosmetics were easy, as nobody dies for want of a new mascara.',
        },
        {
          keywords: ['value', 'human', 'child', 'compare', 'moral'],
          claim: "A child's life counts for more than a mouse's.",
          mechanism:
            'We can care about animals and still rank. Only people carry duties, plans and promises, and those who depend on them suffer along with them.',
          impact: 'Anyone whose sister is waiting for a donor heart does not find this a hard question.',
          example:
            'If a fire leaves you time to save either the baby or the hamster, you do not stop to draw up a table.',
          reply:
            'Ranking two lives in an emergency is one thing. In a laboratory you create the emergency yourself, for a great many animals, and on behalf of a child who may never be helped.',
          counter:
            'It is the illness that creates the emergency, not the researcher. Standing by with clean hands is a choice too, and the child pays for it.',
        },
        {
          keywords: ['farming', 'hypocrisy', 'meat', 'small', 'number'],
          claim: 'Strangely, this motion begins with the one use of animals that saves lives.',
          mechanism:
            'We kill vastly more for dinner and leather, for pleasure and out of habit. A society that eats sausages and forbids vaccine research has got its conscience upside down.',
          impact: 'Patients may fairly ask why their need is the first to be sacrificed.',
          example:
            'Picture the protest outside the laboratory, and round the corner the burger van that keeps the protesters warm.',
          reply:
            'One wrong does not excuse another, and many who want this ban eat no burgers either. You begin where you can.',
          counter:
            'Then begin with the uses that cost nobody a cure, such as meat and leather. Order matters when the first step is taken at the expense of the sick.',
        },
      ],
    },
  },
]
