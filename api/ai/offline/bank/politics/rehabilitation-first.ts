import type { MotionArguments } from '../types.ts'

export const REHABILITATION_FIRST: MotionArguments = {
  key: 'rehabilitation-first',
  points: {
    for: [
      {
        keywords: ['release', 'neighbours', 'reoffend', 'return', 'safer', 'again', 'crime'],
        claim:
          'Nearly all prisoners come out again, so the question is what kind of neighbour comes home.',
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
        keywords: [
          'addiction',
          'illiterate',
          'trauma',
          'mental',
          'childhood',
          'drugs',
          'alcohol',
          'therapy',
          'illness',
        ],
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
        keywords: [
          'norway',
          'humane',
          'model',
          'abroad',
          'guards',
          'scandinavia',
          'norwegian',
          'works',
          'example',
        ],
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
        keywords: ['cost', 'costs', 'money', 'taxpayer', 'expensive', 'cheaper'],
        claim: 'Teaching a prisoner costs less than locking up the same one again and again.',
        mechanism:
          'A cell is among the most expensive rooms that a state ever rents, and each return books it for years more. Classes, therapy and a job on release are small change beside that.',
        impact: 'The taxpayer who feels no sympathy at all should still want the cheaper road.',
        example:
          'A household with a leaking roof can buy a new bucket every winter, or pay a roofer once.',
        reply:
          'The savings arrive only if the programmes work, and plenty of well-meant courses change nobody. Meanwhile the bill for them is certain.',
        counter:
          'So keep what works and drop what does not, as we do with medicines. Plain confinement never faces even that test.',
      },
      {
        keywords: ['dignity', 'human', 'cruel', 'degrade', 'respect', 'treat'],
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
        keywords: ['repair', 'restitution', 'restorative', 'victims', 'family', 'apolog'],
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
        keywords: ['deserve', 'desert', 'justice', 'proportion', 'pay', 'punished', 'wrong'],
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
        keywords: ['deter', 'fear', 'deterrent', 'consequences', 'afraid', 'scare', 'tougher'],
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
        keywords: [
          'fail',
          'relapse',
          'fake',
          'theatre',
          'ineffective',
          'therapy',
          'pretend',
          'naive',
          'work',
        ],
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
        keywords: [
          'honest',
          'law-abiding',
          'fair',
          'queue',
          'resources',
          'free',
          'education',
          'poor',
          'unfair',
        ],
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
        keywords: [
          'protect',
          'incapacitate',
          'dangerous',
          'locked',
          'safety',
          'murderer',
          'violent',
          'society',
        ],
        claim:
          'Keeping dangerous people away from the public is the surest good that a prison does.',
        mechanism:
          'While the door is shut no burglaries, no beatings and no frauds on pensioners happen on the other side of it. That result needs no theory of the human heart.',
        impact:
          'Those living closest to the offender, usually poor and often his own family, get years of quiet.',
        example:
          'Ask the woman whose violent partner is inside how she sleeps, and you will learn what a locked door is worth.',
        reply:
          'The door opens one day, and the danger comes back out. Years of quiet that end with the same man, only angrier, are a loan at high interest.',
        counter:
          'Some prisoners come out angry and some come out older and tired, whatever we taught them. The years of quiet are certain in either case, and they should come first.',
      },
      {
        keywords: [
          'trust',
          'law',
          'revenge',
          'confidence',
          'vigilante',
          'soft',
          'police',
          'believe',
        ],
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
}
