import type { MotionArguments } from '../types.ts'

export const ANIMAL_TESTING: MotionArguments = {
  key: 'animal-testing',
  points: {
    for: [
      {
        keywords: ['suffer', 'pain', 'cruel', 'sentient', 'feel', 'torture', 'cage', 'monkeys'],
        claim: 'Animals in laboratories suffer, and they have agreed to none of it.',
        mechanism:
          'A rat or a monkey feels pain and fear through nerves much like ours. The cage, the tube and the injection come day after day, with no way of knowing why.',
        impact:
          'If pain counts at all, it does not count for nothing because the one who feels it cannot speak.',
        example: "Anyone who has sat beside a dog at the vet's knows that terror needs no words.",
        reply:
          'Laboratories must use painkillers, count every animal and justify every step. The suffering is real, and smaller than your picture of it.',
        counter:
          'Painkillers can be left out wherever they would spoil the result. A rule with that exception protects the result.',
      },
      {
        keywords: [
          'results',
          'humans',
          'differ',
          'translate',
          'unreliable',
          'mice',
          'rats',
          'mouse',
          'fail',
        ],
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
        keywords: [
          'cells',
          'computer',
          'organoid',
          'technology',
          'chips',
          'models',
          'simulation',
          'alternative',
          'cell',
        ],
        claim: 'Better methods than animal tests exist, and they need a push.',
        mechanism:
          'Human cells on a chip, grown mini-organs, computer models and careful studies with volunteers deal with the species that we want to treat. As long as the mouse is allowed, budgets and habits stay with the mouse.',
        impact:
          'Patients would profit from tools built on human bodies, and so would the young researchers who know how to use them.',
        example:
          'Cars without lead in their petrol became ordinary once the old fuel had been given an end date.',
        reply:
          'A chip has no blood pressure, no pregnancy and no mood. Where a whole body is at stake, nothing on the bench can stand in for it yet.',
        counter:
          'A mouse has no human pregnancy and no human mood either. "Not yet" has been the answer for decades, because nothing ever forces a "now".',
      },
      {
        keywords: [
          'cosmetics',
          'trivial',
          'products',
          'unnecessary',
          'europe',
          'shampoo',
          'lipstick',
          'makeup',
        ],
        claim: 'A good deal of what gets tested is not worth a life.',
        mechanism:
          'Shampoo, dyes, cleaning sprays and the fourteenth version of a known pill also go through animals somewhere in the world. We have enough lipstick.',
        impact:
          'Consumers who would be sickened by the sight are made accomplices without being asked.',
        example:
          'The European Union stopped testing cosmetics on animals years ago, and no one there goes about unwashed.',
        reply:
          'Then ban testing for lipstick, as Europe did. The motion covers medicine for sick children as well, and that is where it goes wrong.',
        counter:
          'The line around the trivial is always drawn by the one who sells it. A clean rule spares us from arguing about each jar.',
      },
      {
        keywords: [
          'consistent',
          'rights',
          'pets',
          'moral',
          'equal',
          'species',
          'dog',
          'dogs',
          'same',
        ],
        claim: 'Belonging to another species is no licence to use a creature as a tool.',
        mechanism:
          'We would never test on people who cannot speak or understand, however great the benefit. What we protect in them, the power to suffer and to want to live, is there in the animal as well.',
        impact:
          'A moral line that always happens to favour whoever draws it should make us all suspicious.',
        example:
          "The same family that mourns its rabbit with a burial in the garden buys the cream that was tried in a rabbit's eye.",
        reply:
          'Human beings owe one another a special duty, as parents do to their own child. Saving a sick toddler before a mouse is not prejudice.',
        counter:
          "A special duty to my child does not let me use the neighbour's child for it. Owing one's own more does not mean owing others nothing.",
      },
      {
        keywords: [
          'researchers',
          'staff',
          'secrecy',
          'brutal',
          'hidden',
          'lab',
          'students',
          'secret',
          'workers',
        ],
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
        keywords: [
          'cures',
          'medicine',
          'vaccine',
          'insulin',
          'lives',
          'drugs',
          'cancer',
          'treatments',
          'saved',
        ],
        claim: 'Half the medicine cabinet exists because animals were tested.',
        mechanism:
          'Insulin was first tried on dogs, and vaccines and transplants needed living bodies before they could be risked on ours. No one has found a way round the question of what a substance does inside a body.',
        impact:
          'Parents of children with diseases that have no cure are asking us to keep looking.',
        example:
          'The next time a diabetic friend checks her sugar and goes back to her lunch, remember where that ordinary moment comes from.',
        reply:
          'Old glory does not bind us for ever. We also owe much to hospitals without anaesthetics, and closed them gladly.',
        counter:
          'Cruel old methods were dropped when something better had arrived. Ban animal tests before that, and what gets closed is the ward.',
      },
      {
        keywords: [
          'safety',
          'trials',
          'humans',
          'volunteers',
          'risk',
          'side effects',
          'dangerous',
          'people',
          'test',
        ],
        claim: 'Without animals, the first to be poisoned would be people.',
        mechanism:
          'Every new drug has a moment when it enters a living being for the first time. Either that is a watched animal, or it is the volunteer who needs the money.',
        impact:
          'Poor and desperate patients are those who sign such forms, so the ban moves the risk onto them.',
        example:
          'No one would send passengers up in an aircraft that had never flown without them.',
        reply:
          'Human trials go wrong in spite of animal tests, since the animal had coped. A false all-clear is more dangerous than honest caution with tiny doses.',
        counter:
          'Animal tests have stopped countless poisons that nobody ever heard of, because they ended in a file. Caution with tiny doses begins by knowing what tiny means.',
      },
      {
        keywords: [
          'alternatives',
          'whole',
          'body',
          'replace',
          'limits',
          'complex',
          'organs',
          'organism',
        ],
        claim: 'A dish of cells cannot tell you what happens to a whole creature.',
        mechanism:
          'Drugs travel: the liver changes them, the kidneys store them, the brain reacts, an unborn child is affected. Only a living system shows all of it together.',
        impact:
          'Those who would be hit by a surprise are pregnant women and the old, whose bodies are furthest from the model.',
        example:
          'You can test each instrument in the shop and still not know how the orchestra will sound.',
        reply:
          'Models get better each year and are made of human cells, which no mouse can say of itself. Forbidding the old way is what would speed them up.',
        counter:
          'Researchers use new models the moment they work, for animals are slow and dear. No ban is needed to make someone take the cheaper and better tool.',
      },
      {
        keywords: [
          'regulated',
          'welfare',
          'rules',
          'reduce',
          'strict',
          'law',
          'laws',
          'ethics',
          'committee',
          'controls',
        ],
        claim: 'Strict rules already hold the harm down to what is needed.',
        mechanism:
          'Ethics boards ask of each study whether it can be replaced, reduced or refined. Licences, vets and inspections stand behind that.',
        impact:
          'Ban it here and the work goes abroad to places without the board and the vet, so it is the animals that lose.',
        example:
          'We regulate surgery with great strictness and do not conclude that we should forbid knives.',
        reply:
          'Boards made up of colleagues seldom say no. And a country that goes first sets a standard which others follow, as happened with cosmetics.',
        counter:
          'A board can be given outsiders and teeth. Cosmetics were easy, as nobody dies for want of a new mascara.',
      },
      {
        keywords: ['value', 'human', 'child', 'compare', 'moral', 'important', 'kid', 'life'],
        claim: "A child's life counts for more than a mouse's.",
        mechanism:
          'We can care about animals and still rank. Only people carry duties, plans and promises, and those who depend on them suffer along with them.',
        impact:
          'Anyone whose sister is waiting for a donor heart does not find this a hard question.',
        example:
          'If a fire leaves you time to save either the baby or the hamster, you do not stop to draw up a table.',
        reply:
          'Ranking two lives in an emergency is one thing. In a laboratory you create the emergency yourself, for a great many animals, and on behalf of a child who may never be helped.',
        counter:
          'It is the illness that creates the emergency, not the researcher. Standing by with clean hands is a choice too, and the child pays for it.',
      },
      {
        keywords: ['farming', 'hypocrisy', 'meat', 'leather', 'eat', 'food', 'slaughter', 'farm'],
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
}
