import type { MotionArguments } from '../types.ts'

export const VOTING_AGE_16: MotionArguments = {
  key: 'voting-age-16',
  points: {
    for: [
      {
        keywords: ['tax', 'taxes', 'wages', 'job', 'earn', 'work', 'working', 'pay', 'workers'],
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
        keywords: ['future', 'climate', 'generation', 'longest', 'debt', 'young', 'long'],
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
        keywords: ['habit', 'turnout', 'early', 'lifelong', 'interested', 'politics', 'used'],
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
        keywords: [
          'brain',
          'mature',
          'maturity',
          'impulsive',
          'rational',
          'smart',
          'informed',
          'intelligent',
          'decide',
        ],
        claim:
          'Calm choices made over weeks are something a sixteen-year-old can manage perfectly well.',
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
        keywords: [
          'responsibility',
          'duties',
          'consent',
          'rights',
          'apprentice',
          'drive',
          'marry',
          'army',
          'work',
          'join',
        ],
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
        keywords: [
          'austria',
          'scotland',
          'abroad',
          'countries',
          'tried',
          'brazil',
          'germany',
          'experience',
        ],
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
        keywords: [
          'experience',
          'bills',
          'rent',
          'independent',
          'immature',
          'mature',
          'naive',
          'life',
        ],
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
        keywords: ['parents', 'teachers', 'influence', 'pressure', 'copy', 'friends', 'tiktok'],
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
        keywords: ['protection', 'childhood', 'eighteen', 'shield', 'adult', 'alcohol', 'limit'],
        claim:
          'Eighteen is where nearly everything about adulthood begins, and one clear line protects the young.',
        mechanism:
          'Once we declare people adult enough to choose a government, it gets harder to explain why they need gentler courts, limits on night work and shelter from lenders.',
        impact:
          'Special protection matters most to teenagers from rough homes, who would be the first to suffer if the law began to see them as grown.',
        example:
          "Imagine the moneylender's lawyer: you let them pick the prime minister, so let them sign my contract.",
        reply:
          'Nothing forces the lines to move together. Driving, drinking and voting begin at different ages in dozens of countries, and child protection has survived.',
        counter:
          'No single step forces the next, but arguments travel. Every future case for thinner protection would open with the words "they can already vote".',
      },
      {
        keywords: [
          'apathy',
          'interest',
          'turnout',
          'registration',
          'civics',
          'bored',
          'politics',
          'vote',
        ],
        claim:
          'Turnout is already poor among the youngest adults, and adding younger ones will not cure that.',
        mechanism:
          'People stay at home because politics feels remote or dull, and a birthday is not what stops them. Lowering the age widens the register without touching the cause.',
        impact:
          'We would get a cheerful headline about youth and lose the pressure for what might really bring them in: proper civics lessons, simple registration, parties that listen.',
        example:
          'A gym with empty machines does not fill up because someone prints more membership cards.',
        reply:
          'Eighteen may be the worst moment to begin, since that is just when people pack and leave. Starting two years earlier changes the circumstances, not only the number.',
        counter:
          'If timing is the trouble, automatic registration at eighteen deals with it tomorrow and leaves the line of adulthood alone.',
      },
      {
        keywords: [
          'classroom',
          'campaign',
          'partisan',
          'polarise',
          'leaflets',
          'school',
          'propaganda',
          'politicians',
          'teachers',
        ],
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
        keywords: ['petition', 'protest', 'march', 'voice', 'youth', 'demonstrate'],
        claim:
          'Young people can move politics without a ballot, often further than one ballot would.',
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
}
