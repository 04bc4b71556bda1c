import type { MotionArguments } from '../types.ts'

export const POLITICAL_TERM_LIMITS: MotionArguments = {
  key: 'political-term-limits',
  points: {
    for: [
      {
        keywords: [
          'corrupt',
          'corruption',
          'entrenched',
          'favours',
          'lobby',
          'bribes',
          'money',
          'networks',
        ],
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
        keywords: ['fresh', 'ideas', 'renewal', 'young', 'outdated', 'new', 'change', 'old'],
        claim: 'Fresh people bring fresh answers to parliaments that badly need them.',
        mechanism:
          "Someone who has sat in the same chair since the last century defends the solutions of the last century. Regular turnover lets in nurses, engineers and parents of small children, who know today's problems from today.",
        impact:
          'Voters under forty notice this most, since so many of the faces who decide on their rents and phones were elected before they were born.',
        example:
          'Any club that has never changed its treasurer knows the sentence: we have always done it this way.',
        reply:
          'New ideas come from listening, and a veteran can listen. A newcomer spends half the first term finding the lavatories.',
        counter:
          "Listening is easier when you are not guarding thirty years of your own decisions. The newcomer's first questions are often the ones that nobody dares to ask.",
      },
      {
        keywords: ['incumbent', 'advantage', 'unfair', 'election', 'challenger', 'famous', 'name'],
        claim: 'Sitting members enjoy so many advantages that elections alone rarely remove them.',
        mechanism:
          'They have the name, the staff, the camera and the donors. A challenger, however able, starts the race two laps behind and often decides not to start at all.',
        impact:
          'So the choice that voters are proud of has been narrowed before the ballot is printed.',
        example:
          'Watch a village fête: the member cuts the ribbon, the local paper takes the picture, and the challenger holds a leaflet by the car park.',
        reply:
          'Name and record are how voters know whom they trust. If people keep choosing someone, that may be satisfaction, not captivity.',
        counter:
          'Satisfaction should win against a fair rival. An open seat every few years is the only time that rival reliably turns up.',
      },
      {
        keywords: ['courage', 'reelection', 'unpopular', 'future', 'honest', 'brave', 'popular'],
        claim: 'Politicians in their last term can afford to tell the truth.',
        mechanism:
          'Anyone who must be elected again puts off what hurts now and helps later. Take the next campaign away, and the pension reform or the new sewer at last finds a friend.',
        impact:
          'Generations who do not vote yet are the winners, because it is their bills which the cautious keep pushing down the road.',
        example:
          'Plenty of people give their frankest advice in the week after handing in their notice.',
        reply:
          'Courage without a next election is also freedom from the people. The one who no longer has to face voters can break every promise that he made them.',
        counter:
          'A party and a reputation outlive any mandate, and both punish betrayal. What goes is the daily terror of the next poll, and government is better without it.',
      },
      {
        keywords: [
          'citizens',
          'career',
          'ordinary',
          'elite',
          'profession',
          'normal',
          'people',
          'job',
        ],
        claim: 'Office should be a service for some years, not a lifelong trade.',
        mechanism:
          'When politics is a career, its members come to resemble one another: same schools, same aides, same fear of ever earning a living elsewhere. A limit sends them home to live under their own laws.',
        impact:
          'A law about clinics looks different to someone who will soon be back in the waiting room.',
        example:
          'We do this with juries, school boards and team captains, and no one thinks that the captain was wasted by becoming a player again.',
        reply:
          'We want surgeons and pilots with a career behind them, and running a country is no simpler. Amateurs lean on the people who stay: officials, aides and lobbyists.',
        counter:
          'Surgeons do not make rules that bind all of us, politicians do. Expertise can be hired; sharing our lives cannot.',
      },
      {
        keywords: ['power', 'strongman', 'leader', 'dictator', 'stay', 'putin', 'forever'],
        claim: 'Power held without an end date tends to go on and on.',
        mechanism:
          'A leader who may stay for ever spends each term removing what might stop the next: a judge here, an editor there. A firm limit makes everyone around him plan for the day after.',
        impact:
          'The journalists, officials and rivals who would otherwise bend early are the ones it keeps upright.',
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
        keywords: ['voters', 'choose', 'democratic', 'choice', 'democracy', 'people', 'vote'],
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
        keywords: ['experience', 'knowledge', 'skill', 'complicated', 'learn', 'expert'],
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
        keywords: [
          'staff',
          'unelected',
          'officials',
          'bureaucrats',
          'lobby',
          'bureaucracy',
          'civil servants',
        ],
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
        keywords: [
          'lame',
          'duck',
          'accountable',
          'last',
          'promise',
          'nothing to lose',
          'responsib',
          'care',
        ],
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
        keywords: ['stable', 'continuity', 'project', 'long', 'plans', 'long term', 'finish'],
        claim: 'Great public works outlast short careers.',
        mechanism:
          'Rail lines, school reform and peace talks take a decade or two and need somebody who stays responsible. With enforced turnover everyone cuts ribbons on new ideas and no one finishes old ones.',
        impact: 'Half-built projects are paid for in full by those who live next to the fence.',
        example:
          'A garden with a new owner every three years has many fresh flower beds and not one grown tree.',
        reply:
          'Plans survive people when institutions are sound, and a project that hangs on one man is fragile anyway. Laws, parties and civil servants carry it over.',
        counter:
          'Institutions carry what somebody defends in the budget each autumn. Remove the defender and the line quietly disappears.',
      },
      {
        keywords: ['talent', 'talented', 'best', 'waste', 'blanket', 'good', 'lose'],
        claim: 'Blanket limits throw out the best along with the worst.',
        mechanism:
          'Time in office is a poor measure of fault. There are rogues in their first year and honest servants in their thirtieth, and the rule cannot tell them apart.',
        impact:
          'Regions with few able candidates suffer most, since there is not a second good one waiting at the bus stop.',
        example:
          'No football coach would bench the top scorer because she has already scored for six seasons.',
        reply:
          'A rule need not spot each rogue in order to be right, any more than a retirement age calls every old judge senile. It sets a safe margin for all.',
        counter:
          'Retirement ages rest on something that happens to every body. Nothing happens to every politician in year nine except that the law runs out of patience.',
      },
    ],
  },
}
