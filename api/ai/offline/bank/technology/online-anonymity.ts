import type { MotionArguments } from '../types.ts'

export const ONLINE_ANONYMITY: MotionArguments = {
  key: 'online-anonymity',
  points: {
    for: [
      {
        keywords: [
          'abuse',
          'hate',
          'insult',
          'accountab',
          'mask',
          'trolls',
          'rude',
          'polite',
          'hateful',
        ],
        claim: 'People who have to sign their words choose them with more care.',
        mechanism:
          "A mask loosens the tongue, and most of the filth on the net comes from behind one. A name puts back the small shame that keeps us decent at the baker's.",
        impact:
          'The targets gain above all: women, minorities and anyone who dares to hold an office.',
        example:
          'A man who writes to a councillor that he knows where she lives would never say it at her counter.',
        reply: 'Plenty of hatred appears under full names, with a holiday photo next to it.',
        counter:
          'Some people are shameless, true, but most are not. Even the shameless ones can then be found by their employer and by the court.',
      },
      {
        keywords: ['fraud', 'scam', 'shop', 'fake', 'trust', 'scammers', 'shops'],
        claim: "Fraud lives on names that aren't real.",
        mechanism:
          'The fake shop, the false landlord and the invented lover all vanish in the moment at which the victim pays. With a verified name behind each account, a trail leads back.',
        impact:
          'Old people who lose their savings and families who lose a deposit would have somebody to sue.',
        example:
          'A student pays for a flat that belongs to someone else, and the only thing the police have is a nickname.',
        reply: 'Professional criminals will use stolen or foreign identities.',
        counter:
          'Some will, as burglars pick locks, and we still lock our doors. Most fraud is lazy, and lazy fraud dies as soon as it takes work.',
      },
      {
        keywords: ['bots', 'elect', 'propaganda', 'opinion', 'fake', 'bot', 'trolls', 'russia'],
        claim: "Democracy needs to know whether it's talking to people or to puppets.",
        mechanism:
          'One office with a few scripts can pass for ten thousand angry citizens. When each account stands for a person, the noise shrinks to its true size.',
        impact:
          'Voters and parliaments then see what the country thinks, and not what somebody paid for.',
        example:
          "Overnight a small town's page fills with outraged neighbours, none of whom knows where the bakery is.",
        reply: "Platforms can detect and delete puppets without knowing anyone's name.",
        counter:
          "They've been at it for years, in a race that they lose again each election. Checking a person once ends the race.",
      },
      {
        keywords: ['responsib', 'offlin', 'normal', 'letter', 'law', 'real life'],
        claim: 'What goes for the street should go for the screen.',
        mechanism:
          'In the offline world we sign letters to the editor, wear number plates and stand by our word. The net was an exception made for a small club of enthusiasts, and half of mankind lives there now.',
        impact: 'Ordinary users get the protection that law gives them everywhere else.',
        example:
          "You would not let a masked stranger into the parents' evening, however interesting his views.",
        reply: "In the street you don't wear a name tag, and nobody writes down what you say.",
        counter:
          'In the street I see your face, and if you hit me a witness can point to you. Online there is no face to point to.',
      },
      {
        keywords: ['victim', 'justic', 'polic', 'eviden', 'court', 'stalker', 'prosecute'],
        claim: 'For victims, justice often ends at a username.',
        mechanism:
          "The law against threats and slander exists, yet it can't be served on a cartoon cat. Investigators give up, and those who were threatened learn that complaining is useless.",
        impact: 'Trust in the rule of law leaks away with each case that is filed under unknown.',
        example:
          "A pupil's forged nude picture goes round the town, and after six months a letter says that the author couldn't be found.",
        reply: 'With a court order police can already trace most users.',
        counter:
          'They trace them across three countries, after a year, if at all. For the victim, a year is the whole of school.',
      },
      {
        keywords: [
          'qualit',
          'conversat',
          'trust',
          'reputat',
          'expert',
          'serious',
          'discussion',
          'credible',
        ],
        claim: 'Better conversations grow where reputations are at stake.',
        mechanism:
          "If I know who's advising me on my tax or my child's fever, I can weigh the advice. Reputation builds up only if it sticks to a person.",
        impact:
          'Readers, patients and buyers need that more with each day that machines write more of the text.',
        example:
          'A hotel review signed by a real guest is worth more than forty stars from nowhere.',
        reply: 'Some of the best knowledge on the net comes from people with funny nicknames.',
        counter:
          "They'd be just as clever under their names, and we could thank them properly. What we lose in nicknames we gain in trust.",
      },
    ],
    against: [
      {
        keywords: [
          'whistleblower',
          'dissent',
          'journalist',
          'persecut',
          'regim',
          'dictator',
          'dissidents',
          'protest',
        ],
        claim: 'Names get people killed, fired or jailed.',
        mechanism:
          'Those who report corruption, flee a sect or oppose a government speak at all only because they cannot be found. A register of names is the list that every bully dreams of.',
        impact: 'We all live on what they reveal, since abuses which no one can report go on.',
        example:
          'A nurse who writes about missing money in her hospital still needs her job on Monday.',
        reply:
          'Protected channels exist for whistleblowers, and the register would be open to courts alone.',
        counter:
          "Courts change with governments, and channels lead to the very people complained about. A list that doesn't exist can't be misused.",
      },
      {
        keywords: ['vulnerab', 'illness', 'abuse', 'teenage', 'ask', 'gay', 'advice', 'shame'],
        claim: 'Some questions can only be asked without a name.',
        mechanism:
          "A battered wife, a boy who thinks he is gay, a man with a shameful illness: all of them seek help first where nobody knows them. Make them sign and they'll stay silent.",
        impact:
          'These are people at the worst hour of their lives, and we would be shutting the one open door.',
        example:
          "At three in the morning somebody types that he doesn't want to live any longer, and strangers keep him talking until it is light.",
        reply: 'Real names can be stored by the service and hidden from other users.',
        counter:
          "He won't type it if he knows that it's stored. What counts at three in the morning is not your data protection policy but his fear.",
      },
      {
        keywords: ['leak', 'data', 'breach', 'hacker', 'register', 'leaks'],
        claim: 'A register of who said what is a disaster waiting for its date.',
        mechanism:
          'Every large database has leaked or will, through theft, error or sale. This one would link names with illnesses, loves, politics and weaknesses.',
        impact: 'Nobody can change his past, so a leak like that harms for life.',
        example:
          'One careless contractor, one stolen laptop, and a whole city can look up who asked about divorce.',
        reply: 'Banks and health insurers keep sensitive data, and we live with it.',
        counter:
          'They hold what they need for their task, and even they lose it. Collecting more because it has gone wrong before is a strange kind of logic.',
      },
      {
        keywords: [
          'abuse',
          'eviden',
          'cultur',
          'moderat',
          'cause',
          'facebook',
          'anyway',
          'insults',
        ],
        claim: "Names don't make people polite.",
        mechanism:
          'Family quarrels, neighbourhood groups and comment pages under full names are full of venom. What calms a discussion is good moderation and the prospect of being thrown out.',
        impact:
          'Targets would get no peace, and besides they would have to reveal themselves to their attackers.',
        example:
          'Look at any village group where everyone knows everyone and the subject is parking.',
        reply: 'Bad as they are, they would be worse if nobody knew who was speaking.',
        counter:
          'Perhaps a little, and against that stands a woman whose stalker now knows under what name to search. Moderation helps her; your register helps him.',
      },
      {
        keywords: ['self', 'freedom', 'roles', 'play', 'priva', 'try', 'identity'],
        claim: 'People need places where they can try out being someone else.',
        mechanism:
          "We're not the same with our boss, our mother and our friends, and that's healthy. One name that follows us everywhere melts all the rooms into one.",
        impact: 'Young people, artists and anyone making a new start need an unwritten page.',
        example:
          "A teacher writes vampire novels under a pen name, and it is good for her and none of her pupils' business.",
        reply: "Pen names could be allowed as long as the platform knows who's behind them.",
        counter:
          'A pen name with a file behind it is a loan that can be called in. Great books came out anonymously because nobody could call it in.',
      },
      {
        keywords: ['exclud', 'poor', 'document', 'global', 'censorship', 'refugees', 'id'],
        claim: 'Whoever holds no papers would lose the internet.',
        mechanism:
          "Refugees, stateless people and many of the world's poor have no accepted identity document. And wherever the state issues the papers, it can now also close a mouth by withdrawing them.",
        impact:
          'It would be the largest loss of voice in our time, and it would hit those who have the least.',
        example:
          'A girl in a camp learns English from videos and asks her questions below them; with your rule she is locked out.',
        reply: 'Countries should give every person a document anyway.',
        counter:
          'They should have done so for a hundred years. Until they do, do not make it the ticket for speaking.',
      },
    ],
  },
}
