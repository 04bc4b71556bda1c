import type { MotionArguments } from './types.ts'

export const SOCIETY_YOUTH_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'year-of-service',
    points: {
      for: [
        {
          keywords: ['mix', 'classes', 'backgrounds', 'meet', 'divided'],
          claim: 'For one year at least, young people would meet those they never meet otherwise.',
          mechanism:
            "We go to school with people from our own streets and then work with people of our own kind. A shared year puts the doctor's son and the bus driver's daughter in the same kitchen, washing the same pots.",
          impact:
            'A country whose groups know each other only from the news finds it easy to hate, and everybody lives with the result.',
          example:
            'Ask older men in countries that had a draft what they remember. Seldom the drill, nearly always the fellow from the other end of the country.',
          reply:
            'Sharing a dormitory by order can breed dislike as well as friendship. The well connected will find the pleasant posts, and the rest will peel potatoes with the rest.',
          counter:
            'Allocate the posts by lot and the pleasant ones are shared out. Some will dislike each other, but they will dislike a person and not a rumour.',
        },
        {
          keywords: ['need', 'care', 'elderly', 'hospitals', 'help'],
          claim: 'Plenty of work needs hands and cannot pay for them.',
          mechanism:
            'Old people wait for somebody to read to them, woods wait for planting, and schools wait for another adult in the room. Each year group could fill such gaps, which neither the market nor the budget fills.',
          impact: 'Lonely pensioners and overstretched nurses would be the first to feel the difference.',
          example:
            'In a care home, twenty minutes for a walk to the pond make the day. No one on the staff has got twenty minutes.',
          reply:
            'Untrained and unwilling teenagers are a burden to a ward before they are a help. A nurse spends her morning showing them where the towels are.',
          counter:
            'The first week is clumsy in every job, and then there are fifty more. Taking someone for a walk and listening do not need a diploma.',
        },
        {
          keywords: ['mature', 'skills', 'growth', 'direction', 'career'],
          claim: 'A year of real responsibility does more for growing up than one more year of lessons.',
          mechanism:
            'In school a mistake costs a mark, but here someone is waiting for lunch. Young people find out what they can do, what they cannot bear, and often what they want to become.',
          impact: 'Fewer of them would start a degree merely because it was next in line and drop it halfway through.',
          example:
            'A girl who was sure of law spends ten months with disabled children, and comes home with another plan and a steadier voice.',
          reply:
            'A paid job teaches the same and lets you choose. Those who already know their direction simply lose a year.',
          counter:
            'What paid jobs an eighteen-year-old can get are mostly behind a till. A year among sixty of work is a modest price, even for someone in a hurry.',
        },
        {
          keywords: ['duty', 'give-back', 'citizen', 'community', 'contribute'],
          claim: 'Each of us has received a great deal, and a year is a fair way to give back.',
          mechanism:
            'Schools, roads, clinics and peace were built by others before we came. A community in which people only ever draw out is soon empty.',
          impact:
            'Taking part gives young citizens a claim as well, because whoever has carried the place may speak about it.',
          example:
            'In a family no one sends a bill for childhood, and still the grown children carry the boxes on moving day.',
          reply:
            'They will give back for forty years in taxes and care. To start with an invoice at eighteen is an odd welcome.',
          counter:
            'Taxes take your money and leave you where you are. Meeting the people whom it reaches is a different sort of contribution, and you remember it.',
        },
        {
          keywords: ['democracy', 'trust', 'belong', 'loyalty', 'society'],
          claim: 'A year of service ties people to a place and to one another.',
          mechanism:
            'Trust grows through doing something together that succeeds. After such a year the town hall, the river and the shelter are partly yours.',
          impact: 'Migrants and locals who fill sandbags side by side need no course in integration.',
          example:
            'After a flood, strangers shovel mud together for days and call each other by their first names for years.',
          reply:
            'The flood brought volunteers, and that is why it worked. Order the same people to come, and half will lean on their shovels.',
          counter:
            'Half leaning and half shovelling is more than we have now. And many a volunteer began as someone who was sent.',
        },
        {
          keywords: ['equal', 'privilege', 'gap', 'fair', 'opportunity'],
          claim: 'Today a year of this kind is a privilege of those who can afford it.',
          mechanism:
            'Parents with money fund a year abroad with turtles, and it looks fine on the application. If everyone serves and everyone is paid, the advantage is gone.',
          impact: 'Young people from poorer homes would get the experience, the reference and the contacts too.',
          example:
            'Two applicants for one place: the first has a gap year in Ghana, the second stacked shelves. Guess who gets asked the interesting question.',
          reply: 'Pay for a voluntary year properly, then, and open it to all. Equal access does not need a command.',
          counter:
            'Voluntary years have been open for decades, and the same sort keeps coming. Those who have most to gain are those who do not apply.',
        },
      ],
      against: [
        {
          keywords: ['forced', 'freedom', 'coercion', 'labour', 'liberty'],
          claim: 'Work under compulsion does not become freedom because it is useful.',
          mechanism:
            'Young adults have done nothing wrong, and their time is their own. A state that may take a year for a good cause may find a good cause for two.',
          impact: 'It is always the same group that is drafted, since it has few votes and no lobby.',
          example:
            'If the mayor ordered every fifty-year-old to spend a year at the care home, there would be a crowd outside the town hall by noon.',
          reply:
            'School is compulsory as well, and so are juries and taxes. Limited duties for everyone are the price of living together.',
          counter:
            "School serves the pupil and a jury lasts days. A year of somebody's labour at the whim of a ministry is a different order of thing.",
        },
        {
          keywords: ['volunteer', 'meaning', 'motivation', 'reluctant', 'spirit'],
          claim: 'Helping on command kills what is good about helping.',
          mechanism:
            'A visit counts because someone wanted to come. Those who are counting off days on a calendar make poor company for people who are dying or five years old.',
          impact: 'Real volunteers suffer too, when their gift becomes something that any conscript has to deliver.',
          example:
            'You can tell in half a minute whether the girl with the tea trolley is there for you or for her certificate.',
          reply:
            'Motives change on the way: many come because they must and stay because of Mrs Brown in room seven. Pure hearts are not needed for pouring tea.',
          counter:
            'Some will be won over, and the people in their care also have to bear those who are not. Old people are not teaching material.',
        },
        {
          keywords: ['jobs', 'wages', 'undercut', 'cheap', 'workers'],
          claim: 'Cheap conscripts push out people who do this work for a living.',
          mechanism:
            'A care home that gets ten free pairs of hands will not advertise for two paid ones. Wages in nursing and childcare, low as they are, come under pressure from below.',
          impact: 'It is mostly women in those trades who would pay for our lesson in character.',
          example: "Why raise a carer's pay, the manager asks, when the next busload arrives in September?",
          reply:
            "Rules can limit them to tasks that nobody is hired for. The person who reads aloud takes no nurse's job.",
          counter:
            'In the first budget squeeze the one who reads aloud will be making beds. We know this from every internship ever invented.',
        },
        {
          keywords: ['cost', 'expensive', 'bureaucracy', 'organise', 'administration'],
          claim: 'Organising a whole year group costs more than it brings in.',
          mechanism:
            'Beds, travel, insurance, supervision and an office to hand out posts: for hundreds of thousands, every year. For that money one could hire trained people.',
          impact: 'Those in need would be better served by a thousand professionals than by ten thousand beginners.',
          example:
            'Picture every school leaver in the country on the first of September, waiting for a letter with an address and a mattress.',
          reply:
            'Armies organised that for a century, and civilian services in several countries still do. The gain lies in the young people too, and not only in the beds made.',
          counter:
            'Armies also showed how many hours a year group can spend waiting. If it is about the young people, then let us ask them what they need.',
        },
        {
          keywords: ['delay', 'education', 'career', 'time', 'years'],
          claim: 'A lost year at eighteen is a dear one.',
          mechanism:
            'Apprentices, athletes, musicians and those with a place at college are in full swing just then. Whoever stops has to find the rhythm again, and some never do.',
          impact: 'Those who have to earn for a family at home cannot wait twelve months for their first real wage.',
          example: 'A young violinist who spends ten months sorting clothes has not paused, she has gone backwards.',
          reply:
            'Exceptions and postponement can be granted, and few people of eighteen have found their rhythm. Many waste that year looking for themselves in any case.',
          counter:
            'With the exceptions come the clever ones who know how to get them. In the end those serve who had no good letter.',
        },
        {
          keywords: ['alternatives', 'incentives', 'encourage', 'voluntary', 'school'],
          claim: 'Better ways exist to bring the young and the needy together.',
          mechanism:
            'Afternoons during school, paid voluntary years, credit for college places: they invite instead of ordering. Demand is often greater than the number of posts.',
          impact: 'Both sides would have partners who have chosen one another.',
          example:
            'Our local fire brigade has had a youth group for decades. Nobody is drafted, and there is a waiting list.',
          reply: 'Exciting causes draw a crowd, and bedpans do not. What is left to choice goes to the pleasant ones.',
          counter:
            'If bedpans draw nobody, then pay for them properly. A shortage tells you the wage is wrong, not the generation.',
        },
      ],
    },
  },
  {
    key: 'paid-chores',
    points: {
      for: [
        {
          keywords: ['value', 'money', 'learn', 'budget', 'save'],
          claim: 'Children learn what money is worth by earning it.',
          mechanism:
            'A note from Grandma falls from the sky, but two coins for cleaning the bicycle have a weight. Whoever has earned them thinks twice at the kiosk.',
          impact: 'Grown-ups who never learned that end up with credit cards and regrets.',
          example:
            'A boy wants headphones, works out that it means thirty car washes, and decides that the old ones are fine.',
          reply:
            'A fixed allowance teaches planning just as well, and better, because it comes regularly. Nobody needs to rent out his helpfulness for that.',
          counter:
            'An allowance teaches spending. That money comes from effort is the other half, and it is the half which people forget.',
        },
        {
          keywords: ['work', 'effort', 'motivation', 'reward', 'job'],
          claim: 'Pay for effort is how the world works, and home is a kind place to find that out.',
          mechanism:
            'At work nobody is paid for existing. A child who connects a job well done with a reward arrives prepared.',
          impact:
            'Teenagers with their first summer job would know what an agreement is and what happens when you do not keep it.',
          example:
            'My cousin had to do a window again because there were streaks on it. Her first boss never had to tell her that.',
          reply:
            'A home is not a firm, and children have their lives long to be employees. There should be one place where not everything has a rate.',
          counter:
            'Two or three paid jobs a week leave plenty of love unpriced. Kindness and a clear agreement have never been enemies.',
        },
        {
          keywords: ['recognise', 'housework', 'respect', 'labour', 'invisible'],
          claim: 'Paying for housework shows that it is work.',
          mechanism:
            'Cooking, washing and tidying are done mostly for nothing and mostly by mothers, so they pass for nothing. A price on the task makes it visible.',
          impact: 'Sons especially would learn that clean shirts do not grow in drawers.',
          example:
            'After a month of being paid by the load, a boy of twelve could tell you exactly how many towels a family of five gets through.',
          reply:
            'If he gets paid and his mother does not, he learns that housework is worth something only when it is his. That is the wrong lesson twice over.',
          counter:
            'A paid child soon asks who pays his mother, and it is the best question to come up at that table all year. Without the coins he would not have noticed.',
        },
        {
          keywords: ['arguments', 'nagging', 'conflict', 'peace', 'contract'],
          claim: 'A fair deal takes the quarrelling out of housework.',
          mechanism:
            'When it is clear what each job brings, nobody has to nag and nobody has to slam doors. Those who do it get paid, those who do not go without.',
          impact: 'Parents after a long day would get their evening back, and children a say in what they take on.',
          example:
            'On our fridge there was a list with prices, and the argument about the dishwasher was over by Wednesday.',
          reply:
            'It works until the child has saved enough and says no, thank you. Then you have a dirty kitchen and nothing left to say.',
          counter: 'Savings run down, and he is back by Saturday. Natural consequences argue better than I do.',
        },
        {
          keywords: ['choice', 'independence', 'own', 'responsibility', 'decide'],
          claim: "Money of one's own makes children more independent.",
          mechanism:
            'They can give, save or waste it without asking, and they learn from each. Begging for every ice cream keeps them small.',
          impact: 'Shy children, who never dare to ask, have the most to gain.',
          example:
            'A nine-year-old bought her brother a present that she had paid for herself, and she held it as if it were made of glass.',
          reply:
            'Independence has more to do with being trusted than with being paid. You can give pocket money and demand nothing for it.',
          counter:
            'Demanding nothing is precisely what I would not call trust. Earning it says: we count on you, and we keep our word.',
        },
        {
          keywords: ['fair', 'extra', 'siblings', 'effort', 'big'],
          claim: 'Whoever does more ought to get more.',
          mechanism:
            'In every family one child helps and another vanishes when the shopping arrives. Being paid by the job is fairer than the same sum for both.',
          impact: 'The willing one is otherwise punished for it with still more errands.',
          example:
            'Two sisters, one lawn: one mows, the other has a stomach ache. Equal pocket money is a prize for the ache.',
          reply:
            'Children differ in age and strength, and the eldest would clean out the bank. Brothers and sisters should not be competitors.',
          counter:
            'Match the tasks to the age, and a six-year-old can earn by pairing socks. They compete in any case, so let it be over something useful.',
        },
      ],
      against: [
        {
          keywords: ['family', 'duty', 'share', 'belong', 'home'],
          claim: 'Everyone who lives in a home helps to run it.',
          mechanism:
            'We eat together, so we clear the table together. As soon as we pay for it, the child becomes a guest with a side job.',
          impact: 'Families live from things done without being counted, above all when somebody falls ill.',
          example: 'Nobody pays the father for getting up at night with a feverish child. What would he charge?',
          reply:
            'Belonging and earning fit together: making your bed is free, and washing the car is extra. Many families do just that without falling apart.',
          counter:
            'The border between free jobs and paid ones is renegotiated every Saturday. Once the first coin has been paid, everything is on the table.',
        },
        {
          keywords: ['motivation', 'reward', 'intrinsic', 'want', 'bribe'],
          claim: 'Children paid to help soon stop helping without pay.',
          mechanism:
            'A reward shifts the reason from "they need me" to "what do I get". Take the reward away afterwards, and not even the old willingness remains.',
          impact: 'Younger brothers and sisters, who need a hand with their shoes, notice first.',
          example: 'Ask a well-paid ten-year-old to carry up the shopping, and he will ask you, kindly, for how much.',
          reply:
            'Small children help with joy, but at eleven that is over, paid or not. A reward bridges the years in which nothing else works.',
          counter:
            'At eleven they are watching whether we mean it. Someone who has heard for years that help has a price will believe it.',
        },
        {
          keywords: ['refuse', 'no', 'option', 'leverage', 'optional'],
          claim: 'Paid help is help that can be turned down.',
          mechanism:
            'A job offer allows an answer, and the answer may be no. But rubbish that has to go out today is not an offer.',
          impact: 'Parents end up bidding against a full savings tin.',
          example: 'At fifteen, after a good birthday, my brother retired.',
          reply:
            'If a child says no, nobody gets paid and the full bin stands in his room until tomorrow. Paid work at the office has duties as well.',
          counter: 'An employee who refuses can be sacked. I have yet to find out how you sack a son.',
        },
        {
          keywords: ['poor', 'afford', 'families', 'income', 'inequality'],
          claim: 'Not every family can afford to pay for what has to be done anyway.',
          mechanism:
            'In some homes there is nothing over, and the children help most of all. If help deserves wages, their parents are in debt to them every evening.',
          impact: 'Children compare, and those without a price list would feel cheated though they have done more.',
          example:
            'A girl who takes care of three little ones because her mother works nights hears at school what her friend gets for one dishwasher.',
          reply:
            'Pay can be small, or a trip to the lake, or choosing the film. It is about the agreement and not about the sum.',
          counter: 'A film or a trip is a treat, and I have nothing against treats. The motion says pay.',
        },
        {
          keywords: ['learn', 'skills', 'self-reliance', 'life', 'adult'],
          claim: 'Housework is something you need to be able to do, not a service.',
          mechanism:
            'No one will pay you at twenty-five for cleaning your own bath. Who has learned it as a job for others will call somebody, or let it grow.',
          impact: 'Later partners and flatmates have to live with that lesson.',
          example: 'In every shared flat there is one person who sees the full bin and one who waits to be asked.',
          reply:
            'Skills come from practice, and pay gets the practice going. The hand that has cleaned forty baths can clean its own.',
          counter:
            'The hand may well be trained. What is missing later, in a shared flat, is the idea that it is my bin too.',
        },
        {
          keywords: ['love', 'relationship', 'transaction', 'count', 'calculate'],
          claim: 'Paying for help turns love into bookkeeping.',
          mechanism:
            'When each favour has its entry, people begin to compare and to keep score. A family that counts soon feels that it is owed.',
          impact: 'What children will remember of home is the tone, and they take it with them into their own.',
          example: 'At some point he presents his grandmother with an hour for listening to her.',
          reply:
            'A clear price for a job ends the counting, because it has been settled. Families without coins keep their books as well, only in grudges.',
          counter:
            'A grudge can be talked over in the evening. A price list teaches that there is nothing more to talk about.',
        },
      ],
    },
  },
  {
    key: 'strict-parenting',
    points: {
      for: [
        {
          keywords: ['fear', 'honesty', 'lie', 'secret', 'trust'],
          claim: 'Children who are afraid of their parents stop telling them things.',
          mechanism:
            'If each confession ends in a punishment, the clever answer is to hide it better. Then the parents are the last to know, just when it becomes dangerous.',
          impact: 'At thirteen or fifteen, with drink, strangers online and broken hearts, no one needs help sooner.',
          example:
            'A boy scratches the car and walks around with it for two weeks. It is not the dent that is wrong in that house.',
          reply:
            'Children hide things from lenient parents as well, and a firm home at least lets them know what not to do. Respect is no terror.',
          counter:
            'Children everywhere know what they must not do. The point is whom you ring at midnight when you have done it after all.',
        },
        {
          keywords: ['anxious', 'confidence', 'self-esteem', 'stress', 'perfect'],
          claim: 'Constant strictness makes children anxious and hard on themselves.',
          mechanism:
            'When love seems to depend on marks and manners, every mistake is a threat. The voice from outside moves inside and goes on scolding there for decades.',
          impact: 'It is often the obedient, quiet ones whom nobody worries about who break.',
          example: 'A girl comes home with ninety-four out of a hundred, and is asked about the other six.',
          reply:
            'High standards say that I believe in you. Children from whom nobody expects anything do not feel loved for it, they feel unimportant.',
          counter:
            'Expect a great deal, and be glad of what comes. It is the harshness that wounds, not the height of the bar.',
        },
        {
          keywords: ['independent', 'decide', 'think', 'control', 'obey'],
          claim: 'Someone who has only ever obeyed cannot decide.',
          mechanism:
            'Judgement has to be practised, with small mistakes while they are cheap. Where everything is laid down, the first free choice comes at eighteen and is a large one.',
          impact: 'Universities and first flats are full of people making up for everything at once.',
          example:
            'You can often pick them out in the first term: the best-behaved ones from home, lying under the table at the party.',
          reply:
            'First you learn to play by the notes, then you may improvise. Freedom without habits is just being tossed about.',
          counter:
            'Learning by the notes is fine, with a teacher who one day closes the book. Strict homes keep it open until the pupil runs away.',
        },
        {
          keywords: ['rebel', 'resist', 'backlash', 'behaviour', 'worse'],
          claim: 'Pressure makes the behaviour worse that it is meant to stop.',
          mechanism:
            'A tight rein teaches the child to pull. What is forbidden shines, and every rule becomes a fight about who is stronger.',
          impact:
            'In the end there is shouting for everybody, and the actual issue, the homework or the phone, is forgotten.',
          example:
            'My friend was forbidden every sort of make-up. She put it on in the school lavatory each morning, and badly.',
          reply: 'Some children pull at any rein. Without one, they would only end up somewhere worse.',
          counter:
            'Between no rein and a tight one there is a hand that talks. Most rebels needed somebody to explain the rule, and got another rule.',
        },
        {
          keywords: ['relationship', 'love', 'warm', 'distance', 'adult'],
          claim: 'Years later the strictness is gone, and the distance has stayed.',
          mechanism:
            'A bond is built in the small hours of play, comfort and nonsense. Whoever appears mainly as a judge will be treated as one.',
          impact: 'Old parents notice it by how rarely the telephone rings.',
          example: "A man of forty still tidies up in a hurry before his father's visit, and is glad when he has gone.",
          reply:
            'Many thank strict parents as soon as they have children themselves. Distance comes from coldness, which is found in easygoing homes too.',
          counter:
            'Grown children thank them for caring and forgive the tone. With the same care and a milder tone there would be nothing to forgive.',
        },
        {
          keywords: ['copy', 'model', 'violence', 'empathy', 'aggression'],
          claim: 'From their parents children learn how the strong treat the weak.',
          mechanism:
            'Commands, threats and shaming are a lesson too. What was done with them is tried out the next day on the little brother or on the class.',
          impact: 'So the cost is borne by others who were not even part of that family.',
          example: 'Listen to a child scolding her doll, and you know what is said in her kitchen.',
          reply: 'Strict does not mean shouting and shaming. A calm no that holds is also a model, and a good one.',
          counter:
            'Every good home has a calm no in it somewhere. When people say "strict", as in this motion, they usually mean something louder.',
        },
      ],
      against: [
        {
          keywords: ['discipline', 'habits', 'self-control', 'routine', 'practice'],
          claim: 'Self-control begins as control by somebody else.',
          mechanism:
            'Small children cannot stop on their own: not eating, not watching, not hitting. A fixed framework does it for them until it has become a habit.',
          impact: 'As adults they have something that cannot be bought: they can do what they have set out to do.',
          example:
            'Each evening it was teeth, bag, bed, without discussion. At thirty I still pack my bag the night before and never look for my keys.',
          reply:
            'Routine is wonderful, and gentle families have it too. Habits come from patience at least as much as from fear.',
          counter:
            "Habits don't come of themselves, someone has to insist on the two hundredth evening as well. That insisting is what children call strict.",
        },
        {
          keywords: ['safe', 'boundaries', 'security', 'limits', 'clear'],
          claim: 'Clear limits make children feel safe.',
          mechanism:
            'Where anything can be negotiated, nobody knows what holds. A rule that stands is like a banister: you do not lean on it all the time, but you walk more freely.',
          impact: 'Restless and fearful children, above all, calm down when the grown-ups know what they want.',
          example:
            'Watch a class with a substitute who allows everything. After ten minutes even the wild ones wish that somebody would say stop.',
          reply:
            'Limits are there to hold a child, not to hurt it. Warm parents who explain their rules give the same support without the cold.',
          counter: 'Explaining is fine, up to the fourth why. After that, a limit must simply be there.',
        },
        {
          keywords: ['achieve', 'school', 'success', 'effort', 'standards'],
          claim: 'High demands bring out what children did not know they had.',
          mechanism:
            'Left to ourselves, most of us choose the sofa. Someone who insists on practising carries us over the dull stretch until the pleasure starts.',
          impact:
            'Poor and migrant families in particular have made it in a generation through being firm about school.',
          example:
            "She hated the violin on Tuesdays for four years. Now she plays in an orchestra and can't think who that child was.",
          reply:
            'For each child who was pushed to the top, there are several who never touched the instrument again. We hear from the winners.',
          counter:
            'Those who stopped can still read music, sit still and finish things. And plenty of adults say: I wish they had not let me stop.',
        },
        {
          keywords: ['danger', 'protect', 'phone', 'drugs', 'peers'],
          claim: 'The world outside has become rough, and leniency is no protection.',
          mechanism:
            'Algorithms, drugs and gangs do not ask how the child feels about it. A strict rule on times and devices keeps doors shut that are hard to close later.',
          impact: 'Twelve-year-olds pay for what we were too friendly to forbid.',
          example:
            'At half past ten his phone lies in the kitchen. At half past ten his friends are looking at things they will not get out of their heads.',
          reply:
            "Locks work as long as they are at home. On the school bus, with someone else's phone, what counts is whether he talks to you.",
          counter:
            'A child can talk to you and still leave the phone in the kitchen at night. Why should I give up the lock because there are also windows?',
        },
        {
          keywords: ['respect', 'others', 'manners', 'society', 'rules'],
          claim: 'Who learns respect at home spares others a lesson.',
          mechanism:
            "Greeting, waiting, apologising, keeping one's word: none of it comes by itself. Parents who do not ask for it leave it to teachers, neighbours and in the end the police.",
          impact: 'In the classroom one child without limits takes the lesson away from twenty-nine others.',
          example:
            'On the train a boy kicks the seat in front for an hour while his mother explains to him how it makes the lady feel.',
          reply:
            'Rudeness often comes from not being noticed at all, and there strictness helps as little as explaining. Manners are copied.',
          counter:
            'Manners are copied, and demanded when the copying fails. Other people have a right to their peace, whichever method is in fashion.',
        },
        {
          keywords: ['love', 'care', 'effort', 'lenient', 'neglect'],
          claim: 'Being strict is often the harder way of loving.',
          mechanism:
            'Giving in is quick and makes you popular. To hold out against tears for the sake of a tomorrow that the child cannot see costs strength.',
          impact: 'Tired parents know this well, and so do children later, when they learn what it took.',
          example:
            'My mother drove across town to take me home from a party at eleven. I did not speak to her for two days; today I would drive too.',
          reply: 'Effort is love, whatever the style. Plenty of strict parents make none; they only punish.',
          counter:
            'Parents who only punish are bad at it, and lenient ones who only shrug are bad at it as well. Judge each approach by those who do it with care.',
        },
      ],
    },
  },
]
