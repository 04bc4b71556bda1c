import type { MotionArguments } from '../types.ts'

export const PUBLIC_CAMERAS: MotionArguments = {
  key: 'public-cameras',
  points: {
    for: [
      {
        keywords: [
          'evidence',
          'court',
          'proof',
          'witness',
          'convict',
          'footage',
          'video',
          'recorded',
          'identify',
        ],
        claim: 'Footage gives courts something better than memory.',
        mechanism:
          'Witnesses see badly at night, under stress and in a hurry, and they honestly disagree. A recording shows who stood where, and can be watched twice by both sides.',
        impact:
          'This protects the innocent as much as it catches the guilty, because a wrong man can be cleared in an afternoon.',
        example:
          'Two drivers swear that the other one jumped the red light. One glance at the junction camera, and a quarrel that would have gone on for months is over.',
        reply:
          'A lens sees from one angle and hears nothing, and people trust it far too much. What happened just out of the frame can turn the whole story round.',
        counter:
          'A partial record beats none, and the lawyer can say what the frame leaves out. Human memory has edges as well, only we cannot see where they run.',
      },
      {
        keywords: [
          'deter',
          'crime',
          'thieves',
          'safer',
          'theft',
          'criminal',
          'robbery',
          'stealing',
        ],
        claim: 'Thieves think twice where they know that they are being filmed.',
        mechanism:
          'Crime in public places feeds on the hope of slipping away unseen. Take that hope from car parks, stations and cash machines, and the easy targets stop being easy.',
        impact:
          'Shopkeepers, night-shift workers and women walking home feel it most, since they cannot simply avoid the places where things happen.',
        example:
          'Bicycle owners know it from experience: they lock the bike under the camera and not round the back, and so they should.',
        reply:
          'Crime moves round the corner. You tidy up the high street and send the trouble to the estate that has no lens.',
        counter:
          'Not all crime moves on, for a chance theft that is not taken is often just not done. And if one corner has been made safe, the answer is to think about the next one.',
      },
      {
        keywords: [
          'lost',
          'emergency',
          'missing',
          'rescue',
          'child',
          'accident',
          'ambulance',
          'fire',
        ],
        claim: 'Beyond crime, a watched street helps in every sort of emergency.',
        mechanism:
          'Operators notice the crush forming on a platform, smoke from a bin, an old man who has fallen on the ice. They can send help before anybody has found a phone.',
        impact:
          'Minutes count in such moments, and the ones saved are the weakest: toddlers, the elderly, people having a seizure in a crowd.',
        example:
          "A child lets go of her father's hand at a market, and the control room finds her red coat within minutes.",
        reply:
          'Emergencies make moving stories, but in most towns no one is watching live. The pictures pile up on a disk until something has already gone wrong.',
        counter:
          'Even a recording that is opened an hour later tells the searchers which way to go. As for live watching, that is a reason to staff the room, not to take the cameras down.',
      },
      {
        keywords: ['police', 'accountable', 'abuse', 'misconduct', 'violence', 'officer'],
        claim: 'Cameras watch the watchmen too.',
        mechanism:
          'Before there was film, a complaint against an officer came down to his word against yours, and yours lost. A public recording does not care who wears the uniform.',
        impact:
          'Young men in districts with heavy policing have most to gain, because they are the ones whose word has counted least.',
        example:
          'Some of the worst abuses of recent years came to light only because a lens happened to be pointing that way.',
        reply:
          "Most film of police abuse came from bystanders' phones. The official recording belongs to the very people it might embarrass, and it has a habit of going missing.",
        counter:
          'Then take custody of it away from them, with a court order for any deletion. A record under bad control can be put under good control; a record never made is gone.',
      },
      {
        keywords: [
          'private',
          'nothing',
          'limited',
          'public',
          'expect',
          'outside',
          'everybody',
          'anyway',
          'hide',
        ],
        claim: 'In a public street nobody could ever claim to be unseen.',
        mechanism:
          "Passers-by, shop assistants and neighbours at their windows have always looked. A camera in the square adds a record to that, and leaves the bedroom and the doctor's surgery alone.",
        impact:
          'So the loss of privacy is small, while the gain in safety reaches everybody who uses the square.',
        example:
          'You would not whisper a secret at a bus stop, with or without a lens on the lamp post.',
        reply:
          'Being glanced at by strangers who forget you is one thing. Being followed from camera to camera and kept in a searchable file is another, and no neighbour ever did that.',
        counter:
          'Rules on storage and search can stop the tracking without touching the lens. What you fear is a use of cameras, and the motion asks about their balance as a whole.',
      },
      {
        keywords: ['staff', 'cheap', 'cover', 'night', 'affordable', 'policeman', 'money'],
        claim: 'Few other measures guard so many places, so cheaply, at all hours.',
        mechanism:
          'No town can post an officer in every underpass at three in the morning. A lens stays awake, costs little once installed, and lets scarce patrols go where they are needed.',
        impact:
          'Small towns and poor districts that could never pay for more police still get a measure of cover.',
        example:
          'A village school that was broken into every summer puts up two cameras and a sign, and the caretaker stops sweeping glass.',
        reply:
          'Cheap is what makes it tempting to buy lenses in place of lamps, youth workers and officers who know your name. A camera has never yet talked a drunk out of a fight.',
        counter:
          'Lamps and youth workers are welcome beside it. Until a town can pay for all of that, a watchful sign is better than an empty promise.',
      },
    ],
    against: [
      {
        keywords: [
          'privacy',
          'watched',
          'freedom',
          'behave',
          'chill',
          'freely',
          'observed',
          'spied',
          'free',
        ],
        claim: 'Under a watching eye people stop behaving like free people.',
        mechanism:
          'Nobody needs to forbid anything. Faced with a lens we cut out whatever looks odd: the protest, the embrace, the awkward conversation.',
        impact:
          'The shy, the unpopular and the dissenting lose first, and they are just the ones whom freedom is for.',
        example:
          'Recall how a class falls silent when the head teacher walks in. Nobody was doing anything wrong, and still the room has changed.',
        reply:
          'After a week people forget that the lens is there, and go on kissing and quarrelling in front of it. We stiffen before a person, not before a box on a pole.',
        counter:
          'Forgetting that one is filmed is not a defence of filming. And those with something unpopular to say do not forget.',
      },
      {
        keywords: [
          'abuse',
          'misuse',
          'operator',
          'stalk',
          'leak',
          'hackers',
          'employees',
          'data',
          'watch',
        ],
        claim: 'Whoever sits behind the screen has a power that will be misused.',
        mechanism:
          'Operators get bored, curious or bribed. They zoom in on women, look up an old girlfriend, sell a clip of a footballer leaving a clinic.',
        impact:
          'You cannot see the misuse, so you cannot complain of it, and that puts it out of reach of the usual remedies.',
        example:
          'Every workplace has someone who reads what is left on the printer. Now give that person the whole town.',
        reply:
          'Hospitals and banks hold far more delicate things, and we control them with logs and penalties. Some misuse is a case for strict rules, not for blindness.',
        counter:
          'Hospitals need your records in order to treat you. Nobody needs mine to let me cross the square, so even rare misuse is too high a price.',
      },
      {
        keywords: [
          'displace',
          'useless',
          'ineffective',
          'prevent',
          'solve',
          'move',
          'elsewhere',
          'crime',
          'mask',
        ],
        claim: 'Much of the promised safety is not there when you need it.',
        mechanism:
          'A hood, a cap or a wet lens is enough to defeat it, and drunken violence does not look up for cameras. What the film mostly does is show afterwards how nobody came.',
        impact:
          'Believing ourselves protected, we stop asking for light, for staff on the last train and for people who step in.',
        example:
          'Ask the passenger robbed on a night bus: there was a camera above him, and what he had wanted was a conductor.',
        reply:
          'Car parks and stations are a different story, for there the offence is planned and the lens is hard to dodge. A tool that works in some places is not a useless tool.',
        counter:
          'In a few corners such as car parks I grant the effect. The motion speaks of public places in general, and there we pay in liberty for a promise that seldom holds.',
      },
      {
        keywords: [
          'power',
          'government',
          'track',
          'faces',
          'authoritarian',
          'dictator',
          'china',
          'surveillance',
          'state',
          'recognition',
        ],
        claim: 'Once a network of eyes exists, any later government inherits it.',
        mechanism:
          "Today's purpose is shoplifting. With a software update the same lens knows faces, follows journalists and lists who went to the rally.",
        impact:
          'A freedom given up under decent rulers is missing when the others arrive, so the ones harmed may be our own children.',
        example:
          'No locksmith would fit a back door in your house and tell you not to worry because the present burglar-in-chief is a nice man.',
        reply:
          'Every public tool can be turned, from the tax file to the police force. Free countries keep them and guard them with laws and courts.',
        counter:
          "A police force can refuse an order and a camera never will. That is why tools which need no one's consent deserve more fear than those which do.",
      },
      {
        keywords: ['bias', 'target', 'minority', 'unequal', 'poor', 'racist', 'black', 'areas'],
        claim: 'Cameras are never pointed at everyone equally.',
        mechanism:
          'They go up where officials already expect trouble, so some districts are filmed at every step and others hardly at all. What is looked for there is found there, and that justifies the next one.',
        impact:
          'Teenagers in the wrong postcode collect a record for the same horseplay which the leafy suburb calls growing up.',
        example:
          'Two groups of boys kick a ball against a wall. Behind one group there is a lens, and by evening they have a case number.',
        reply:
          'Lenses are put where people get robbed, and it is the poor who are robbed most. Taking cameras out of those districts would leave the victims there with less.',
        counter:
          'Ask those districts whether they would sooner have a lens or a youth club, and you will often hear the second. Protection that feels like suspicion is not what they asked for.',
      },
      {
        keywords: [
          'trust',
          'community',
          'neighbours',
          'relationships',
          'responsibility',
          'help',
          'people',
          'together',
        ],
        claim: 'A society that leaves watching to machines forgets how to watch over itself.',
        mechanism:
          'Safe streets come from people who know one another and speak up. When the camera has it covered, the bystander shrugs and walks on.',
        impact:
          'That hits lonely people hardest, because a network of neighbours also notices when your curtains stay closed.',
        example:
          "The old woman at the window knew every child's name and mother. The lens that took her place knows neither.",
        reply:
          'Neighbours had stopped watching long before the lens came; big cities are full of strangers. Cameras fill a gap which they did not make.',
        counter:
          'Cameras fill the gap just enough that no one tries to close it. Give the money to a caretaker on the estate, and somebody will know the names again.',
      },
    ],
  },
}
