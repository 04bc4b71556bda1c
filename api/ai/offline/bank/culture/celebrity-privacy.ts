import type { MotionArguments } from '../types.ts'

export const CELEBRITY_PRIVACY: MotionArguments = {
  key: 'celebrity-privacy',
  points: {
    for: [
      {
        keywords: [
          'human',
          'dignity',
          'equal',
          'person',
          'deserve',
          'everyone',
          'same',
          'feelings',
          'people',
        ],
        claim: 'Being known does not stop anyone from being human.',
        mechanism:
          'Privacy guards what every person needs: grief, illness, love and mistakes without an audience. A famous woman at a graveside needs that exactly as I do.',
        impact:
          'If a right fades as people get to know your face, it was never a right, merely a reward for being dull.',
        example:
          'A singer leaves hospital after losing a baby, and a lens is waiting at the exit. No hit record has ever been a contract for that.',
        reply:
          'Equal dignity yes, but rights meet other rights. What somebody does who sways millions concerns those millions, and what I do does not.',
        counter:
          "Much less of it concerns them than the magazines pretend. For what truly does, any citizen's privacy gives way, so we need no second class of persons.",
      },
      {
        keywords: [
          'children',
          'family',
          'friends',
          'relatives',
          'innocent',
          'kids',
          'son',
          'daughter',
          'wife',
          'husband',
          'siblings',
        ],
        claim: 'Families of famous people never applied for fame.',
        mechanism:
          'A daughter is photographed at the school gate because of whom her mother plays on the screen. Rules that allow the hunt for the one allow it for all around her.',
        impact:
          'Classmates, old parents and new partners are dragged in, and they have neither bodyguards nor lawyers.',
        example:
          'Kids who should be worrying about a spelling test learn to walk to the car with a hood over their heads.',
        reply:
          'Protect the children, then, as many countries do. That says nothing of the grown-up who chose the stage.',
        counter:
          'Living with her they share her door, her car and her holidays. You cannot besiege the mother and leave the child in peace.',
      },
      {
        keywords: [
          'harassment',
          'paparazzi',
          'safety',
          'stalk',
          'danger',
          'chase',
          'car',
          'crash',
          'photograph',
          'diana',
          'accident',
        ],
        claim: 'Hunting the famous for pictures puts people in danger.',
        mechanism:
          "Where a snapshot is worth a month's pay, cars are followed, fences climbed and rubbish searched. Stalkers only need to read where the jogging route goes.",
        impact:
          'Several have paid for it with their peace of mind, some with their lives, and bystanders were hurt as well.',
        example:
          'Everyone remembers the tunnel in Paris and the princess who was being followed by photographers that night.',
        reply:
          'Chasing, trespass and stalking are forbidden whoever the victim is. Enforce those laws, and we can still print a photograph from the public beach.',
        counter:
          'As long as the picture sells, someone will break those laws to take it. You dry up the hunt by taking away the market.',
      },
      {
        keywords: [
          'career',
          'talent',
          'acting',
          'separate',
          'job',
          'work',
          'performance',
          'sell',
          'role',
          'footballer',
        ],
        claim: 'An actor sells us her acting, and nothing else.',
        mechanism:
          "The ticket pays for the performance. Nobody concludes that because he bought bread, he may look into the baker's bedroom.",
        impact:
          'Shy and gifted people would dare to step forward if that did not mean giving up everything.',
        example:
          'Your dentist also lives from the public, and you would find it strange to know whom he kissed on holiday.',
        reply:
          'Most workers do not invite the public to see their new kitchen in a magazine. Stars sell their private life by the page and then complain when it is read.',
        counter:
          'Some sell their kitchens, and many never did. And whoever tells you one thing about herself has not told you everything.',
      },
      {
        keywords: [
          'public-interest',
          'gossip',
          'curiosity',
          'curious',
          'interest',
          'need',
          'know',
          'business',
          'news',
        ],
        claim: 'What the public is curious about is not the same as the public interest.',
        mechanism:
          'Abuse of power, hypocrisy and crime have to be reported about anyone. A pregnancy, a crisis or a swimsuit helps no citizen to decide anything.',
        impact:
          "Papers with fewer bellies on the front page would have space for what concerns readers' lives.",
        example:
          'Try to remember the celebrity break-up of two years ago and what you did differently because of it.',
        reply:
          "Who draws that line? A rich man's lawyer will call every awkward story gossip, and the judge does not always see through it.",
        counter:
          'Judges draw it every day for doctors, bosses and neighbours. Lawyers for the rich are a reason for better judges, not for open season.',
      },
      {
        keywords: [
          'mental',
          'pressure',
          'breakdown',
          'anxiety',
          'depression',
          'stress',
          'suicide',
          'illness',
          'burn',
        ],
        claim: 'Being watched without a break makes famous people ill.',
        mechanism:
          'A person needs places in which nothing counts. Take those away at nineteen, and what follows is fear, pills and breakdowns, reported live.',
        impact:
          'Very young stars are hit hardest, as they became famous before they could judge the price.',
        example:
          'More than one child star has told us as a grown-up what it was like to fall apart with the world reading along.',
        reply:
          'Fame also brings assistants, therapists and homes with high walls. People in hard jobs without any of that get ill as well.',
        counter:
          'Money cannot buy an hour without being looked at; that is the very thing missing. That others suffer too is no reason to add to it.',
      },
    ],
    against: [
      {
        keywords: [
          'chose',
          'fame',
          'bargain',
          'publicity',
          'benefit',
          'choose',
          'choice',
          'price',
          'paid',
          'money',
          'interview',
        ],
        claim: 'Living from public attention means that you cannot order it by the spoonful.',
        mechanism:
          'Fame is a trade: interviews, home stories and sponsored holidays keep interest alive, and the interest pays. It is odd to open the curtains for a fee and then call the public a voyeur.',
        impact:
          'Ordinary people who have never sold anything deserve the stronger shield, because they got nothing in return.',
        example:
          'A couple sells the exclusive photographs of the wedding and a year later demands silence about the divorce.',
        reply:
          'Most became known for singing or scoring goals and sold no wedding. And a trade must have limits which both sides agreed to.',
        counter:
          'The others can stay out of it, and many stars live quietly enough. Whoever plays the game accepts the rules along with the cheque.',
      },
      {
        keywords: [
          'power',
          'accountable',
          'influence',
          'hypocrisy',
          'role',
          'politician',
          'example',
          'model',
          'lie',
          'lies',
          'responsib',
        ],
        claim: 'People with influence have to put up with questions.',
        mechanism:
          'Stars sell diets, back candidates and speak for causes, and millions follow. Whether they live by what they preach is something the followers may know.',
        impact:
          'Fans who spend their money and form their opinions by such examples are otherwise left in the dark.',
        example:
          'If a man with a clean image earns from family cars and terrorises his own family, that is not a private detail.',
        reply:
          'Violence at home is a crime, and privacy has never covered crime. To judge a sponsored yoghurt I need not know who sleeps where.',
        counter:
          'Between crime and trivia there is a wide field: broken promises, false cures, double standards. Equal privacy would shut that off.',
      },
      {
        keywords: [
          'press',
          'freedom',
          'journalism',
          'censor',
          'rich',
          'reporter',
          'newspaper',
          'expose',
          'scandal',
          'silence',
        ],
        claim: 'Strong privacy for the famous is a gag for the press.',
        mechanism:
          'They have lawyers ready on the phone, and reporters have a deadline. Give them the same claim as an unknown pensioner, and editors will drop every story that could be expensive.',
        impact:
          'The ones left unprotected are those who were wronged by someone powerful and want to tell it.',
        example:
          "Rumours about certain producers were known for years, and lawyers' letters kept them out of the papers.",
        reply:
          'Powerful men were protected by fear and contracts. A right to privacy with a public interest test lets the stories through that matter.',
        counter:
          'Tests are applied by courts at the end, and the letter arrives at the beginning. For a small editorial office the letter is enough.',
      },
      {
        keywords: [
          'public',
          'sphere',
          'open',
          'seen',
          'street',
          'restaurant',
          'beach',
          'outside',
          'photo',
        ],
        claim: 'What happens in public view is part of public life.',
        mechanism:
          "Streets, restaurants and beaches belong to all, and anybody may tell what they have seen there. A special veil over famous faces would reach into other people's memories and phones.",
        impact:
          'Fans, bloggers and holidaymakers would suddenly be lawbreakers because of a snapshot.',
        example:
          'You photograph your ice cream, a footballer walks through the picture, and you ask a lawyer before posting it.',
        reply:
          'Nobody is after your holiday snapshot. The matter is long lenses, pursuit and publication for money, which would hurt you too.',
        counter:
          'If it were only the long lens, we would soon agree. "The same as everybody else" also covers the next table in a café.',
      },
      {
        keywords: [
          'interest',
          'scrutiny',
          'example',
          'conversation',
          'norms',
          'talk',
          'gossip',
          'learn',
          'discuss',
          'taboo',
        ],
        claim: 'Talking about the famous helps us to talk about ourselves.',
        mechanism:
          'Through their stories we discuss illness, addiction, violence and love in every kitchen, without exposing the neighbour. That has loosened shame on many subjects.',
        impact: 'People with the same illness find words and a doctor when a known face has it.',
        example:
          'After a film star spoke of her breast surgery, women everywhere asked about a test they had never dared to mention.',
        reply:
          'Those who opened our eyes spoke because they wanted to. A story told freely helps others, and one that is dug up is a warning to keep silent.',
        counter:
          'Some things were not told freely and still changed how we talk about violence at home. An entirely private star would have stayed a glossy lie.',
      },
      {
        keywords: [
          'different',
          'circumstances',
          'equal',
          'treat',
          'proportion',
          'ordinary',
          'same',
          'position',
          'famous',
        ],
        claim: 'Treating different positions alike is not fairness.',
        mechanism:
          'Law measures everywhere by role: judges must disclose gifts, pilots must be sober, officials must show their accounts. Those with more reach have narrower private corners.',
        impact:
          'It protects the rest of us from having the rules for the powerful applied to nobody.',
        example:
          'You expect to know more about the head of your school than about the pupil in row three.',
        reply:
          'A larger role means more questions about how the role is filled. It gives nobody a claim to the diary.',
        counter:
          'A diary that bears on the role is a fair subject, and one that does not is none. Such an "it depends" is exactly what the word "same" in the motion rules out.',
      },
    ],
  },
}
