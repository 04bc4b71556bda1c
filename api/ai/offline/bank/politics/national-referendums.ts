import type { MotionArguments } from '../types.ts'

export const NATIONAL_REFERENDUMS: MotionArguments = {
  key: 'national-referendums',
  points: {
    for: [
      {
        keywords: [
          'directly',
          'sovereign',
          'binding',
          'generations',
          'democracy',
          'people',
          'decide',
        ],
        claim: 'Decisions that bind a whole people for generations belong to the people.',
        mechanism:
          'In an ordinary election we choose a bundle: one party for tax, schools and foreign policy together. A referendum unties the bundle and lets us answer the single question that will outlive any government.',
        impact:
          'Everyone who must live under the result gets one equal voice on it, the farmer as much as the minister.',
        example:
          'Parents who let others choose the school for a year would still expect to be asked before the family emigrates.',
        reply:
          'Put to the people one at a time, questions are answered alone and nobody makes the answers add up. Voters may choose lower taxes in May and better hospitals in June.',
        counter:
          'Parliaments contradict themselves as well, and call it borrowing. A people that has to live with its contradictions corrects them sooner.',
      },
      {
        keywords: ['legitimate', 'accept', 'settle', 'losers', 'peace', 'result', 'dispute'],
        claim: 'A direct vote settles a bitter question as nothing else does.',
        mechanism:
          'Those who lose in parliament can say that the deal was struck behind closed doors. Those who lose a fair count of millions have no one left to accuse.',
        impact: 'Deep quarrels poison a country for decades, and ending one is worth a noisy year.',
        example:
          'Ireland voted on divorce, and later on marriage for same-sex couples, after years of argument. Many who lost accepted that their country had spoken.',
        reply:
          'A narrow result settles nothing. Britain went on tearing itself apart for years after its vote on Europe.',
        counter:
          'Where a vote settled nothing, as in Britain, the question was vague and there was no plan behind it. Set out the law first, then vote on it, and the answer is one that you can carry out.',
      },
      {
        keywords: [
          'informed',
          'discuss',
          'learn',
          'debate',
          'engage',
          'interested',
          'participate',
          'politics',
        ],
        claim: 'Being asked a real question turns spectators into citizens.',
        mechanism:
          'When my own vote decides the matter, I have grounds to read, to listen and to quarrel with my uncle over lunch. Representative politics lets me leave all that to people in suits.',
        impact:
          'A country that talks for months about a matter of substance comes out knowing more, whichever way it goes.',
        example:
          'Swiss households get a booklet with the case for and against before each national vote, and it lies on the kitchen table for weeks.',
        reply:
          'Lies travel at least as fast as honest argument in such a campaign. A busy person does not study pension law, she picks up a feeling from a poster.',
        counter:
          'Voters go by feeling at elections as well, and then on forty subjects at once. One question at a time is the easiest form of politics to be informed about.',
      },
      {
        keywords: ['politicians', 'distance', 'corrupt', 'check', 'elite', 'listen'],
        claim: 'Referendums keep rulers from drifting away from the ruled.',
        mechanism:
          'In most capitals the parties agree quietly on things that most voters dislike. The chance that a decision may be put to the people makes them listen before they sign.',
        impact:
          'That check protects those without lobbyists, because a lobby can charm fifty committee members but not a nation.',
        example: 'Even an unused brake changes how a driver takes the hill.',
        reply:
          'Lobbies adore referendums: one message, one evening, and no committee to ask them awkward questions. A campaign with money behind it charms millions at a time.',
        counter:
          'Money counts in every campaign, but here it must be spent in daylight and in front of everyone. In the committee room nobody sees it.',
      },
      {
        keywords: ['switzerland', 'swiss', 'practice', 'experience', 'works'],
        claim: 'Long practice shows that voters can be trusted with hard choices.',
        mechanism:
          'Swiss citizens vote several times a year on tunnels, taxes and treaties, and their country is anything but ruined. They have turned down gifts that any politician would have promised.',
        impact:
          'This should comfort anyone who fears a people voting itself free money and calling it policy.',
        example:
          'In 2012 the Swiss were offered six weeks of paid holiday and said no, after talking over what it would do to small firms.',
        reply:
          'Switzerland has a century and a half of practice, a small scale and a habit of compromise. Parachute the tool into a country without these, and you get a popularity contest.',
        counter:
          'Habits come from practice and never before it. No one learned to swim by waiting until swimming was already in the national character.',
      },
      {
        keywords: [
          'change',
          'blocked',
          'parliament',
          'stuck',
          'reform',
          'parties',
          'avoid',
          'taboo',
        ],
        claim: 'A referendum can answer the questions that parties are afraid to touch.',
        mechanism:
          'Some reforms split every party down the middle, so each leader prefers silence. Putting it to the vote takes the bomb out of their hands.',
        impact:
          'People whose lives are on hold because of that silence would at last get an answer.',
        example:
          'Any family knows the subject that no one raises at dinner. Sometimes a plain show of hands is a relief to all.',
        reply:
          'Leaders are paid to settle exactly such questions. Asking the people becomes an alibi for cowards.',
        counter:
          'Brave leaders are welcome to step forward. Where they have not in thirty years, I would sooner have an answer than an empty reproach.',
      },
    ],
    against: [
      {
        keywords: [
          'complex',
          'expertise',
          'understand',
          'simple',
          'question',
          'complicated',
          'difficult',
          'details',
          'yes no',
        ],
        claim: 'Complicated questions do not fit into a yes or a no.',
        mechanism:
          'Treaties and constitutions are webs of trade-offs. A referendum takes the web, cuts out one thread and asks the country to pull.',
        impact:
          'Whoever must live with the details, from the border trader to the patient waiting for an imported drug, finds out about them afterwards.',
        example:
          'A couple can vote on moving abroad, yes or no. It is the flat, the visas and the cat that decide whether they are happy.',
        reply:
          'Parliament, too, votes yes or no at the end. The details can be worked out in a bill before the people are asked.',
        counter:
          'In parliament the bill is amended a hundred times on its way to that yes or no. Voters get it frozen, take it or leave it.',
      },
      {
        keywords: [
          'minority',
          'minorities',
          'rights',
          'tyranny',
          'vulnerable',
          'majority',
          'discriminat',
        ],
        claim: 'Majorities should not get to vote on the rights of the few.',
        mechanism:
          'A referendum counts heads and nothing else. There is no committee to hear a small group, no amendment to meet its fear, no veto by conscience.',
        impact:
          'Those outvoted are not sore losers but people whose marriage, language or faith was on the ballot.',
        example:
          'Put it to a class whether the one vegetarian should get a separate meal on the trip, and hear how fast fairness becomes a matter of numbers.',
        reply:
          'Courts and constitutions protect rights against parliaments and peoples alike. Elected majorities have trampled minorities often enough without any help.',
        counter:
          'Because elected majorities have trampled people too, decent systems slow majorities down. Yours removes the last speed bump.',
      },
      {
        keywords: [
          'misinformation',
          'lies',
          'propaganda',
          'campaign',
          'emotion',
          'brexit',
          'facebook',
          'populis',
          'manipul',
        ],
        claim: 'Campaigns over a single question reward the best lie.',
        mechanism:
          'In an election a party that cheats must govern afterwards and be judged on it. A referendum campaign packs up its tent the next morning and owes nobody anything.',
        impact:
          'Decisions that cannot be undone are then taken in the mood of one Thursday in June.',
        example:
          'A slogan painted on the side of a bus gets round a country faster than any correction can lace its shoes.',
        reply:
          'Fact-checkers, equal airtime and official booklets exist for this very purpose. Lies in a general election are just as loud and concern more things.',
        counter:
          'A correction is read by the careful, and the lie is seen by all. After an election we at least know whom to blame.',
      },
      {
        keywords: [
          'accountability',
          'responsible',
          'blame',
          'government',
          'leaders',
          'politicians',
          'responsibility',
        ],
        claim: 'Nobody answers for a decision that everybody made.',
        mechanism:
          'When a minister gets it wrong we know whom to question and whom to dismiss. When the people get it wrong, those who must carry it out say that they never wanted it.',
        impact: 'The drift that follows hurts the very citizens who were promised clarity.',
        example:
          'Five friends vote on the restaurant, the food is awful, and everyone says: well, I only went along.',
        reply:
          'Grown-ups can own a joint decision, and in a referendum they do. Ministers dodging blame is hardly an improvement.',
        counter:
          "Owning a mistake in one's heart changes nothing on Monday. A dismissed minister can be replaced by a better one; a people cannot.",
      },
      {
        keywords: ['divide', 'polarise', 'family', 'society', 'hatred', 'hate', 'split'],
        claim: 'Yes-or-no votes split a country into two tribes.',
        mechanism:
          'Elections offer many parties and many reasons, so I may agree with you on half of it. A referendum sorts us into winners and losers and gives each a badge.',
        impact:
          'Families, workplaces and neighbourhoods go on wearing the badges long after the count.',
        example:
          'Plenty of people can still name the cousin they have not called since the last big vote.',
        reply:
          'The split was there, and the vote merely made it visible. A wound must be seen before it can be treated.',
        counter:
          'Some wounds are made by the instrument. Many people had no strong view until they were ordered to have one by polling day.',
      },
      {
        keywords: [
          'representatives',
          'deliberate',
          'job',
          'compromise',
          'elected',
          'experts',
          'paid',
        ],
        claim: 'Elected representatives are paid to study, bargain and decide.',
        mechanism:
          'They hear experts, read the annexes and trade a little here for a little there, until most can live with the law. None of that can happen in a polling booth.',
        impact:
          'Busy people with children and two jobs are entitled to delegate this work and to sack whoever does it badly.',
        example: 'I pick my dentist with care. I do not want to be handed the drill.',
        reply:
          'Delegating the daily work is one thing, and handing over the future is another. On the great questions the people who live with the answer want to be asked.',
        counter:
          'Being asked is fine where each of us decides for himself. In a referendum all my neighbours decide for me, and hardly one of them has had time to read the file.',
      },
    ],
  },
}
