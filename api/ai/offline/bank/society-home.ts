import type { MotionArguments } from './types.ts'

export const SOCIETY_HOME_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'care-for-parents',
    points: {
      for: [
        {
          keywords: ['gratitude', 'raised', 'repay', 'sacrifice', 'owe'],
          claim: 'Those who were carried should carry in their turn.',
          mechanism:
            "For twenty years parents gave sleep, money and worry with no contract. When their own strength fades, it is only right that this does not depend on a child's mood.",
          impact:
            'Old people who gave everything to their children instead of a pension fund would otherwise have staked their lives on kindness.',
          example:
            "A mother sells her shop to pay for her son's degree. Thirty years on he has a house with a guest room, and she has a neighbour who looks in.",
          reply:
            "Children did not ask to be born, and raising them was the parents' own decision and duty. A gift that is followed by a bill was a loan.",
          counter:
            'Nobody is sending a bill for the past. Being closely tied creates duties for both, and the law names only one of the two at present.',
        },
        {
          keywords: ['state', 'budget', 'ageing', 'pension', 'taxpayers'],
          claim: 'Public purses cannot care for an ageing society alone.',
          mechanism:
            'There are fewer workers for each pensioner every decade. Where families who can afford it take on their share, what there is will go to those who have nobody.',
          impact: 'It is the childless poor who have the most to fear if everyone leans on the same small fund.',
          example:
            'In a village with one nurse for eighty old people, she gets to those with three well-off children in the city as well.',
          reply:
            'Families break under care, and then the state pays twice, for the parents and for the exhausted daughter. Insurance spreads the risk better.',
          counter:
            'Insurance and duty can work together, as they do for children. Those who cannot manage would be exempt; it is those who will not who are meant.',
        },
        {
          keywords: ['neglect', 'lonely', 'protect', 'abandoned', 'elderly'],
          claim: 'A legal duty protects old people who would otherwise be left alone.',
          mechanism:
            'Many would never complain about their own children in public. A law says it for them, and often a letter from an office is enough to get the brothers to talk.',
          impact: 'Those who are frail, ashamed and far from any court are the ones it is for.',
          example: 'Singapore has such a law, and it sends most families to a mediator before a judge ever sees them.',
          reply: 'A visit under threat of court is not company. The lonely need neighbours, clubs and lifts that work.',
          counter:
            'Heating and medicine need not come with affection, they need to come. A duty to maintain does not write any love letters.',
        },
        {
          keywords: ['fair', 'siblings', 'daughters', 'share', 'equal'],
          claim: 'Clear rules make the burden fairer within the family.',
          mechanism:
            'As it is, the one who lives closest and cannot say no does everything, and that is usually a daughter. The others telephone at Christmas and have opinions.',
          impact: 'She gets a legal claim on their money and time and is no longer the one who is just too nice.',
          example: 'Of four children one gave up her job. At the funeral all four sat in the front row.',
          reply:
            'An invoice from a sister mends no family. Pay carers a wage and a pension, and the daughter is helped without a lawyer.',
          counter:
            'A wage from the state is good, and brothers are still brothers. Without a rule the nicest one will go on losing.',
        },
        {
          keywords: ['values', 'respect', 'tradition', 'culture', 'society'],
          claim: 'Law says what a society thinks its old people are worth.',
          mechanism:
            'We oblige parents to look after children because the weak need someone who is answerable. Whoever is weak at the other end of life deserves the same sentence.',
          impact: 'The young learn from it that a person does not lose value with strength.',
          example:
            'In China the duty stands in the constitution, and it would surprise people there to hear that it is an insult to freedom.',
          reply:
            'What a society thinks is better shown in good homes and warm wards. Respect that is forced is theatre.',
          counter:
            'Good homes too, of course. But no one ever called the duty to feed children theatre because it is in a statute.',
        },
        {
          keywords: ['home', 'better', 'personal', 'family', 'care'],
          claim: 'Nobody replaces someone who knows your story.',
          mechanism:
            'A carer knows the pills, a daughter knows why the radio must be on at seven. When families are bound in, old people stay longer among faces they recognise.',
          impact: 'Those with dementia, for whom each stranger is a fright, need it most.',
          example: 'He no longer knew what day it was. When his son came in whistling, he put his hand out.',
          reply:
            'A son who comes under orders brings little warmth. And professionals can lift, wash and calm people in ways that relatives cannot.',
          counter:
            'Let the professionals lift. Being responsible need not mean doing it all, it means that somebody of yours is in charge.',
        },
      ],
      against: [
        {
          keywords: ['choice', 'born', 'consent', 'contract', 'free'],
          claim: 'Nobody ever signed up for their own parents.',
          mechanism:
            'Duties come from what we do, and being born is not something that we did. Those who have children choose the task; those who are children chose nothing.',
          impact: 'Adults would be liable for decades to people they may hardly know.',
          example: 'The letter arrives at your desk: your father, whom you last saw when you were four, needs a room.',
          reply:
            'Much that binds us we did not choose, from citizenship to siblings. And for parents who disappeared, every such law has an exception.',
          counter:
            'Citizenship can be given up, and this cannot. The exception has to be proved, by you, with thirty-year-old wounds, before a stranger.',
        },
        {
          keywords: ['abuse', 'bad', 'violent', 'parents', 'estranged'],
          claim: 'Some parents have forfeited every claim.',
          mechanism:
            'Beaten, abandoned and abused children have worked for years to close that door. A duty puts the key back into the hand that hit them.',
          impact: 'To have it waived, they must tell it all again and hope that there are papers.',
          example: 'What happened in that kitchen has no witness except the one who now wants to be maintained.',
          reply:
            'Courts already look into such stories when it is about custody or inheritance. A handful of terrible fathers is no reason to leave millions of good mothers alone.',
          counter:
            'Good mothers mostly have children who come anyway. So the law would bite in the families where something happened.',
        },
        {
          keywords: ['love', 'forced', 'relationship', 'quality', 'resentment'],
          claim: 'Care that is enforced becomes bad care.',
          mechanism:
            'Washing, feeding and patience need goodwill. If it is missing, resentment moves in, and frail people cannot defend themselves against a rough hand.',
          impact: 'It is the parents themselves who would be handed over to someone who would rather be elsewhere.',
          example: 'A cup of tea slammed down every afternoon at four is also care in the eyes of the law.',
          reply:
            'Nobody is forced to do the washing; paying for help is enough. Grudging support still beats a cold flat.',
          counter:
            'If it is about payment, then call it a tax and take it from all according to their means. Sending the bill to those with a grudge makes it no warmer.',
        },
        {
          keywords: ['women', 'daughters', 'career', 'burden', 'sandwich'],
          claim: 'In practice the duty would land on daughters.',
          mechanism:
            'Law speaks of children, and habit hears "the girl". She goes part-time at fifty, in the middle of raising her own, and her pension shrinks.',
          impact: 'A generation of women who have just arrived at work would be sent back to the sickbed by statute.',
          example:
            "Between her son's exam and her father's hip she has an hour to herself on Sundays, and she sleeps through it.",
          reply: 'Daughters do it today without any right. A law that names the brothers helps them more than none.',
          counter:
            'Brothers will pay and sisters will wash, with a paragraph to bless it. Public care is the only thing that has ever got women out of that room.',
        },
        {
          keywords: ['state', 'insurance', 'professional', 'fair', 'pooled'],
          claim: 'Old age is a risk for everyone and should be carried by everyone.',
          mechanism:
            'One family has a healthy mother, the next has ten years of dementia. That is luck, and for luck we have insurance.',
          impact: 'Otherwise people with little pay for sick parents while others inherit from healthy ones.',
          example: 'If your house burns down, we do not ask your children to rebuild it.',
          reply:
            'Pools are already stretched and get smaller every year. Where children earn well, it is odd to ask the cleaner next door to contribute before they do.',
          counter:
            'Ask the well-off through taxes, and ask them whether their mother is ill or not. So the cleaner is spared without drawing lots.',
        },
        {
          keywords: ['poor', 'poverty', 'cycle', 'mobility', 'debt'],
          claim: 'Such a duty chains the young to the poverty they come from.',
          mechanism:
            "Parents who need money mostly have children with little of it. What is taken there is missing for the grandchildren's books.",
          impact:
            'Those climbing out of a hard start would be pulled back by the ankle, and the heirs of the rich would not notice.',
          example:
            'The first in the family to earn a decent salary starts with a transfer home and ends without savings of her own.',
          reply:
            'Duties go by income, and below a limit nobody pays. In many families such help is sent without a law, and proudly.',
          counter:
            'People are proud of such help because it is theirs to give. Limits slip when budgets tighten, and then pride becomes a standing order.',
        },
      ],
    },
  },
  {
    key: 'equal-parental-leave',
    points: {
      for: [
        {
          keywords: ['career', 'women', 'employers', 'discrimination', 'hiring'],
          claim: 'As long as only mothers stay at home, employers will think twice about young women.',
          mechanism:
            'A manager who has to choose between two applicants does the sum in silence. If both would be away for the same time, the sum has no result.',
          impact: 'Women without children gain as well, since they too are passed over for a baby they may never have.',
          example:
            'At twenty-nine, newly married, she notices that the big project goes to Tom. Tom is also newly married.',
          reply:
            'Equal access to leave is enough, and firms can be made to publish their figures. You need not order every father out of the office.',
          counter:
            'Access has been there for years, and the boss smiles when a man asks. Only if he has to go does nobody hold it against him.',
        },
        {
          keywords: ['bond', 'father', 'child', 'attachment', 'relationship'],
          claim: 'Fathers become close to their children by being alone with them.',
          mechanism:
            'Closeness comes from nights, nappies and boredom, not from the goodnight kiss. Someone who has managed a baby for months is not helping out any more, he is a parent.',
          impact: 'Children gain a second person who knows what this particular cry means.',
          example:
            'At first he rang her twice a day about the bottle. By spring he was laughing at how she packed the bag.',
          reply:
            'There are many loving fathers who worked through that first year. Closeness can grow at weekends and lasts for eighteen years.',
          counter:
            'It can, and it often waits for a weekend that is too short. The first year lays the tracks on which the family runs.',
        },
        {
          keywords: ['share', 'housework', 'mother', 'equal', 'home'],
          claim: 'Parents who start together go on sharing.',
          mechanism:
            'In the first months it gets settled who knows where the vests are. That pattern stays, long after both have gone back to work.',
          impact:
            'Mothers would not have to be the manager of everything and then hear that he would have helped if asked.',
          example:
            'In the nursery they call the mother when the child has a temperature, even if the father works next door.',
          reply:
            'Couples are able to agree on that by themselves, and many prefer to divide tasks differently. A timetable from the ministry does no washing.',
          counter:
            'Couples agree inside rules that already push one way. Most of them fell into the old pattern and never chose it.',
        },
        {
          keywords: ['norm', 'stigma', 'culture', 'men', 'permission'],
          claim: 'Many men want to take leave and dare not, and a rule frees them.',
          mechanism:
            'In many firms, leave for fathers is on the poster and not in the diary. When it applies to all, nobody has to be the brave one.',
          impact:
            'Quiet men in hard trades, on building sites or in the army, would have the best excuse in the world.',
          example: 'If the foreman is away because he has to be, nobody laughs at the apprentice two years later.',
          reply:
            'A right that cannot be transferred has done that in several countries without force. Reserved months are taken because they would otherwise lapse.',
          counter:
            'They are taken in part, and mostly the short part. Half a step has shown us the direction, so let us finish it.',
        },
        {
          keywords: ['health', 'mother', 'recovery', 'depression', 'support'],
          claim: 'Mothers recover better when they are not left alone.',
          mechanism:
            'After a birth, the body and the mind need months. Another adult in the flat, by right and rested, notices early if sadness does not lift.',
          impact: 'Newborn babies and brothers or sisters are directly affected by how she is.',
          example:
            'She sat on the edge of the bath and cried. He was in a meeting, and learned about it in the autumn.',
          reply:
            'Fathers should be there in the first weeks, as is possible in most countries. Months later, alone with the baby, he does not help her recovery at all.',
          counter:
            'When she goes back to work without a bad conscience because he is at home, that is part of recovering too. Leave can be taken together and one after the other.',
        },
        {
          keywords: ['fair', 'money', 'economy', 'talent', 'pay-gap'],
          claim: 'All of us lose when half the talent stays at home too long.',
          mechanism:
            'Every long break costs promotions, wages and later pension. If it is spread over two, neither falls far behind.',
          impact:
            'Families would be safer too, for two middling incomes survive a dismissal or a divorce better than one large one.',
          example:
            'A surgeon who is out for three years has to learn to trust her hands again. With half of that each, both stay in practice.',
          reply:
            'The better earner at home means less money for the family just when it needs more. That is hardly helping the economy.',
          counter:
            'Often he is the better earner because of the breaks that she took. Pay the leave properly, and the sum changes within one generation.',
        },
      ],
      against: [
        {
          keywords: ['choice', 'families', 'decide', 'freedom', 'force'],
          claim: "How a couple shares its first year is nobody else's business.",
          mechanism:
            "One wants to nurse for long, another's firm is just starting, a third has a mother living upstairs. Those who live there know best.",
          impact: 'Couples who are content would be forced into a pattern that someone at a conference liked.',
          example: 'She wants to stay at home, he wants to drive his bus, and the baby is happy. Whom are we rescuing?',
          reply:
            'Those choices are made under pressure from wages and what the neighbours say. A fixed share for fathers gives many their first real choice.',
          counter: 'It gives the reluctant a duty and takes months from the willing. If wages press, mend the wages.',
        },
        {
          keywords: ['breastfeeding', 'birth', 'body', 'biology', 'recover'],
          claim: 'Birth and nursing are not shared half and half.',
          mechanism:
            'A mother has carried, given birth and perhaps been cut open. Her need for rest is physical, so equal weeks are not equal treatment.',
          impact: 'Babies who are breastfed depend on her, whatever the law has decided about calendar weeks.',
          example: 'Two people ran, one of them a marathon, and we hand out the same plaster.',
          reply:
            "Keep the weeks around the birth for her, as medical leave. What is meant is the time after, when a bottle is within anybody's reach.",
          counter:
            'The motion says "as much as mothers" and makes no such cut. And many doctors recommend nursing well beyond those weeks.',
        },
        {
          keywords: ['money', 'income', 'lose', 'afford', 'wages'],
          claim: "Many families cannot do without the father's wage.",
          mechanism:
            'Leave pay rarely replaces all of it, and the rent does not go down. Where he earns more, a forced break hits exactly when a third mouth arrives.',
          impact: 'Those with savings shrug, and people on hourly pay fall behind.',
          example: 'A roofer who is not on the roof from April to October has missed his year.',
          reply:
            'Full pay from a public fund would solve that, as it does for mothers in some places. Mothers have had to take their break at bad moments too.',
          counter:
            'A full wage for all fathers is a large promise that someone must fund. Until it is kept, the duty comes first and the money later.',
        },
        {
          keywords: ['small', 'business', 'staff', 'replace', 'mechanic'],
          claim: 'Small firms cannot be without their only expert for months.',
          mechanism:
            'A corporation moves people about, and a garage with three mechanics closes a bay. Substitutes with the right skills do not grow on trees.',
          impact:
            "Colleagues work overtime and customers go elsewhere, and in the country so does the doctor's practice.",
          example: 'If the only vet in the valley must be away for half a year, the cows will not postpone.',
          reply:
            "Firms have coped with mothers' leave for decades. That it is now also men is no reason for discovering how hard it is.",
          counter:
            'Firms cope, and it costs them, and doubling what is hard does not make it fairer. Voluntary leave can at least be planned round the busy season.',
        },
        {
          keywords: ['enforce', 'single', 'different', 'punish', 'families'],
          claim: 'A rule for all fits few families really well.',
          mechanism:
            'There are single parents, separated fathers, soldiers abroad, two mothers, grandparents who step in. For each one there will have to be an exception or an injustice.',
          impact: 'Those with the least ordinary lives would have the most forms to fill in.',
          example: 'And if he refuses? A fine takes money from the very child whom it is about.',
          reply:
            "Mothers' leave also had to be fitted to a thousand lives, and it was. One can let leave lapse instead of fining anyone.",
          counter:
            'If it merely lapses, then it is not required, and we are agreed. The motion wants "require", and that has a price.',
        },
        {
          keywords: ['incentives', 'encourage', 'quota', 'voluntary', 'alternatives'],
          claim: 'Invitations have moved fathers further than orders do.',
          mechanism:
            'Well-paid months reserved for them, kept on offer and talked about, have filled playgrounds in Sweden and Quebec with men. Nobody was made to.',
          impact: 'Willing fathers are better company for a baby than drafted ones.',
          example:
            'Among his friends one took three months and would not stop talking about it. The next year there were four.',
          reply:
            'Even in Sweden mothers still take far more. After half a century of inviting, one may ask when the guests are coming.',
          counter:
            'More fathers take it every year, and happily. A slow change which people have chosen does not get reversed at the next election.',
        },
      ],
    },
  },
  {
    key: 'small-town-life',
    points: {
      for: [
        {
          keywords: ['community', 'neighbours', 'know', 'belong', 'friends'],
          claim: 'Small towns let you be somebody.',
          mechanism:
            'The baker knows your name, the teacher knew your sister, and people notice if the shutters stay down. That kind of being known cannot be downloaded.',
          impact: 'Lonely people, the old and newcomers with small children profit from it most.',
          example: "When my grandmother did not fetch her paper, three people had rung the bell by nine o'clock.",
          reply:
            'Being known also means being talked about. Whoever loves, believes or dresses differently meets raised eyebrows every morning.',
          counter:
            'Raised eyebrows can be won over in time. In a tower block no one raises an eyebrow, because no one looks.',
        },
        {
          keywords: ['cost', 'rent', 'house', 'cheaper', 'afford'],
          claim: 'A small-town wage still buys you a home and a life.',
          mechanism:
            'A flat in the capital takes half your wages, while an hour away that buys a house with a cherry tree. Money that does not go to the landlord turns into time.',
          impact: 'Young families have room, and do not have to decide between a second child and a second bedroom.',
          example: 'A nurse and a joiner with a garden there, and a nurse and a joiner with a folding bed here.',
          reply:
            'The wages are lower as well, and without two cars nothing works. What you save on rent is spent at the petrol pump.',
          counter:
            'Even with the petrol paid there is usually something left over. And more and more jobs are done from the kitchen table.',
        },
        {
          keywords: ['nature', 'air', 'quiet', 'health', 'stress'],
          claim: 'Quiet, clean air and trees keep you healthy.',
          mechanism:
            'No one sleeps better for sirens. In ten minutes you are in the woods or by the river, without a ticket and without a plan.',
          impact: 'Children with asthma and grown-ups with thin nerves notice the difference in the first week.',
          example: "In the evening you hear a blackbird. In the city you hear the neighbour's blackbird, on his phone.",
          reply:
            'Health also means a hospital near at hand, and that is in the city. When you have a stroke, fresh air is no help.',
          counter:
            'For the worst hour of a life there is the helicopter. I would arrange the other forty years by the air.',
        },
        {
          keywords: ['time', 'commute', 'traffic', 'short', 'slow'],
          claim: 'Short distances give you back hours of your life.',
          mechanism:
            "School, work, the doctor and friends are within a bicycle ride. Nobody spends two hours a day with his nose in a stranger's armpit.",
          impact:
            'Parents are home when the children want to tell them something, and not after they have fallen asleep.',
          example: 'He finishes at five and is on the football pitch at ten past.',
          reply:
            'In small towns people spend hours in the car as well, to the specialist, the college or the cinema. In the city it is all on one line of the underground.',
          counter:
            'People go to the specialist once a year and to work every day. I know which journey I would rather have long.',
        },
        {
          keywords: ['children', 'safe', 'grow', 'freedom', 'play'],
          claim: 'Small places are where children can still be let loose.',
          mechanism:
            'They walk to school alone, build things by the stream and come back when it gets dark. The freedom to get lost a little makes them capable.',
          impact: 'Parents need not be chauffeurs and guards, and that makes for easier afternoons.',
          example: 'At eight I had a key, a bicycle and a friend with rabbits. That was the programme for the summer.',
          reply:
            'At fifteen the same place is dull, and the last bus leaves at seven. Young people leave as soon as they can.',
          counter: 'Let them go at eighteen, and good luck. Many return with a pushchair, and they know why.',
        },
        {
          keywords: ['help', 'trust', 'responsibility', 'take-part', 'engaged'],
          claim: 'One person counts for more where there are fewer.',
          mechanism:
            "The fire brigade, the choir and the council are looking for you in particular. Whoever wants to change something knows the mayor's doorbell.",
          impact: 'Shy people end up in jobs for which they would never have applied in a metropolis.',
          example: 'They were short of a trumpet, so the postwoman learned it at forty-five.',
          reply:
            'The same few do everything there, and woe to anybody who stops. In a city you find a hundred clubs and nobody misses you when you want a rest.',
          counter:
            'Being missed is the whole idea. A hundred clubs on offer have not filled many evenings for the one who belongs to none.',
        },
      ],
      against: [
        {
          keywords: ['jobs', 'career', 'work', 'opportunity', 'wages'],
          claim: 'Cities are where the work is.',
          mechanism:
            'Many firms side by side mean that you can change, climb or begin again without moving house. In a small place there is one employer, and then there is none.',
          impact:
            'Couples with two professions, above all, seldom both find something within reach of a market square.',
          example:
            'The factory closed in March. By the summer there were forty houses for sale, and no one to buy them.',
          reply:
            'With work from home, the office comes to the village now. And a high wage that goes in rent is no wealth.',
          counter:
            'Working from home is a matter for desks; nurses, lab staff and actors have to go where the place is. And it can be called off by the next boss.',
        },
        {
          keywords: ['culture', 'museum', 'concerts', 'choice', 'variety'],
          claim: 'A city puts more world before your door than you could use up in a lifetime.',
          mechanism:
            'Theatres, libraries, food from forty kitchens, a lecture on something you had never heard of: all on an ordinary Tuesday. Curiosity is fed there without a plan.',
          impact: 'Children find the one teacher for the oboe or the one club for their odd passion.',
          example:
            'Between the office and home she got off a stop too early, and discovered the dance that is now her life.',
          reply:
            'Most city people go to the same three places and pay for the rest with noise. Films and concerts can be seen by anyone now, from anywhere.',
          counter:
            'To see a concert on a screen is like smelling a meal. And even three places of your choice are better than one which you did not choose.',
        },
        {
          keywords: ['freedom', 'anonymous', 'different', 'judged', 'privacy'],
          claim: 'City air still makes you free.',
          mechanism:
            'Nobody knows your father, your school reports or whom you kissed in year nine. You may become someone without asking a whole street.',
          impact: 'Those who are not like the rest, in love, faith or looks, can find others there and some peace.',
          example: 'He was the only one in the valley. Here there is an entire café, and no one turns round.',
          reply:
            'Freedom without anyone who knows you soon feels like being surplus. And small towns have changed; many a market square has seen its parade.',
          counter:
            'One parade a year leaves fifty-one weeks of being looked at. Feeling lonely can be cured, with a door that you choose to open.',
        },
        {
          keywords: ['hospital', 'services', 'transport', 'doctor', 'school'],
          claim: 'Cities have everything close by when it matters.',
          mechanism:
            'Specialists, schools for each talent, buses at midnight and shops on foot. You get old there without needing a car.',
          impact:
            'People with disabilities, the sick and pensioners who no longer drive are the first to lose where such things are missing.',
          example:
            'Her eyesight went, and with it the licence, the choir and the market. The next bus was on Thursday.',
          reply:
            'Long waiting lists are found in the city too, next to a hospital in which no one knows you. In a small town the neighbour gives you a lift.',
          counter: 'Neighbours grow old too. I would not want to rest my old age on one driver.',
        },
        {
          keywords: ['meet', 'people', 'diverse', 'ideas', 'tolerant'],
          claim: 'Living among many kinds of people makes you wiser.',
          mechanism:
            'On one landing there live a Sikh, a student, a widow and a drummer. You learn to get along without being alike.',
          impact: 'New ideas come of such mixtures, and everyone profits from them, even in the valley.',
          example:
            "At my daughter's birthday party there were eleven children with nine first languages, and one cake.",
          reply:
            'On a city landing people nod and shut the door. In a small town the butcher and the doctor really do sit in the same choir.',
          counter:
            'Small-town choirs are friendly, and everyone in them went to the same school. A nod to someone quite different is a start which many places do not offer.',
        },
        {
          keywords: ['environment', 'climate', 'density', 'car', 'land'],
          claim: 'Compact cities are kinder to the planet.',
          mechanism:
            'Flats share walls and heat, and buses replace cars. A house in the green with two vehicles takes land, asphalt and oil.',
          impact: 'The nature which small-town people love survives only if not everybody builds in it.',
          example:
            'Ten families in one stairwell need one boiler. Ten families on the edge of the village need ten, and twenty cars.',
          reply:
            'Cities import all they eat and export all they throw away. A garden, a wood stove and few flights do not make a bad balance.',
          counter:
            'Gardens are lovely, but per person they hardly feed a rabbit. Add up the miles to work, and the stairwell wins.',
        },
      ],
    },
  },
]
