import type { MotionArguments } from '../types.ts'

export const CAR_FREE_CENTRES: MotionArguments = {
  key: 'car-free-centres',
  points: {
    for: [
      {
        keywords: [
          'air',
          'breath',
          'child',
          'lungs',
          'pollution',
          'exhaust',
          'smog',
          'asthma',
          'healthy',
          'fumes',
        ],
        claim: 'People in city centres have a right to air that does not make them ill.',
        mechanism:
          'Exhaust, brake dust and tyre grit gather between high houses at the height of a pram. With the cars gone, most of it goes at once.',
        impact:
          "Children, old people and those with asthma pay for other people's convenience with their breath.",
        example:
          'Wipe a window sill on a main street in the morning, and look at the cloth by night.',
        reply: 'Electric cars clean up the air without a ban.',
        counter:
          'They have brakes and tyres as well, and they take up just as much room. Cleaner traffic is still traffic.',
      },
      {
        keywords: [
          'space',
          'squar',
          'cafe',
          'child',
          'life',
          'parking',
          'park',
          'parks',
          'trees',
          'public',
        ],
        claim: 'Streets take up half the city, and we have given them to parked metal.',
        mechanism:
          "A car stands still for most of the day and needs the room of ten bicycles or a tree and a bench. Take it back and there's space for markets, playgrounds and shade.",
        impact: 'It belongs to everybody there, including the many who own no car.',
        example:
          'Where six cars used to park, there are now two tables, a lime tree and a child learning to ride a scooter.',
        reply: "Empty squares don't fill themselves; without visitors by car they stay empty.",
        counter:
          'Look at where people go when they travel: old towns, harbours and markets. No one ever sent a postcard of a car park.',
      },
      {
        keywords: [
          'shops',
          'trade',
          'customer',
          'walk',
          'business',
          'shopping',
          'pedestrians',
          'restaurant',
          'sales',
        ],
        claim: 'Shops live on people who walk past and not on cars that drive by.',
        mechanism:
          'Those on foot look into windows, stop and come back; a driver sees the bumper in front. A street that is pleasant to be in keeps people longer.',
        impact: 'Small traders have the most to gain, since their strength is the chance visitor.',
        example:
          "The bookseller's best day of the year is street fair Sunday, when not one car can get through.",
        reply: 'People with heavy shopping will drive to the mall, where parking is free.',
        counter:
          'They drive there already, because no centre can beat a mall at parking. It can beat it at being a place, but only without the traffic.',
      },
      {
        keywords: ['danger', 'accident', 'child', 'safe', 'cycling', 'kids', 'crash', 'bike'],
        claim: 'Children could walk to school on their own again.',
        mechanism:
          'Parents drive because of the cars, and so there are more cars. A ban breaks that circle at one stroke.',
        impact:
          'Old people who no longer dare to cross and cyclists who ride in fear get their city back.',
        example:
          'A seven-year-old who goes to buy rolls by herself: for our grandparents that was Tuesday, for us it is a test of courage.',
        reply: 'Low speeds and better crossings achieve the same without shutting anyone out.',
        counter:
          "Signs and paint rely on everybody's good mood. A street that isn't open to cars can forgive a child who runs after a ball.",
      },
      {
        keywords: ['transit', 'bus', 'tram', 'better', 'fund', 'public', 'transport', 'train'],
        claim: 'Buses and trams work properly only once they have the road to themselves.',
        mechanism:
          "In traffic the bus is stuck behind those whom it's meant to replace. A clear road makes it quick, punctual and cheaper to run.",
        impact: "All who cannot or don't want to drive get the better half of the bargain at last.",
        example:
          'The number nine needs twenty-five minutes for two miles at present; on the Sunday of the marathon it took eight.',
        reply: 'First improve transport, and then you may talk about bans.',
        counter:
          "With streets full of cars it can't be improved; that's the knot. Somebody has to cut it, and the road is the right end.",
      },
      {
        keywords: [
          'climat',
          'noise',
          'sleep',
          'heat',
          'city',
          'noisy',
          'quiet',
          'warming',
          'green',
        ],
        claim: 'A quieter, cooler city begins with fewer engines.',
        mechanism:
          "Traffic is the noise that never stops, and asphalt stores the heat of each summer's day. Trees and lawns can grow only where cars give way.",
        impact:
          "People in the cheap flats on main roads haven't slept with an open window for years.",
        example:
          'On the first evening without traffic, residents hear church bells they did not know were there.',
        reply: "The traffic doesn't disappear; it moves to the districts around.",
        counter:
          'Some of it does and much of it evaporates, because people choose differently when the choice is different. And for the ring road the next step is obvious.',
      },
    ],
    against: [
      {
        keywords: [
          'disabl',
          'elder',
          'access',
          'door',
          'carry',
          'wheelchair',
          'disability',
          'old',
          'walk',
        ],
        claim: 'Those who cannot walk far would be locked out.',
        mechanism:
          'For people with bad knees, a heavy instrument or three small children, the car is what legs are for the others. Permits help only those whose trouble has a name and a form.',
        impact:
          "A city belongs to the weak as well, and they aren't served by cobbles and good wishes.",
        example:
          'She could reach the clinic from the car door, but not from the tram stop four hundred metres away in the rain.',
        reply: 'Exceptions for the disabled are part of every such plan.',
        counter:
          'They cover the wheelchair and forget the bad hip, the pregnancy and the tired old man. Whoever needs help has to prove it first, week after week.',
      },
      {
        keywords: [
          'worker',
          'shift',
          'night',
          'poor',
          'suburb',
          'job',
          'work',
          'commute',
          'outside',
          'poorer',
        ],
        claim: 'The ban hits people who cannot afford to live near a tram.',
        mechanism:
          "Rents in the centre have pushed nurses, cooks and cleaners to the edges, where the last bus leaves at eleven. To them the car isn't a luxury but the only way home.",
        impact:
          'Well-off residents get cafes below their windows, and the others get an hour on the road.',
        example:
          'A cook locks the kitchen at half past midnight and lives eighteen miles out, so what do you suggest?',
        reply: 'Park-and-ride sites and night buses can be built along with it.',
        counter:
          'Let me see them running first. Workers have heard about that night bus in five election campaigns.',
      },
      {
        keywords: [
          'shops',
          'business',
          'trade',
          'deliver',
          'declin',
          'customers',
          'plumber',
          'craftsmen',
        ],
        claim: 'Small shops and craftsmen need customers and tools to reach their door.',
        mechanism:
          "Whoever buys a lamp, a box of wine or a week's groceries won't carry it to the terminus. Plumbers and florists can't work from a cargo bike.",
        impact:
          'Trade moves out to the big boxes by the motorway, and the centre is left with ice cream and souvenirs.',
        example: 'The hardware store closes, and a third place for bubble tea opens in its rooms.',
        reply: 'Deliveries and trades get passes and time windows.',
        counter:
          "A burst pipe doesn't keep to time windows. And passes are for the tradesman; his customers still stay away.",
      },
      {
        keywords: [
          'displac',
          'ring',
          'traffic',
          'suburb',
          'elsewher',
          'jam',
          'congestion',
          'other',
        ],
        claim:
          "Traffic does not vanish when you forbid it; it goes and stands in someone else's street.",
        mechanism:
          'Trips across town become trips round it, which are longer and pass through poorer districts. The emissions are the same or higher.',
        impact: 'Families beside the ring road pay with their lungs for the peace of the old town.',
        example:
          'On the day after the closing, the children at the primary school in the next district stand before a wall of lorries.',
        reply: 'Many trips are dropped altogether when driving gets harder.',
        counter:
          'The ones that are dropped are those of the poor and the tired. The rest queue on the ring.',
      },
      {
        keywords: ['gradu', 'pricing', 'alternat', 'flexib', 'charg', 'toll', 'price', 'electric'],
        claim: 'Smart prices and clean rules achieve more than a wall.',
        mechanism:
          'A charge at busy hours, fewer parking spaces and limits on exhaust sort needful trips from lazy ones. A ban treats both alike.',
        impact: 'Everyone keeps a way in for the day when there is no other.',
        example:
          'Taking your grandmother to her eightieth birthday costs four coins and no special application.',
        reply: "Charges let the rich drive on, and that's hardly fairer.",
        counter:
          'Discounts for low incomes and for carers take care of that. Nobody has yet thought of a discount on a ban.',
      },
      {
        keywords: [
          'freedom',
          'visit',
          'famil',
          'centr',
          'belong',
          'country',
          'village',
          'drive',
          'everyone',
        ],
        claim: 'A city centre belongs to the whole region and not to those who live in it.',
        mechanism:
          'Theatres, clinics and offices there were paid for by all. Country people have no tram, and without the car their capital becomes a foreign land.',
        impact: 'Divisions between town and country are deep enough; this puts up a gate.',
        example:
          'A farming couple goes to the opera twice a year, and the last train home leaves before the final act.',
        reply: 'They can leave the car at the edge and ride in with a combined ticket.',
        counter:
          "In good shoes, in November, with the last tram at half past ten. They'll stay at home, and at the next election we will wonder why they're angry.",
      },
    ],
  },
}
