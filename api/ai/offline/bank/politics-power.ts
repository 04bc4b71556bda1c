import type { MotionArguments } from './types.ts'

export const POLITICS_POWER_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'political-term-limits',
    points: {
      for: [
        {
          keywords: ['corrupt', 'corruption', 'entrenched', 'favours', 'lobby'],
          claim: 'Long years in office turn favours into a system.',
          mechanism:
            'Trust between a politician and the same few donors, contractors and lobbyists takes time to grow. A fixed end date breaks the ring before it closes.',
          impact:
            'Ordinary citizens pay for such rings without knowing it, in overpriced bridges and in rules written for friends.',
          example:
            'A town where one mayor has ruled for twenty years usually has one builder who wins the tenders, and everyone at the market knows his name.',
          reply:
            'A politician on his way out has to look for his next job, and the lobbyist is the one who offers it. Limits may move the favour from the dinner to the contract.',
          counter:
            "A waiting period before taking a lobbyist's job closes that exit. Nothing closes the other door, because an entrenched man writes the rules himself.",
        },
        {
          keywords: ['fresh', 'ideas', 'new', 'turnover', 'renewal'],
          claim: 'Fresh people bring fresh answers to parliaments that badly need them.',
          mechanism:
            "Someone who has sat in the same chair since the last century defends the solutions of the last century. Regular turnover lets in nurses, engineers and parents of small children, who know today's problems from today.",
          impact:
            'Voters under forty notice this most, since so many of the faces who decide on their rents and phones were elected before they were born.',
          example: 'Any club that has never changed its treasurer knows the sentence: we have always done it this way.',
          reply:
            'New ideas come from listening, and a veteran can listen. A newcomer spends half the first term finding the lavatories.',
          counter:
            "Listening is easier when you are not guarding thirty years of your own decisions. The newcomer's first questions are often the ones that nobody dares to ask.",
        },
        {
          keywords: ['incumbent', 'advantage', 'unfair', 'election', 'challenger'],
          claim: 'Sitting members enjoy so many advantages that elections alone rarely remove them.',
          mechanism:
            'They have the name, the staff, the camera and the donors. A challenger, however able, starts the race two laps behind and often decides not to start at all.',
          impact: 'So the choice that voters are proud of has been narrowed before the ballot is printed.',
          example:
            'Watch a village fête: the member cuts the ribbon, the local paper takes the picture, and the challenger holds a leaflet by the car park.',
          reply:
            'Name and record are how voters know whom they trust. If people keep choosing someone, that may be satisfaction, not captivity.',
          counter:
            'Satisfaction should win against a fair rival. An open seat every few years is the only time that rival reliably turns up.',
        },
        {
          keywords: ['courage', 'reelection', 'unpopular', 'future', 'honest'],
          claim: 'Politicians in their last term can afford to tell the truth.',
          mechanism:
            'Anyone who must be elected again puts off what hurts now and helps later. Take the next campaign away, and the pension reform or the new sewer at last finds a friend.',
          impact:
            'Generations who do not vote yet are the winners, because it is their bills which the cautious keep pushing down the road.',
          example: 'Plenty of people give their frankest advice in the week after handing in their notice.',
          reply:
            'Courage without a next election is also freedom from the people. The one who no longer has to face voters can break every promise that he made them.',
          counter:
            'A party and a reputation outlive any mandate, and both punish betrayal. What goes is the daily terror of the next poll, and government is better without it.',
        },
        {
          keywords: ['citizens', 'career', 'ordinary', 'elite', 'profession'],
          claim: 'Office should be a service for some years, not a lifelong trade.',
          mechanism:
            'When politics is a career, its members come to resemble one another: same schools, same aides, same fear of ever earning a living elsewhere. A limit sends them home to live under their own laws.',
          impact: 'A law about clinics looks different to someone who will soon be back in the waiting room.',
          example:
            'We do this with juries, school boards and team captains, and no one thinks that the captain was wasted by becoming a player again.',
          reply:
            'We want surgeons and pilots with a career behind them, and running a country is no simpler. Amateurs lean on the people who stay: officials, aides and lobbyists.',
          counter:
            'Surgeons do not make rules that bind all of us, politicians do. Expertise can be hired; sharing our lives cannot.',
        },
        {
          keywords: ['power', 'strongman', 'leader', 'dictator', 'stay'],
          claim: 'Power held without an end date tends to go on and on.',
          mechanism:
            'A leader who may stay for ever spends each term removing what might stop the next: a judge here, an editor there. A firm limit makes everyone around him plan for the day after.',
          impact: 'The journalists, officials and rivals who would otherwise bend early are the ones it keeps upright.',
          example:
            'George Washington stepped down after two terms when he could have had a third, and for well over a century that example bound his successors better than any threat.',
          reply:
            'Strongmen rip up limits as soon as the limits bite. The paper does not hold them; free courts and a free press do.',
          counter:
            'Ripping one up is a public alarm that everybody hears. Without a limit there is no line to cross, and the slide goes quietly.',
        },
      ],
      against: [
        {
          keywords: ['voters', 'choice', 'democracy', 'right', 'elect'],
          claim: 'Voters already hold the best term limit there is: they can say no.',
          mechanism:
            'An election asks every few years whether this person should continue. A legal cap answers for us, in advance, without looking at the work.',
          impact:
            'It is the satisfied majority that loses, when the representative they trust is struck from the paper by a calendar.',
          example:
            'Imagine that your family doctor, whom you chose and like, must by law stop seeing you after eight years, so that you stay open to new doctors.',
          reply:
            'Voters can say no in theory, and sitting members are seldom thrown out in practice. The cap restores a contest that habit and money have smothered.',
          counter:
            'Then attack the money and the unfair maps that smother competition. Taking a name off my ballot is an odd way of giving me more choice.',
        },
        {
          keywords: ['experience', 'knowledge', 'skill', 'expertise', 'complicated'],
          claim: 'Experience is worth as much in a parliament as in an operating theatre.',
          mechanism:
            'Budgets, treaties and procedure take years to master. A house full of beginners will be led by anyone who already knows the corridors.',
          impact: 'When a crisis comes, the patient on the table is the whole country.',
          example:
            'The first winter of a new teacher is hard on everyone; by the tenth she sees the trouble starting at the back before it starts. You would not dismiss her for it.',
          reply:
            'Experience in politics is partly experience in clinging on. Two or three terms are ample for learning the trade, and mentors may stay as advisers.',
          counter:
            'Ample for learning, and then out of the door just as it pays off. Advisers whom nobody elected are hardly the democratic version of a veteran.',
        },
        {
          keywords: ['lobbyists', 'staff', 'unelected', 'officials', 'bureaucrats'],
          claim: 'Weakening elected members strengthens the people nobody elected.',
          mechanism:
            'If representatives come and go, memory settles in ministries, staff offices and lobby firms. Those are the ones who will brief the newcomer on how things are done.',
          impact: "Citizens can vote out a senator; they have no idea who the lobby's draftsman is.",
          example:
            'Everyone knows the workplace where managers rotate each year and the real boss is whoever has the keys to the store room.',
          reply:
            'Old members and old lobbyists have grown fond of one another too. A newcomer at least owes them nothing.',
          counter:
            'Owing nothing and knowing nothing make an easy mark. A lobbyist would much rather explain the world to a beginner than argue with someone who has heard it before.',
        },
        {
          keywords: ['lame', 'duck', 'accountable', 'last', 'promise'],
          claim: 'Members in a final term answer to nobody.',
          mechanism:
            "The wish to be elected again is the leash in a voter's hand. Cut it, and the last years turn into a holiday, a vendetta or a job interview.",
          impact: 'Those who believed the promises have no way left to collect on them.',
          example:
            'Think how carefully a tenant treats the flat in the month after being told that the deposit is gone anyway.',
          reply:
            'Most people want to be remembered well and to see their party win. Nearly every second-term president proves that a last term is still a term.',
          counter:
            'Being remembered well is a private hope, while being voted out is a public penalty. I prefer the instrument which I can hold in my own hand.',
        },
        {
          keywords: ['stable', 'continuity', 'project', 'long', 'plans'],
          claim: 'Great public works outlast short careers.',
          mechanism:
            'Rail lines, school reform and peace talks take a decade or two and need somebody who stays responsible. With enforced turnover everyone cuts ribbons on new ideas and no one finishes old ones.',
          impact: 'Half-built projects are paid for in full by those who live next to the fence.',
          example: 'A garden with a new owner every three years has many fresh flower beds and not one grown tree.',
          reply:
            'Plans survive people when institutions are sound, and a project that hangs on one man is fragile anyway. Laws, parties and civil servants carry it over.',
          counter:
            'Institutions carry what somebody defends in the budget each autumn. Remove the defender and the line quietly disappears.',
        },
        {
          keywords: ['talent', 'good', 'lose', 'best', 'waste'],
          claim: 'Blanket limits throw out the best along with the worst.',
          mechanism:
            'Time in office is a poor measure of fault. There are rogues in their first year and honest servants in their thirtieth, and the rule cannot tell them apart.',
          impact:
            'Regions with few able candidates suffer most, since there is not a second good one waiting at the bus stop.',
          example: 'No football coach would bench the top scorer because she has already scored for six seasons.',
          reply:
            'A rule need not spot each rogue in order to be right, any more than a retirement age calls every old judge senile. It sets a safe margin for all.',
          counter:
            'Retirement ages rest on something that happens to every body. Nothing happens to every politician in year nine except that the law runs out of patience.',
        },
      ],
    },
  },
  {
    key: 'national-referendums',
    points: {
      for: [
        {
          keywords: ['people', 'will', 'directly', 'sovereign', 'democracy'],
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
          keywords: ['legitimate', 'accept', 'settle', 'losers', 'peace'],
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
          keywords: ['informed', 'discuss', 'learn', 'debate', 'engage'],
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
          keywords: ['elites', 'politicians', 'distance', 'corrupt', 'check'],
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
          keywords: ['switzerland', 'practice', 'experience', 'works', 'habit'],
          claim: 'Long practice shows that voters can be trusted with hard choices.',
          mechanism:
            'Swiss citizens vote several times a year on tunnels, taxes and treaties, and their country is anything but ruined. They have turned down gifts that any politician would have promised.',
          impact: 'This should comfort anyone who fears a people voting itself free money and calling it policy.',
          example:
            'In 2012 the Swiss were offered six weeks of paid holiday and said no, after talking over what it would do to small firms.',
          reply:
            'Switzerland has a century and a half of practice, a small scale and a habit of compromise. Parachute the tool into a country without these, and you get a popularity contest.',
          counter:
            'Habits come from practice and never before it. No one learned to swim by waiting until swimming was already in the national character.',
        },
        {
          keywords: ['change', 'blocked', 'parliament', 'stuck', 'reform'],
          claim: 'Questions that parties are afraid to touch can at last be answered.',
          mechanism:
            'Some reforms split every party down the middle, so each leader prefers silence. Putting it to the vote takes the bomb out of their hands.',
          impact: 'People whose lives are on hold because of that silence would at last get an answer.',
          example:
            'Any family knows the subject that no one raises at dinner. Sometimes a plain show of hands is a relief to all.',
          reply: 'Leaders are paid to settle exactly such questions. Asking the people becomes an alibi for cowards.',
          counter:
            'Brave leaders are welcome to step forward. Where they have not in thirty years, I would sooner have an answer than an empty reproach.',
        },
      ],
      against: [
        {
          keywords: ['complex', 'expertise', 'understand', 'simple', 'question'],
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
          keywords: ['minority', 'rights', 'tyranny', 'majority', 'vulnerable'],
          claim: 'Majorities should not get to vote on the rights of the few.',
          mechanism:
            'A referendum counts heads and nothing else. There is no committee to hear a small group, no amendment to meet its fear, no veto by conscience.',
          impact: 'Those outvoted are not sore losers but people whose marriage, language or faith was on the ballot.',
          example:
            'Put it to a class whether the one vegetarian should get a separate meal on the trip, and hear how fast fairness becomes a matter of numbers.',
          reply:
            'Courts and constitutions protect rights against parliaments and peoples alike. Elected majorities have trampled minorities often enough without any help.',
          counter:
            'Because elected majorities have trampled people too, decent systems slow majorities down. Yours removes the last speed bump.',
        },
        {
          keywords: ['misinformation', 'lies', 'propaganda', 'campaign', 'emotion'],
          claim: 'Campaigns over a single question reward the best lie.',
          mechanism:
            'In an election a party that cheats must govern afterwards and be judged on it. A referendum campaign packs up its tent the next morning and owes nobody anything.',
          impact: 'Decisions that cannot be undone are then taken in the mood of one Thursday in June.',
          example:
            'A slogan painted on the side of a bus gets round a country faster than any correction can lace its shoes.',
          reply:
            'Fact-checkers, equal airtime and official booklets exist for this very purpose. Lies in a general election are just as loud and concern more things.',
          counter:
            'A correction is read by the careful, and the lie is seen by all. After an election we at least know whom to blame.',
        },
        {
          keywords: ['accountability', 'responsible', 'blame', 'government', 'leaders'],
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
          keywords: ['divide', 'polarise', 'family', 'society', 'hatred'],
          claim: 'Yes-or-no votes split a country into two tribes.',
          mechanism:
            'Elections offer many parties and many reasons, so I may agree with you on half of it. A referendum sorts us into winners and losers and gives each a badge.',
          impact: 'Families, workplaces and neighbourhoods go on wearing the badges long after the count.',
          example: 'Plenty of people can still name the cousin they have not called since the last big vote.',
          reply:
            'The split was there, and the vote merely made it visible. A wound must be seen before it can be treated.',
          counter:
            'Some wounds are made by the instrument. Many people had no strong view until they were ordered to have one by polling day.',
        },
        {
          keywords: ['representatives', 'deliberate', 'job', 'compromise', 'elected'],
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
  },
]
