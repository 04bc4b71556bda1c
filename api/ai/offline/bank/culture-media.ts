import type { MotionArguments } from './types.ts'

export const CULTURE_MEDIA_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'esports-olympics',
    points: {
      for: [
        {
          keywords: ['skill', 'training', 'reflex', 'athlete', 'practise'],
          claim: 'Top players train as hard as any archer or shooter.',
          mechanism:
            'They drill for hours a day, study opponents, and have coaches, diets and sports psychologists. Victory depends on reactions, aim and calm, which is what we honour in several Olympic disciplines already.',
          impact: 'Young people who have given years to it deserve to see their effort treated as effort.',
          example:
            "Watch a professional's hands in a final: every finger does several things a second, and a single slip ends the tournament.",
          reply:
            'Chess players, pianists and surgeons train just as hard, and we do not hand them Olympic medals. Hard work does not turn everything into a sport.',
          counter:
            "Pianists and surgeons are not trying to beat an opponent in front of a referee. Shooting and sailing are in, so it can't be a matter of running up a sweat.",
        },
        {
          keywords: ['audience', 'young', 'viewers', 'interest', 'relevance'],
          claim: 'The Olympics will grow old without something that young people watch.',
          mechanism:
            "Teenagers fill arenas and stay up all night for tournaments, while television audiences for some traditional events are ageing. A festival of the world's youth should recognise the thing that youth actually plays.",
          impact:
            'Smaller sports would profit as well, because a fan who tunes in for the game stays for the climbing that follows.',
          example:
            'Skateboarding and surfing were laughed at when they were let in, and now no one can imagine the programme without them.',
          reply:
            'Chasing viewers is how traditions lose their shape. Even the newest street sports still have a body in motion at their heart.',
          counter:
            'What the Games have always been has changed every decade: they once gave medals for poetry and for tug-of-war. Moving with the times is the tradition.',
        },
        {
          keywords: ['accessible', 'disabled', 'inclusion', 'body', 'open'],
          claim: 'Esports are a contest open to almost any body.',
          mechanism:
            'Players of different builds, and many with physical disabilities, can compete on the same stage. Adapted controllers make up for what hands cannot do.',
          impact: 'Someone who could never have run or jumped could stand on the podium on equal terms.',
          example:
            'A boy in a wheelchair and his two-metre friend sit down at the same table, and for once the friend has no head start.',
          reply:
            'That openness ends at the price of a fast computer and a good connection. A ball and a field are still the cheapest ticket into sport.',
          counter:
            'Rowing boats, horses and bobsleighs are not cheap either, and they have been in for a century. Phones and public centres reach more children than bobsleighs do.',
        },
        {
          keywords: ['women', 'mixed', 'teams', 'equal', 'gender'],
          claim: 'Men and women could compete in one event.',
          mechanism:
            'Strength does not decide at a keyboard, so there is no need for separate categories. The Games would gain a stage on which both fight for the same medal.',
          impact: 'Girls who play now and hide behind a neutral name would see that they belong.',
          example:
            'In equestrian events men and women ride against each other already, and it is one of the fine things about them.',
          reply:
            'The professional teams today are nearly all male, and the chat rooms are rough on women. An Olympic ring on the shirt will not fix that.',
          counter:
            'National committees must send women and keep rules of conduct, which no private league has ever had to do. That is the way Olympic status has helped other sports.',
        },
        {
          keywords: ['unite', 'nations', 'world', 'global', 'peace'],
          claim: 'Gaming already joins the young across borders like hardly anything else.',
          mechanism:
            'A server is full of people from everywhere, playing by the same rules in a mixture of languages. Bringing this under the Olympic flag would fit the idea of a peaceful contest between nations.',
          impact: 'Countries without mountains, pools or money for stadiums would have a fair chance at a medal.',
          example: 'A Brazilian and a Korean who share no word still know after one round how good the other one is.',
          reply:
            'Those meetings happen very well without a flag. Put national colours on them, and the mixed teams that you praise would have to split up.',
          counter:
            'Players can wear national colours for two weeks, as footballers do, and then go back to their mixed teams with a story to tell. A flag need not end a friendship.',
        },
        {
          keywords: ['health', 'standards', 'doping', 'rules', 'welfare'],
          claim: 'Olympic rules would clean up a young and rough scene.',
          mechanism:
            'To be included, an event needs doping tests, age limits, insurance and an independent federation. Today a sixteen-year-old often signs with whoever offers first.',
          impact: 'It is the minors who would be better protected, and the parents who could stop guessing.',
          example:
            'Gymnastics and cycling did not become cleaner by being left alone, they became cleaner because somebody could threaten to throw them out.',
          reply:
            'Doping and hard-pressed children are problems that the Olympic family has not solved at home. It is hardly the nurse to call.',
          counter:
            'Not solved, but tested, fined and reported on. Leaving teenagers to a market with none of that is not the better cure.',
        },
      ],
      against: [
        {
          keywords: ['physical', 'body', 'movement', 'athletic', 'sitting'],
          claim: 'Sport is about what a whole body can do.',
          mechanism:
            'The Games celebrate running, lifting, balancing, swimming, the things that people have done since there were people. Moving a thumb with great precision is a skill, but of another family.',
          impact:
            'Children take from the Games a picture of what to aim for, and it should make them want to go outside.',
          example: 'No one has ever watched a final of this kind and then run out into the garden to try it.',
          reply:
            'Shooters stand still and riders sit, and both wear medals. The line you draw has been crossed for a hundred years.',
          counter:
            'A rider controls half a ton of living muscle with her legs and back. The odd borderline case does not turn the whole field into a desk.',
        },
        {
          keywords: ['company', 'owner', 'publisher', 'commercial', 'profit'],
          claim: 'Somebody owns these games, and nobody owns running.',
          mechanism:
            "A publisher can change the rules overnight, sell a new version or switch the server off. The Olympics would be advertising one firm's product and depending on its goodwill.",
          impact: 'Athletes who trained for four years could find that their discipline no longer exists.',
          example:
            'Imagine a company that owned the hurdle and made it five centimetres higher the week before the final, so as to sell new shoes.',
          reply:
            'Contracts can freeze a version for the Games, as is done at every big tournament. Makers of boats, balls and bicycles also live off sport.',
          counter:
            'Anyone may build a boat to the rules, and only one firm may build the game. A contract with a monopoly is signed on its terms.',
        },
        {
          keywords: ['violence', 'shooting', 'values', 'war', 'peaceful'],
          claim: 'Killing is the subject of many of the most popular titles.',
          mechanism:
            'Aiming at heads and planting bombs is harmless as play, yet it sits badly beneath a flag that stands for peace. Leave those titles out, and what remains is not what the fans are asking for.',
          impact: 'Guests from countries at war would have to watch a conflict being staged as fun.',
          example:
            'A team whose city is under fire sits opposite the team of the country that is firing, and the screen shows a sniper.',
          reply:
            'Fencing, wrestling and the javelin were once exercises for killing, too. Everyone can tell a game from a war.',
          counter:
            'Old fighting sports have turned the wound into a touch and a bow. On the big screen it is still a wound.',
        },
        {
          keywords: ['short-lived', 'change', 'game', 'obsolete', 'fashion'],
          claim: 'Games go out of fashion faster than an athlete grows up.',
          mechanism:
            "Today's favourite is forgotten in ten years, while the hundred metres can be compared over a century. Records, heroes and traditions need something that keeps still.",
          impact: 'Federations that invest in young players would be building on sand.',
          example:
            'Look for the console that everyone wanted when you were six. It is probably in a box next to the charger that fits nothing.',
          reply:
            'Some titles have been played at the top for two decades, longer than certain Olympic disciplines lasted. And the list of events is revised for each Games anyhow.',
          counter:
            'Those titles are updated every few weeks in ways that change how to win. They keep the name, as a shop does after its third owner.',
        },
        {
          keywords: ['sedentary', 'addiction', 'screen', 'health', 'young'],
          claim: 'The Games should not be cheering young people into more hours at a screen.',
          mechanism:
            'Playing for a medal begins with playing all night. For each one who reaches the top, thousands lose sleep, marks and muscles along the way.',
          impact: 'Parents who try to draw a limit would hear the finest excuse ever invented: I am training.',
          example: 'Ask any teacher of a first lesson which pupils were at a keyboard at three in the morning.',
          reply:
            'Gymnasts wreck their joints, boxers their heads. A proper sport with coaches would teach limits that a bedroom does not.',
          counter:
            'A coach has ten pupils, and the example reaches ten million bedrooms. Boxing at least has the decency to tire you out.',
        },
        {
          keywords: ['own', 'tournaments', 'need', 'already', 'space'],
          claim: 'Esports are flourishing and have no need of the Olympics.',
          mechanism:
            'They have their own world championships, full stadiums and prize money of which a rower can only dream. Events in the Games are limited, and each newcomer pushes someone out.',
          impact: 'Those pushed out are the small sports which live on these two weeks every four years.',
          example: 'For a canoeist the Olympic final is the only day on which her country knows her name.',
          reply:
            'Football and tennis have their own riches as well, and were let in all the same. Places can be found without throwing anyone out.',
          counter:
            'Tennis and football take up medals that others could have used, so let us not repeat it. The cap on athletes is real, and it is the small sports that have no lobby.',
        },
      ],
    },
  },
  {
    key: 'advertising-to-children',
    points: {
      for: [
        {
          keywords: ['understand', 'persuade', 'critical', 'trick', 'young'],
          claim: 'Small children cannot tell a sales pitch from a story.',
          mechanism:
            'Until well into primary school they take it that what a friendly voice says is true and kindly meant. Persuading somebody who does not know that he is being persuaded is not a fair offer, it is a trick.',
          impact: 'A child is no weak adult but another person altogether, and protecting them is what rules are for.',
          example:
            'A five-year-old will tell you that the tiger on the packet wants him to be strong. He does not add that the tiger is paid.',
          reply:
            'Children learn to see through advertising by meeting it, with their parents beside them. Someone kept away from it until twelve is helpless at thirteen.',
          counter:
            'We also teach them about traffic, but not by leaving them on the motorway at four. Lessons come first, the traffic afterwards.',
        },
        {
          keywords: ['parents', 'pester', 'nag', 'family', 'conflict'],
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
          keywords: ['health', 'food', 'sugar', 'sweets', 'fast-food'],
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
          keywords: ['data', 'online', 'tracking', 'influencers', 'hidden'],
          claim: 'Online, advertising to children has become a hunt.',
          mechanism:
            'Games and videos note what a child lingers on, and a favourite star unwraps the new doll as if it were a present. There is no break, no jingle, nothing to show where play ends and business starts.',
          impact: 'Parents cannot supervise what they are unable to recognise themselves.',
          example:
            'A nine-year-old watches a boy of the same age open parcels for an hour and believes that she has made a friend.',
          reply: 'Hidden selling is already forbidden in many places, so enforce that. What is openly marked can stay.',
          counter:
            'A label that says "paid partnership" means nothing to someone who has just learned to read. An honest line is the age of the audience and not the small print.',
        },
        {
          keywords: ['values', 'materialism', 'happiness', 'envy', 'consumer'],
          claim: 'Advertising teaches children that things will make them happy.',
          mechanism:
            'The message beneath all the messages is that something is missing and can be bought. Hear it often enough before you are ten, and you will measure yourself and others by it.',
          impact: 'Children from poorer homes learn to be ashamed, and the others learn to look down.',
          example: 'In the playground they know precisely whose trainers are the wrong ones.',
          reply: 'Envy among children is older than television. It comes from classmates, and no law reaches those.',
          counter:
            'Classmates got the wish from somewhere too. Envy is old, but an industry that waters it daily is new.',
        },
        {
          keywords: ['works', 'abroad', 'quebec', 'sweden', 'practical'],
          claim: 'Where such a ban exists, nothing has fallen apart.',
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
          keywords: ['programmes', 'funding', 'television', 'free', 'content'],
          claim: 'Advertising pays for much of what children watch and play for nothing.',
          mechanism:
            "Cartoons, puzzle games and children's magazines cost money. Take the sponsor away, and either they disappear or they go behind a subscription.",
          impact: 'Families with little money would lose the free ones and could not afford the paid ones.',
          example:
            'A Saturday morning show runs because a toy firm pays for the breaks. Without those, there will be repeats from 1994.',
          reply:
            "Good children's television is often public and free of advertising. A programme whose purpose is to sell the doll was no gift in the first place.",
          counter:
            "Public television does not exist everywhere and never makes enough. I would sooner have a free programme with breaks than a splendid one that a cleaner's child does not see.",
        },
        {
          keywords: ['parents', 'responsibility', 'decide', 'home', 'upbringing'],
          claim: 'Bringing up children is a job for parents, not for advertising law.',
          mechanism:
            'They decide what is switched on and what lands in the trolley. In the end a four-year-old buys nothing.',
          impact:
            'A state that removes each temptation takes from parents the very practice by which children grow up.',
          example:
            'My neighbour watches the commercials with her son and asks each time: what do they want from us? He is six and has become quite hard to fool.',
          reply:
            'Some parents have time to talk through every commercial, and even they are up against departments full of psychologists. Others come home at eight from the late shift.',
          counter:
            "Then give them help, at school and with good filters. Taking a task away from those who can do it does not help those who can't.",
        },
        {
          keywords: ['learn', 'literacy', 'critical', 'school', 'teach'],
          claim: 'Children grow wise about advertising by dealing with it.',
          mechanism:
            'Like a vaccine, small doses with an explanation build up resistance. A wall around childhood only puts off the first contact to an age at which nobody is sitting next to them.',
          impact: 'At thirteen, with a phone and pocket money, the sheltered ones would be easy prey.',
          example:
            'A class that has once made its own commercial for a stone never looks at one in the same way again.',
          reply:
            'One can talk about commercials in class without being shown fifty real ones a day. A vaccine comes in a tiny dose, and this is a flood.',
          counter: 'Reduce the flood, then, as many rules do. The motion does not say "less", it says "all".',
        },
        {
          keywords: ['line', 'define', 'teenagers', 'family', 'ambiguous'],
          claim: 'No one can say what is aimed at children.',
          mechanism:
            'Crisps, theme parks and superhero films are for everyone from four to sixty. Either the ban catches family advertising as a whole, or it catches nothing.',
          impact: 'Small firms would have to guess, while large ones go to court about the age of a dinosaur.',
          example: 'Is a singing dog meant for me or for my nephew? We both laughed.',
          reply:
            'Law lives with blurred edges, as with films for a certain age. Time, place and style show well enough who is being talked to.',
          counter:
            'Film ratings judge one film by a panel before it opens. Here millions of posts a day would have to be rated, by whom?',
        },
        {
          keywords: ['small', 'good', 'toys', 'books', 'museums'],
          claim: 'A total ban also silences the things we would like children to hear about.',
          mechanism:
            "Bookshops, swimming clubs, zoos and children's theatres have to make themselves known. They do not have a famous name that sells itself.",
          impact: 'Newcomers with a good idea would suffer, and the giant with a shop in each mall would not notice.',
          example: 'The puppet theatre in our town lives on a poster opposite the primary school.',
          reply:
            'Public and charitable notices can be exempted, and parents read posters too. A youth club with a good programme needs no psychologists.',
          counter:
            "Each exemption is a new quarrel about who is good enough. A children's theatre sells tickets, so in your law it is an advertiser like the rest.",
        },
        {
          keywords: ['ineffective', 'shift', 'packaging', 'peers', 'branding'],
          claim: 'Selling would go on, only out of sight.',
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
  },
  {
    key: 'celebrity-privacy',
    points: {
      for: [
        {
          keywords: ['human', 'dignity', 'right', 'same', 'person'],
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
          keywords: ['children', 'family', 'friends', 'relatives', 'innocent'],
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
          keywords: ['harassment', 'paparazzi', 'safety', 'stalk', 'danger'],
          claim: 'Hunting for pictures puts people in danger.',
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
          keywords: ['career', 'talent', 'job', 'work', 'separate'],
          claim: 'An actor sells us her acting, and nothing else.',
          mechanism:
            "The ticket pays for the performance. Nobody concludes that because he bought bread, he may look into the baker's bedroom.",
          impact: 'Shy and gifted people would dare to step forward if that did not mean giving up everything.',
          example:
            'Your dentist also lives from the public, and you would find it strange to know whom he kissed on holiday.',
          reply:
            'Most workers do not invite the public to see their new kitchen in a magazine. Stars sell their private life by the page and then complain when it is read.',
          counter:
            'Some sell their kitchens, and many never did. And whoever tells you one thing about herself has not told you everything.',
        },
        {
          keywords: ['interest', 'public', 'gossip', 'curiosity', 'news'],
          claim: 'What the public is curious about is not the same as the public interest.',
          mechanism:
            'Abuse of power, hypocrisy and crime have to be reported about anyone. A pregnancy, a crisis or a swimsuit helps no citizen to decide anything.',
          impact: "Papers with fewer bellies on the front page would have space for what concerns readers' lives.",
          example:
            'Try to remember the celebrity break-up of two years ago and what you did differently because of it.',
          reply:
            "Who draws that line? A rich man's lawyer will call every awkward story gossip, and the judge does not always see through it.",
          counter:
            'Judges draw it every day for doctors, bosses and neighbours. Lawyers for the rich are a reason for better judges, not for open season.',
        },
        {
          keywords: ['mental', 'pressure', 'health', 'breakdown', 'young'],
          claim: 'Being watched without a break makes people ill.',
          mechanism:
            'A person needs places in which nothing counts. Take those away at nineteen, and what follows is fear, pills and breakdowns, reported live.',
          impact: 'Very young stars are hit hardest, as they became famous before they could judge the price.',
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
          keywords: ['chose', 'fame', 'bargain', 'publicity', 'benefit'],
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
          keywords: ['power', 'accountable', 'influence', 'hypocrisy', 'role'],
          claim: 'People with influence have to put up with questions.',
          mechanism:
            'Stars sell diets, back candidates and speak for causes, and millions follow. Whether they live by what they preach is something the followers may know.',
          impact: 'Fans who spend their money and form their opinions by such examples are otherwise left in the dark.',
          example:
            'If a man with a clean image earns from family cars and terrorises his own family, that is not a private detail.',
          reply:
            'Violence at home is a crime, and privacy has never covered crime. To judge a sponsored yoghurt I need not know who sleeps where.',
          counter:
            'Between crime and trivia there is a wide field: broken promises, false cures, double standards. Equal privacy would shut that off.',
        },
        {
          keywords: ['press', 'freedom', 'journalism', 'censor', 'rich'],
          claim: 'Strong privacy for the famous is a gag for the press.',
          mechanism:
            'They have lawyers ready on the phone, and reporters have a deadline. Give them the same claim as an unknown pensioner, and editors will drop every story that could be expensive.',
          impact: 'The ones left unprotected are those who were wronged by someone powerful and want to tell it.',
          example:
            "Rumours about certain producers were known for years, and lawyers' letters kept them out of the papers.",
          reply:
            'Powerful men were protected by fear and contracts. A right to privacy with a public interest test lets the stories through that matter.',
          counter:
            'Tests are applied by courts at the end, and the letter arrives at the beginning. For a small editorial office the letter is enough.',
        },
        {
          keywords: ['public', 'sphere', 'open', 'seen', 'street'],
          claim: 'What happens in public view is part of public life.',
          mechanism:
            "Streets, restaurants and beaches belong to all, and anybody may tell what they have seen there. A special veil over famous faces would reach into other people's memories and phones.",
          impact: 'Fans, bloggers and holidaymakers would suddenly be lawbreakers because of a snapshot.',
          example:
            'You photograph your ice cream, a footballer walks through the picture, and you ask a lawyer before posting it.',
          reply:
            'Nobody is after your holiday snapshot. The matter is long lenses, pursuit and publication for money, which would hurt you too.',
          counter:
            'If it were only the long lens, we would soon agree. "The same as everybody else" also covers the next table in a café.',
        },
        {
          keywords: ['interest', 'scrutiny', 'example', 'conversation', 'norms'],
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
          keywords: ['different', 'circumstances', 'equal', 'treat', 'proportion'],
          claim: 'Treating different positions alike is not fairness.',
          mechanism:
            'Law measures everywhere by role: judges must disclose gifts, pilots must be sober, officials must show their accounts. Those with more reach have narrower private corners.',
          impact: 'It protects the rest of us from having the rules for the powerful applied to nobody.',
          example: 'You expect to know more about the head of your school than about the pupil in row three.',
          reply:
            'A larger role means more questions about how the role is filled. It gives nobody a claim to the diary.',
          counter:
            'A diary that bears on the role is a fair subject, and one that does not is none. Such an "it depends" is exactly what the word "same" in the motion rules out.',
        },
      ],
    },
  },
]
