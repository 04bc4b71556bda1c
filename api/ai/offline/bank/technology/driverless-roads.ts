import type { MotionArguments } from '../types.ts'

export const DRIVERLESS_ROADS: MotionArguments = {
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
        impact:
          "Walkers, cyclists and the elderly have paid for the motorist's freedom for a century.",
        example:
          'You may shoot arrows on a range for as long as you like, just not down the high street.',
        reply: 'All life in company involves risk, and we accept ordinary risks from one another.',
        counter:
          "We accept those that can't be avoided at a fair price. Once the safer way stands at the kerb, the risk stops being ordinary and becomes a hobby.",
      },
      {
        keywords: ['disabl', 'elder', 'blind', 'mobil', 'independen', 'wheelchair', 'old'],
        claim: 'A road made for machines finally belongs to those who cannot drive.',
        mechanism:
          'Blind, old, ill and very young people have depended on lifts for their entire lives. When all traffic is automatic, cars can be cheap, shared and everywhere.',
        impact:
          "For an old couple in the country it's the difference between their own house and a home.",
        example:
          'At eighty-four she gives up her licence and keeps her choir, her market and her grandchildren.',
        reply: 'They can have that without anyone taking away my steering wheel.',
        counter:
          "They'd have it later, more dearly and less safely. Mixed traffic is the hard case, and it is the human in the mix who makes it hard.",
      },
      {
        keywords: ['traffic', 'jam', 'efficient', 'flow', 'space', 'jams', 'congestion', 'smooth'],
        claim: 'Jams are made by people, and they would vanish with them.',
        mechanism:
          'One driver brakes too hard and the wave runs back for miles. Linked cars keep their distance, merge without vanity and need fewer lanes.',
        impact:
          'Everybody gets time back, and towns get back the ground on which parked cars now sleep.',
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
        example:
          'The nineteen-year-old who drove home after three beers would simply have slept in the back seat.',
        reply: 'In return we get hacked cars, and one flaw that hits thousands at once.',
        counter:
          'Flaws in machines are found once and mended everywhere; nobody has ever sent out an update for drunkenness. And a safer record, hacks included, is what the motion assumes.',
      },
      {
        keywords: ['transit', 'precedent', 'horse', 'chang', 'progress', 'seat belt', 'smoking'],
        claim: 'Societies have retired beloved habits for the sake of safety before.',
        mechanism:
          'Horses left the main roads, smokers left the trains and riders put on helmets. Each time freedom was said to be dying, and each time the complaint was forgotten in ten years.',
        impact:
          'Our children will wonder how we let strangers steer two tons of steel past their school.',
        example:
          'Those who love horses still ride them, on paths and tracks that are meant for it.',
        reply: 'Giving up smoking in trains cost nobody his way to work.',
        counter:
          "This won't either, since the car still takes him there. All he gives up is the wheel, and there will be tracks for that.",
      },
    ],
    against: [
      {
        keywords: ['freedom', 'autonom', 'choic', 'control', 'person', 'drive'],
        claim:
          'Being able to go where you like, when you like, by your own hand, is freedom in its plainest form.',
        mechanism:
          "A car that drives itself goes where its maker, its insurer or the state allows. Once hands are off the wheel by law, someone else's are on it.",
        impact:
          "All citizens are affected, for a right of movement that needs a server's consent is only a permission.",
        example:
          "On the night of a protest the cars in one district politely report that they can't go there.",
        reply: 'The law can guarantee that cars carry you anywhere, as it guarantees your post.',
        counter:
          'Guarantees on paper are the first to go in an emergency. A steering wheel has never had to ask.',
      },
      {
        keywords: [
          'rural',
          'poor',
          'cost',
          'afford',
          'old',
          'expensive',
          'old cars',
          'countryside',
        ],
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
        impact:
          'Ambulances, food and people fleeing a flood depend on roads that still work when nothing else does.',
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
        counter:
          'A track goes round in a circle and belongs to those who can pay. The joy was in going somewhere.',
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
}
