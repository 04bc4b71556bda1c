import type { MotionArguments } from '../types.ts'

export const SINGLE_USE_PLASTICS: MotionArguments = {
  key: 'single-use-plastics',
  points: {
    for: [
      {
        keywords: [
          'ocean',
          'sea',
          'turtl',
          'litter',
          'wildlif',
          'fish',
          'whale',
          'beach',
          'animals',
        ],
        claim: 'What we use for ten minutes drifts in the sea for centuries.',
        mechanism:
          'Bags, lids and straws are light, so they escape from every bin and cart and run down the rivers. Out there they break into smaller and smaller pieces and never really go away.',
        impact:
          'Birds and turtles die of it, and fishermen haul up more and more rubbish with their catch.',
        example:
          'A stork brings its chicks what looks like an earthworm and is a rubber band from a bunch of radishes.',
        reply:
          'Most of that comes from a few regions without rubbish collection, so bins are the answer, not bans.',
        counter:
          "Even cities with excellent bins have bottle tops in their parks. Whatever isn't made can't escape, and that holds with or without a bin lorry.",
      },
      {
        keywords: [
          'microplastic',
          'health',
          'food',
          'water',
          'body',
          'blood',
          'particles',
          'harmful',
          'toxic',
        ],
        claim: 'Plastic has got into our water, our salt and our blood.',
        mechanism:
          "Thin packaging rubs off and crumbles into particles that no filter holds back, and it carries additives nobody has fully tested. We're running the experiment on ourselves.",
        impact: 'Small children, who put everything in their mouths, have no say in it.',
        example:
          'Hot soup in a soft plastic bowl tastes faintly of the bowl, and whatever that taste is, you have just eaten it.',
        reply: 'No one has shown that the small amounts in daily life make anybody ill.',
        counter:
          "No one had shown it with lead paint and asbestos either, until it was too late to collect them. When a thing can't be taken back, caution comes first.",
      },
      {
        keywords: [
          'alternative',
          'reuse',
          'habit',
          'cup',
          'bag',
          'reusable',
          'bottle',
          'bags',
          'cups',
        ],
        claim: 'Alternatives exist already, and all they lack is a push.',
        mechanism:
          'Cloth bags, deposit cups, paper, bamboo and plain doing without replace nearly all of it. As long as the throwaway is free, they remain a hobby for idealists.',
        impact:
          'Firms invest when they all have to change at the same time, and prices come down for everyone.',
        example:
          'At the market on the square the returnable cup has become so normal that people are surprised to see the other kind.',
        reply: 'Cotton bags and paper cups take a great deal of water and energy to make.',
        counter:
          "They do if you throw them away after one use, which is exactly the habit that we're ending. The tenth use of a bag costs nothing.",
      },
      {
        keywords: ['producer', 'voluntar', 'industr', 'promis', 'law', 'companies', 'responsib'],
        claim: 'Decades of voluntary pledges have given us more plastic than ever.',
        mechanism:
          "The makers pass the cost of rubbish on to towns and beaches, so they've no reason to stop. Only a law makes all of them move together, without punishing whoever goes first.",
        impact: 'Town councils, which pay for the sweeping, are in fact all of us.',
        example:
          'Each spring the same clean-up volunteers fill the same sacks by the same riverbank.',
        reply: 'Charging the makers for disposal gives them a reason without prohibiting anything.',
        counter:
          "They add two cents to the price, and the riverbank looks as before. A charge on something that can't be caught again is paid by the fish.",
      },
      {
        keywords: ['recycl', 'downcycl', 'burn', 'export', 'fail', 'landfill', 'trash'],
        claim: 'Recycling was the excuse that let the flood go on rising.',
        mechanism:
          'Thin, dirty, mixed wrappings are hardly ever turned into anything as good as new. They are burned, buried or shipped to countries that cannot refuse.',
        impact: 'People there live beside hills of our yoghurt pots.',
        example:
          "We rinse the lid, sort it and feel clean, and three months later it's burning in a field.",
        reply: 'Better sorting and a single kind of plastic would make recycling work.',
        counter:
          "We've been hearing that since the first green bin. The best-sorted wrapper is the one that never was.",
      },
      {
        keywords: [
          'throwawa',
          'cultur',
          'value',
          'waste',
          'design',
          'lifestyle',
          'mindset',
          'consum',
        ],
        claim: 'A ban changes how we think about things.',
        mechanism:
          'As long as an object costs nothing and lasts a minute, we learn that the world is for throwing away. People who carry a cup have begun to look at the rest of their shopping, too.',
        impact: 'That change of mind is worth more than the tonnage of the straws.',
        example:
          'Smoking indoors was everyday once; after the rule came, the taste changed within a few years.',
        reply: "It's symbolic politics about straws, while the big polluters sit at ease.",
        counter:
          "Whoever accepts a limit on straws will ask about the big polluters next. Those who can't even agree on a straw never will.",
      },
    ],
    against: [
      {
        keywords: ['hygien', 'medic', 'safe', 'food', 'hospit', 'syringe', 'doctors', 'masks'],
        claim: 'Some single-use plastic saves lives, and a ban would not tell the difference.',
        mechanism:
          'Syringes, gloves, blood bags and sealed food keep germs out at a price that poor clinics can pay. Reuse means washing, checking and now and then failing.',
        impact: 'The sick, infants and people in disaster zones are those who would get the germs.',
        example:
          "After a flood, safe water comes in plastic bottles by the lorry load, or it doesn't come.",
        reply: 'Medical goods can be exempted, as is usual in such laws.',
        counter:
          "Once you start exempting, go on to baby food, allergy packs and care at home. What's left of the ban is a straw, and you've admitted that the material wasn't the sin.",
      },
      {
        keywords: ['food', 'spoil', 'waste', 'packag', 'fresh', 'rot', 'wrapping'],
        claim: 'A thin film keeps far more out of the bin than it puts in.',
        mechanism:
          'Wrapped vegetables and meat stay good for days longer, and growing food takes much more out of nature than a gram of film. Throwing away the food is the greater sin.',
        impact:
          'It raises prices as well, and poorer families have the least to spare for wilted lettuce.',
        example:
          'An unwrapped cucumber goes soft by Wednesday, and with it all the water and diesel that it took to bring it here.',
        reply: 'Shorter routes and buying loose goods more often would keep food fresh too.',
        counter:
          "Tell that to a woman with two jobs who shops on Saturdays for the week. Food habits can't be rearranged for the sake of a cucumber's coat.",
      },
      {
        keywords: [
          'alternative',
          'paper',
          'cotton',
          'glass',
          'energ',
          'worse',
          'heavier',
          'emissions',
          'water',
        ],
        claim: 'What takes its place is often worse.',
        mechanism:
          'Glass is heavy, paper swallows trees and water, and cotton is thirsty and sprayed. Plastic became common because it does so much with so little.',
        impact:
          "The planet doesn't care how natural the packaging feels, only what it costs in all.",
        example:
          "A cotton bag that's forgotten at home and bought anew every week is the most expensive bag in the world.",
        reply: 'With reuse the alternatives win after a few rounds.',
        counter:
          'In a drawing they go round; in real kitchens they pile up behind the door. A law must reckon with people as they are.',
      },
      {
        keywords: ['cost', 'poor', 'street', 'vendor', 'small', 'expensive', 'market', 'price'],
        claim: 'Street vendors and small families live on cheap packaging.',
        mechanism:
          'Sachets and bags make it possible to buy and sell in tiny amounts for tiny sums. Alternatives cost several times as much and need to be bought in advance.',
        impact: 'A ban thought up for supermarkets falls upon people with a hand-cart.',
        example:
          "The woman who sells soup outside the station earns a few cents on each bowl, and that's just what the paper bowl costs more.",
        reply: 'Prices come down once everybody has to buy the new kind.',
        counter: "Some day, perhaps. She won't be standing there any more when they do.",
      },
      {
        keywords: ['disabl', 'straw', 'need', 'convenien', 'independen', 'elderly', 'drink'],
        claim: 'For many disabled people a bendy straw is how they drink.',
        mechanism:
          "Paper goes soft, metal can injure and silicone has to be cleaned by hands that may not work. Ready-cut and well-wrapped food gives independence to people who can't use a knife.",
        impact: "They're few and they're rarely asked, and so the laws forget them.",
        example:
          'In a cafe she has to explain to the waiter, in front of everyone, why she needs what the law has abolished.',
        reply: 'Cafes may keep some for those who ask.',
        counter:
          "She asked, and they'd run out, or the boy had never heard of it. Dignity is not having to ask.",
      },
      {
        keywords: [
          'collect',
          'deposit',
          'manag',
          'infrastructur',
          'target',
          'bins',
          'bin',
          'recycling',
          'waste collection',
        ],
        claim: 'The trouble is litter, and litter is cured by collecting.',
        mechanism:
          'Plastic in a bin, a furnace or a sealed dump harms no turtle. Deposits, working bins and rubbish collection in the poor quarters stop the leak where it leaks.',
        impact:
          'Money for all that would do far more than a prohibition in countries whose beaches are clean anyway.',
        example:
          "Since there's been a deposit on bottles, schoolchildren look for them as we looked for chestnuts.",
        reply: 'No one can put a deposit on each wrapper and cotton bud.',
        counter:
          "No, but one can put them in a bin that gets emptied. Half of the world still hasn't got that bin, and our ban won't bring it there.",
      },
    ],
  },
}
