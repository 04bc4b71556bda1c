import type { MotionArguments } from './types.ts'

export const ENVIRONMENT_HABITS_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'single-use-plastics',
    points: {
      for: [
        {
          keywords: ['ocean', 'sea', 'turtl', 'litter', 'wildlif', 'fish', 'whale', 'beach', 'animals'],
          claim: 'What we use for ten minutes drifts in the sea for centuries.',
          mechanism:
            'Bags, lids and straws are light, so they escape from every bin and cart and run down the rivers. Out there they break into smaller and smaller pieces and never really go away.',
          impact: 'Birds and turtles die of it, and fishermen haul up more and more rubbish with their catch.',
          example:
            'A stork brings its chicks what looks like an earthworm and is a rubber band from a bunch of radishes.',
          reply: 'Most of that comes from a few regions without rubbish collection, so bins are the answer, not bans.',
          counter:
            "Even cities with excellent bins have bottle tops in their parks. Whatever isn't made can't escape, and that holds with or without a bin lorry.",
        },
        {
          keywords: ['microplastic', 'health', 'food', 'water', 'body', 'blood', 'particles', 'harmful', 'toxic'],
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
          keywords: ['alternative', 'reuse', 'habit', 'cup', 'bag', 'reusable', 'bottle', 'bags', 'cups'],
          claim: 'Alternatives exist already, and all they lack is a push.',
          mechanism:
            'Cloth bags, deposit cups, paper, bamboo and plain doing without replace nearly all of it. As long as the throwaway is free, they remain a hobby for idealists.',
          impact: 'Firms invest when they all have to change at the same time, and prices come down for everyone.',
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
          example: 'Each spring the same clean-up volunteers fill the same sacks by the same riverbank.',
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
          example: "We rinse the lid, sort it and feel clean, and three months later it's burning in a field.",
          reply: 'Better sorting and a single kind of plastic would make recycling work.',
          counter:
            "We've been hearing that since the first green bin. The best-sorted wrapper is the one that never was.",
        },
        {
          keywords: ['throwawa', 'cultur', 'value', 'waste', 'design', 'lifestyle', 'mindset', 'consum'],
          claim: 'A ban changes how we think about things.',
          mechanism:
            'As long as an object costs nothing and lasts a minute, we learn that the world is for throwing away. People who carry a cup have begun to look at the rest of their shopping, too.',
          impact: 'That change of mind is worth more than the tonnage of the straws.',
          example: 'Smoking indoors was everyday once; after the rule came, the taste changed within a few years.',
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
          example: "After a flood, safe water comes in plastic bottles by the lorry load, or it doesn't come.",
          reply: 'Medical goods can be exempted, as is usual in such laws.',
          counter:
            "Once you start exempting, go on to baby food, allergy packs and care at home. What's left of the ban is a straw, and you've admitted that the material wasn't the sin.",
        },
        {
          keywords: ['food', 'spoil', 'waste', 'packag', 'fresh', 'rot', 'wrapping'],
          claim: 'A thin film keeps far more out of the bin than it puts in.',
          mechanism:
            'Wrapped vegetables and meat stay good for days longer, and growing food takes much more out of nature than a gram of film. Throwing away the food is the greater sin.',
          impact: 'It raises prices as well, and poorer families have the least to spare for wilted lettuce.',
          example:
            'An unwrapped cucumber goes soft by Wednesday, and with it all the water and diesel that it took to bring it here.',
          reply: 'Shorter routes and buying loose goods more often would keep food fresh too.',
          counter:
            "Tell that to a woman with two jobs who shops on Saturdays for the week. Food habits can't be rearranged for the sake of a cucumber's coat.",
        },
        {
          keywords: ['alternative', 'paper', 'cotton', 'glass', 'energ', 'worse', 'heavier', 'emissions', 'water'],
          claim: 'What takes its place is often worse.',
          mechanism:
            'Glass is heavy, paper swallows trees and water, and cotton is thirsty and sprayed. Plastic became common because it does so much with so little.',
          impact: "The planet doesn't care how natural the packaging feels, only what it costs in all.",
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
          counter: "She asked, and they'd run out, or the boy had never heard of it. Dignity is not having to ask.",
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
          example: "Since there's been a deposit on bottles, schoolchildren look for them as we looked for chestnuts.",
          reply: 'No one can put a deposit on each wrapper and cotton bud.',
          counter:
            "No, but one can put them in a bin that gets emptied. Half of the world still hasn't got that bin, and our ban won't bring it there.",
        },
      ],
    },
  },
  {
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
          keywords: ['climat', 'methan', 'land', 'forest', 'emiss', 'environment', 'warming', 'water', 'rainforest'],
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
          keywords: ['health', 'heart', 'fibre', 'diet', 'vegetable', 'vegetarian', 'vegan', 'cancer'],
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
          keywords: ['worker', 'slaughter', 'trauma', 'labour', 'peopl', 'butcher', 'killing', 'kill'],
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
          keywords: ['taste', 'alternative', 'futur', 'habit', 'tradit', 'substitute', 'tofu', 'replace', 'lab'],
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
          keywords: ['nutrit', 'iron', 'child', 'poor', 'protein', 'vitamin', 'b12', 'muscles', 'healthy', 'nutrients'],
          claim: 'Meat is the simplest way of getting what a growing body needs.',
          mechanism:
            'Iron, zinc, vitamin B12 and full protein come in small portions that the gut takes up well. Replacing them needs knowledge, variety and supplements.',
          impact: 'Toddlers, pregnant women and poor families without a health-food shop run the greatest risk.',
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
          keywords: ['cultur', 'tradit', 'feast', 'communit', 'memor', 'christmas', 'turkey', 'barbecue', 'family'],
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
          keywords: ['welfar', 'human', 'better', 'farming', 'reform', 'organic', 'regulate', 'treat'],
          claim: 'Better farming answers the cruelty without giving up the food.',
          mechanism:
            'Space, daylight, short journeys and a painless death can be required by law. Buyers who pay for them give the farmer a reason to keep going.',
          impact: 'Billions of animals would be helped sooner by that than by an ideal that few people follow.',
          example:
            "A pig that has wallowed in mud and rooted under oaks has had a life, and without the farmer there wouldn't have been one.",
          reply: 'Meat like that is dear and scarce, so most people would have to give up most of it.',
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
          impact: 'If we stop, the first to be ruined are those who can least switch to anything else.',
          example:
            "When the school fees are due, a mother in the dry country sells a goat, and she can't sell lentils that won't grow there.",
          reply: 'Change would take decades, with time and money to help everyone move on.',
          counter:
            "We promised that to miners as well. Someone who has nothing but a goat shouldn't bet it on our promise.",
        },
      ],
    },
  },
]
