import type { MotionArguments } from '../types.ts'

export const SPACE_EXPLORATION: MotionArguments = {
  key: 'space-exploration',
  points: {
    for: [
      {
        keywords: [
          'technology',
          'spin-off',
          'benefit',
          'weather',
          'gps',
          'satellite',
          'internet',
          'phone',
          'inventions',
        ],
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
        keywords: ['climate', 'earth', 'monitor', 'asteroid', 'protect', 'environment', 'planet'],
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
        keywords: [
          'curiosity',
          'discover',
          'inspire',
          'wonder',
          'humanity',
          'explore',
          'curious',
          'unknown',
          'dream',
        ],
        claim: 'Wanting to know where we are is part of being human.',
        mechanism:
          'Children ask about the stars before they ask about pensions. A civilisation that looks up keeps alive the question of what might be beyond its quarrels.',
        impact:
          'That reaches everyone, for a picture from the edge of the solar system belongs to no nation.',
        example:
          "The photograph of the small blue earth above the moon's grey edge hangs in countless classrooms, and people fall silent in front of it.",
        reply:
          "Wonder is free: a dark field and a clear night will do. Nobody has to spend a country's fortune in order to feel small.",
        counter:
          'A night sky does not show you that some of its points are galaxies. What awes us today is what someone went to find out.',
      },
      {
        keywords: [
          'education',
          'scientists',
          'young',
          'inspire',
          'careers',
          'kids',
          'students',
          'science',
          'engineers',
        ],
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
        keywords: ['budget', 'cost', 'costs', 'billions', 'percent', 'cheap', 'military'],
        claim: 'Space costs little, measured against what states spend without blinking.',
        mechanism:
          'In most countries space is a thin slice of the budget, far behind armies or subsidies. Cancelling it would hardly show in any hospital.',
        impact:
          'And the money is not shot into the sky: it pays welders, programmers and seamstresses here below.',
        example:
          'Add up what a city spends on one new motorway junction, and a probe to Jupiter begins to look like a bargain.',
        reply:
          'Small slices are billions, and wells or vaccines are counted in much less. That others waste more has never been a reason to waste.',
        counter:
          "Wells fail for want of peace and of will more often than for want of a probe's budget. Stop the probes and the wells will not appear.",
      },
      {
        keywords: [
          'cooperation',
          'peace',
          'nations',
          'international',
          'station',
          'russia',
          'together',
          'countries',
        ],
        claim: 'High above the borders, rivals have learned to work together.',
        mechanism:
          'A crew in a tin can must share air, tools and trust. That forces agencies on the ground to keep talking when their governments do not.',
        impact:
          'Every thread of that kind is worth having for people who would have to fight if all of them tore.',
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
        keywords: [
          'poverty',
          'hunger',
          'hungry',
          'priorities',
          'urgent',
          'poor',
          'starving',
          'hospitals',
          'schools',
        ],
        claim: 'Hungry people come before distant rocks.',
        mechanism:
          'Money, brains and attention can only be spent once. While children die of dirty water, to spend fortunes on finding traces of water on Mars is hard to explain to them.',
        impact:
          'Those with the most to gain from a change of priorities have no agency and no countdown.',
        example:
          'A father who buys a telescope while the roof leaks on the cot may be a romantic, but he is not a good father.',
        reply:
          'Budgets are not a single purse, and a cancelled mission has never yet turned into a well. Hunger is mostly a matter of war and politics.',
        counter:
          'That hunger persists shows a lack of will, and will is what we are debating. Saying how things should be spent is the whole point of a motion.',
      },
      {
        keywords: ['astronauts', 'human', 'crew', 'robot', 'probe', 'telescope', 'unmanned'],
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
        keywords: [
          'earth',
          'climate',
          'home',
          'fix',
          'escape',
          'mars',
          'environment',
          'second planet',
          'save',
        ],
        claim: 'Dreaming of another planet makes us careless with this one.',
        mechanism:
          'The talk of settlements on Mars suggests a lifeboat. There is none: the worst desert here is a paradise beside it.',
        impact:
          'It is the young who are sold that story, and they will need every engineer down here.',
        example: 'Whoever is planning the move has stopped mending the stairs.',
        reply:
          'Hardly anyone who explores space wants to escape; they were the ones who measured the warming. Seeing how bare other planets are teaches us to love ours.',
        counter:
          'I thank those who measure. The headlines, the billions and the talent go to the dream of leaving all the same.',
      },
      {
        keywords: [
          'private',
          'elite',
          'tourism',
          'inequality',
          'musk',
          'bezos',
          'rich',
          'billionaire',
        ],
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
        keywords: [
          'debris',
          'pollution',
          'rockets',
          'weapons',
          'orbit',
          'dirt',
          'satellites',
          'junk',
          'fuel',
        ],
        claim: 'Each launch leaves dirt behind, above and below.',
        mechanism:
          'Dead satellites and splinters race round the earth and threaten those that we need. Exhaust goes into layers of the air where nothing washes it out.',
        impact:
          'Farmers and sailors who rely on the signals would pay for a chain of collisions, as would the night sky.',
        example:
          'Already astronauts have had to take shelter because a piece of scrap was coming their way.',
        reply:
          'Shipping and aviation pollute far more, and we clean them up without stopping them. Rules on debris and reusable rockets are on their way.',
        counter:
          'Shipping carries our bread. If the cargo is prestige, then the dirt has less of an excuse.',
      },
      {
        keywords: [
          'returns',
          'uncertain',
          'waste',
          'prestige',
          'spin-offs',
          'directly',
          'research',
          'useless',
          'money',
        ],
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
}
