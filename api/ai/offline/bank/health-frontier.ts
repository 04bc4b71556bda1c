import type { MotionArguments } from './types.ts'

export const HEALTH_FRONTIER_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'opt-out-organ-donation',
    points: {
      for: [
        {
          keywords: ['lives', 'shortage', 'waiting', 'list', 'organs'],
          claim: 'People die on waiting lists while usable organs are buried.',
          mechanism:
            'The shortage comes less from refusal than from silence: most of us have never got round to filling in a card. If silence means yes, the well-meant intention counts at last.',
          impact: 'A single donor can help several strangers, each with a family sitting at a bedside.',
          example:
            'On one floor a man is told there is no kidney for him. On the floor below, somebody dies who told his wife he would gladly give one and never signed.',
          reply:
            'Countries that changed the rule alone saw little change. Spain leads the world because of its coordinators and trained hospital teams, and it asks the family anyway.',
          counter:
            'Spain has presumed consent on its books as well as good teams, and the two go together. A team finds more when the starting point is yes.',
        },
        {
          keywords: ['majority', 'intention', 'default', 'inertia', 'willing'],
          claim: 'The rule should match what most people want.',
          mechanism:
            'Ask around, and a clear majority say that they would give. A default exists for those who do not act, so it ought to carry out the wish of the many and leave a door open for the few.',
          impact: 'Today we get it wrong for millions in order to spare a handful one form.',
          example:
            'When a school trip goes ahead, we ask those who do not want lunch to say so, and nobody interviews every eater.',
          reply:
            "A wish voiced in the street at no cost is not a decision about one's own body. Only someone who says yes has actually said yes.",
          counter:
            'Having said nothing is no clear no either, yet the present rule reads it as one. Some reading we must choose, and I choose the likelier.',
        },
        {
          keywords: ['family', 'burden', 'grief', 'relatives', 'decide'],
          claim: 'Families are spared the hardest question at the worst moment.',
          mechanism:
            'Without a clear rule a doctor must ask a mother in the corridor what her son would have wanted. She does not know, and from fear she says no.',
          impact:
            'Many regret that no for years. A presumption lifts the weight from them, for the answer was already there.',
          example:
            'It is like a will: where it is clear, brothers and sisters grieve together, and where it is missing they quarrel.',
          reply:
            'Relatives will still be standing in the hospital corridor, and they will feel that the state has taken what they were not asked for. That is no lighter.',
          counter:
            'Relatives are told what the rule is and that the dead person could have objected. Confirming is easier than deciding.',
        },
        {
          keywords: ['freedom', 'opt-out', 'choose', 'simple', 'object'],
          claim: 'Nobody loses the right to refuse.',
          mechanism:
            'One click or one form is enough, no reasons need be given, and no one thinks worse of you. Freedom means having the final say, and that remains untouched.',
          impact:
            'Believers and doubters alike keep full control, while people who never decided no longer count as a refusal.',
          example: 'I can say no to a newsletter with two clicks, and I have never felt myself its slave.',
          reply:
            'Objecting is easy for those who know the rule and can read the form. Migrants, the homeless and people with disabilities may never hear of it.',
          counter:
            'People at the edge of society never hear of a donor card either, and they too wait for kidneys. Announce the rule in every language, at every clinic, and silence becomes more informed than it is now.',
        },
        {
          keywords: ['solidarity', 'mutual', 'fair', 'everyone', 'recipient'],
          claim: 'Anyone who would accept an organ should be ready to give one.',
          mechanism:
            'Almost all of us would take a liver if ours failed. A shared pool works only when those who may draw on it also stand ready to fill it.',
          impact: 'It tells each patient that the whole country is standing behind the bed.',
          example: 'Neighbours who borrow the ladder every spring and never lend the drill are soon known for it.',
          reply:
            'Solidarity that is taken and not given is a tax. A gift is precious for the very reason that it could have been left ungiven.',
          counter:
            'The gift can still be withheld, at the price of a form. And the recipient does not feel less grateful because it was made easy.',
        },
        {
          keywords: ['cost', 'dialysis', 'money', 'hospital', 'benefit'],
          claim: 'Hospitals gain beds, and patients gain years of ordinary life.',
          mechanism:
            'Dialysis ties people to a machine several days a week and costs a fortune. A transplant lets them work, travel and pick up a grandchild.',
          impact: 'Every person who leaves the machine makes room for another one who needs it.',
          example:
            'A bus driver on dialysis gives up his route; with a new kidney he is back behind the wheel by summer.',
          reply:
            'Savings should have no place near a deathbed. As soon as relatives suspect that someone is counting, trust goes.',
          counter:
            "The patient's years of ordinary life come first, and the ledger second. Where more health also costs less, that is no reason to shy away.",
        },
      ],
      against: [
        {
          keywords: ['consent', 'silence', 'body', 'ownership', 'autonomy'],
          claim: 'Silence is not consent.',
          mechanism:
            'For a blood sample, a photograph or a scan of the knee we require a clear yes. To demand less for the heart itself, because the person is dead, turns our body over to the state unless we protest.',
          impact:
            'Everybody is affected, for a principle that gives way at the last breath is weaker before it as well.',
          example:
            'If a neighbour takes the apples from my tree since I never told him not to, he has not received a gift.',
          reply:
            'A dead person has no more use for the heart, and the living one needs it by Thursday. Different stakes allow a different default.',
          counter:
            'Need is great in many places, and we still do not empty purses that carry no notice. The greater the stakes, the plainer the yes should be.',
        },
        {
          keywords: ['trust', 'doctors', 'fear', 'hospital', 'suspicion'],
          claim: 'Fear that doctors might give up early costs more organs than the rule would win.',
          mechanism:
            'A donor system lives on the belief that they fight for me to the last. If I count as a donor automatically, a doubt creeps in at the wrong moment.',
          impact:
            'Groups with bad memories of hospitals will be the first to object, for themselves and for their children.',
          example: 'A rumour on the ward about one hasty case does its work faster than ten brochures.',
          reply:
            'Treating teams and transplant teams are separate, and death must be confirmed by doctors who have no part in it. The rule on cards changes nothing there.',
          counter:
            'I know that, and you know that. Trust is about the ones who do not, and they are those whom you have just signed up.',
        },
        {
          keywords: ['infrastructure', 'coordinators', 'investment', 'spain', 'effective'],
          claim: 'What brings organs is staff, and not a legal trick.',
          mechanism:
            'Most donors are lost because no one in intensive care notices in time, talks to the family or has a free theatre. Trained coordinators deal with that under either rule.',
          impact: "Patients on the list need the politician's money, and he would much rather hand them a paragraph.",
          example: 'Moving a full bookshelf to your name does not mean that you have read the books.',
          reply:
            "Money and a better default do not get in each other's way. Wales changed its rule with a large campaign, so that people finally talked about it.",
          counter:
            'If it was the talking that helped, then let us pay for the talking. It works without presuming anything.',
        },
        {
          keywords: ['vulnerable', 'uninformed', 'migrants', 'homeless', 'access'],
          claim: 'Under an opt-out rule the least informed lose their say first.',
          mechanism:
            'An opt-out rests on everyone hearing of it, understanding it and finding the form. People at the edge fail at one of the three, and no one checks.',
          impact: 'Then the well-informed decide freely, while the poor are simply used.',
          example:
            'Think of the small print you ticked last month. Now think of doing it in a third language without a computer.',
          reply:
            "The edge is also where kidneys fail early and lists are long. A register at the family doctor's desk reaches nearly all of them.",
          counter:
            'Being in need of an organ does not make it right to be taken for one unasked. And many at the edge have no family doctor.',
        },
        {
          keywords: ['family', 'grief', 'conflict', 'relatives', 'farewell'],
          claim: 'Grieving relatives deserve better than a presumption.',
          mechanism:
            'For many, a farewell to the body belongs to saying goodbye. If there is only a blank in a register, they cannot be certain that it was his will, and that gnaws at them.',
          impact:
            'No doctor will operate against a weeping mother, so in practice the rule collapses just where it is meant to apply.',
          example:
            'A son who finds out after the funeral what was taken, and that a gap in a database was the reason, has two losses to bear.',
          reply:
            'Talk to your family, then, and there is no blank. The rule encourages that very conversation at the kitchen table.',
          counter:
            'If the conversation is what helps, ask each adult once, plainly, yes or no. That fills the blank without inventing an answer.',
        },
        {
          keywords: ['gift', 'altruism', 'active', 'register', 'alternative'],
          claim: 'A gift means something because somebody gave it.',
          mechanism:
            "Asking every citizen for a clear answer, when they renew a passport or a licence, honours the yes and respects the no. It solves the silence without putting words into anyone's mouth.",
          impact: 'The person with the new heart can then say: someone wanted me to live.',
          example: 'A birthday present that is debited from your account each year would please nobody.',
          reply:
            'Mandatory choice has been tried, and a good many tick "no" or "later" when pressed at a counter. The person with the failing heart cannot live on noble feelings.',
          counter:
            'If many say no when they are honestly asked, then you have presumed a yes that was not there. That is the strongest argument against doing it.',
        },
      ],
    },
  },
  {
    key: 'gene-editing-children',
    points: {
      for: [
        {
          keywords: ['disease', 'suffering', 'inherited', 'prevent', 'cure'],
          claim: 'Children should be spared diseases that we have the means to prevent.',
          mechanism:
            'Some illnesses sit in a single misspelt gene and are as good as certain. Correct the letter at the start, and the suffering never begins.',
          impact:
            'It is the child who gains, decade after decade, and parents who need not watch what they once watched in a brother.',
          example:
            'A couple who both carry the gene for a deadly wasting disease live with the fear of a coin toss. One careful correction would take the coin out of their hands.',
          reply:
            'Such couples can already have their embryos tested and choose a healthy one. Rewriting genes adds danger where choosing would do.',
          counter:
            'Choosing fails where every embryo carries the fault, and it throws the others away. Correction is there for those whom selection cannot help.',
        },
        {
          keywords: ['parents', 'choice', 'freedom', 'reproductive', 'responsibility'],
          claim: 'Parents already decide much of what shapes a child, and this is the kindest decision of all.',
          mechanism:
            'They pick the vitamins, the clinic and the vaccinations, all without asking the baby. Preventing a grave illness lies in the same direction, only earlier.',
          impact: 'Families with a known illness stop having to choose between childlessness and dread.',
          example: "Nobody tells a mother who takes folic acid that she has interfered with her child's destiny.",
          reply:
            "Other choices of parents end with the child, while a changed gene goes on to children and grandchildren who were never asked. Parental freedom stops at other people's bodies.",
          counter:
            'The faulty gene also goes on to grandchildren who were never asked. I know which inheritance they would thank us for.',
        },
        {
          keywords: ['safety', 'oversight', 'regulate', 'research', 'careful'],
          claim: 'Strict permission is safer than a ban that drives it underground.',
          mechanism:
            'A licence, a list of diseases, long follow-up and open results let us learn in daylight. Where it is forbidden, the ambitious work in secret or abroad.',
          impact: 'The first to be protected are the children themselves, who need follow-up and not a scandal.',
          example:
            'When a researcher in China announced edited twins in 2018, the horror was largely that nobody had checked his work.',
          reply:
            'Open a door a crack, and ambition pushes it. A licence system creates the clinics and the skills which others will then abuse.',
          counter:
            'The skills are in the world and cannot be unlearned. What we can still choose is whether the first clinic has an inspector in it.',
        },
        {
          keywords: ['future', 'generations', 'eliminate', 'population', 'society'],
          claim: 'A disease can be taken out of a family for ever.',
          mechanism:
            'Medicine of the usual kind treats each patient anew, generation after generation. A repair in the embryo is handed on, and so is the relief.',
          impact:
            'Public health gains from it as it gained from clean water: quietly, and for people who will never know.',
          example:
            'In some families every gathering has an empty chair for the same illness. One repair, and the next photograph is complete.',
          reply:
            'For ever holds for mistakes as well. A wrong cut may show up in a grandchild, and then there is no recall.',
          counter:
            'That is why one begins with conditions so bad that doing nothing is the worse risk. Caution has to count the harm on both sides.',
        },
        {
          keywords: ['treatment', 'therapy', 'cost', 'burden', 'care'],
          claim: 'Preventing beats a lifetime of treating.',
          mechanism:
            'Severe inherited illness means operations, drugs and carers for decades, and often no cure at the end. One early step takes the place of all that.',
          impact: 'Brothers and sisters gain too, for their childhood need not revolve around a hospital calendar.',
          example: 'We mend the crack in the dam and do not hand out life jackets every spring.',
          reply:
            'Gene therapy after birth can now treat some of these diseases in the patient who agrees to it. There we harm no one who comes after.',
          counter:
            'After birth the damage is often done and the cells are out of reach. And that therapy, too, was once called playing God.',
        },
        {
          keywords: ['acceptance', 'ivf', 'history', 'fear', 'progress'],
          claim: 'Every great step in reproductive medicine looked monstrous at first.',
          mechanism:
            'Organ transplants and test-tube babies were called unnatural, until we met the people who are alive because of them. Unease is a reason to look closely, not a reason to stop.',
          impact:
            'Whoever fears being treated as a product should meet the parents: they want a living child, nothing more.',
          example:
            'Children born through IVF go to school all over the world today, and no one can pick them out in the playground.',
          reply: 'IVF starts a life and leaves its text alone. Not every alarm is false because one of them was.',
          counter:
            'Quite so, not every alarm is false, and so we examine each one. This one dwindles once you keep to diseases and leave eye colour be.',
        },
      ],
      against: [
        {
          keywords: ['designer', 'enhance', 'slippery', 'traits', 'intelligence'],
          claim: 'From preventing disease it is a short walk to ordering traits.',
          mechanism:
            'Where does illness stop: at deafness, at shortness, at a gloomy temper? Each step resembles the last, and clinics earn from the next one.',
          impact:
            'Children would be born with a specification, and would learn some day what their parents had paid for.',
          example:
            "Cosmetic surgery began with soldiers' shattered faces. Look at what it advertises on the bus today.",
          reply:
            'Law draws lines on slopes every day, between painkillers and heroin or between a slap and an assault. A list of grave diseases is an ordinary line.',
          counter:
            'Lists get longer; that is what lists do when there is money at the end. And this time what is edited cannot be returned.',
        },
        {
          keywords: ['safety', 'unknown', 'mistakes', 'irreversible', 'side-effects'],
          claim: 'We do not understand the text well enough to rewrite it.',
          mechanism:
            'A gene seldom does just one thing, and cutting tools sometimes cut elsewhere. An error sits in every cell and is passed on.',
          impact: 'The one who bears it is a child who neither agreed nor can ever get out of the experiment.',
          example:
            'Gardeners who brought in a plant against one pest have sometimes spent the next fifty years fighting the plant.',
          reply:
            'No medicine began with full knowledge. Against a disease that kills for certain, a small and shrinking risk is one that reasonable people take.',
          counter:
            'A patient takes such a risk for himself and can stop. Here it is taken by us for someone else, and stopping is not on offer.',
        },
        {
          keywords: ['inequality', 'rich', 'access', 'privilege', 'class'],
          claim: 'Only well-off families will get their children edited.',
          mechanism:
            'Clinics of this sort are dear and far away, so good fortune in health becomes one more thing that the rich inherit. What was chance then turns into class.',
          impact: 'Illnesses that only the poor still have will find few researchers and little pity.',
          example: 'A rich school today has a better library; the one of tomorrow has healthier pupils by contract.',
          reply:
            'Phones, vaccines and IVF were dear at the beginning, and public insurers can pay for what spares them decades of care. Unequal access calls for wider access.',
          counter:
            'Wider access takes a generation, and genes do not wait. A phone that I buy late is the same phone, but a body I got too early stays as it is.',
        },
        {
          keywords: ['disability', 'diversity', 'stigma', 'value', 'message'],
          claim: 'The message to people with these conditions is that they should not have been born.',
          mechanism:
            'Many who live with them lead lives they value and would not want crossed out. A society busy removing them finds it harder to build the ramp.',
          impact: 'As their numbers fall, so do the doctors, the schools and the understanding for those who are left.',
          example: 'Ask a deaf family that signs at dinner whether their home needs repairing.',
          reply:
            'Putting a fault in a cell right is no verdict on a person, any more than a polio vaccination insults people in wheelchairs. We can prevent and support at once.',
          counter:
            'A vaccinated child is the same child as before. Here we pick which sort of child may arrive, and people notice.',
        },
        {
          keywords: ['alternatives', 'selection', 'screening', 'adoption', 'treat'],
          claim: 'Other paths lead to a healthy child, and they harm nobody.',
          mechanism:
            'Embryo testing, donated eggs, adoption and treatment after birth cover nearly all of these families. For the small remainder we would open a door that never closes.',
          impact:
            'Money spent on a handful of rare cases is missing for illnesses that thousands of children have today.',
          example: 'You do not rebuild the foundations of the house when the flat next door is free.',
          reply:
            'A donated egg or an adoption is wonderful for those who wish for it. Telling everyone else that this must be enough for them is easily said.',
          counter:
            "It is hard to hear, I do not deny it. But the wish for a child of one's own genes is weaker than the next generation's right not to be a trial.",
        },
        {
          keywords: ['consent', 'future', 'child', 'autonomy', 'unborn'],
          claim: 'Nobody may sign for all the generations to come.',
          mechanism:
            'Medicine rests on consent, and parents may stand in for a child who exists and is ill. A change in the germ line reaches people who will be born in a century, under circumstances unknown to us.',
          impact: 'They inherit our fashion in health, including what it had wrong.',
          example:
            'Earlier doctors were sure that tonsils are useless and removed them by the basketful. Luckily that was not hereditary.',
          reply:
            "The unborn consent to nothing: not to their parents, not to the city's air, not to being born. We act for them all the time, and a grave illness is an easy case.",
          counter:
            'Much that we decide for the unborn is unavoidable, but this is optional. With the optional, a missing consent weighs double.',
        },
      ],
    },
  },
  {
    key: 'space-exploration',
    points: {
      for: [
        {
          keywords: ['technology', 'satellites', 'spin-off', 'benefit', 'weather'],
          claim: 'Life on the ground already depends on what we learned by leaving it.',
          mechanism:
            'Weather forecasts, maps on the phone, crop monitoring and rescue signals all hang from satellites. Nobody could have ordered them in advance, they grew out of going.',
          impact: 'A fisherman who is warned of the storm gets as much from it as any engineer.',
          example:
            'Try to cross an unknown city tonight without anything that comes from orbit, and you will soon be asking strangers the way.',
          reply:
            'Satellites that look down pay for themselves, and nobody is against them. Flags on Mars and telescopes for the edge of the universe are another matter.',
          counter:
            'Those who built the useful ones were trained on the dreams. You cannot pick the fruit and refuse to water the tree.',
        },
        {
          keywords: ['climate', 'earth', 'monitor', 'asteroid', 'protect'],
          claim: 'Seen from above, our own planet can be better looked after.',
          mechanism:
            'It was instruments in orbit that measured melting ice, followed burning forests and helped to watch the hole in the ozone layer. And an asteroid can only be met by someone who has seen it coming.',
          impact:
            'If the worst came to the worst, every living thing would be affected, so even a small chance is worth insuring.',
          example:
            'A spacecraft has already been steered into a small asteroid on purpose and shifted its path. Dinosaurs had no such department.',
          reply:
            'Looking after the earth needs cheap satellites and a few good cameras, not astronauts. Insurance is sensible, but not with every luxury added.',
          counter:
            'Rockets, navigation and crews that know deep space are what makes the insurance payable. You cannot order them in the week you need them.',
        },
        {
          keywords: ['curiosity', 'discover', 'inspire', 'wonder', 'humanity'],
          claim: 'Wanting to know where we are is part of being human.',
          mechanism:
            'Children ask about the stars before they ask about pensions. A civilisation that looks up keeps alive the question of what might be beyond its quarrels.',
          impact: 'That reaches everyone, for a picture from the edge of the solar system belongs to no nation.',
          example:
            "The photograph of the small blue earth above the moon's grey edge hangs in countless classrooms, and people fall silent in front of it.",
          reply:
            "Wonder is free: a dark field and a clear night will do. Nobody has to spend a country's fortune in order to feel small.",
          counter:
            'A night sky does not show you that some of its points are galaxies. What awes us today is what someone went to find out.',
        },
        {
          keywords: ['education', 'scientists', 'young', 'inspire', 'careers'],
          claim: 'Great voyages make young people want to learn hard things.',
          mechanism:
            'Someone who has seen a landing as a child sits down to mathematics with a reason. Most of them end up building bridges, batteries or heart valves.',
          impact: 'Schools without wealthy parents need such reasons more than anyone.',
          example:
            'Go into a physics class and ask what made them choose it. You will hear more about rockets than about friction.',
          reply:
            'Cancer, clean energy and the deep sea can inspire as well, and they help somebody straight away. It depends on what we tell stories about.',
          counter:
            'Other sciences deserve their storytellers too. Yet no new heat pump has ever kept a village up all night.',
        },
        {
          keywords: ['budget', 'small', 'cost', 'money', 'percent'],
          claim: 'Space costs little, measured against what states spend without blinking.',
          mechanism:
            'In most countries space is a thin slice of the budget, far behind armies or subsidies. Cancelling it would hardly show in any hospital.',
          impact: 'And the money is not shot into the sky: it pays welders, programmers and seamstresses here below.',
          example:
            'Add up what a city spends on one new motorway junction, and a probe to Jupiter begins to look like a bargain.',
          reply:
            'Small slices are billions, and wells or vaccines are counted in much less. That others waste more has never been a reason to waste.',
          counter:
            "Wells fail for want of peace and of will more often than for want of a probe's budget. Stop the probes and the wells will not appear.",
        },
        {
          keywords: ['cooperation', 'peace', 'nations', 'international', 'station'],
          claim: 'High above the borders, rivals have learned to work together.',
          mechanism:
            'A crew in a tin can must share air, tools and trust. That forces agencies on the ground to keep talking when their governments do not.',
          impact: 'Every thread of that kind is worth having for people who would have to fight if all of them tore.',
          example:
            'Americans and Russians went on fixing the same toilet on the International Space Station through one crisis after another.',
          reply:
            'The space race began as a missile race, and now armies want command posts in orbit. Friendship on board has stopped no war below.',
          counter:
            'I do not promise that it stops wars. Keeping one room in which enemies say good morning is more than most budgets buy.',
        },
      ],
      against: [
        {
          keywords: ['poverty', 'hunger', 'priorities', 'needs', 'urgent'],
          claim: 'Hungry people come before distant rocks.',
          mechanism:
            'Money, brains and attention can only be spent once. While children die of dirty water, to spend fortunes on finding traces of water on Mars is hard to explain to them.',
          impact: 'Those with the most to gain from a change of priorities have no agency and no countdown.',
          example:
            'A father who buys a telescope while the roof leaks on the cot may be a romantic, but he is not a good father.',
          reply:
            'Budgets are not a single purse, and a cancelled mission has never yet turned into a well. Hunger is mostly a matter of war and politics.',
          counter:
            'That it has not been done shows a lack of will, and will is what we are debating. Saying how things should be spent is the whole point of a motion.',
        },
        {
          keywords: ['robots', 'astronauts', 'human', 'crew', 'probes'],
          claim: 'Most of what is worth knowing can be found without sending anyone.',
          mechanism:
            'Probes need no air, no food and no ticket home. The human being on board eats up the budget, and is there mainly for the picture.',
          impact:
            'Science itself is then the loser, for one crewed mission costs as much as a fleet of clever machines.',
          example:
            'The rovers on Mars have been scratching at its stones for years, and no mother has had to count the days.',
          reply:
            'A geologist with a hammer does in an afternoon what a rover does in months. And people listen to people, which keeps the funding alive for the rovers too.',
          counter:
            "An astronaut's useful afternoon comes after years of keeping her alive. If funding needs a show, then call it a show and pay for it out of the advertising budget.",
        },
        {
          keywords: ['earth', 'climate', 'home', 'fix', 'escape'],
          claim: 'Dreaming of another planet makes us careless with this one.',
          mechanism:
            'The talk of settlements on Mars suggests a lifeboat. There is none: the worst desert here is a paradise beside it.',
          impact: 'It is the young who are sold that story, and they will need every engineer down here.',
          example: 'Whoever is planning the move has stopped mending the stairs.',
          reply:
            'Hardly anyone who explores space wants to escape; they were the ones who measured the warming. Seeing how bare other planets are teaches us to love ours.',
          counter:
            'I thank those who measure. The headlines, the billions and the talent go to the dream of leaving all the same.',
        },
        {
          keywords: ['billionaires', 'private', 'elite', 'tourism', 'inequality'],
          claim: 'Space has become a playground for those who have everything.',
          mechanism:
            'Tickets for a few minutes without weight cost more than a house, and public contracts help to build the playground. The risk is shared, and the glory is private.',
          impact: 'Citizens who will never fly pay for the pad, the traffic control and the rubbish.',
          example:
            'We have watched rich men race one another to the edge of the sky, and cheered as if we had been invited.',
          reply:
            'Private firms have made launches much cheaper, so that poorer countries can now have satellites. Aviation began as a hobby for the rich as well.',
          counter:
            "Aeroplanes soon took everybody's grandmother to her family. Nobody's grandmother is waiting on the moon.",
        },
        {
          keywords: ['debris', 'pollution', 'rockets', 'weapons', 'orbit'],
          claim: 'Each launch leaves dirt behind, above and below.',
          mechanism:
            'Dead satellites and splinters race round the earth and threaten those that we need. Exhaust goes into layers of the air where nothing washes it out.',
          impact:
            'Farmers and sailors who rely on the signals would pay for a chain of collisions, as would the night sky.',
          example: 'Already astronauts have had to take shelter because a piece of scrap was coming their way.',
          reply:
            'Shipping and aviation pollute far more, and we clean them up without stopping them. Rules on debris and reusable rockets are on their way.',
          counter: 'Shipping carries our bread. If the cargo is prestige, then the dirt has less of an excuse.',
        },
        {
          keywords: ['returns', 'uncertain', 'waste', 'prestige', 'spin-offs'],
          claim: 'Useful by-products can be had more cheaply by looking for them.',
          mechanism:
            'If we want better batteries or medicine, the straight road is to fund batteries and medicine. Waiting for something handy to drop off a rocket is the longest way round.',
          impact: 'Patients waiting for a cure are poorly served by hoping for luck.',
          example: 'Nobody buys a racing stable in order to get manure for the roses.',
          reply:
            'Discovery does not follow orders. Whoever in 1900 had wanted better lamps would have funded candles and missed the electron.',
          counter:
            'The great discoveries about matter were mostly made at laboratory benches. Basic research needs freedom and patience, and seldom a launch pad.',
        },
      ],
    },
  },
]
