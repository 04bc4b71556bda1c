import type { MotionArguments } from '../types.ts'

export const SMALL_TOWN_LIFE: MotionArguments = {
  key: 'small-town-life',
  points: {
    for: [
      {
        keywords: [
          'community',
          'belong',
          'known',
          'lonely',
          'know',
          'everyone',
          'friendly',
          'friends',
          'neighbour',
        ],
        claim: 'Small towns let you be somebody.',
        mechanism:
          'The baker knows your name, the teacher knew your sister, and people notice if the shutters stay down. That kind of being known cannot be downloaded.',
        impact: 'Lonely people, the old and newcomers with small children profit from it most.',
        example:
          "Let a grandmother in such a place not fetch her paper, and three people will have rung the bell by nine o'clock.",
        reply:
          'Being known also means being talked about. Whoever loves, believes or dresses differently meets raised eyebrows every morning.',
        counter:
          'Raised eyebrows can be won over in time. In a tower block no one raises an eyebrow, because no one looks.',
      },
      {
        keywords: ['cost', 'rent', 'house', 'afford', 'cheap', 'expensive', 'rents', 'housing'],
        claim: 'A small-town wage still buys you a home and a life.',
        mechanism:
          'A flat in the capital takes half your wages, while an hour away that buys a house with a cherry tree. Money that does not go to the landlord turns into time.',
        impact:
          'Young families have room, and do not have to decide between a second child and a second bedroom.',
        example:
          'A nurse and a joiner with a garden there, and a nurse and a joiner with a folding bed here.',
        reply:
          'The wages are lower as well, and without two cars nothing works. What you save on rent is spent at the petrol pump.',
        counter:
          'Even with the petrol paid there is usually something left over. And more and more jobs are done from the kitchen table.',
      },
      {
        keywords: [
          'nature',
          'air',
          'quiet',
          'health',
          'stress',
          'forest',
          'pollution',
          'calm',
          'peaceful',
        ],
        claim: 'Quiet, clean air and trees keep you healthy.',
        mechanism:
          'No one sleeps better for sirens. In ten minutes you are in the woods or by the river, without a ticket and without a plan.',
        impact:
          'Children with asthma and grown-ups with thin nerves notice the difference in the first week.',
        example:
          "One evening in a small town you hear a blackbird. The same evening in a city you hear the neighbour's blackbird, on his phone.",
        reply:
          'Health also means a hospital near at hand, and that is in the city. When you have a stroke, fresh air is no help.',
        counter:
          'For the worst hour of a life there is the helicopter. I would arrange the other forty years by the air.',
      },
      {
        keywords: ['commute', 'traffic', 'distances', 'travel', 'bike', 'walk', 'minutes'],
        claim: 'Short distances in a small town give you back hours of your life.',
        mechanism:
          "School, work, the doctor and friends are within a bicycle ride. Nobody spends two hours a day with his nose in a stranger's armpit.",
        impact:
          'Parents are home when the children want to tell them something, and not after they have fallen asleep.',
        example:
          'A joiner in a small town finishes at five and is on the football pitch at ten past.',
        reply:
          'In small towns people spend hours in the car as well, to the specialist, the college or the cinema. In the city it is all on one line of the underground.',
        counter:
          'People go to the specialist once a year and to work every day. I know which journey I would rather have long.',
      },
      {
        keywords: ['children', 'safe', 'playing', 'outdoors', 'kids', 'play', 'grow'],
        claim: 'Small places are where children can still be let loose.',
        mechanism:
          'They walk to school alone, build things by the stream and come back when it gets dark. The freedom to get lost a little makes them capable.',
        impact: 'Parents need not be chauffeurs and guards, and that makes for easier afternoons.',
        example:
          'Give an eight-year-old there a key, a bicycle and a friend with rabbits, and the programme for the summer is complete.',
        reply:
          'At fifteen the same place is dull, and the last bus leaves at seven. Young people leave as soon as they can.',
        counter:
          'Let them go at eighteen, and good luck. Many return with a pushchair, and they know why.',
      },
      {
        keywords: ['volunteer', 'clubs', 'council', 'participate', 'mayor', 'matter', 'involved'],
        claim: 'One person counts for more in a small town.',
        mechanism:
          "The fire brigade, the choir and the council are looking for you in particular. Whoever wants to change something knows the mayor's doorbell.",
        impact:
          'Shy people end up in jobs for which they would never have applied in a metropolis.',
        example:
          'A village band was short of a trumpet, so the postwoman learned it at forty-five.',
        reply:
          'The same few do everything there, and woe to anybody who stops. In a city you find a hundred clubs and nobody misses you when you want a rest.',
        counter:
          'Being missed is the whole idea. A hundred clubs on offer have not filled many evenings for the one who belongs to none.',
      },
    ],
    against: [
      {
        keywords: [
          'jobs',
          'career',
          'employer',
          'opportunity',
          'wages',
          'work',
          'companies',
          'salary',
          'university',
        ],
        claim: 'Cities are where the work is.',
        mechanism:
          'Many firms side by side mean that you can change, climb or begin again without moving house. In a small place there is one employer, and then there is none.',
        impact:
          'Couples with two professions, above all, seldom both find something within reach of a market square.',
        example:
          'Take a town whose one factory closed in March. By the summer there were forty houses for sale, and no one to buy them.',
        reply:
          'With work from home, the office comes to the village now. And a high wage that goes in rent is no wealth.',
        counter:
          'Working from home is a matter for desks; nurses, lab staff and actors have to go where the place is. And it can be called off by the next boss.',
      },
      {
        keywords: [
          'culture',
          'museum',
          'choice',
          'variety',
          'theatre',
          'restaurants',
          'bored',
          'boring',
          'concert',
        ],
        claim: 'A city puts more world before your door than you could use up in a lifetime.',
        mechanism:
          'Theatres, libraries, food from forty kitchens, a lecture on something you had never heard of: all on an ordinary Tuesday. Curiosity is fed there without a plan.',
        impact: 'Children find the one teacher for the oboe or the one club for their odd passion.',
        example:
          'An office worker got off one stop too early on her way home, and discovered the dance that is now her life.',
        reply:
          'Most city people go to the same three places and pay for the rest with noise. Films and concerts can be seen by anyone now, from anywhere.',
        counter:
          'To see a concert on a screen is like smelling a meal. And even three places of your choice are better than one which you did not choose.',
      },
      {
        keywords: [
          'freedom',
          'anonymous',
          'different',
          'judged',
          'privacy',
          'gossip',
          'gay',
          'everyone knows',
        ],
        claim: 'City air still makes you free.',
        mechanism:
          'Nobody knows your father, your school reports or whom you kissed in year nine. You may become someone without asking a whole street.',
        impact:
          'Those who are not like the rest, in love, faith or looks, can find others there and some peace.',
        example:
          'Where he grew up, a young man was the only one of his kind in the valley. In the city he finds an entire café, and no one turns round.',
        reply:
          'Freedom without anyone who knows you soon feels like being surplus. And small towns have changed; many a market square has seen its parade.',
        counter:
          'One parade a year leaves fifty-one weeks of being looked at. Feeling lonely can be cured, with a door that you choose to open.',
      },
      {
        keywords: ['hospital', 'services', 'transport', 'doctor', 'school', 'emergency'],
        claim: 'Cities have everything close by when it matters.',
        mechanism:
          'Specialists, schools for each talent, buses at midnight and shops on foot. You get old there without needing a car.',
        impact:
          'People with disabilities, the sick and pensioners who no longer drive are the first to lose where such things are missing.',
        example:
          'For a widow in the country, losing her eyesight meant losing the licence, the choir and the market as well. The next bus was on Thursday.',
        reply:
          'Long waiting lists are found in the city too, next to a hospital in which no one knows you. In a small town the neighbour gives you a lift.',
        counter: 'Neighbours grow old too. I would not want to rest my old age on one driver.',
      },
      {
        keywords: [
          'diverse',
          'diversity',
          'tolerant',
          'cultures',
          'foreign',
          'different',
          'people',
          'open',
        ],
        claim: 'Living among the many kinds of people in a city makes you wiser.',
        mechanism:
          'On one landing there live a Sikh, a student, a widow and a drummer. You learn to get along without being alike.',
        impact:
          'New ideas come of such mixtures, and everyone profits from them, even in the valley.',
        example:
          "At a children's birthday party in such a house you may count eleven guests with nine first languages, and one cake.",
        reply:
          'On a city landing people nod and shut the door. In a small town the butcher and the doctor really do sit in the same choir.',
        counter:
          'Small-town choirs are friendly, and everyone in them went to the same school. A nod to someone quite different is a start which many places do not offer.',
      },
      {
        keywords: [
          'environment',
          'climate',
          'density',
          'car',
          'land',
          'cars',
          'public transport',
          'sustainable',
        ],
        claim: 'Compact cities are kinder to the planet.',
        mechanism:
          'Flats share walls and heat, and buses replace cars. A house in the green with two vehicles takes land, asphalt and oil.',
        impact:
          'The nature which small-town people love survives only if not everybody builds in it.',
        example:
          'Ten families in one stairwell need one boiler. Ten families on the edge of the village need ten, and twenty cars.',
        reply:
          'Cities import all they eat and export all they throw away. A garden, a wood stove and few flights do not make a bad balance.',
        counter:
          'Gardens are lovely, but per person they hardly feed a rabbit. Add up the miles to work, and the stairwell wins.',
      },
    ],
  },
}
