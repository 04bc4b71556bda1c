import type { MotionArguments } from '../types.ts'

export const STOP_EATING_MEAT: MotionArguments = {
  key: 'stop-eating-meat',
  points: {
    for: [
      {
        keywords: ['animal', 'suffer', 'pain', 'cruelt', 'farm', 'factory', 'cage', 'torture'],
        claim: 'Animals feel pain and fear, and we make them suffer for a taste.',
        mechanism:
          'Most meat comes from sheds where creatures that could play, mourn and recognise their young never see the sun. Nothing on our plate makes up for that.',
        impact:
          "They are the largest group of feeling beings over which we have power, and they can't speak for themselves.",
        example: 'Someone who cries over his dog orders a pig that was every bit as clever.',
        reply: 'Then keep animals well and kill them gently, instead of giving up meat.',
        counter:
          "There isn't enough land on earth for a happy herd behind every schnitzel. And a gentle death at a tenth of one's age is still taken from somebody who wanted to live.",
      },
      {
        keywords: [
          'climat',
          'methan',
          'land',
          'forest',
          'emiss',
          'environment',
          'warming',
          'water',
          'rainforest',
        ],
        claim: 'A field that feeds one meat-eater could feed several people.',
        mechanism:
          'An animal burns most of its fodder just to live, so the detour through the stable wastes soil, water and forest. On top of that cattle belch gas that heats the planet.',
        impact: 'Poor harvests and floods strike first those who have hardly any meat at all.',
        example:
          'Whole forests fall to grow beans, and the beans are shipped across an ocean so that a chicken may be cheap.',
        reply: 'Grasslands where nothing else grows can only be used by grazing animals.',
        counter:
          "That's the postcard; the bulk of it is fodder from good fields. Leave the steep meadows to deer, and you still have land to spare.",
      },
      {
        keywords: [
          'health',
          'heart',
          'fibre',
          'diet',
          'vegetable',
          'vegetarian',
          'vegan',
          'cancer',
        ],
        claim: 'People can live well and long on plants.',
        mechanism:
          'Beans, grains, nuts and greens supply what the body needs, and one vitamin comes in a cheap pill. Less meat usually means more fibre and less fat.',
        impact: 'Hearts and health funds would feel the relief.',
        example:
          'Plenty of strong athletes, and great-grandmothers in whole regions, have lived on rice, lentils and vegetables.',
        reply: 'A badly planned plant diet harms children, old people and pregnant women.',
        counter:
          "A badly planned diet with sausages harms them as well, and far more people follow that one. Planning a meal isn't beyond us.",
      },
      {
        keywords: ['pandemic', 'antibiotic', 'diseas', 'crowd', 'virus', 'epidemic', 'germs'],
        claim: 'Packed stables breed the next disease.',
        mechanism:
          'Thousands of near-identical animals, packed together and dosed with medicine, are what a virus or a resistant germ dreams of. Sooner or later it jumps to the farmhand.',
        impact: 'All of us bear that risk, vegetarians too, and nobody asked us.',
        example:
          'The same drug that ought to save a child with blood poisoning has been in the drinking trough of a turkey shed.',
        reply: 'Strict hygiene and rules on medicine can get that under control.',
        counter:
          "Such rules make meat dear, and so they're softened at each election. No animals in the shed means no germs in the shed.",
      },
      {
        keywords: [
          'worker',
          'slaughter',
          'trauma',
          'labour',
          'peopl',
          'butcher',
          'killing',
          'kill',
        ],
        claim: "Somebody has to do the killing, and it isn't us.",
        mechanism:
          "The work in slaughterhouses is hard, dangerous and brutalising, and it's left to people who have no choice. We pay them so that we need not look.",
        impact: "A job which we would wish on no child shouldn't be the basis of our lunch.",
        example:
          'Anyone here may picture standing at the belt for eight hours, a knife in hand and another animal every few seconds.',
        reply: 'Better pay and better protection would improve the work.',
        counter:
          "They'd make the person safer and leave the task as it is. I'd like to hear who'd do it at any wage.",
      },
      {
        keywords: [
          'taste',
          'alternative',
          'futur',
          'habit',
          'tradit',
          'substitute',
          'tofu',
          'replace',
          'lab',
        ],
        claim: 'We are the first people who can easily do without.',
        mechanism:
          'Our ancestors ate what there was; we stand in front of full shelves. Plant kitchens from half the world, and substitutes that get better every year, take the hardship out of it.',
        impact: 'When it costs so little to stop a wrong, the excuse of need is gone.',
        example:
          'Lentil soup, falafel, tofu with ginger, pasta with garlic: most of us ate no meat yesterday without noticing.',
        reply: 'Food is culture and memory, and a roast on Sunday is part of who we are.',
        counter:
          'Culture is what we decide to pass on. Every family has dropped a custom it was fond of, once it saw what it cost somebody else.',
      },
    ],
    against: [
      {
        keywords: [
          'nutrit',
          'iron',
          'child',
          'poor',
          'protein',
          'vitamin',
          'b12',
          'muscles',
          'healthy',
          'nutrients',
        ],
        claim: 'Meat is the simplest way of getting what a growing body needs.',
        mechanism:
          'Iron, zinc, vitamin B12 and full protein come in small portions that the gut takes up well. Replacing them needs knowledge, variety and supplements.',
        impact:
          'Toddlers, pregnant women and poor families without a health-food shop run the greatest risk.',
        example:
          "In a village with one harvest a year, an egg and a piece of chicken make the difference in a child's blood.",
        reply: 'Well-planned plant diets can cover all of that.',
        counter:
          "Well-planned does all the work in that sentence. Rules for mankind have to suit those who can't plan, and they're the majority.",
      },
      {
        keywords: ['grazing', 'land', 'manur', 'soil', 'farm', 'grass', 'sheep', 'cows', 'pasture'],
        claim: 'Animals turn grass, scraps and hillsides into food.',
        mechanism:
          'Large parts of the earth are too dry, too steep or too cold for crops, and only herds can live off them. Manure goes back to the fields and saves artificial fertiliser.',
        impact: 'Herders and hill farmers have no other harvest.',
        example: 'Nobody has yet grown chickpeas on an alpine meadow or in the tundra.',
        reply: "Most meat doesn't come from such places but from sheds full of bought fodder.",
        counter: 'Then argue against the shed. The motion tells the herder to stop as well.',
      },
      {
        keywords: [
          'cultur',
          'tradit',
          'feast',
          'communit',
          'memor',
          'christmas',
          'turkey',
          'barbecue',
          'family',
        ],
        claim: 'Feasts, recipes and whole ways of life are bound up with meat.',
        mechanism:
          'Food is how families remember and how peoples know each other. Wipe out the lamb, the dumpling and the carp, and you leave a gap which no substitute will fill.',
        impact: 'Native hunters and fishing peoples would lose their very way of life.',
        example:
          "At New Year the grandmother's dumplings bring four generations to one table, and each of them knows what goes in.",
        reply: 'Traditions have changed before, whenever we recognised that something was wrong.',
        counter:
          "They changed from within, slowly, and by those who held them. An outsider's verdict on grandmother's dumplings doesn't change them; it insults them.",
      },
      {
        keywords: [
          'welfar',
          'human',
          'better',
          'farming',
          'reform',
          'organic',
          'regulate',
          'treat',
        ],
        claim: 'Better farming answers the cruelty without giving up the food.',
        mechanism:
          'Space, daylight, short journeys and a painless death can be required by law. Buyers who pay for them give the farmer a reason to keep going.',
        impact:
          'Billions of animals would be helped sooner by that than by an ideal that few people follow.',
        example:
          "A pig that has wallowed in mud and rooted under oaks has had a life, and without the farmer there wouldn't have been one.",
        reply:
          'Meat like that is dear and scarce, so most people would have to give up most of it.',
        counter:
          "Most of it isn't all of it, and that's where we differ. Sunday roast from a good farm is an aim that people will share.",
      },
      {
        keywords: ['choic', 'freedom', 'moral', 'person', 'preach', 'own', 'decision'],
        claim: 'What people eat is for them to decide.',
        mechanism:
          "Decent persons have weighed this and come to different results. Morality that's preached at table makes few converts and plenty of enemies.",
        impact: 'In a free society we live side by side with people who hold other things sacred.',
        example:
          'Tell a builder after ten hours on the scaffold that his sausage is a crime, and see whether he cares about the climate afterwards.',
        reply: "A choice that harms others isn't purely private.",
        counter:
          "Nor are flying, heating, having pets or having children. If each harm ends the freedom, there isn't any left.",
      },
      {
        keywords: ['livelihood', 'jobs', 'farmer', 'rural', 'econom', 'herders', 'income'],
        claim: 'Hundreds of millions of people make their living from animals.',
        mechanism:
          'For poor families a goat is a savings bank, an insurance and a plough all in one. In rich countries whole valleys depend on milk and meat.',
        impact:
          'If we stop, the first to be ruined are those who can least switch to anything else.',
        example:
          "When the school fees are due, a mother in the dry country sells a goat, and she can't sell lentils that won't grow there.",
        reply: 'Change would take decades, with time and money to help everyone move on.',
        counter:
          "We promised that to miners as well. Someone who has nothing but a goat shouldn't bet it on our promise.",
      },
    ],
  },
}
