import type { MotionArguments } from '../types.ts'

export const ADVERTISING_TO_CHILDREN: MotionArguments = {
  key: 'advertising-to-children',
  points: {
    for: [
      {
        keywords: [
          'understand',
          'persuade',
          'critical',
          'trick',
          'young',
          'believe',
          'naive',
          'gullible',
          'difference',
          'age',
          'recognise',
          'brain',
        ],
        claim: 'Small children cannot tell a sales pitch from a story.',
        mechanism:
          'Until well into primary school they take it that what a friendly voice says is true and kindly meant. Persuading somebody who does not know that he is being persuaded is not a fair offer, it is a trick.',
        impact:
          'A child is no weak adult but another person altogether, and protecting them is what rules are for.',
        example:
          'A five-year-old will tell you that the tiger on the packet wants him to be strong. He does not add that the tiger is paid.',
        reply:
          'Children learn to see through advertising by meeting it, with their parents beside them. Someone kept away from it until twelve is helpless at thirteen.',
        counter:
          'We also teach them about traffic, but not by leaving them on the motorway at four. Lessons come first, the traffic afterwards.',
      },
      {
        keywords: [
          'parents',
          'pester',
          'nag',
          'family',
          'conflict',
          'beg',
          'begging',
          'nagging',
          'pressure',
          'mum',
          'mother',
          'buy',
        ],
        claim: 'Advertising aimed at children works by turning them against their parents.',
        mechanism:
          'As they have no money, the plan is to make them ask until someone gives in. Industry has a name for it, and parents have a headache.',
        impact:
          'Tired and hard-up families suffer most, because they have to say no most often and feel worse about it.',
        example:
          'At the checkout the sweets hang at the height of a pushchair, and every parent knows that this is no accident.',
        reply:
          'Saying no is part of bringing up children. A ban on advertising will not stop them from wanting what their friends have.',
        counter:
          'Saying no once a day is upbringing. To say it forty times against professionals is a siege, and nobody asked the family.',
      },
      {
        keywords: [
          'health',
          'food',
          'sugar',
          'sweets',
          'fast-food',
          'unhealthy',
          'obesity',
          'obese',
          'junk',
          'chips',
          'soda',
        ],
        claim: 'What is sold to children is mostly what is bad for them.',
        mechanism:
          'There are no cartoons for carrots, since there is no margin in carrots. Sweets, fizzy drinks and burgers with a toy have the budget and the songs.',
        impact:
          "Tastes formed at six last a long time, and the bill for them arrives decades later, at the doctor's.",
        example: 'Ask a class to sing you the tune of a chocolate bar and then one for apples.',
        reply:
          'If food is the problem, restrict food advertising. A general ban also hits books, bicycles and museums.',
        counter:
          'Firms move neatly from one product to the next, and a chocolate maker can advertise a game with his bear in it. Only a clear line cannot be dodged.',
      },
      {
        keywords: [
          'data',
          'online',
          'tracking',
          'influencers',
          'hidden',
          'youtube',
          'tiktok',
          'instagram',
          'internet',
          'algorithm',
          'cookies',
          'games',
        ],
        claim: 'Online, advertising to children has become a hunt.',
        mechanism:
          'Games and videos note what a child lingers on, and a favourite star unwraps the new doll as if it were a present. There is no break, no jingle, nothing to show where play ends and business starts.',
        impact: 'Parents cannot supervise what they are unable to recognise themselves.',
        example:
          'A nine-year-old watches a boy of the same age open parcels for an hour and believes that she has made a friend.',
        reply:
          'Hidden selling is already forbidden in many places, so enforce that. What is openly marked can stay.',
        counter:
          'A label that says "paid partnership" means nothing to someone who has just learned to read. An honest line is the age of the audience and not the small print.',
      },
      {
        keywords: [
          'values',
          'materialism',
          'happiness',
          'envy',
          'consumer',
          'greed',
          'toys',
          'brand',
          'status',
          'want',
        ],
        claim: 'Advertising teaches children that things will make them happy.',
        mechanism:
          'The message beneath all the messages is that something is missing and can be bought. Hear it often enough before you are ten, and you will measure yourself and others by it.',
        impact:
          'Children from poorer homes learn to be ashamed, and the others learn to look down.',
        example: 'In the playground they know precisely whose trainers are the wrong ones.',
        reply:
          'Envy among children is older than television. It comes from classmates, and no law reaches those.',
        counter:
          'Classmates got the wish from somewhere too. Envy is old, but an industry that waters it daily is new.',
      },
      {
        keywords: [
          'abroad',
          'quebec',
          'sweden',
          'countries',
          'practical',
          'norway',
          'other',
          'works',
          'law',
          'ban',
        ],
        claim: 'Where advertising to children is banned, nothing has fallen apart.',
        mechanism:
          'Quebec has forbidden commercial advertising aimed at the under-thirteens since around 1980, and Sweden keeps it off its television. Children there grow up with plenty of toys and programmes.',
        impact: 'So parents and broadcasters elsewhere need not fear an experiment.',
        example:
          'A child in Montreal still gets a birthday present; it is just that no commercial told her in spring what it ought to be.',
        reply:
          'Those rules date from the age of three channels. Today children watch foreign streams that no provincial law can reach.',
        counter:
          'Large platforms already switch off what a country forbids, film by film. They will manage it for toys when they have to.',
      },
    ],
    against: [
      {
        keywords: [
          'programmes',
          'funding',
          'television',
          'free',
          'content',
          'channel',
          'cartoon',
          'pay',
          'subscription',
          'finance',
          'money',
        ],
        claim: 'Advertising pays for much of what children watch and play for nothing.',
        mechanism:
          "Cartoons, puzzle games and children's magazines cost money. Take the sponsor away, and either they disappear or they go behind a subscription.",
        impact:
          'Families with little money would lose the free ones and could not afford the paid ones.',
        example:
          'A Saturday morning show runs because a toy firm pays for the breaks. Without those, there will be repeats from 1994.',
        reply:
          "Good children's television is often public and free of advertising. A programme whose purpose is to sell the doll was no gift in the first place.",
        counter:
          "Public television does not exist everywhere and never makes enough. I would sooner have a free programme with breaks than a splendid one that a cleaner's child does not see.",
      },
      {
        keywords: [
          'parents',
          'responsibility',
          'decide',
          'home',
          'upbringing',
          'raise',
          'raising',
          'mother',
          'father',
          'explain',
          'no',
        ],
        claim: 'Bringing up children is a job for parents, not for advertising law.',
        mechanism:
          'They decide what is switched on and what lands in the trolley. In the end a four-year-old buys nothing.',
        impact:
          'A state that removes each temptation takes from parents the very practice by which children grow up.',
        example:
          'A mother watches the commercials with her son and asks each time: what do they want from us? At six he has become quite hard to fool.',
        reply:
          'Some parents have time to talk through every commercial, and even they are up against departments full of psychologists. Others come home at eight from the late shift.',
        counter:
          "Then give them help, at school and with good filters. Taking a task away from those who can do it does not help those who can't.",
      },
      {
        keywords: [
          'learn',
          'literacy',
          'critical',
          'school',
          'teach',
          'experience',
          'practise',
          'resistant',
          'prepare',
          'lesson',
          'immune',
        ],
        claim: 'Children grow wise about advertising by dealing with it.',
        mechanism:
          'Like a vaccine, small doses with an explanation build up resistance. A wall around childhood only puts off the first contact to an age at which nobody is sitting next to them.',
        impact:
          'At thirteen, with a phone and pocket money, the sheltered ones would be easy prey.',
        example:
          'A class that has once made its own commercial for a stone never looks at one in the same way again.',
        reply:
          'One can talk about commercials in class without being shown fifty real ones a day. A vaccine comes in a tiny dose, and this is a flood.',
        counter:
          'Reduce the flood, then, as many rules do. The motion does not say "less", it says "all".',
      },
      {
        keywords: [
          'line',
          'define',
          'teenagers',
          'family',
          'ambiguous',
          'mixed',
          'unclear',
          'adults',
          'border',
          'which',
        ],
        claim: 'No one can say exactly which advertising is aimed at children.',
        mechanism:
          'Crisps, theme parks and superhero films are for everyone from four to sixty. Either the ban catches family advertising as a whole, or it catches nothing.',
        impact:
          'Small firms would have to guess, while large ones go to court about the age of a dinosaur.',
        example:
          'Is a singing dog on a yoghurt pot meant for the child or for the uncle? Both of them will laugh.',
        reply:
          'Law lives with blurred edges, as with films for a certain age. Time, place and style show well enough who is being talked to.',
        counter:
          'Film ratings judge one film by a panel before it opens. Here millions of posts a day would have to be rated, by whom?',
      },
      {
        keywords: [
          'books',
          'museums',
          'clubs',
          'theatre',
          'charities',
          'charity',
          'sport',
          'reading',
          'event',
          'good',
        ],
        claim: 'A total ban also silences the things we would like children to hear about.',
        mechanism:
          "Bookshops, swimming clubs, zoos and children's theatres have to make themselves known. They do not have a famous name that sells itself.",
        impact:
          'Newcomers with a good idea would suffer, and the giant with a shop in each mall would not notice.',
        example: 'Many a puppet theatre lives on one poster opposite the primary school.',
        reply:
          'Public and charitable notices can be exempted, and parents read posters too. A youth club with a good programme needs no psychologists.',
        counter:
          "Each exemption is a new quarrel about who is good enough. A children's theatre sells tickets, so in your law it is an advertiser like the rest.",
      },
      {
        keywords: [
          'ineffective',
          'shift',
          'packaging',
          'peers',
          'branding',
          'find',
          'loophole',
          'cinema',
          'films',
          'sponsor',
          'shop',
        ],
        claim: 'Under a ban the selling would go on, only out of sight.',
        mechanism:
          'Forbid the commercial, and the money flows into packaging, films, sponsored kits and paid play dates. All of those are harder to spot than an honest break with a jingle.',
        impact: 'Parents would lose the one form they recognise straight away.',
        example: 'When cigarette advertising went, the logo turned up on racing cars.',
        reply:
          'Tobacco firms tried every side door, and one door after another was closed until smoking fell. Rules have to follow, but following pays.',
        counter:
          'With tobacco it took decades, for a single product. You want to chase all products at once through a world of streams.',
      },
    ],
  },
}
