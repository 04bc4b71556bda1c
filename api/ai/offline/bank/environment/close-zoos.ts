import type { MotionArguments } from '../types.ts'

export const CLOSE_ZOOS: MotionArguments = {
  key: 'close-zoos',
  points: {
    for: [
      {
        keywords: [
          'captiv',
          'cage',
          'space',
          'stress',
          'animal',
          'cages',
          'mad',
          'bored',
          'small',
          'pacing',
          'enclosure',
          'bars',
        ],
        claim: 'No enclosure can replace a territory.',
        mechanism:
          'Elephants walk, wolves roam and eagles soar over distances that no city plot can offer. Animals that are shut in pace, sway and bite the bars.',
        impact: 'They suffer for a lifetime so that we may have a pleasant afternoon.',
        example:
          "The polar bear takes six steps, turns and takes six steps back, and there's a groove in the concrete.",
        reply:
          "Modern zoos have large, planted enclosures and keepers who look after the animals' minds.",
        counter:
          "They're large in comparison with a cage. For an animal that would cross a mountain range in a week, a nicer acre is still an acre.",
      },
      {
        keywords: [
          'educat',
          'learn',
          'child',
          'watch',
          'film',
          'teaches',
          'lesson',
          'wrong',
          'documentary',
        ],
        claim: 'What children learn at the zoo is that animals exist to be looked at.',
        mechanism:
          'A bored lion behind glass says nothing about lions, as it neither hunts nor leads a pride. Films and hides show how they really behave.',
        impact: 'The next generation decides about the wild, and it should know what wild means.',
        example:
          "Kids knock on the pane until the gorilla turns his back, and then it's time for ice cream.",
        reply: 'No film replaces the smell, the size and the look of a living animal.',
        counter:
          "It replaces the wrong lesson that goes with them. There are foxes, herons and frogs within reach of every school, and they're free.",
      },
      {
        keywords: [
          'conservat',
          'wild',
          'habitat',
          'money',
          'breed',
          'nature',
          'protect',
          'rainforest',
        ],
        claim: 'Saving species takes place in the wild and not in the ticket queue.',
        mechanism:
          "Few of the animals on show are ever released, and many of them aren't endangered at all. The cost of one elephant house would guard a whole forest with elephants in it.",
        impact: "What's at stake is whether there'll be any wilderness to return to.",
        example:
          'A new panda house opens with a gala, while the rangers in the mountains share a single broken jeep.',
        reply: 'Several species would be gone for good if zoos had not bred them.',
        counter:
          'Those few successes came from breeding stations, which need no popcorn stand. Keep the stations and close the show.',
      },
      {
        keywords: [
          'surplu',
          'kill',
          'breed',
          'transport',
          'babie',
          'killed',
          'unwanted',
          'young',
          'inbred',
        ],
        claim: 'Zoos produce animals that nobody needs.',
        mechanism:
          "Young ones draw visitors, so they're bred, and when they've grown there is no room for them. They're then passed around, stored or put down.",
        impact:
          'The same creature that was given a name on posters in spring is surplus by autumn.',
        example:
          "One year a town votes on what to call the giraffe calf, and four years later it's quietly sent away and no one asks where.",
        reply: 'Responsible zoos plan births and exchange animals to keep the stock healthy.',
        counter:
          "Plans don't create space. An institution that needs babies for its posters will always have too many adults.",
      },
      {
        keywords: [
          'ethic',
          'dignit',
          'right',
          'entertain',
          'respect',
          'prison',
          'freedom',
          'cruel',
          'wrong',
        ],
        claim: 'Wild animals are not ours to display.',
        mechanism:
          "We gave up showing people from far countries because curiosity doesn't give a right to others' lives. The reason goes further than our own species.",
        impact: "How we treat beings that can't resist is the measure of our decency.",
        example:
          'Look an old chimpanzee in the eye through the glass, and you will want to apologise.',
        reply:
          "Animals don't know the idea of dignity; what they need is food, safety and company.",
        counter:
          "A baby doesn't know the idea either, and we don't put it on show. Whether it knows a word has nothing to do with what we owe it.",
      },
      {
        keywords: [
          'alternat',
          'sanctuar',
          'virtu',
          'natur',
          'reserv',
          'documentaries',
          'films',
          'safari',
        ],
        claim: 'Better ways of meeting animals have long been there.',
        mechanism:
          'Sanctuaries take in the injured, reserves let you look without locking in, and good films take you into the burrow. Old zoo grounds could become parks with native wildlife.',
        impact:
          'City children would lose nothing and gain something living that belongs to their own country.',
        example:
          'After an evening in a hide, when the badger did come at last, nobody in that class wanted to see a bored tiger.',
        reply:
          "Sanctuaries and trips to reserves are beyond most families' reach, and a zoo is a bus ride away.",
        counter:
          "The badger is a bus ride away too. What's missing is someone who takes them there, and zoo teachers would be the very people.",
      },
    ],
    against: [
      {
        keywords: ['specie', 'extinct', 'breed', 'rescu', 'conservat', 'endangered', 'save'],
        claim: 'Some animals are alive today only because zoos kept them.',
        mechanism:
          'When the last free herds were shot, animals in zoos were left over, and from them new herds were set free. Zoos keep a reserve of genes in case it happens again.',
        impact: 'Extinction is final, and the insurance against it costs a ticket.',
        example:
          'Wild horses graze on the steppe once more whose great-grandparents lived behind a fence in Europe.',
        reply: 'That could be done by a few breeding centres without an audience.',
        counter:
          'And who would pay for them? Visitors do, a few coins at a time, and without them the centres close in the first budget round.',
      },
      {
        keywords: ['educat', 'child', 'love', 'encounter', 'city', 'see', 'kids', 'care', 'real'],
        claim: 'You protect what you have once stood in front of.',
        mechanism:
          "No screen carries the warmth of an elephant's breath or the weight of a tortoise. For city children it's often the first and only meeting with a large animal.",
        impact: 'Later biologists, donors and voters often trace it back to one such afternoon.',
        example:
          'A girl from the tower block stands in front of the rhino for half an hour and will not go, and her father has to carry her out.',
        reply: 'What she sees is an animal that has nothing to do but wait.',
        counter:
          "She sees an animal, and she loves it, and that's more than a thousand posters could do. The good zoo tells her next what it needs.",
      },
      {
        keywords: ['research', 'scien', 'vet', 'knowledg', 'health', 'study', 'medicine'],
        claim: 'Much of what helps wild animals was first learned in zoos.',
        mechanism:
          'How long a pregnancy lasts, which drug works and how an animal shows pain can be studied up close only with animals that are used to people. Rangers use this knowledge each day.',
        impact: 'Wild herds with a disease or a snare round the leg profit directly.',
        example: 'Before a vet darts a wild rhino, she knows the dose from one that has a name.',
        reply: 'Behaviour in captivity tells us little about behaviour in freedom.',
        counter:
          'About behaviour, perhaps. A kidney works in the same way on both sides of the fence.',
      },
      {
        keywords: [
          'welfar',
          'standard',
          'modern',
          'vet',
          'improv',
          'vets',
          'food',
          'care',
          'predators',
          'healthy',
        ],
        claim: 'Good zoos give animals a long and safe life.',
        mechanism:
          "They're fed, treated, kept in groups and occupied, while nature offers hunger, parasites and poachers. Bad places should be shut, and the law can do that.",
        impact: 'Animals in the good ones have no forest waiting for them any longer.',
        example:
          'An orang-utan climbs up to a box in which the keeper has hidden raisins, and she takes the whole morning over it.',
        reply: "A long life isn't a good life if there's nothing to decide.",
        counter:
          "Neither is a short one with a snare on the leg. Raise the standard till each animal has room to choose, and shut those who can't meet it.",
      },
      {
        keywords: ['releas', 'nowher', 'animal', 'homeless', 'die', 'where', 'wild', 'survive'],
        claim: 'Most of the animals would have nowhere to go.',
        mechanism:
          "Animals born in zoos can't hunt, and their home has become a palm plantation. Sanctuaries are full, so closing means killing for most of them.",
        impact: 'A plan out of pity that ends with a mass killing should be thought through again.',
        example:
          'The old tiger has never caught anything but a ball, and you want to hand her a jungle.',
        reply: 'They may live out their lives, as long as no more are bred.',
        counter:
          "Without visitors there'll be no money for the forty years an elephant still has. That's a slow closing with ever fewer keepers, and the last animals all alone.",
      },
      {
        keywords: ['communit', 'park', 'local', 'famil', 'public', 'weekend', 'town', 'visit'],
        claim: 'For towns, a zoo is garden, school and meeting place in one.',
        mechanism:
          'Grandparents, toddlers, school classes and couples meet there for little money, among old trees. It funds projects abroad and jobs at home.',
        impact: 'Take it away and the plot is sold, and most likely not to badgers.',
        example:
          "On Sunday afternoons you hear eleven languages in front of the meerkats, and everyone's pointing at the same one.",
        reply: "People's pleasure can't justify keeping animals locked up.",
        counter:
          "Pleasure alone, no. But it's pleasure that pays for keeping, breeding and guarding, and nobody has offered another purse.",
      },
    ],
  },
}
