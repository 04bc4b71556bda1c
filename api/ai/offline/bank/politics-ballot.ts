import type { MotionArguments } from './types.ts'

export const POLITICS_BALLOT_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'voting-age-16',
    points: {
      for: [
        {
          keywords: ['tax', 'taxes', 'wages', 'job', 'earn'],
          claim:
            'Sixteen-year-olds in many countries already work and pay tax, so they should help choose who spends it.',
          mechanism:
            'Every pay slip from a Saturday job and every purchase with sales tax on it sends money to a government. A vote is how the person paying gets to ask what the money was for.',
          impact:
            'Without it, a whole group helps to fund decisions about wages, buses and colleges that it can neither reward nor punish at the ballot box.',
          example:
            'Think of the girl who stacks shelves until ten at night: the shop deducts, the treasury collects, and on election day she watches her manager go and vote.',
          reply:
            'Paying tax has never been what earns a vote. Ten-year-olds pay it on sweets, and we do not take the ballot away from adults who earn too little to be taxed.',
          counter:
            'Tax alone would prove little, I agree. But these people work here, will go on living here, and unlike a tourist they have no other country in which to be heard.',
        },
        {
          keywords: ['future', 'climate', 'generation', 'longest', 'debt'],
          claim: 'People who will live longest with a decision deserve some say in it.',
          mechanism:
            'Politicians court the voters they have, and in most rich countries those voters are getting older. Two extra year groups give the parties a reason to think past the next pension rise.',
          impact:
            'Housing, climate and public debt land hardest on those just leaving school, and by the time they may vote the contract has been signed for them.',
          example:
            'When a council sells a playing field to make a car park, the pupils who used it are the last to be asked and the first to miss it.',
          reply:
            'By that logic toddlers should have the most votes of all. How many years lie ahead of you shows that you are affected, not that you can judge.',
          counter:
            'Being affected is the reason to include someone, and being able to judge is the limit. Toddlers fail the second test; sixteen-year-olds pass both.',
        },
        {
          keywords: ['habit', 'turnout', 'school', 'first', 'lifelong'],
          claim: 'A first vote cast while still at home and at school is likelier to become a habit.',
          mechanism:
            'At eighteen many people are moving house, changing cities and losing the registration letter. At sixteen there is a teacher to explain how it works and a family walking to the polling station.',
          impact:
            'Habits formed early tend to last, so what we gain is not one election but decades of people turning up, and a democracy lives on people turning up.',
          example:
            'It is the same with a library card: get one with your class and you keep using it, wait until life is busy and you never quite get round to it.',
          reply:
            'A ballot cast because Mum and the teacher marched you there is closer to a school trip than to citizenship. Once they move away, the same teenagers will drop off like everybody else.',
          counter:
            'Every good habit starts with someone showing you how. We do not call reading worthless because a teacher taught it.',
        },
        {
          keywords: ['brain', 'mature', 'maturity', 'impulsive', 'rational'],
          claim: 'Calm choices made over weeks are something a sixteen-year-old can manage perfectly well.',
          mechanism:
            'Teenagers are rash in hot moments, with friends watching and seconds to decide. An election gives them months of argument and then a quiet booth.',
          impact:
            'So the familiar picture of the reckless teenager tells us a good deal about motorbikes and very little about ballots.',
          example:
            'The same student who does something silly at a party on Saturday can compare three colleges quite sensibly on Monday.',
          reply:
            'Judging promises, budgets and sources is a slow skill that goes on growing well into the twenties. Being calm is not yet being able to weigh a budget.',
          counter:
            'If a finished brain were the entry ticket we would have to raise the age to twenty-five, and nobody wants that. The bar is decent judgement, and plenty of people clear it at sixteen.',
        },
        {
          keywords: ['responsibility', 'duties', 'consent', 'rights', 'apprentice'],
          claim:
            'It makes little sense to load a sixteen-year-old with adult duties and then refuse the matching rights.',
          mechanism:
            'Depending on the country they may leave school, start an apprenticeship, agree to an operation or answer to a criminal court. Each of those assumes a person who understands consequences.',
          impact:
            'A law that sees a grown-up when there is a burden to hand out and a child when there is a benefit looks less like caution than like convenience.',
          example:
            'We let an apprentice work on the wiring in your kitchen, yet we do not trust her with a pencil and a ballot paper.',
          reply:
            'Rights arrive one by one because each asks for a different maturity. Most places also forbid a sixteen-year-old to buy spirits, marry as they like or sit on a jury.',
          counter:
            "The rights we hold back until later protect the drinker from himself or decide a defendant's fate. A single mark among millions does neither, so it belongs at the early end of the ladder.",
        },
        {
          keywords: ['austria', 'scotland', 'abroad', 'countries', 'tried'],
          claim: 'Places that have let sixteen-year-olds vote have found little to fear.',
          mechanism:
            'Austria lets sixteen-year-olds vote in national elections and Scotland lets them choose its own parliament. In neither did schoolyard fashion sweep the board or one party walk off with every young vote.',
          impact:
            'That takes much of the risk out of the choice before us: we would not be leaping, we would be following a path that others have walked for years.',
          example:
            "Sixteen-year-olds took part in Scotland's independence referendum in 2014, and the experience won over politicians who had been against the idea before.",
          reply:
            'Surviving a rule is not the same as gaining by it. Most democracies have looked at those countries and kept the line at eighteen.',
          counter:
            'Most democracies looked at eighteen in just that way while the age was still twenty-one. Somebody goes first, the sky stays up, and the rest follow.',
        },
      ],
      against: [
        {
          keywords: ['experience', 'bills', 'rent', 'independent', 'own'],
          claim:
            'Judgement about public life grows out of running a life of your own, and few people do that at sixteen.',
          mechanism:
            'Rent, bills, a boss and a waiting list teach you what policies actually do. A pupil living at home meets most of these at second hand.',
          impact:
            'Governments decide about people who depend on them to get by, so it is fair to ask that those who choose have met the things they are choosing about.',
          example:
            'Ask a class what the local council pays for, then ask people in their first flat. The second group has opened the envelope.',
          reply:
            'Plenty of adults live with their parents or have never paid a bill, and nobody checks before handing them a ballot. Using buses, schools and clinics is experience of public policy too.',
          counter:
            'Any age rule will fit some people badly. The question is where the line does least wrong, and shortly after independence begins is wiser than shortly before.',
        },
        {
          keywords: ['parents', 'teachers', 'influence', 'pressure', 'copy'],
          claim: "Many of the new ballots would really be somebody else's, cast by proxy.",
          mechanism:
            'At that age parents run the house and teachers give the marks. Even where nobody leans on them, young people who hear politics from a single source tend to repeat it.',
          impact:
            'Rather than adding fresh voices we would hand a second vote to confident parents, and nothing to the families where politics never comes to the table.',
          example:
            'Anyone who has watched a mock election in a classroom has heard the dinner-table phrases come back word for word.',
          reply:
            'Husbands, wives, bosses and preachers influence adults as well, and the secret ballot is our answer to all of them. If anything, teenagers are famous for disagreeing with their parents.',
          counter:
            'An adult who disagrees can move out or change jobs. Somebody of sixteen has to come down to breakfast, and that is another kind of pressure.',
        },
        {
          keywords: ['protection', 'childhood', 'eighteen', 'adulthood', 'shield'],
          claim: 'Eighteen is where nearly everything about adulthood begins, and one clear line protects the young.',
          mechanism:
            'Once we declare people adult enough to choose a government, it gets harder to explain why they need gentler courts, limits on night work and shelter from lenders.',
          impact:
            'Those shields matter most to teenagers from rough homes, who would be the first to suffer if the law began to see them as grown.',
          example:
            "Imagine the moneylender's lawyer: you let them pick the prime minister, so let them sign my contract.",
          reply:
            'Nothing forces the lines to move together. Driving, drinking and voting begin at different ages in dozens of countries, and child protection has survived.',
          counter:
            'No single step forces the next, but arguments travel. Every future case for thinner protection would open with the words "they can already vote".',
        },
        {
          keywords: ['apathy', 'interest', 'turnout', 'registration', 'civics'],
          claim: 'Turnout is already poor among the youngest adults, and adding younger ones will not cure that.',
          mechanism:
            'People stay at home because politics feels remote or dull, and a birthday is not what stops them. Lowering the age widens the register without touching the cause.',
          impact:
            'We would get a cheerful headline about youth and lose the pressure for what might really bring them in: proper civics lessons, simple registration, parties that listen.',
          example: 'A gym with empty machines does not fill up because someone prints more membership cards.',
          reply:
            'Eighteen may be the worst moment to begin, since that is just when people pack and leave. Starting two years earlier changes the circumstances, not only the number.',
          counter:
            'If timing is the trouble, automatic registration at eighteen deals with it tomorrow and leaves the line of adulthood alone.',
        },
        {
          keywords: ['classroom', 'campaign', 'partisan', 'polarise', 'leaflets'],
          claim: 'Campaigns would move into classrooms, and schools would be the worse for it.',
          mechanism:
            'Pupils who can vote are pupils worth targeting: candidates ask to visit, leaflets appear, parents suspect teachers of recruiting. Each lesson on a live issue becomes a complaint in waiting.',
          impact:
            'Schools are among the last places where children from every camp sit side by side, and that is worth more than some extra ballots.',
          example:
            'Picture a head teacher deciding which rally poster may hang beside the timetable, then defending the choice to furious families.',
          reply:
            'Schools with eighteen-year-old pupils already live with this, under simple rules about balance. A little honest political talk would do most classrooms good.',
          counter:
            'A handful of voters at the very end of school is nothing like two whole year groups. Scale turns a guest speaker into a campaign stop.',
        },
        {
          keywords: ['petition', 'protest', 'march', 'voice', 'youth'],
          claim: 'Young people can move politics without a ballot, often further than one ballot would.',
          mechanism:
            'Marches, petitions, youth parliaments and a sharp video reach decision-makers directly. All of those are open at any age.',
          impact:
            'So nobody is being silenced here. The wait lasts two years, and at the end of it the vote comes to every single one of them.',
          example:
            'The school strikes for the climate were led by people too young to vote, and ministers found themselves answering them on the evening news.',
          reply:
            'Marching is what you do when you have no power. A minister can applaud the march on Monday and forget it by Friday, but no one applauds away a lost seat.',
          counter:
            'A single vote gets forgotten far faster than a crowd does. If influence is what you want for the young, the ballot is the weakest tool on the shelf.',
        },
      ],
    },
  },
  {
    key: 'compulsory-voting',
    points: {
      for: [
        {
          keywords: ['represent', 'everyone', 'poor', 'voices', 'groups'],
          claim: 'When everybody votes, the result finally speaks for everybody.',
          mechanism:
            'Under voluntary voting the old, the settled and the well-off turn out most, so parties write their programmes for them. Make voting a duty and the parties must face the whole country.',
          impact:
            'The ones who gain are those now easiest to ignore: renters who move often, shift workers, people for whom politics has never done much.',
          example:
            'A candidate with one free evening goes to the street where people vote. If every street votes, she has to knock on the other doors as well.',
          reply:
            'Getting people to the booth does not make anyone listen to them. A party may know that you were forced to come and still guess that you care too little to punish it.',
          counter:
            'A politician who writes off the reluctant loses to a rival who does not. Votes get chased wherever they are, and duty puts them in every street.',
        },
        {
          keywords: ['duty', 'jury', 'civic', 'obligation', 'taxes'],
          claim: 'Choosing a government is a shared duty, like jury service or paying tax.',
          mechanism:
            'We accept some small compulsion where a good that all enjoy collapses if each person leaves it to the others. Elections are exactly such a good.',
          impact:
            'Free riding here is not harmless, because a government picked by half the people still rules over all of them.',
          example:
            "Nobody calls it tyranny when a summons for jury service lands on the mat and costs a day's work. This one costs about half an hour every few years.",
          reply:
            'A duty that you carry out because of a fine has lost the thing that made it a civic act. Jury service hurts a real defendant if nobody comes; an election goes ahead without me.',
          counter:
            'An election goes ahead without you, but it gets less fair with each person missing. It is the same slow damage you would see in a jury system run on volunteers.',
        },
        {
          keywords: ['campaign', 'money', 'turnout', 'persuade', 'mobilise'],
          claim: 'Compulsion changes what campaigns are for: they must persuade people instead of merely rousing them.',
          mechanism:
            'If turnout is the battlefield, the cheapest tactic is to frighten your own side into coming and to bore the other side into staying home. Guaranteed turnout makes both tricks pointless.',
          impact:
            'Everyone who is tired of shouting stands to win, since the voter in the middle becomes the one worth talking to.',
          example:
            'Compare a football crowd with a jury. You whip up the crowd, but you have to convince the jury, because it will be there whatever you do.',
          reply:
            'People dragged to the booth are the ones least armed against a loud slogan. You may simply be handing the shouters a bigger hall.',
          counter:
            'Slogans work best on people already half in love with the slogan. The lukewarm voter is the hardest person in the country to whip up.',
        },
        {
          keywords: ['legitimate', 'mandate', 'majority', 'winner', 'minority'],
          claim: 'A government chosen at a full turnout carries a mandate that nobody can shrug off.',
          mechanism:
            'If four in ten stay at home, a winner with a bare majority speaks for under a third of the adults. The losers can always say that the real majority was silent.',
          impact:
            'Hard decisions on taxes or pensions need a winner whose right to decide is beyond argument, and divided countries need it most.',
          example:
            'A class trip voted through by the nine pupils who happened to be in the room will be grumbled about all year. Ask all thirty and the grumbling has nothing to stand on.',
          reply:
            'Counting reluctant ballots inflates the number without adding any consent. Silence is information too, and you would blot it out.',
          counter:
            'A blank paper in the box says "none of you" loudly and gets counted. An empty chair says nothing that anyone can read.',
        },
        {
          keywords: ['easy', 'access', 'barriers', 'queue', 'employer'],
          claim: 'Once the state demands a vote, it has to make voting easy.',
          mechanism:
            'No government can fine citizens for missing an election and also hold it on a working day, in one distant hall, with a two-hour queue. The duty runs both ways.',
          impact:
            'Carers, night workers and people in villages would feel that change first, because the obstacles stand in their way and not in mine.',
          example:
            'Australia shows how the two go together: voting is required, and it happens on a Saturday, with early and postal voting, often beside a sausage stall.',
          reply:
            'Weekend polling, postal ballots and more stations can be had without fining anyone. Do the easy part and leave people free.',
          counter:
            'Easier voting could be had today, and in many places it never arrives, since those in power gain from the obstacles. A legal duty takes away their excuse.',
        },
        {
          keywords: ['learn', 'habit', 'informed', 'interest', 'attention'],
          claim: 'Having to choose gives people a reason to find out.',
          mechanism:
            'Few of us read up on a decision that we expect to skip. When the date is fixed and the paper will be in your hand, you ask a friend, skim a leaflet, watch a debate.',
          impact:
            'A public that pays attention every few years is harder to fool, and that protects even those who dislike politics.',
          example: 'Nobody studied the highway code out of curiosity. We learned it because the test was coming.',
          reply:
            'Having to vote is not the same as having to think. Many will number the boxes from top to bottom and go home.',
          counter:
            'Some will mark the paper at random, and their marks fall on all sides and cancel out. The ones nudged into thinking do not cancel out, they add up.',
        },
      ],
      against: [
        {
          keywords: ['freedom', 'right', 'abstain', 'refuse', 'choice'],
          claim: 'A right that you are punished for not using has stopped being a right.',
          mechanism:
            'Freedom of speech includes silence and freedom of belief includes none. In the same way the freedom to choose a government includes the freedom to say that no one on offer has earned it.',
          impact:
            'This touches the person of conscience first: the believer who stays out of worldly politics, the citizen who will not bless a rotten contest.',
          example:
            'We would be outraged if the state fined people for skipping a demonstration, even a demonstration for democracy.',
          reply:
            'You need not choose anybody. Hand in a blank paper and your conscience is untouched; all that is asked is that you turn up.',
          counter:
            'Telling people to hand in a blank paper means curing an objection to the ritual by performing the ritual. For someone who rejects the contest itself, the visit is the very thing objected to.',
        },
        {
          keywords: ['uninformed', 'random', 'ignorant', 'careless', 'donkey'],
          claim: 'Forcing the uninterested to the polls puts random marks in the box.',
          mechanism:
            'Someone who has followed nothing will pick the famous face, the top line or the funny name. Their paper weighs exactly as much as the one filled in after weeks of thought.',
          impact: 'In a close seat such marks can decide who runs the hospitals, and the sick do not get another go.',
          example:
            'Australians even have a word for it, the donkey vote, for papers numbered straight down the list. Parties there care who comes first on the sheet.',
          reply:
            'Voluntary voting does not bring out the wise, it brings out the keen, and the keenest are often the angriest. Careless marks scatter; angry ones pile up on one side.',
          counter:
            'Careless marks do not scatter evenly: they favour the top of the list and the face from television. That is a bias which we would be adding by law.',
        },
        {
          keywords: ['abstention', 'signal', 'protest', 'message', 'disengaged'],
          claim: 'Staying at home tells politicians something, and compulsion shuts that message off.',
          mechanism:
            'Falling turnout is the fever that shows the illness: parties too alike, promises broken, places forgotten. Force the number up and the thermometer reads normal while the patient gets worse.',
          impact: 'Leaders then lose the one plain warning that a whole district has given up on them.',
          example:
            'If a restaurant made lunch compulsory, it would be full every day and would never learn that the soup was terrible.',
          reply:
            'Low turnout is a signal nobody reads. Politicians who lose no seats by it have been sleeping soundly for decades.',
          counter:
            "Parties study turnout street by street, since the absent could be next year's voters for somebody else. Once everyone is counted in, that worry disappears.",
        },
        {
          keywords: ['fine', 'punish', 'poor', 'penalty', 'enforce'],
          claim: 'Fines for not voting fall hardest on people who are already struggling.',
          mechanism:
            "Those who miss elections are more often poor, ill, moving house or working two jobs. They are also the ones for whom a small fine is a week's bus fare and an unpaid fine is a summons.",
          impact:
            'A policy sold as giving the poor a voice ends by giving them a debt, and a fresh reason to resent the state.',
          example:
            'The banker forgets to vote and pays with a tap of his phone. The cleaner forgets, moves flat, misses the letter and meets a bailiff.',
          reply:
            'Penalties can be tiny and any fair excuse accepted, as in Australia, where a letter with a reason is usually enough. The point is the nudge and not the revenue.',
          counter:
            'Excuses take time, language and confidence as well. And if every one of them is accepted, you are left with paperwork instead of a duty.',
        },
        {
          keywords: ['cause', 'trust', 'fix', 'symptom', 'politics'],
          claim: 'Low turnout is a symptom, and this treats the thermometer.',
          mechanism:
            'People vote when they believe that it changes something. Competitive seats, honest candidates and a fair voting system give them that belief; a threat does not.',
          impact:
            'Take away the shame of an empty polling station and the political class loses its best reason to mend itself.',
          example:
            'A teacher whose lessons bore everyone can lock the door, and the room will be full. Ask a month later who learned anything.',
          reply:
            'You set these against each other for no reason. Politicians who must win over the disillusioned have a stronger motive to reform than those who can live off the loyal.',
          counter:
            'Being sure of an audience has rarely made anyone a better performer. It is the risk of an empty room that keeps them honest.',
        },
        {
          keywords: ['parties', 'lazy', 'captive', 'safe', 'mobilise'],
          claim: 'Parties with a captive electorate stop earning their support.',
          mechanism:
            'Canvassing, local meetings and volunteers exist because supporters must be moved to come out. Let the law do that work and the party can close the branch and buy another advertisement.',
          impact:
            'Ordinary members lose their influence, because a leader who has no need of their legs has little need of their opinions.',
          example:
            'A shop with a guaranteed customer does not lower its prices. Ask anyone who has ever bought food at an airport.',
          reply:
            'Where everyone votes the contest is sharper, for there is a rival on the same paper reaching for the same hand. Nobody is a captive with six other names to choose from.',
          counter:
            'Rivals fight over the few who waver and take the rest for granted. What you lose is the slow work of keeping your own people willing.',
        },
      ],
    },
  },
]
