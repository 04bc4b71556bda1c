import type { MotionArguments } from '../types.ts'

export const COMPULSORY_VOTING: MotionArguments = {
  key: 'compulsory-voting',
  points: {
    for: [
      {
        keywords: [
          'represent',
          'everyone',
          'poor',
          'voices',
          'groups',
          'everybody',
          'minorities',
          'young',
        ],
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
        keywords: [
          'duty',
          'jury',
          'civic',
          'obligation',
          'taxes',
          'citizen',
          'duties',
          'responsib',
        ],
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
        keywords: [
          'campaign',
          'money',
          'turnout',
          'persuade',
          'mobilise',
          'extremists',
          'rich',
          'donors',
        ],
        claim:
          'Compulsion changes what campaigns are for: they must persuade people instead of merely rousing them.',
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
        keywords: [
          'legitimate',
          'mandate',
          'majority',
          'winner',
          'minority',
          'legitimacy',
          'accepted',
        ],
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
        keywords: [
          'easy',
          'access',
          'barriers',
          'queue',
          'employer',
          'sunday',
          'work',
          'polling',
          'holiday',
        ],
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
        keywords: [
          'learn',
          'habit',
          'interest',
          'attention',
          'inform',
          'politics',
          'newspaper',
          'educate',
        ],
        claim: 'Having to choose gives people a reason to find out.',
        mechanism:
          'Few of us read up on a decision that we expect to skip. When the date is fixed and the paper will be in your hand, you ask a friend, skim a leaflet, watch a debate.',
        impact:
          'A public that pays attention every few years is harder to fool, and that protects even those who dislike politics.',
        example:
          'Nobody studied the highway code out of curiosity. We learned it because the test was coming.',
        reply:
          'Having to vote is not the same as having to think. Many will number the boxes from top to bottom and go home.',
        counter:
          'Some will mark the paper at random, and their marks fall on all sides and cancel out. The ones nudged into thinking do not cancel out, they add up.',
      },
    ],
    against: [
      {
        keywords: ['freedom', 'abstain', 'refuse', 'conscience', 'choice', 'force', 'right'],
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
        keywords: [
          'uninformed',
          'random',
          'ignorant',
          'careless',
          'donkey',
          'uneducated',
          'stupid',
          'anything',
          'nonsense',
        ],
        claim: 'Forcing the uninterested to the polls puts random marks in the box.',
        mechanism:
          'Someone who has followed nothing will pick the famous face, the top line or the funny name. Their paper weighs exactly as much as the one filled in after weeks of thought.',
        impact:
          'In a close seat such marks can decide who runs the hospitals, and the sick do not get another go.',
        example:
          'Australians even have a word for it, the donkey vote, for papers numbered straight down the list. Parties there care who comes first on the sheet.',
        reply:
          'Voluntary voting does not bring out the wise, it brings out the keen, and the keenest are often the angriest. Careless marks scatter; angry ones pile up on one side.',
        counter:
          'Careless marks do not scatter evenly: they favour the top of the list and the face from television. That is a bias which we would be adding by law.',
      },
      {
        keywords: [
          'abstention',
          'signal',
          'protest',
          'message',
          'disengaged',
          'blank',
          'dissatisfied',
        ],
        claim:
          'Staying at home tells politicians something, and compulsion shuts that message off.',
        mechanism:
          'Falling turnout is the fever that shows the illness: parties too alike, promises broken, places forgotten. Force the number up and the thermometer reads normal while the patient gets worse.',
        impact:
          'Leaders then lose the one plain warning that a whole district has given up on them.',
        example:
          'If a restaurant made lunch compulsory, it would be full every day and would never learn that the soup was terrible.',
        reply:
          'Low turnout is a signal nobody reads. Politicians who lose no seats by it have been sleeping soundly for decades.',
        counter:
          "Parties study turnout street by street, since the absent could be next year's voters for somebody else. Once everyone is counted in, that worry disappears.",
      },
      {
        keywords: ['fine', 'punish', 'poor', 'penalty', 'enforce', 'fines', 'money', 'jail'],
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
        keywords: [
          'cause',
          'trust',
          'fix',
          'symptom',
          'politics',
          'politicians',
          'disappointed',
          'why',
        ],
        claim: 'Low turnout is a symptom, and compulsion only treats the thermometer.',
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
        keywords: ['parties', 'lazy', 'captive', 'safe', 'mobilise', 'politicians', 'effort'],
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
}
