import type { MotionArguments } from './types.ts'

export const TECHNOLOGY_CHOICES_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'ai-school-work',
    points: {
      for: [
        {
          keywords: ['futur', 'work', 'skill', 'employer', 'prepar', 'jobs', 'career', 'workplace'],
          claim: 'School should prepare pupils for the world in which they will work.',
          mechanism:
            'Offices, labs and workshops already expect people to use these tools well. Asking good questions and checking the answers is a craft, and crafts need practice under guidance.',
          impact: 'Pupils whose schools forbid it start their first job behind those whose schools taught it.',
          example:
            'A trainee at a travel agency who has never drafted a letter with such a tool takes all morning over what her desk neighbour does in ten minutes.',
          reply: "Tools change every year, so what pupils learn about today's will be useless when they graduate.",
          counter:
            'Buttons change; doubting an answer, testing it and improving the question do not. Those are exactly what a guided lesson can teach.',
        },
        {
          keywords: ['tutor', 'explain', 'help', 'understand', 'equal', 'poor', 'private'],
          claim: 'A patient helper at home is no longer a privilege of the rich.',
          mechanism:
            'Pupils with educated parents or private tutors have always been able to ask somebody at nine in the evening. Now the others can too.',
          impact: 'It narrows a gap that schools have tried to close for generations.',
          example:
            "The daughter of two night-shift workers gets her equation explained step by step, just as the doctor's son down the road does.",
          reply: 'Those same rich pupils will have the paid versions and adults who show them how to use them.',
          counter:
            "So let schools offer one good version to all, which is possible only if it's allowed. Forbidden, it stays with the families who do as they please.",
        },
        {
          keywords: ['ban', 'detect', 'hide', 'honest', 'impossib', 'enforce', 'secretly', 'anyway'],
          claim: 'A rule that nobody can enforce just punishes the honest.',
          mechanism:
            "No detector tells a program's paragraph from a pupil's with certainty. Those who obey fall behind, those who cheat get away with it, and a few innocents are accused.",
          impact: 'Trust between teacher and pupil wears away with each suspicion.',
          example: 'A girl who writes unusually well is asked in front of her class who really wrote it.',
          reply: 'That many break a rule has never been a reason for dropping it.',
          counter:
            "It is a reason, if breaking it can't be seen and obeying it costs you marks. Bring the thing into the open, and a teacher can at least ask how it was used.",
        },
        {
          keywords: ['blank', 'start', 'ideas', 'draft', 'creat', 'brainstorm', 'inspiration', 'beginning'],
          claim: 'Getting past the blank page frees the mind for the harder part.',
          mechanism:
            'A rough draft on the screen gives a pupil something to attack, cut and improve. Editing with judgement is a more demanding exercise than producing filler.',
          impact:
            'Weak writers in particular get to the stage at which thinking starts, rather than giving up before it.',
          example: 'A boy lets the tool argue the opposite of his essay and spends the evening taking it apart.',
          reply: 'The blank page is the point: having to find your own first thought is how thinking begins.',
          counter:
            "It's one way to begin, and for many it is where they end. Nobody blames a debater for asking a friend to play the opponent.",
        },
        {
          keywords: ['calculator', 'precedent', 'technolog', 'maths', 'chang', 'internet', 'google'],
          claim: 'We went through all this with calculators, and maths survived.',
          mechanism:
            'When arithmetic became cheap, lessons moved on to problems that had been out of reach. The same thing will happen to writing and research.',
          impact: 'Pupils can take on larger questions, and teachers can ask for more than a summary.',
          example:
            "In statistics class they now analyse their own town's rainfall, where their parents spent the hour adding up columns.",
          reply: 'A calculator does the sum; these tools do the understanding as well.',
          counter:
            'They produce text, and somebody must still know whether it is true and worth saying. That somebody is the pupil, and the task can be set so that it shows.',
        },
        {
          keywords: ['languag', 'disab', 'support', 'write', 'dyslexia', 'foreign', 'immigrant'],
          claim: 'Pupils with dyslexia or a new language can at last show what they know.',
          mechanism:
            'Spelling and phrasing have always stood between them and a good mark in geography or physics. Let the tool smooth the sentence, and the idea comes through.',
          impact: 'Children who were taken for slow turn out to be bright, and that changes how they see themselves.',
          example:
            'A newcomer explains photosynthesis in her own language and hands in an English page that says just what she meant.',
          reply: 'Give those pupils an exception, then; that is no reason to allow it for all.',
          counter:
            'Exceptions have to be applied for, and they put a label on a child. Help that everyone may use embarrasses nobody.',
        },
      ],
      against: [
        {
          keywords: ['learn', 'effort', 'struggl', 'brain', 'shortcut', 'lazy', 'think'],
          claim: 'Learning happens in the struggle, and the machine removes the struggle.',
          mechanism:
            'Searching for a word, getting stuck and starting over are what lay down the knowledge. Somebody who is handed the result skips the only part that mattered.',
          impact: 'The mark goes up and the pupil stays the same, as everyone notices in the first exam without help.',
          example: "You don't get fit by watching a robot lift your weights.",
          reply: "Well-set tasks make pupils work with the tool, and that's a struggle as well.",
          counter:
            'In theory, but at eleven at night the tired pupil takes the answer and shuts the lid. The temptation is there every day, the well-set task once a month.',
        },
        {
          keywords: ['honest', 'cheat', 'authorship', 'own', 'mark', 'grades', 'fair', 'unfair'],
          claim: 'A mark should say what the pupil can do.',
          mechanism:
            'If part of the work was done by a program, nobody can tell which part. Certificates lose their meaning, and the diligent are paid in the same coin as the others.',
          impact: 'Universities and employers will simply stop believing schools and set tests of their own.',
          example: "A father praises his son for a wonderful poem, and the boy doesn't know where to look.",
          reply: 'Let pupils declare what they used, as scholars declare their sources.',
          counter:
            "A source can be looked up; a declaration that I only used it a little can't. You'd be grading candour, and candour would lose.",
        },
        {
          keywords: ['error', 'wrong', 'invent', 'trust', 'facts', 'hallucinat', 'false', 'mistakes'],
          claim: 'Pupils cannot correct a tool that knows more than they do.',
          mechanism:
            "It states false things in a perfect tone and may make up the sources for them. To notice that you must know the subject already, and pupils are there because they don't.",
          impact: 'Mistakes that are swallowed at fourteen are still being repeated at forty.',
          example:
            'A history essay quotes a treaty that never existed, and the pupil defends it because the paragraph sounded so sure.',
          reply: 'Teaching them to check is the best lesson in reading sources they could have.',
          counter:
            "Checking everything takes longer than doing it yourself, and every pupil finds that out in a week. From then on they don't check.",
        },
        {
          keywords: ['voice', 'style', 'same', 'think', 'origin', 'creativity', 'boring'],
          claim: 'Everyone begins to write the same smooth, empty page.',
          mechanism:
            "The tool offers the likeliest sentence, and the likeliest sentence is nobody's. Young writers who haven't found a voice adopt this one.",
          impact: "We'd lose the odd, clumsy, surprising texts out of which writers and thinkers grow.",
          example:
            'A teacher opens thirty essays about the sea, and in every one of them the waves whisper timeless tales.',
          reply: 'Pupils copied stock phrases from model essays long before that.',
          counter: 'They copied badly, and their own voice showed at the seams. Now there are no seams.',
        },
        {
          keywords: ['teacher', 'relat', 'feedback', 'weakness', 'help'],
          claim: 'Teachers can only help with the mistakes they get to see.',
          mechanism:
            'Homework and essays are how a teacher looks into thirty heads. When the text comes from somewhere else, she corrects a machine and misses the child.',
          impact: "The pupil who is lost stays lost until it's late, because his pages look fine.",
          example:
            'For a whole term the reports were excellent, and then it came out in an oral test that he had never understood a cell.',
          reply: 'More talking in class will show her what they have understood.',
          counter:
            "There are thirty of them and one hour. Written work was invented because she can't talk to every child every day.",
        },
        {
          keywords: ['dependen', 'later', 'basic', 'age', 'foundat', 'rely', 'young'],
          claim: 'Children need the foundation before they get the power tools.',
          mechanism:
            'Whoever has learned to write, calculate and argue can use such help wisely later on, and needs only a week to pick it up. Learned the other way round, the foundation never comes.',
          impact: 'Schools have just one chance at that, and it ends with childhood.',
          example: 'No driving school starts with the autopilot.',
          reply: 'Allow it from a certain age, or only in certain subjects, then.',
          counter:
            "Once it's allowed in biology at two, it is used for the essay at three. As long as the basics are being laid, a clear no is kinder than a maze.",
        },
      ],
    },
  },
  {
    key: 'driverless-roads',
    points: {
      for: [
        {
          keywords: ['death', 'accident', 'lives', 'safer', 'crash', 'drunk', 'tired', 'error'],
          claim: 'Human driving kills, and we would have the means to stop it.',
          mechanism:
            'People drive tired, drunk, angry and with one eye on the phone. A machine that has been shown to be safer does none of that, at any hour.',
          impact:
            'Behind each avoided crash is a family that stays whole, and nothing on the other side of the scale weighs as much.',
          example:
            'Nobody would let a surgeon with shaking hands operate for the joy of it if steady hands stood ready.',
          reply: 'Let the machines drive those who want it, and the roads grow safer anyway.',
          counter:
            "They grow as safe as the worst driver still on them. Your neighbour's freedom to drive is your daughter's risk at the crossing.",
        },
        {
          keywords: ['other', 'pedestrian', 'risk', 'consent', 'freedom', 'cyclists', 'children'],
          claim: 'Driving is a risk that you impose on people who never agreed to it.',
          mechanism:
            'The child on the pavement gains nothing from your pleasure at the wheel. Liberty ends where a needless danger to others begins.',
          impact: "Walkers, cyclists and the elderly have paid for the motorist's freedom for a century.",
          example: 'You may shoot arrows on a range for as long as you like, just not down the high street.',
          reply: 'All life in company involves risk, and we accept ordinary risks from one another.',
          counter:
            "We accept those that can't be avoided at a fair price. Once the safer way stands at the kerb, the risk stops being ordinary and becomes a hobby.",
        },
        {
          keywords: ['disabl', 'elder', 'blind', 'mobil', 'independen', 'wheelchair', 'old'],
          claim: 'A road made for machines finally belongs to those who cannot drive.',
          mechanism:
            'Blind, old, ill and very young people have depended on lifts for their entire lives. When all traffic is automatic, cars can be cheap, shared and everywhere.',
          impact: "For an old couple in the country it's the difference between their own house and a home.",
          example: 'At eighty-four she gives up her licence and keeps her choir, her market and her grandchildren.',
          reply: 'They can have that without anyone taking away my steering wheel.',
          counter:
            "They'd have it later, more dearly and less safely. Mixed traffic is the hard case, and it is the human in the mix who makes it hard.",
        },
        {
          keywords: ['traffic', 'jam', 'efficient', 'flow', 'space', 'jams', 'congestion', 'smooth'],
          claim: 'Jams are made by people, and they would vanish with them.',
          mechanism:
            'One driver brakes too hard and the wave runs back for miles. Linked cars keep their distance, merge without vanity and need fewer lanes.',
          impact: 'Everybody gets time back, and towns get back the ground on which parked cars now sleep.',
          example:
            "Look at any lane that narrows: the whole queue stands still because two men won't let each other in.",
          reply: 'Cheap, effortless travel tempts more people onto the road, so the jams come back.',
          counter:
            "A city can price or limit trips that are run by software, minute by minute. It can't do that with a million stubborn drivers.",
        },
        {
          keywords: ['law', 'liabil', 'drunk', 'polic', 'simpl', 'insurance'],
          claim: 'With no drivers there are no driving offences.',
          mechanism:
            'Speeding, drink-driving, hit-and-run and road rage fill our courts and wards. A rule written into the machine is obeyed each time.',
          impact:
            'Police and doctors could turn to other work, and fewer lives would be ruined by a single stupid evening.',
          example: 'The nineteen-year-old who drove home after three beers would simply have slept in the back seat.',
          reply: 'In return we get hacked cars, and one flaw that hits thousands at once.',
          counter:
            'Flaws in machines are found once and mended everywhere; nobody has ever sent out an update for drunkenness. And a safer record, hacks included, is what the motion assumes.',
        },
        {
          keywords: ['transit', 'precedent', 'horse', 'chang', 'progress', 'seat belt', 'smoking'],
          claim: 'Societies have retired beloved habits for the sake of safety before.',
          mechanism:
            'Horses left the main roads, smokers left the trains and riders put on helmets. Each time freedom was said to be dying, and each time the complaint was forgotten in ten years.',
          impact: 'Our children will wonder how we let strangers steer two tons of steel past their school.',
          example: 'Those who love horses still ride them, on paths and tracks that are meant for it.',
          reply: 'Giving up smoking in trains cost nobody his way to work.',
          counter:
            "This won't either, since the car still takes him there. All he gives up is the wheel, and there will be tracks for that.",
        },
      ],
      against: [
        {
          keywords: ['freedom', 'autonom', 'choic', 'control', 'person', 'drive'],
          claim: 'Being able to go where you like, when you like, by your own hand, is freedom in its plainest form.',
          mechanism:
            "A car that drives itself goes where its maker, its insurer or the state allows. Once hands are off the wheel by law, someone else's are on it.",
          impact:
            "All citizens are affected, for a right of movement that needs a server's consent is only a permission.",
          example: "On the night of a protest the cars in one district politely report that they can't go there.",
          reply: 'The law can guarantee that cars carry you anywhere, as it guarantees your post.',
          counter: 'Guarantees on paper are the first to go in an emergency. A steering wheel has never had to ask.',
        },
        {
          keywords: ['rural', 'poor', 'cost', 'afford', 'old', 'expensive', 'old cars', 'countryside'],
          claim: 'People with little money would be taken off the road first.',
          mechanism:
            "New automatic cars are expensive and old ones can't be converted. A ban makes millions of paid-off cars worthless on the day it comes into force.",
          impact: 'Care workers, cleaners and farmhands live where no fleet makes a profit.',
          example:
            'Her fifteen-year-old hatchback gets her to three patients before dawn, and there is no app taxi within an hour.',
          reply: 'The state could pay for the change and keep fleets running in the countryside.',
          counter:
            'It could have done so with buses, and we know how that went. First show me the fleet in the village; then we can speak of a ban.',
        },
        {
          keywords: [
            'hack',
            'failur',
            'network',
            'systemic',
            'outag',
            'hackers',
            'hacked',
            'software',
            'computer',
            'crash',
          ],
          claim: 'A road without drivers can fail everywhere at once.',
          mechanism:
            'Human errors are many and small, whereas a bad update, a storm or an attack strikes every car of a make in the same second. No one on board would remember how to drive.',
          impact: 'Ambulances, food and people fleeing a flood depend on roads that still work when nothing else does.',
          example:
            "The power's out, the network's down, the fire is coming over the hill, and the car is waiting for a signal.",
          reply: 'Vehicles can be built to run without a network and stop safely when in doubt.',
          counter:
            'Stopping safely is no help when you have to get out. Average safety on sunny days tells us nothing about the one day that counts.',
        },
        {
          keywords: ['skill', 'joy', 'cultur', 'hobby', 'craft', 'fun', 'driving'],
          claim: 'There is skill and joy in driving, and those count for something.',
          mechanism:
            'People find calm, pride and company in it, as others do in sailing or cooking. A society that removes every risky pleasure for a better average has forgotten what the safety was for.',
          impact: 'Millions would lose something they love, among them many who never hurt anyone.',
          example:
            'Sunday morning, an empty coast road, an old convertible and her father in the passenger seat: no fleet will sell you that.',
          reply: 'Nobody takes away the joy: it can be had on private tracks.',
          counter: 'A track goes round in a circle and belongs to those who can pay. The joy was in going somewhere.',
        },
        {
          keywords: ['gradu', 'voluntar', 'market', 'insuran', 'incent', 'choose'],
          claim: 'If self-driving cars are so good, people will choose them unforced.',
          mechanism:
            "Insurance for human drivers will grow dear, young people won't bother with a licence, and most wheels will gather dust. The gain comes without a police officer pulling a farmer from his cab.",
          impact:
            'A change that people make themselves lasts, while a forced one breeds resentment that politicians can live on for years.',
          example: 'No law was ever needed to make people give up the typewriter.',
          reply: 'Typewriters never ran anybody over; waiting for the market costs lives every year.',
          counter:
            'The last few drivers, watched by safer cars all round, cost very few. A ban must be judged by what it adds, and by then it adds next to nothing.',
        },
        {
          keywords: ['liabil', 'machin', 'moral', 'decis', 'responsib', 'blame', 'guilty', 'who'],
          claim: 'Somebody should be answerable when a person dies on the road.',
          mechanism:
            'A driver can be questioned, judged and forgiven; a line of code has no conscience and its maker has lawyers. Forbidding human drivers means that nobody in the street carries responsibility any more.',
          impact: 'Families of victims need more than a statement about regret and a patch.',
          example:
            "When a car takes the cyclist instead of the lorry, it isn't fate: somebody chose the number, in an office, years ago.",
          reply: 'Makers can be held liable by law, more strictly than any driver ever was.',
          counter:
            "They'll insure against it and go on. Fewer deaths are a great good, but people should have the choice before they hand the last decision to a firm.",
        },
      ],
    },
  },
]
