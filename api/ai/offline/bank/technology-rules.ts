import type { MotionArguments } from './types.ts'

export const TECHNOLOGY_RULES_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'online-anonymity',
    points: {
      for: [
        {
          keywords: ['abuse', 'hate', 'insult', 'accountab', 'mask', 'trolls', 'rude', 'polite', 'hateful'],
          claim: 'People who have to sign their words choose them with more care.',
          mechanism:
            "A mask loosens the tongue, and most of the filth on the net comes from behind one. A name puts back the small shame that keeps us decent at the baker's.",
          impact: 'The targets gain above all: women, minorities and anyone who dares to hold an office.',
          example: 'A man who writes to a councillor that he knows where she lives would never say it at her counter.',
          reply: 'Plenty of hatred appears under full names, with a holiday photo next to it.',
          counter:
            'Some people are shameless, true, but most are not. Even the shameless ones can then be found by their employer and by the court.',
        },
        {
          keywords: ['fraud', 'scam', 'shop', 'fake', 'trust', 'scammers', 'shops'],
          claim: "Fraud lives on names that aren't real.",
          mechanism:
            'The fake shop, the false landlord and the invented lover all vanish in the moment at which the victim pays. With a verified name behind each account, a trail leads back.',
          impact: 'Old people who lose their savings and families who lose a deposit would have somebody to sue.',
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
          impact: 'Voters and parliaments then see what the country thinks, and not what somebody paid for.',
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
          example: "You would not let a masked stranger into the parents' evening, however interesting his views.",
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
          keywords: ['qualit', 'conversat', 'trust', 'reputat', 'expert', 'serious', 'discussion', 'credible'],
          claim: 'Better conversations grow where reputations are at stake.',
          mechanism:
            "If I know who's advising me on my tax or my child's fever, I can weigh the advice. Reputation builds up only if it sticks to a person.",
          impact: 'Readers, patients and buyers need that more with each day that machines write more of the text.',
          example: 'A hotel review signed by a real guest is worth more than forty stars from nowhere.',
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
          example: 'A nurse who writes about missing money in her hospital still needs her job on Monday.',
          reply: 'Protected channels exist for whistleblowers, and the register would be open to courts alone.',
          counter:
            "Courts change with governments, and channels lead to the very people complained about. A list that doesn't exist can't be misused.",
        },
        {
          keywords: ['vulnerab', 'illness', 'abuse', 'teenage', 'ask', 'gay', 'advice', 'shame'],
          claim: 'Some questions can only be asked without a name.',
          mechanism:
            "A battered wife, a boy who thinks he is gay, a man with a shameful illness: all of them seek help first where nobody knows them. Make them sign and they'll stay silent.",
          impact: 'These are people at the worst hour of their lives, and we would be shutting the one open door.',
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
          example: 'One careless contractor, one stolen laptop, and a whole city can look up who asked about divorce.',
          reply: 'Banks and health insurers keep sensitive data, and we live with it.',
          counter:
            'They hold what they need for their task, and even they lose it. Collecting more because it has gone wrong before is a strange kind of logic.',
        },
        {
          keywords: ['abuse', 'eviden', 'cultur', 'moderat', 'cause', 'facebook', 'anyway', 'insults'],
          claim: "Names don't make people polite.",
          mechanism:
            'Family quarrels, neighbourhood groups and comment pages under full names are full of venom. What calms a discussion is good moderation and the prospect of being thrown out.',
          impact: 'Targets would get no peace, and besides they would have to reveal themselves to their attackers.',
          example: 'Look at any village group where everyone knows everyone and the subject is parking.',
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
          impact: 'It would be the largest loss of voice in our time, and it would hit those who have the least.',
          example:
            'A girl in a camp learns English from videos and asks her questions below them; with your rule she is locked out.',
          reply: 'Countries should give every person a document anyway.',
          counter:
            'They should have done so for a hundred years. Until they do, do not make it the ticket for speaking.',
        },
      ],
    },
  },
  {
    key: 'right-to-repair',
    points: {
      for: [
        {
          keywords: ['waste', 'landfill', 'electronic', 'environ', 'mine', 'trash', 'rubbish'],
          claim: 'The greenest device is the one you already own.',
          mechanism:
            "Most of a phone's harm is done before it is first switched on, in mines, smelters and factories. Each extra year of use saves a share of all that.",
          impact: 'People near the mines and the scrap heaps breathe what our throwing away costs.',
          example: "A whole laptop goes to the dump because of a battery that's glued in.",
          reply: "Newer devices use less power and can be recycled, so keeping old ones isn't always greener.",
          counter:
            'A phone uses next to nothing on the plug; its weight lies in the making. And recycling gets back a spoonful of what repair would have kept.',
        },
        {
          keywords: ['money', 'price', 'famil', 'save', 'cost', 'expensive', 'screen', 'battery', 'cheaper'],
          claim: 'Families are being made to pay for whole machines when a small part breaks.',
          mechanism:
            "When parts are locked and manuals secret, the maker sets the price of repair just below that of a new model. Competition would bring it down to the worth of the part and half an hour's labour.",
          impact: "It matters most to people for whom a washing machine is a month's savings.",
          example: 'Replace a door seal that costs as much as a pizza, and the machine runs for another six years.',
          reply: 'Repairable designs cost more to make, and buyers will pay for it at the till.',
          counter:
            'A screw costs no more than glue; what it costs is the next sale. A slightly dearer machine that lasts twice as long is cheap.',
        },
        {
          keywords: ['own', 'propert', 'control', 'buyer', 'right', 'bought', 'belongs'],
          claim: 'What I have bought should be mine to open.',
          mechanism:
            'Ownership means that you can use, lend, change and mend a thing. Locks in software turn buyers into tenants who paid in full.',
          impact: 'Farmers, hospitals and schools depend on machines that only a stranger may touch.',
          example:
            'At harvest time a tractor stands still for days because a sensor needs the blessing of a technician from the city.',
          reply: 'You buy on known terms, and nobody forces you to choose that brand.',
          counter:
            "When all the brands have the same terms, there is nothing to choose. Terms that you find out about after the purchase aren't a bargain.",
        },
        {
          keywords: ['local', 'jobs', 'workshop', 'skill', 'trade', 'shops', 'craftsman'],
          claim: 'Repair keeps work and skill in the neighbourhood.',
          mechanism:
            "Making is done far away; mending has to be done where people live. Open parts and manuals allow small shops to compete with the makers' own service.",
          impact: "Young people find a trade, and towns keep a shop that's not a chain.",
          example:
            'The man who used to fix radios in our street had three apprentices, and none of his successors can even buy a screen.',
          reply: "There's no money in repair when labour is dear and goods are cheap.",
          counter:
            'Repair is dear because parts are refused and cases are glued. Take those away, and a half-hour job is a half-hour job again.',
        },
        {
          keywords: ['secur', 'update', 'support', 'lifetim', 'old', 'obsolescence', 'software', 'slow'],
          claim: 'Firms that drop support after three years turn working devices into scrap.',
          mechanism:
            'The hardware would run for ten years, but a missing update or a blocked part ends it early. A duty to supply both moves the decision back to the owner.',
          impact: 'Schools and poor households, which buy used, are always first to be cut off.',
          example: "Tablets given to a whole class become useless in one summer because an app won't start any more.",
          reply: 'Supporting ten-year-old designs ties up engineers who should be making better ones.',
          counter:
            'If you sell a million pieces, you can keep a drawer of parts. And a firm that must look after its products for longer will design them better from the start.',
        },
        {
          keywords: ['knowledg', 'learn', 'curiou', 'child', 'tinker', 'kids', 'understand'],
          claim: 'Taking things apart is how a society learns to understand its tools.',
          mechanism:
            "Engineers of all ages began with a screwdriver and somebody's old radio. Sealed boxes raise users who are helpless in front of whatever they depend on.",
          impact: "Inventors come from that, and citizens who aren't afraid of a machine.",
          example:
            "A ten-year-old swaps a cracked screen with his aunt, and from that day on he isn't afraid of a single device in the house.",
          reply: 'Modern electronics are too fine for the kitchen table, whatever the law says.',
          counter: 'The chip, yes; the battery, plug, fan and screen, no. Those are what breaks.',
        },
      ],
      against: [
        {
          keywords: ['safet', 'batter', 'fire', 'amateur', 'risk', 'dangerous', 'explode'],
          claim: 'Badly repaired electronics can burn down a house.',
          mechanism:
            'Modern batteries hold a lot of energy in a thin skin, and a slip of the screwdriver is enough. Makers who seal them do so for good reason.',
          impact: 'Not only the tinkerer but the neighbours and the next owner bear the risk.',
          example: 'A used scooter with a cheap replacement battery charges in the hallway, on the only way out.',
          reply: 'People are allowed to change brakes on their cars, which is far more dangerous.',
          counter:
            'Cars are inspected every year or two, and a phone in bed never is. Let trained workshops do it, and you need no law for the kitchen table.',
        },
        {
          keywords: ['design', 'thin', 'waterproof', 'innovat', 'engineer', 'thinner'],
          claim: 'Laws that dictate how a device opens also dictate how it may be built.',
          mechanism:
            'Glue and tight stacking make devices thin, light, strong and waterproof, which is what buyers ask for. Demand screws and flaps and you get bulk, leaks and rattles.',
          impact: 'Everyone gets the worse product so that a few can open it.',
          example: 'More phones have survived a fall into the sink than have ever been mended at home.',
          reply: 'Engineers who managed to seal them can also manage a screw and a gasket.',
          counter:
            "Each solution costs room, weight or money, and somebody has to choose between them. I trust the designer who has to sell the thing more than the legislator who doesn't.",
        },
        {
          keywords: ['choic', 'market', 'modular', 'buyer', 'preferen', 'fairphone'],
          claim: 'Those who want repairable devices can buy them today.',
          mechanism:
            'Modular phones and laptops are on sale, and most customers walk past them. They have other wishes, and those deserve respect as well.',
          impact: 'A mandate takes away a choice from the many in order to give the few what they had already.',
          example: "A traveller who wants the lightest laptop there is knows quite well that she'll never open it.",
          reply: "One small brand isn't a choice if it lacks the camera, the shop or the software.",
          counter:
            "It lacks them because too few people care enough to pay. You can't blame the makers for what buyers decide each day at the counter.",
        },
        {
          keywords: ['secur', 'hack', 'priva', 'parts', 'counterfeit', 'hackers', 'stolen'],
          claim: 'Locks on parts also keep thieves and spies out.',
          mechanism:
            'Pairing a fingerprint reader or a camera with the device prevents someone from slipping in a rigged one. It makes stolen phones nearly worthless as a source of parts.',
          impact: 'Every owner carries bank, photos and keys in that device.',
          example: "A cheap screen from a market stall can read every word that's typed on it.",
          reply: 'Makers could authorise genuine parts for any workshop without opening the door to fakes.',
          counter:
            'That requires a register, checks and liability for thousands of back rooms. The simple lock works today, and people who have lost a phone are glad of it.',
        },
        {
          keywords: ['price', 'cost', 'mandat', 'small', 'firms', 'expensive', 'companies'],
          claim: 'Ten years of spare parts have to be paid for, and it is the customer who will pay.',
          mechanism:
            "Stock must be made in advance, stored, documented and insured, whether it's used or not. Large corporations can bear that; a young firm with its first product can't.",
          impact: 'Prices rise and newcomers stay away, so the giants sit more firmly than before.',
          example:
            'Two graduates with a clever bicycle lamp are told to guarantee parts until their children go to school.',
          reply: 'Small firms could be exempted or given longer to comply.',
          counter:
            "Exempt them and most of the cheap goods that flood the dumps are exempt as well. Include them and you've closed the door behind the giants.",
        },
        {
          keywords: ['recycl', 'deposit', 'return', 'lease', 'environ', 'leasing'],
          claim: 'There are better ways of saving resources than sending everyone to the toolbox.',
          mechanism:
            'Take-back schemes, deposits and leasing put the old device into the hands of the maker, who can strip and reuse it on a large scale. He then has every reason to build it well.',
          impact: 'The environment gains from millions of returned devices, and very little from a few mended ones.',
          example: 'With a deposit on each phone, the drawer in the hall would be empty within a year.',
          reply: 'Repair comes before recycling; each step down that ladder loses value.',
          counter:
            "On paper it does, but few people climb it. A measure that works with people's laziness beats one that demands virtue and a tiny screwdriver.",
        },
      ],
    },
  },
]
