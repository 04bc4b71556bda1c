import type { MotionArguments } from './types.ts'

export const POLITICS_JUSTICE_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'rehabilitation-first',
    points: {
      for: [
        {
          keywords: ['release', 'neighbours', 'reoffend', 'return', 'safer'],
          claim: 'Nearly all prisoners come out again, so the question is what kind of neighbour comes home.',
          mechanism:
            'A sentence takes away housing, work and most friendships. Unless something is built in their place, the easiest thing left on release is the old crowd and the old trade.',
          impact:
            "Tomorrow's victim is the person this debate is really about, and only a prisoner who has changed keeps that person safe.",
          example:
            "You can meet a man at the prison gate with a bus ticket and a plastic bag, or with a bricklayer's certificate and a foreman's phone number. Ask yourself which one you would rather live next to.",
          reply:
            'Safety on release matters, but so does safety meanwhile, and a place that people truly dread keeps many from ever arriving. You count the returns and forget those who never came.',
          counter:
            'Most crimes are done in drink, in anger or in the belief that one will not be caught, and dread does little in those moments. A trade and a sober head do something every morning.',
        },
        {
          keywords: ['cause', 'addiction', 'illiterate', 'trauma', 'mental'],
          claim: 'Most prison wings are full of problems that punishment cannot reach.',
          mechanism:
            'Addiction, illness of the mind, childhood abuse and never having learned to read lie behind a great deal of crime. Locking a door on them preserves them, while treatment and lessons wear them down.',
          impact:
            'The prisoner gains, and so does everybody who would otherwise meet the same untreated problem in a dark street.',
          example:
            'A young man who steals to feed a habit will not be cured by two years of staring at a wall; he will come out with the habit and better contacts.',
          reply:
            'Many people grow up poor, hurt or addicted and never harm a soul. Explaining a crime by its causes lets the choice slip out of sight.',
          counter:
            'Seeing a cause does not erase the choice. It tells us which lever to pull if we want the next choice to be a better one.',
        },
        {
          keywords: ['norway', 'humane', 'model', 'abroad', 'guards'],
          claim: 'Countries that run prisons like schools show that it can be done.',
          mechanism:
            'In Norway the guard is trained as a mentor, inmates cook, study and work, and the days resemble the life they will have to manage outside. The loss of freedom is the punishment; nothing else is added to it.',
          impact:
            'It proves to the rest of us that firmness and decency can share a building, and that officers are safer when they know the people they guard.',
          example:
            'On the island prison of Bastøy, men convicted of serious crimes have tended animals and chopped wood, and the place has not turned into a riot.',
          reply:
            'Norway is small, rich and fairly equal, with few inmates for each officer. Lift that system into an overcrowded country and you get the pleasant words without the results.',
          counter:
            'Every reform begins somewhere that could manage it. Teaching a welder does not take a small rich country, and an overcrowded system has most to gain from people who do not come back.',
        },
        {
          keywords: ['cost', 'money', 'taxpayer', 'expensive', 'cheaper'],
          claim: 'Teaching a prisoner costs less than locking up the same one again and again.',
          mechanism:
            'A cell is among the most expensive rooms that a state ever rents, and each return books it for years more. Classes, therapy and a job on release are small change beside that.',
          impact: 'The taxpayer who feels no sympathy at all should still want the cheaper road.',
          example: 'A household with a leaking roof can buy a new bucket every winter, or pay a roofer once.',
          reply:
            'The savings arrive only if the programmes work, and plenty of well-meant courses change nobody. Meanwhile the bill for them is certain.',
          counter:
            'So keep what works and drop what does not, as we do with medicines. Plain confinement never faces even that test.',
        },
        {
          keywords: ['dignity', 'human', 'cruel', 'degrade', 'respect'],
          claim: 'A state that means to teach respect for others has to show some.',
          mechanism:
            'People treated as dangerous animals learn to think like them, because pride and rage are all that is left. Treated as adults with duties, they get to practise being adults.',
          impact:
            'Officers, families and cellmates breathe the same air, so brutality spreads far beyond the one who was sentenced.',
          example:
            'A boy who is shouted at all day does not learn gentleness from it; he learns who is allowed to shout.',
          reply:
            'There is nothing degrading about a just penalty. Treating a person as answerable is a form of respect, and treating him as a patient can be the greater insult.',
          counter:
            'Answering for harm is at the heart of good rehabilitation: meeting the victim, paying back, naming what one did. Sitting idle on a bunk asks far less of a person.',
        },
        {
          keywords: ['victims', 'repair', 'apology', 'restitution', 'restorative'],
          claim: 'What victims want most often is that it should not happen to anyone again.',
          mechanism:
            'Punishment looks back at the one who did it. Work, therapy and meetings with those harmed turn him towards repair, and repair is something that a victim can actually receive.',
          impact:
            'After a verdict, many victims are simply forgotten; a system built on change keeps asking what they are still owed.',
          example:
            'A shopkeeper may get little from knowing that a vandal has a bad bed. A season of that vandal repainting shopfronts gives her something back.',
          reply:
            'You cannot speak for every victim. Some need above all to see that what was done to them has a price.',
          counter:
            'I do not claim to speak for all of them, and the price stays: years of liberty. The choice is only whether those years are spent on something.',
        },
      ],
      against: [
        {
          keywords: ['victims', 'deserve', 'justice', 'proportion', 'wrong'],
          claim: 'Punishment is what a grave wrong deserves, and justice begins there.',
          mechanism:
            'A court says on behalf of everybody that this act was wrong and this person must answer for it. Make cure the first aim, and the sentence hangs on how the offender is getting on instead of what he did.',
          impact: "The victim then becomes a footnote in somebody else's recovery story.",
          example:
            'Suppose the man who blinded a stranger takes an evening class, shines at it and is let out early. The stranger is still blind, and the law has just told her what that weighs.',
          reply:
            'Courts would still set the length of a sentence by the crime. Rehabilitation first is about what happens inside those years, not about handing out discounts.',
          counter:
            'First means first: when the two aims clash, as they do at every parole hearing, yours says that progress beats desert. That is the clash I object to.',
        },
        {
          keywords: ['deter', 'fear', 'deterrent', 'consequences', 'afraid'],
          claim: 'Fear of a hard sentence keeps many from the first crime.',
          mechanism:
            'People weigh what they might lose, perhaps roughly, but they weigh it. If prison becomes a decent college with a fence, one side of those scales gets lighter.',
          impact:
            'Those who pay are the victims of crimes that would not have been committed, and no one ever counts them.',
          example:
            'Drivers slow down at a speed camera without having had any change of heart. The cost in prospect is enough.',
          reply:
            'It is the chance of being caught that holds people back, much more than the length of the sentence. Losing years of freedom stays frightening however decent the library is.',
          counter:
            'Certainty matters, and so does what one is certain of. Being sure of a mild sentence frightens nobody.',
        },
        {
          keywords: ['fail', 'relapse', 'fake', 'works', 'programmes'],
          claim: 'Good intentions have a poor record of changing people to order.',
          mechanism:
            'Inner change cannot be timetabled. Inmates soon find out which words please the panel, and a course attended for the sake of early release is theatre.',
          impact:
            'A release board that believes in the theatre can be terribly wrong, and an outsider bears the price.',
          example:
            'Ask any teacher about pupils who learn the apology by heart: the words are perfect, and the next day is the same.',
          reply:
            'Some will fake it, as some fake their way through school, and we do not close schools. Skills such as reading, plastering and staying sober are hard to fake for long.',
          counter:
            'School failures cost the pupil, while a failure here costs a stranger. That is why we should promise the public what a sentence surely does, and treat improvement as a bonus.',
        },
        {
          keywords: ['honest', 'law-abiding', 'fair', 'queue', 'resources'],
          claim: 'It is unfair that breaking the law should open doors closed to those who keep it.',
          mechanism:
            'Therapy, training and help in finding a flat are scarce outside as well. Put rehabilitation at the top and an offender gets on demand what his honest neighbour queues for.',
          impact:
            'That grates most on poor districts, where law-abiding families live beside the crime and see who is being looked after.',
          example:
            "Two brothers grow up in one room. One stays straight and cannot afford the electrician's course; the other burgles houses and gets it free.",
          reply:
            'Help the honest neighbour too; his want is no reason to send the burglar home untrained. The course is paid for with the next break-in that does not happen.',
          counter:
            'Budgets are not endless, and an order of priorities is precisely what the motion sets. It sets it the wrong way round.',
        },
        {
          keywords: ['protect', 'public', 'incapacitate', 'dangerous', 'safety'],
          claim: 'Keeping dangerous people away from the public is the surest good that a prison does.',
          mechanism:
            'While the door is shut no burglaries, no beatings and no frauds on pensioners happen on the other side of it. That result needs no theory of the human heart.',
          impact: 'Those living closest to the offender, usually poor and often his own family, get years of quiet.',
          example:
            'Ask the woman whose violent partner is inside how she sleeps, and you will learn what a locked door is worth.',
          reply:
            'The door opens one day, and the danger comes back out. Years of quiet that end with the same man, only angrier, are a loan at high interest.',
          counter:
            'Some come out angry and some come out older and tired, whatever we taught them. The years of quiet are certain in either case, and they should come first.',
        },
        {
          keywords: ['trust', 'law', 'revenge', 'confidence', 'vigilante'],
          claim: 'When the law seems soft, people start looking for justice elsewhere.',
          mechanism:
            'The state asks us to give up private revenge and promises to do right in our place. If sentences look like treatment plans, that bargain begins to feel broken.',
          impact:
            'Vigilantes rarely hit the right person, so weakness at the top turns into fear for everyone at the bottom.',
          example:
            "Whenever a bully gets a chat instead of a detention, somebody's older brother decides to handle it himself after school.",
          reply:
            'Public trust comes from fewer crimes, and a system that turns out fewer repeat offenders earns it. Anger in a headline is no guide to how prisons should be run.',
          counter:
            'A headline fades, but a family that saw no justice done does not forget. Trust needs the sentence to look like an answer to the crime.',
        },
      ],
    },
  },
  {
    key: 'public-cameras',
    points: {
      for: [
        {
          keywords: ['evidence', 'court', 'proof', 'witness', 'convict'],
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
          keywords: ['deter', 'crime', 'thieves', 'safer', 'theft'],
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
          keywords: ['lost', 'emergency', 'missing', 'rescue', 'child'],
          claim: 'Beyond crime, a watched street helps in every sort of emergency.',
          mechanism:
            'Operators notice the crush forming on a platform, smoke from a bin, an old man who has fallen on the ice. They can send help before anybody has found a phone.',
          impact:
            'Minutes count in such moments, and the ones saved are the weakest: toddlers, the elderly, people having a seizure in a crowd.',
          example:
            "A child lets go of her father's hand at a market, and the control room finds her red coat within minutes.",
          reply:
            'Those are lovely cases, and in most towns no one is watching live. The pictures pile up on a disk until something has already gone wrong.',
          counter:
            'Even a recording that is opened an hour later tells the searchers which way to go. As for live watching, that is a reason to staff the room, not to take the cameras down.',
        },
        {
          keywords: ['police', 'accountable', 'officers', 'abuse', 'misconduct'],
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
          keywords: ['private', 'nothing', 'limited', 'public', 'expect'],
          claim: 'In a public street nobody could ever claim to be unseen.',
          mechanism:
            "Passers-by, shop assistants and neighbours at their windows have always looked. A camera in the square adds a record to that, and leaves the bedroom and the doctor's surgery alone.",
          impact: 'So the loss of privacy is small, while the gain in safety reaches everybody who uses the square.',
          example: 'You would not whisper a secret at a bus stop, with or without a lens on the lamp post.',
          reply:
            'Being glanced at by strangers who forget you is one thing. Being followed from camera to camera and kept in a searchable file is another, and no neighbour ever did that.',
          counter:
            'Rules on storage and search can stop the tracking without touching the lens. What you fear is a use of cameras, and the motion asks about their balance as a whole.',
        },
        {
          keywords: ['staff', 'cheap', 'cover', 'night', 'affordable'],
          claim: 'Few other measures guard so many places, so cheaply, at all hours.',
          mechanism:
            'No town can post an officer in every underpass at three in the morning. A lens stays awake, costs little once installed, and lets scarce patrols go where they are needed.',
          impact: 'Small towns and poor districts that could never pay for more police still get a measure of cover.',
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
          keywords: ['privacy', 'watched', 'freedom', 'behave', 'chill'],
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
          keywords: ['abuse', 'misuse', 'operator', 'stalk', 'leak'],
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
          keywords: ['displace', 'useless', 'work', 'prevent', 'solve'],
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
          keywords: ['power', 'government', 'track', 'faces', 'authoritarian'],
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
          keywords: ['bias', 'target', 'minority', 'unequal', 'poor'],
          claim: 'The eyes never fall equally on everyone.',
          mechanism:
            'Cameras go up where officials already expect trouble, so some districts are filmed at every step and others hardly at all. What is looked for there is found there, and that justifies the next one.',
          impact:
            'Teenagers in the wrong postcode collect a record for the same horseplay which the leafy suburb calls growing up.',
          example:
            'Two groups of boys kick a ball against a wall. Behind one group there is a lens, and by evening they have a case number.',
          reply:
            'They go up where people get robbed, and it is the poor who are robbed most. Taking cameras out of those districts would leave the victims there with less.',
          counter:
            'Ask those districts whether they would sooner have a lens or a youth club, and you will often hear the second. Protection that feels like suspicion is not what they asked for.',
        },
        {
          keywords: ['trust', 'community', 'neighbours', 'relationships', 'responsibility'],
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
  },
]
