import type { MotionArguments } from '../types.ts'

export const RETURN_ARTEFACTS: MotionArguments = {
  key: 'return-artefacts',
  points: {
    for: [
      {
        keywords: [
          'theft',
          'looted',
          'taken',
          'robbed',
          'stole',
          'loot',
          'plunder',
          'rightful',
          'robber',
          'thief',
          'spoils',
        ],
        claim: 'What was taken by force should go back to the people it was taken from.',
        mechanism:
          'Soldiers, officials and collectors carried these things off while the owners had a gun pointed at them, or no say at all. Owning stolen goods for a long time does not turn them into yours.',
        impact:
          'Communities who saw their sacred objects crated up have asked for them politely for generations, and the waiting is a second insult.',
        example:
          "If a neighbour's grandfather had walked off with your family's clock, you would not accept that it looks better on their wall.",
        reply:
          'Not everything in a museum was looted; a great deal was bought, given or dug up with permission. The word "theft" covers cases which are nothing like one another.',
        counter:
          'Where there was an honest sale, the museum can show the receipt. For the things that left with an army, we know quite well what to call it.',
      },
      {
        keywords: [
          'identity',
          'culture',
          'community',
          'meaning',
          'sacred',
          'origin',
          'temple',
          'ancestor',
          'heritage',
          'belong',
          'ritual',
          'religio',
        ],
        claim: 'These objects mean most in the place that made them.',
        mechanism:
          'A carved king or a prayer bundle was part of ceremonies, burials and stories. In a glass case abroad it is only beautiful, while at home it can be understood, and in some cases used again.',
        impact:
          'Young people growing up there lose the chance to see with their own eyes what their ancestors could do.',
        example:
          'A child in Benin City used to need a visa and a flight to look at the bronzes cast down the road from her school.',
        reply:
          'Meaning travels. A visitor from anywhere can be moved by a Greek vase, and the descendants of its makers live in many countries now.',
        counter:
          'I am glad when strangers are moved, and a loan or a good copy will do that for them. Descendants should not be the ones who have to make do with the copy.',
      },
      {
        keywords: [
          'apology',
          'repair',
          'justice',
          'colonial',
          'reconcile',
          'sorry',
          'apologise',
          'apologize',
          'guilt',
          'empire',
          'colonis',
          'coloniz',
          'crime',
        ],
        claim: 'Giving things back is the plainest way of saying that a wrong was done.',
        mechanism:
          'Governments are fond of speeches about the colonial past because speeches cost nothing. Handing over a crown is an apology that can be touched.',
        impact:
          'It helps both sides: the one finally gets recognition, and the other can tell its own history without looking at the floor.',
        example:
          'When Germany handed bronzes to Nigeria in 2022, ministers from both countries stood in the same room and spoke openly about what had happened.',
        reply:
          'A ceremony with cameras can be a cheap way out. Fair trade and open borders would do more for those countries than a statue at the airport.',
        counter:
          'No one has to choose between a statue and fair trade. Those who say "something bigger first" have usually given back neither.',
      },
      {
        keywords: [
          'museums',
          'capable',
          'conditions',
          'abroad',
          'care',
          'curator',
          'expert',
          'climate control',
          'proper',
          'equipped',
          'trained',
        ],
        claim: 'Home countries can look after their own treasures perfectly well.',
        mechanism:
          'New museums with climate control and trained conservators have opened in Africa, Asia and Greece, often built for these very pieces. The old excuse that only Europe can keep them safe has run out.',
        impact:
          'It is also insulting to the curators there, who have studied the same science in the same laboratories.',
        example:
          'Athens built a bright modern museum at the foot of the Acropolis, with the space for the missing marbles left waiting.',
        reply:
          'Some countries are ready, and others have seen museums robbed or burned in war. Once a piece is lost, it is lost to all of us.',
        counter:
          'European collections have been bombed, flooded and burgled too, and no one suggested shipping them to Lagos for safety. Danger is a matter for cooperation, case by case, not for a general no.',
      },
      {
        keywords: [
          'tourism',
          'income',
          'jobs',
          'visitors',
          'tourist',
          'econom',
          'earn',
          'money',
          'hotel',
        ],
        claim: 'Returned collections bring visitors and work to countries that need both.',
        mechanism:
          'People fly a long way to see a famous object, and they pay for hotels, guides and meals around it. For generations that income has gone to a few rich capitals.',
        impact:
          'Craftsmen, teachers and young guides would then earn from their own heritage in place of watching others do so.',
        example:
          'Walk through the streets around any great museum and count the cafés. Now imagine half of them in a city with no other draw.',
        reply:
          'Tourists go where there are flights, safety and many sights at once. A few crates will not turn a struggling city into Paris.',
        counter:
          'No one promises another Paris. A single famous piece has put smaller places than that on the map.',
      },
      {
        keywords: [
          'storage',
          'display',
          'basement',
          'hidden',
          'copies',
          'cellar',
          'warehouse',
          'replica',
          '3d',
          'unseen',
          'hide',
        ],
        claim:
          'Museums keep far more in the basement than on the walls, so returning things costs visitors little.',
        mechanism:
          'Great museums show only a small part of what they own, while the rest sleeps in drawers that hardly anyone opens. Sending pieces home would often mean that they are seen for the first time.',
        impact:
          'Researchers, pupils and the communities concerned would be able to work with them at last.',
        example:
          'Someone who keeps forty coats in the attic and will not give one back to its owner is not protecting coats.',
        reply:
          'Drawers are where scholars work, and a study collection is useful because it is complete. Being in storage is not being forgotten.',
        counter:
          'Scholars can travel, and a scan can travel even faster. What a community cannot do is hold its own history by appointment only.',
      },
    ],
    against: [
      {
        keywords: [
          'world',
          'compare',
          'universal',
          'cultures',
          'together',
          'global',
          'encyclop',
          'visitor',
          'everybody',
          'humanity',
          'access',
        ],
        claim: 'A museum of the whole world shows us what no national collection can.',
        mechanism:
          'In one afternoon a visitor walks from Egypt through India to Peru and sees how much people everywhere have learned from one another. Send everything home, and each country will look only at itself.',
        impact: 'Curious people without money to travel lose most, schoolchildren above all.',
        example:
          'A girl from a suburb takes the underground for a school trip and meets a Chinese bowl that makes her want to learn the language.',
        reply:
          'Such a museum of the world can be visited only by those who live in London, Paris or Berlin. For a girl in Lagos it lies behind a border.',
        counter:
          'Then send exhibitions the other way and let loans flow in every direction. The answer to an unfair map is more such museums, not fewer.',
      },
      {
        keywords: [
          'safe',
          'preserve',
          'damage',
          'war',
          'conserve',
          'destroy',
          'burn',
          'bomb',
          'earthquake',
          'saved',
          'protect',
          'flood',
        ],
        claim: 'Some of these treasures exist today only because they were elsewhere.',
        mechanism:
          'Wars, religious zeal and plain neglect have destroyed what stayed behind. A long record of safety is a service to everyone, including the country of origin.',
        impact:
          'Future generations have a claim as well, and they cannot come back for a thing that has turned to dust.',
        example:
          'When fighters smashed statues in the museum of Mosul, people were glad of every piece that stood in another city.',
        reply:
          "The pieces were also cut, scrubbed and bombed in Europe's care. A thief is not made an owner by having kept the thing dry.",
        counter:
          'Mistakes were made, I grant it. But the question before us is where a thing is safest tomorrow, and an automatic return does not even ask.',
      },
      {
        keywords: [
          'owner',
          'belongs',
          'successor',
          'borders',
          'claimants',
          'heir',
          'heirs',
          'which',
          'country',
          'tribe',
          'government',
          'dispute',
        ],
        claim: 'Often nobody can say to whom a museum piece should go.',
        mechanism:
          'Kingdoms have vanished and borders have been moved. The state asking today may be the heir of those who conquered the makers, and several claimants may want the same crown.',
        impact:
          'Rushing it can start a quarrel between neighbours, or enrich a ruling family while the village sees nothing.',
        example:
          'A divorce court cannot share out the piano if five cousins and two governments each hold a receipt.',
        reply:
          'Hard cases exist, and yet in the famous ones everybody knows the palace that was emptied. Doubt about some is no reason to keep all.',
        counter:
          'Famous cases are the easy ones. The motion says "artefacts taken in colonial times", and there the hard ones are the rule.',
      },
      {
        keywords: [
          'law',
          'bought',
          'legal',
          'purchase',
          'precedent',
          'endless',
          'empty',
          'everything',
          'contract',
          'gift',
          'paid',
          'court',
        ],
        claim: 'Undoing old acquisitions one after another would never end.',
        mechanism:
          'Almost every collection, church and royal palace holds something that was won in a war. If the standards of today apply to all of the past, no owner anywhere can be sure of anything.',
        impact:
          'Museums would put their lawyers before their restorers, and lenders would stop lending.',
        example:
          'The four bronze horses in Venice were taken from Constantinople. Should they go to Istanbul, to Greece or back to Rome?',
        reply:
          'We are talking about one period with clear records and living claimants. No one is asking to undo every war since Rome.',
        counter:
          'Perhaps no one asks for that yet, but by your principle they could. A rule that you keep only until it gets awkward is no rule.',
      },
      {
        keywords: [
          'share',
          'loan',
          'digital',
          'cooperation',
          'alternative',
          'lend',
          'lending',
          'rotate',
          'tour',
          'travelling',
          'exchange',
          'online',
        ],
        claim: 'Sharing collections does more good than shipping them away.',
        mechanism:
          'Long loans, travelling exhibitions, joint digs and scans open to all bring the pieces to many places at once. Ownership brings them to one.',
        impact: 'Small museums on every continent would finally have famous guests in their halls.',
        example:
          "A library serves more readers than a shelf on which every book has been handed back to its author's grandchildren.",
        reply:
          "To be lent your own grandmother's ring, with conditions, is a humiliation. First comes ownership, then the sharing.",
        counter:
          'With ownership in dispute for decades, the thing itself is seen by nobody. A generous loan can start next spring.',
      },
      {
        keywords: [
          'symbolic',
          'history',
          'honest',
          'explain',
          'memory',
          'plaque',
          'teach',
          'context',
          'past',
          'lesson',
        ],
        claim: 'An honest label beside the object teaches more than an empty case.',
        mechanism:
          'Seeing how a thing came here is the best lesson on empire that there is. When it has been returned, the uncomfortable story tends to leave with it.',
        impact:
          'Visitors in the former colonial capitals are just the people who need that lesson.',
        example:
          'A class standing before a looted throne, reading how it was looted, will talk about it all the way home on the bus.',
        reply:
          'You can tell that story with a photograph and the words "given back". That ending is the better lesson.',
        counter:
          'A photograph stops nobody in their tracks. It is the looted thing itself that makes a fourteen-year-old ask how we dared.',
      },
    ],
  },
}
