import type { MotionArguments } from './types.ts'

export const TECHNOLOGY_SCREENS_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'ai-good-or-harm',
    points: {
      for: [
        {
          keywords: ['medicin', 'doctor', 'diagnosi', 'patient', 'scan', 'cancer', 'medical', 'health', 'disease'],
          claim: 'Artificial intelligence brings good medicine to places where there is no specialist.',
          mechanism:
            'A program that has learned from countless scans can point out a shadow which a tired eye passes over. It works at midnight, in a village, and at the same standard.',
          impact:
            'Patients who would have waited months are seen while treatment still helps, and that is a matter of life and death.',
          example:
            'A nurse in a mountain clinic photographs a mole and learns within a minute that this one must not wait.',
          reply: 'Programs make mistakes too, and they make them with a confident face that nobody questions.',
          counter:
            'So do people, and the doctor still has the last word. Two pairs of eyes that fail in different ways miss less than either does alone.',
        },
        {
          keywords: ['boring', 'routin', 'work', 'drudger', 'productiv', 'tasks', 'dull', 'time', 'efficient'],
          claim: 'Machines are taking over work that hardly anyone ever loved.',
          mechanism:
            'Copying figures, sorting invoices and writing the same letter for the hundredth time are what software does best. What is left to people is judgement, contact and invention.',
          impact:
            'Millions of office workers get hours back, and small firms can offer what only large ones could afford.',
          example:
            'A plumber dictates three sentences in the van and finds the estimate, the invoice and the reminder written when he gets home.',
          reply: "Routine work is also somebody's wage, and a job you dislike is better than none.",
          counter:
            'People said the same of washing by hand and digging by hand. Wages rose whenever drudgery fell, provided that we shared the gain, and sharing is a political choice.',
        },
        {
          keywords: ['disabl', 'accessib', 'blind', 'deaf', 'languag', 'translate', 'reading'],
          claim: 'For millions of people with disabilities these tools mean independence.',
          mechanism:
            'Speech becomes text, pictures are described aloud and difficult letters turn into plain words. Such help used to depend on another person having time.',
          impact: 'A blind person who reads her own post regains her privacy as well as her convenience.',
          example:
            "A deaf father follows the parents' evening from captions on his phone and asks his question himself.",
          reply: 'Those aids are fine, but they are a small corner of the industry and do not excuse the rest.',
          counter:
            "They rest upon the same technology as all the rest; you can't have the captions without the speech models. A balance sheet that leaves out the blind isn't a balance sheet.",
        },
        {
          keywords: ['scien', 'discover', 'climat', 'research', 'energ', 'proteins', 'drugs', 'invent'],
          claim: 'Discoveries that once took a career can now take a season.',
          mechanism:
            'Science is often a search through more combinations than any lab could try. Programs narrow them down to the few worth testing, whether for a medicine or for a battery.',
          impact: 'Everybody profits from a new antibiotic, including those who have never touched a computer.',
          example:
            'A chemist used to test materials one beaker at a time; now she begins with the ten most promising out of a million.',
          reply: 'The same search finds poisons as readily as cures.',
          counter:
            'Dangerous knowledge has always come with useful knowledge, and laboratories are guarded for that reason. Giving up the cures would not make the poisons go away.',
        },
        {
          keywords: ['teach', 'tutor', 'pupil', 'educat', 'patien', 'learning', 'students', 'homework'],
          claim: 'Every child can now have a tutor who never loses patience.',
          mechanism:
            'A program can explain fractions a fifth time in a fifth way and adjust to the speed of one learner. One teacher with thirty pupils has no way of doing that.',
          impact: 'Families who could never pay for private lessons gain most, in rich and poor countries alike.',
          example: "A shy girl who wouldn't raise her hand types the question she was ashamed to ask.",
          reply: 'Pupils mostly use it to get answers and not to understand them.',
          counter:
            "Some do, as others copied from a neighbour. That's an argument for teaching its use, just as we learned to teach with calculators.",
        },
        {
          keywords: ['control', 'law', 'regulat', 'tool', 'societ', 'rules', 'responsible'],
          claim: 'We are not passengers here: the harms can be steered, and the gains are worth the steering.',
          mechanism:
            'Laws, tests and liability have tamed electricity, cars and medicines. Each of them killed people before it was regulated and none of us would give them back.',
          impact:
            'The generations after us will judge whether we kept the benefit and governed the risk, or lost both out of fear.',
          example: 'Nobody tore out the wires when the first houses burned; we invented the fuse.',
          reply: 'This time the thing learns by itself and spreads faster than any parliament can sit.',
          counter:
            'It runs on chips and in data centres, which have addresses and owners. What can be owned can be made to answer in court.',
        },
      ],
      against: [
        {
          keywords: ['jobs', 'layoff', 'wages', 'replac', 'worker', 'unemployment', 'unemployed', 'job', 'lose'],
          claim: 'Whole trades are being emptied faster than people can retrain.',
          mechanism:
            'Earlier machines replaced muscles, one industry at a time, over a generation. These replace writing, drawing, calculating and talking, all at once and within a few years.',
          impact:
            'The translator, the junior lawyer and the call-centre worker lose not only a wage but the ladder by which one gets into a profession.',
          example:
            "An illustrator sees her own style for sale at a few cents a picture, and the person selling it can't draw.",
          reply: 'New tools always create new jobs that we cannot yet imagine.',
          counter:
            "You cannot pay rent with a job that can't yet be imagined. Even if it arrives, it will be somewhere else, for someone else, ten years on.",
        },
        {
          keywords: ['fake', 'deepfak', 'truth', 'lies', 'trust', 'fakes', 'misinformation', 'voices', 'news'],
          claim: 'We are losing the ability to believe our eyes and ears.',
          mechanism:
            'Voices, faces and news reports can be made up at no cost and in any quantity. Lies then win, and, worse, liars can brush off the truth as a fake.',
          impact: 'Courts, elections and families depend on evidence, and each of them has become easier to poison.',
          example: "An old man hears his grandson's voice begging for bail money, and of course he pays.",
          reply: 'Forgery is old, and people learn to check sources and look for seals.',
          counter:
            "Forging a voice used to need a studio and a motive; now it needs a minute and a whim. We can't ring the bank every time our own child is on the line.",
        },
        {
          keywords: ['bias', 'discriminat', 'opaqu', 'decis', 'unfair', 'racist', 'sexist', 'biased'],
          claim: 'Machines repeat our prejudices and give them the look of science.',
          mechanism:
            "They learn from past decisions, so they learn who was refused before. Because the reasoning can't be read, the refused person has nothing to appeal against.",
          impact: 'Those who were overlooked by employers, banks and police will go on being overlooked, only faster.',
          example: 'A woman is turned down for a loan, and the clerk can say only that the system says no.',
          reply: 'People are prejudiced too, and a program can at least be tested and corrected.',
          counter:
            'It can, if its owner lets you, and he rarely does. A biased clerk spoils a hundred lives; a biased program spoils a million before lunch.',
        },
        {
          keywords: ['power', 'compan', 'monopo', 'few', 'concentrat', 'google', 'corporations', 'rich'],
          claim: 'So much power has seldom been in so few private hands.',
          mechanism:
            'Only a handful of firms can afford the computers and the data, and all the rest rent from them. They set the terms, read the questions and shape the answers.',
          impact: 'Citizens and whole states come to depend on people whom nobody elected and nobody can dismiss.',
          example:
            'When one company changes a setting overnight, schools on three continents get different answers in the morning.',
          reply: 'Open models and competition are spreading the technology quickly.',
          counter:
            'An open recipe is of little use to those without the oven. The firms that own the ovens have every reason to keep the kitchen small.',
        },
        {
          keywords: ['think', 'lazy', 'skill', 'dependen', 'judge', 'dumb', 'stupid', 'brains', 'forget'],
          claim: 'What we hand to the machine we gradually stop being able to do.',
          mechanism:
            "Skills of thought are kept alive by effort, and a smooth answer removes the effort. Soon the user can't tell whether the answer is any good.",
          impact: 'Young people are hit hardest, for they never build the skill in the first place.',
          example:
            'Many of us can no longer find our way through our own city without a voice telling us where to turn.',
          reply: 'Writing was once said to ruin memory, and we gained far more than we lost.',
          counter:
            "Writing keeps your thought; it doesn't think it for you. When the weighing itself is handed over, nothing is left for us to gain.",
        },
        {
          keywords: ['weapon', 'war', 'surveil', 'control', 'danger', 'soldiers', 'drones', 'spying'],
          claim: 'Spying and killing become cheap once software does the work.',
          mechanism:
            'Watching a million people used to take an army of watchers, and attacking at a distance took pilots with a conscience. Software removes both of those brakes.',
          impact: 'Minorities, journalists and civilians near a front line are the first to find out.',
          example: 'A camera on each corner means little until a program remembers every face that passes.',
          reply: 'Weapons are regulated by treaty, and this one can be too.',
          counter:
            'Treaties work where inspectors can count warheads. No inspector can count copies of a file, and no great power has offered to let anyone try.',
        },
      ],
    },
  },
  {
    key: 'social-media-under-16',
    points: {
      for: [
        {
          keywords: ['addict', 'design', 'attent', 'scroll', 'algorithm', 'screen', 'hours'],
          claim: 'These apps are built to be hard to put down, and children cannot fight back.',
          mechanism:
            'Endless feeds, streaks and alerts are tuned by experts to win one more minute. The part of the brain that says stop is still under construction at thirteen.',
          impact: 'Sleep, homework and sport are what the minutes are taken from, night after night.',
          example:
            'Watch a twelve-year-old who only wanted to answer one message, and look at the clock again an hour later.',
          reply: 'Regulate the addictive features, then, and leave the children their friends.',
          counter:
            "We have waited years for that, and each banned feature comes back under another name. An age limit is one rule that can't be redesigned around by Tuesday.",
        },
        {
          keywords: [
            'mental',
            'anxiet',
            'body',
            'girls',
            'compar',
            'depress',
            'likes',
            'ugly',
            'beauty',
            'self esteem',
          ],
          claim: 'Childhood is no time to be rated by strangers all day long.',
          mechanism:
            'Every photo gets a number, and each number can be compared with those of friends and of edited models. Self-doubt belongs to that age, and the apps turn it up and never let it rest.',
          impact: 'Girls who were content with themselves at ten are on diets at thirteen, and parents feel powerless.',
          example:
            "A girl deletes her holiday picture because it had eleven likes by supper and her friend's had ninety.",
          reply: 'Many things trouble teenagers, from exams to family, and screens are just the easiest to blame.',
          counter:
            "No one says it's the only cause. But it's the one that follows them into bed, and the one that was switched on by a business decision.",
        },
        {
          keywords: [
            'groom',
            'predator',
            'stranger',
            'safet',
            'contact',
            'pedophile',
            'paedophile',
            'dangerous',
            'adults',
          ],
          claim: 'No playground would let strangers in by the thousand, yet that is what these platforms do.',
          mechanism:
            'An adult can pose as a fourteen-year-old, approach hundreds of children in an evening and move on if one of them hesitates. Neither parents nor police can be in every chat.',
          impact: "Each child we keep out of reach is one who needn't tell the story in court.",
          example:
            'First he praises her drawings, then he asks for a photo, and by the third week he threatens to show it around.',
          reply: 'Shutting the big platforms will push children into darker corners with no moderators at all.',
          counter: "A few will go; most go where their classmates are. And a predator's trade depends on the crowd.",
        },
        {
          keywords: ['parent', 'collect', 'peer', 'pressur', 'norm', 'everyone', 'alone', 'friends'],
          claim: 'One family cannot say no alone.',
          mechanism:
            "If everyone else is on it, the child who isn't is shut out, so parents give in against their better judgement. A common rule lifts the whole class out of the trap together.",
          impact: 'It returns to mothers and fathers a decision that was taken from them.',
          example: 'In each class meeting there are twenty parents who wish that the others would start.',
          reply: 'Parents can agree among themselves, and in some schools they have.',
          counter:
            'Such pacts hold until the first cousin from the next school gets an account. Laws exist for agreements that all want and none can keep alone.',
        },
        {
          keywords: ['bully', 'rumour', 'night', 'home', 'cruel', 'cyberbullying', 'bullied'],
          claim: 'Cruelty used to stop at the front door.',
          mechanism:
            "Now mockery goes on until midnight, with an audience and without a face in front of the mocker. What is posted can't be taken back.",
          impact: "The child who is bullied has nowhere left to rest, and that's what turns teasing into despair.",
          example: 'A group renames its chat after one boy, and he sees it light up during dinner.',
          reply: 'Group messages would go on in any case, since plain messengers are not covered.',
          counter:
            'A chat among eight is bad enough, but it has no share button for the whole town. Taking away the stage takes away most of the sport.',
        },
        {
          keywords: ['limit', 'alcohol', 'precedent', 'protect', 'law', 'cigarettes', 'driving', 'age'],
          claim: 'Setting an age for risky things is what a sensible society does.',
          mechanism:
            'We limit alcohol, driving and gambling not because every young person would come to harm, but because too many would. No one calls that an attack on youth.',
          impact: 'Children gain a few years to grow a self before they have to display one.',
          example:
            "A fifteen-year-old can't buy a lottery ticket, yet he is sold to advertisers a hundred times a day.",
          reply: 'Alcohol is a substance; social media is where friendship and news now take place.',
          counter:
            'Pubs are social places too, and we keep twelve-year-olds from the bar. Friends and news survived perfectly well before the feed came.',
        },
      ],
      against: [
        {
          keywords: ['friend', 'isolat', 'communit', 'lonel', 'lgbt', 'gay', 'connect'],
          claim: 'For a lonely child these networks may be the only place to find others like herself.',
          mechanism:
            'Somebody with a rare illness, an unusual passion or a family that rejects him can meet people who understand. Distance and small towns do not matter there.',
          impact: 'Those who lose the most by a ban are those with the fewest friends outside.',
          example: 'The only boy in the village who dances learns that there are others, and what their mothers said.',
          reply: 'There are helplines, clubs and moderated forums for such children.',
          counter:
            'Nobody finds a helpline on the day he does not yet know what is wrong. Meeting others by chance is what saves him, and chance happens where people are.',
        },
        {
          keywords: ['enforce', 'vpn', 'fake', 'age', 'evade', 'lie', 'birthday', 'secretly'],
          claim: 'A ban like this is trivial to get round and hard to enforce.',
          mechanism:
            'A borrowed birthday, an older cousin or a foreign connection is all it takes. The children stay, and they stay as liars, so they cannot report what happens to them.',
          impact: 'Those who do get into trouble will hide it, because asking for help means confessing.',
          example: "Today's limit is thirteen in most places, and everyone here knows a ten-year-old with an account.",
          reply: "Today's limit isn't enforced at all; fines for platforms will change that quickly.",
          counter:
            "Fine the platforms, and they ask every user for a passport. Children will still borrow their sister's, and now they have no one to turn to.",
        },
        {
          keywords: ['ident', 'priva', 'verificat', 'passport', 'adult', 'data'],
          claim: 'To keep out the young you must check the papers of everybody.',
          mechanism:
            'No site can know who is under sixteen without finding out who is over. That means faces, cards and birthdays of whole nations in private databases.',
          impact:
            'Adults who need to read or write without being known lose that freedom, and leaks will expose the rest.',
          example:
            'An employee who asks a forum about depression would first have to hold her identity card up to the camera.',
          reply: 'Age can be confirmed by a trusted third party without handing on the name.',
          counter:
            "That party then knows each door you knock at, and one break-in is enough. We don't even trust such firms with our parcels.",
        },
        {
          keywords: ['learn', 'skill', 'gradu', 'media', 'litera', 'responsible', 'prepare', 'competence'],
          claim: 'Young people learn to swim by getting into the water with us.',
          mechanism:
            'Judging sources, handling insults and closing the app are skills, and they come from guided use. A ban postpones the first contact to the age at which parents no longer have any say.',
          impact: 'At sixteen they get the whole flood in one night, without any practice.',
          example:
            'A father who looks through the feed with his daughter at thirteen can talk about it; at seventeen she has closed the door.',
          reply: 'Guided use is a fine idea that most parents have neither the time nor the knowledge for.',
          counter:
            'Then help them with lessons and defaults for the young. A law that tells parents to wait does not teach them anything either.',
        },
        {
          keywords: ['speech', 'right', 'politic', 'voice', 'news', 'expression'],
          claim: 'Teenagers are citizens too, and this takes away their public square.',
          mechanism:
            'They organise marches, run school campaigns and read the news on these platforms. A fifteen-year-old who can be fined for littering should be able to speak about the climate.',
          impact: 'Politics becomes poorer when the people who will live longest with its results are muted.',
          example:
            'When a skate park is to be closed, it is a clip by three fourteen-year-olds that fills the council chamber.',
          reply: 'They may write letters, speak at school and demonstrate in the street, as the young always have.',
          counter:
            'They may, and no one will hear them, for the square has moved. You would hardly give up your own account and take to leaflets.',
        },
        {
          keywords: ['platform', 'responsib', 'cause', 'design', 'excus', 'companies', 'regulate'],
          claim: 'The proposal lets the companies off the hook.',
          mechanism:
            'Once children are officially gone, nobody need make the place safe for them. Feeds stay as addictive and rumours as profitable as before.',
          impact:
            'Everyone over sixteen goes on living with the harm, including the seventeen-year-old who is no less fragile.',
          example:
            'Think of a factory that poisons the river and, instead of a filter, gets a sign that says no swimming for the under-sixteens.',
          reply: 'Both can be done: keep children out now and clean up the platforms in the meantime.',
          counter:
            'Parliaments have little patience, and once the headline is printed the file is closed. Begin with the filter, and the sign may prove unnecessary.',
        },
      ],
    },
  },
]
