import type { MotionArguments } from './types.ts'

export const CULTURE_HERITAGE_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'return-artefacts',
    points: {
      for: [
        {
          keywords: ['stolen', 'theft', 'looted', 'taken', 'robbed'],
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
          keywords: ['identity', 'culture', 'community', 'meaning', 'sacred'],
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
          keywords: ['apology', 'repair', 'justice', 'colonial', 'reconcile'],
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
          keywords: ['museums', 'capable', 'conditions', 'abroad', 'care'],
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
          keywords: ['tourism', 'income', 'jobs', 'visitors', 'economy'],
          claim: 'Returned collections bring visitors and work to countries that need both.',
          mechanism:
            'People fly a long way to see a famous object, and they pay for hotels, guides and meals around it. For generations that income has gone to a few rich capitals.',
          impact:
            'Craftsmen, teachers and young guides would then earn from their own heritage in place of watching others do so.',
          example:
            'Walk through the streets around any great museum and count the cafés. Now imagine half of them in a city with no other draw.',
          reply:
            'Tourists go where there are flights, safety and many sights at once. A few crates will not turn a struggling city into Paris.',
          counter: 'No one promises another Paris. A single famous piece has put smaller places than that on the map.',
        },
        {
          keywords: ['storage', 'display', 'basement', 'hidden', 'copies'],
          claim: 'Far more lies in the basement than on the walls.',
          mechanism:
            'Great museums show only a small part of what they own, and the rest sleeps in drawers that hardly anyone opens. Sending pieces home would often mean that they are seen for the first time.',
          impact: 'Researchers, pupils and the communities concerned would be able to work with them at last.',
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
          keywords: ['world', 'compare', 'universal', 'cultures', 'together'],
          claim: 'A museum of the whole world shows us what no national collection can.',
          mechanism:
            'In one afternoon a visitor walks from Egypt through India to Peru and sees how much people everywhere have learned from one another. Send everything home, and each country will look only at itself.',
          impact: 'Curious people without money to travel lose most, schoolchildren above all.',
          example:
            'A girl from a suburb takes the underground for a school trip and meets a Chinese bowl that makes her want to learn the language.',
          reply:
            'That world can be visited only by those who live in London, Paris or Berlin. For a girl in Lagos, the museum of mankind lies behind a border.',
          counter:
            'Then send exhibitions the other way and let loans flow in every direction. The answer to an unfair map is more such museums, not fewer.',
        },
        {
          keywords: ['safe', 'preserve', 'damage', 'war', 'conserve'],
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
          keywords: ['owner', 'who', 'successor', 'states', 'borders'],
          claim: 'Often nobody can say to whom a piece should go.',
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
          keywords: ['law', 'bought', 'legal', 'purchase', 'precedent'],
          claim: 'Undoing old acquisitions one after another would never end.',
          mechanism:
            'Almost every collection, church and royal palace holds something that was won in a war. If the standards of today apply to all of the past, no owner anywhere can be sure of anything.',
          impact: 'Museums would put their lawyers before their restorers, and lenders would stop lending.',
          example:
            'The four bronze horses in Venice were taken from Constantinople. Should they go to Istanbul, to Greece or back to Rome?',
          reply:
            'We are talking about one period with clear records and living claimants. No one is asking to undo every war since Rome.',
          counter:
            'Perhaps no one asks for that yet, but by your principle they could. A rule that you keep only until it gets awkward is no rule.',
        },
        {
          keywords: ['share', 'loan', 'digital', 'cooperation', 'alternative'],
          claim: 'Sharing does more good than shipping.',
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
          keywords: ['symbolic', 'history', 'honest', 'explain', 'memory'],
          claim: 'An honest label beside the object teaches more than an empty case.',
          mechanism:
            'Seeing how a thing came here is the best lesson on empire that there is. When it has been returned, the uncomfortable story tends to leave with it.',
          impact: 'Visitors in the former colonial capitals are just the people who need that lesson.',
          example:
            'A class standing before a looted throne, reading how it was looted, will talk about it all the way home on the bus.',
          reply:
            'You can tell that story with a photograph and the words "given back". That ending is the better lesson.',
          counter:
            'A photograph stops nobody in their tracks. It is the looted thing itself that makes a fourteen-year-old ask how we dared.',
        },
      ],
    },
  },
  {
    key: 'art-and-artist',
    points: {
      for: [
        {
          keywords: ['quality', 'itself', 'stands', 'merit', 'work'],
          claim: 'A song is not made worse by what its singer did on Tuesday.',
          mechanism:
            'Notes, colours and sentences have qualities that anyone can hear, see and check. None of these changes when we learn something about the hand that set them down.',
          impact:
            'Readers and listeners are the ones who would be robbed, since they did nothing wrong and have found something true in the work.',
          example: 'You hum a tune for weeks before you know who wrote it, and it was already good.',
          reply:
            'No one hears notes alone. A love song by a man who beat his wife sounds different once you know, because the meaning of a work includes who is speaking.',
          counter:
            "It sounds different to us, and that is a fact about our feelings. Had the papers been mixed up, we would have been just as moved by the wrong man's song.",
        },
        {
          keywords: ['history', 'lose', 'canon', 'past', 'flawed'],
          claim: 'Judged by the lives of their authors, our libraries would soon be empty.',
          mechanism:
            "One painter killed a man in a brawl, this poet owned slaves, that composer was poison to all around him. Few great names of any century would pass today's interview.",
          impact:
            'Pupils and students would inherit a thin shelf of the well behaved, and well behaved is not the same as wise.',
          example: 'Caravaggio killed a man, and crowds still go quiet in front of the light on his faces.',
          reply:
            'No one wants to burn the library. We can go on reading people long dead, who earn nothing by it, and still say what they did.',
          counter:
            'Then we agree about the dead: the work is judged and the deed is told separately. I only ask for the same clear head with the living.',
        },
        {
          keywords: ['many', 'collaborators', 'film', 'actors', 'crew'],
          claim: 'Few works belong to one person alone.',
          mechanism:
            'Behind a film stand hundreds of people: carpenters, musicians, actresses at the start of their careers. To drop it over one name punishes all of them for something they neither did nor knew.',
          impact: 'The most harmed are often the least powerful, including those whom that very man treated badly.',
          example:
            'A young actress gives the performance of her life, and it is locked away because of the director. She is made to pay twice.',
          reply:
            'A share of each ticket still goes to the name on the poster. Colleagues deserve our sympathy, but they are not a shield for him.',
          counter:
            "His share can be cut off by contract or by law. Judging the colleagues' work honestly remains something we owe to them.",
        },
        {
          keywords: ['court', 'law', 'punish', 'justice', 'mob'],
          claim: 'Crimes belong in court, and reviews are not sentences.',
          mechanism:
            'Judges hear evidence, and a defence, and know when a penalty ends. The public hears a rumour and has no way to end anything.',
          impact:
            'Innocent artists are ruined along with the guilty, and the guilty are let off as soon as fashion forgets.',
          example: 'We let a thief who has served his time bake our bread, and we judge the loaf by its crust.',
          reply:
            'Many of these men were never brought before a court because their fame protected them. Refusing to applaud is often the only answer left to the public.',
          counter:
            'Refuse to applaud the man, by all means. If fame protects, then make the courts braver, and leave the sonnet out of it.',
        },
        {
          keywords: ['understand', 'dark', 'insight', 'empathy', 'literature'],
          claim: 'Troubled people have told us much that we need to know.',
          mechanism:
            'Envy, cruelty and shame are best described by those who know them from inside. If only the good may be read, we lose the map of everything else.',
          impact: 'That concerns every reader who has ever found their own dark thought in a book and felt less alone.',
          example: 'A novel by a jealous man may teach a jealous boy more than ten talks by his form teacher.',
          reply: 'Plenty of decent authors have written deeply about evil. You need not commit it to understand it.',
          counter:
            'Plenty have, and I read them gladly. But I would not want to check a certificate of conduct before daring to learn something.',
        },
        {
          keywords: ['reader', 'interpretation', 'audience', 'meaning', 'own'],
          claim: 'Once it is published, a work belongs to those who use it.',
          mechanism:
            'Readers bring their own lives to a book and make of it what the author never planned. It comforts, warns and unites people who have never heard of his divorce.',
          impact:
            'A minority or a sick child may have taken strength from a story whose writer they would not have liked.',
          example:
            "Grown-ups who learned kindness from a children's book need not unlearn it when the author says something unkind.",
          reply:
            "The author still speaks in public, with the authority that the book's success gave. Pretending that the book has left home suits him very well.",
          counter:
            "An author's opinions can be argued with on their own. What a child felt at eight with a torch under the blanket is no longer his.",
        },
      ],
      against: [
        {
          keywords: ['money', 'royalties', 'power', 'support', 'profit'],
          claim: 'Applause is not neutral: it gives an artist money and power.',
          mechanism:
            'Streams, tickets and prizes pay the person, and fame opens doors and closes mouths. To praise the work as if it had fallen from the sky keeps that engine running.',
          impact:
            'Victims see the man who hurt them smile from every poster, and understand that no one will believe them.',
          example:
            'Each play of a song drops a coin somewhere. You cannot play it and say that the coin is none of your business.',
          reply:
            'Dead artists earn nothing, and living ones can be kept from the till by law. The motion is about how we judge a work, and a judgement costs no royalties.',
          counter:
            'Judgements make reputations, and a reputation is what he pays with. Critics who called him a genius handed him the keys.',
        },
        {
          keywords: ['inseparable', 'biography', 'expression', 'meaning', 'personal'],
          claim: 'Art comes out of a life and cannot be understood without it.',
          mechanism:
            'We read diaries and letters because they explain the poem. It would be odd to use the life for every nuance and forget it as soon as it becomes ugly.',
          impact: 'Students learn to look properly only when they see what a picture knows and what it hides.',
          example:
            "A painter's tender portraits of his young model change before your eyes when you find out how he treated her.",
          reply:
            'Knowing the life may help to explain. Explaining is one thing and marking is another, and a picture is no worse painted than before.',
          counter:
            'Not worse painted, perhaps, and yet a picture can lie where we had thought it tender. Truthfulness is a part of quality.',
        },
        {
          keywords: ['victims', 'respect', 'silence', 'believe', 'hurt'],
          claim: 'Praise without a word about the harm tells victims that they count less than a melody.',
          mechanism:
            'When juries, galleries and teachers leave the deed out, they choose whose pain may disturb the evening. The message is heard by everyone with a similar story.',
          impact: 'Young people entering that profession learn from it what will be forgiven, and in whom.',
          example: 'Picture the woman he assaulted, switching on the radio while she makes breakfast.',
          reply:
            'We can speak of the harm loudly and still say that the quartet is a masterpiece. Separating is not keeping silent.',
          counter:
            'In practice it is: the prize speech takes ten minutes, and the harm gets none. If you mean both, then say both in one judgement.',
        },
        {
          keywords: ['genius', 'excuse', 'myth', 'talent', 'abuse'],
          claim: 'The cult of genius has been an excuse for far too long.',
          mechanism:
            'Whoever believes that great art stands above ordinary rules gives gifted men a licence. Producers and schools looked away because the work was so fine.',
          impact: 'Apprentices, models and young dancers paid, and those who left took their own talent with them.',
          example:
            'At nearly every conservatoire there was a teacher about whom the older students warned the younger ones.',
          reply:
            'It was cowardice and money that looked away, not a theory about art. We can praise the work and still sack the man.',
          counter:
            'Cowardice needed a fine phrase, and "but the work" was it. Take the phrase away, and cowards have to look for another.',
        },
        {
          keywords: ['choice', 'alternatives', 'artists', 'attention', 'others'],
          claim: 'There is more good art than anyone has time for.',
          mechanism:
            'Attention is limited, so praise for one always means silence for somebody else. We can afford to give weight to decency and still be dazzled every evening.',
          impact: 'Gifted people who were never let in gain, precisely because the famous name took up the room.',
          example:
            'A school choosing one novel for the year has hundreds to pick from. Why must it be by the man who wrote about girls in that way and lived like it?',
          reply:
            'Choosing what to put on a programme is one matter, judging what you have seen is another. The motion speaks only of the second.',
          counter:
            'Judging decides what gets chosen, as every curator knows. The two cannot be kept in separate drawers.',
        },
        {
          keywords: ['values', 'message', 'moral', 'influence', 'content'],
          claim: 'Works carry the values of their makers, and audiences take them in.',
          mechanism:
            "An author's contempt seeps into who gets to speak, who is laughed at and who dies first. Knowing the source is like knowing the ingredients.",
          impact:
            'Children and teenagers, who take in stories with their guard down, have most need of that knowledge.',
          example:
            'A series about a charming man who never hears the word no looks different when you know that its creator did not hear it either.',
          reply:
            'If contempt is in the work, we can criticise the work for it, no biography needed. If it is not in there, then it is not in there.',
          counter:
            'Often we only see it after the biography has shown us where to look. A judgement that forbids itself the torch will miss things in the dark.',
        },
      ],
    },
  },
]
