import type { MotionArguments } from '../types.ts'

export const CASHLESS_SOCIETY: MotionArguments = {
  key: 'cashless-society',
  points: {
    for: [
      {
        keywords: [
          'crime',
          'evasion',
          'drugs',
          'black',
          'trace',
          'criminal',
          'launder',
          'tax',
          'evade',
          'illegal',
          'corrupt',
        ],
        claim: 'Cash is the friend of everyone who has something to hide.',
        mechanism:
          'Notes leave no trace, so they pay for drugs, bribes and undeclared work. When each payment is recorded, those trades get much harder.',
        impact:
          'Honest taxpayers make up for what the others put in their pockets, and honest shops are undercut.',
        example: 'The builder asks whether you need an invoice, and everyone knows what he means.',
        reply: 'Criminals will switch to other means, from gold to foreign coins.',
        counter:
          'Those are clumsy, they stand out and they lose value at every exchange. Making crime inconvenient is most of what the police do.',
      },
      {
        keywords: [
          'convenient',
          'quick',
          'queue',
          'phone',
          'simpl',
          'easy',
          'fast',
          'tap',
          'contactless',
          'modern',
        ],
        claim: 'Paying has become so easy that coins feel like a chore.',
        mechanism:
          "A tap on the reader takes a second; there's no change to count, no machine to look for and no purse full of copper. Splitting the bill no longer needs a mathematician.",
        impact: 'Shops and customers save hours, in every queue, each day.',
        example:
          'At the bakery the line moves until somebody starts to look for three coins at the bottom of a bag.',
        reply: 'Convenience is no reason to take cash away from those who like it.',
        counter:
          'Keeping two systems costs everyone, and the smaller one costs more each year. We stopped taking cheques as well, and nobody mourns.',
      },
      {
        keywords: [
          'robber',
          'safe',
          'violen',
          'shop',
          'carry',
          'steal',
          'thief',
          'mugging',
          'shopkeeper',
        ],
        claim: 'Without a drawer full of notes there is no reason to hold up a shop.',
        mechanism:
          'Bus drivers, night clerks and old people on their way from the bank are attacked for cash. A lost card is blocked with one call; a lost note is gone.',
        impact: 'Those who work late and alone would breathe more easily.',
        example:
          'Since the kiosk stopped taking notes, the girl on the night shift has left the shutter up.',
        reply: 'Instead of the till, the account is robbed, and for larger sums.',
        counter:
          "Nobody gets a knife to the throat in the process, and banks usually have to pay it back. I'd rather argue with a hotline than with a knife.",
      },
      {
        keywords: [
          'cost',
          'print',
          'transport',
          'shops',
          'bank',
          'expensive',
          'atm',
          'coins',
          'produce',
          'banks',
        ],
        claim: "Cash is expensive, although we don't see the bill.",
        mechanism:
          'It has to be printed, guarded, driven about, counted, insured and swept up at night. Everyone pays for that in the price of milk.',
        impact: 'Shopkeepers who stay late only for the counting would go home earlier.',
        example:
          'After closing time the florist sorts coins for half an hour, and in the morning she queues to pay them in.',
        reply: 'Cards cost fees too, and those go to a few giant firms.',
        counter:
          'The fees can be capped by law, and in many places they are. No law in the world makes an armoured van cheap.',
      },
      {
        keywords: [
          'inclus',
          'poor',
          'remittan',
          'account',
          'mobil',
          'africa',
          'villages',
          'unbanked',
          'developing',
        ],
        claim: 'A phone reaches people whom no bank branch ever reached.',
        mechanism:
          "In poor regions mobile payment has brought saving, sending and borrowing to villages without roads. If it's made a public service, each person has an account.",
        impact:
          'Migrants send money home in seconds, and women can keep it where no one else takes it.',
        example:
          "A market woman gets paid by phone and no longer sews the day's takings into her skirt.",
        reply: 'Many old, poor or homeless people have neither a phone nor an account.',
        counter:
          "That's the task, and the motion would force us to do it at last. With cash as an excuse, we leave them outside for another fifty years.",
      },
      {
        keywords: ['record', 'budget', 'overview', 'track', 'spend', 'app', 'expenses', 'save'],
        claim: 'If you see where your money goes, you can manage it.',
        mechanism:
          'Each payment is listed, sorted and found again, whether for the tax return, the guarantee or the quarrel about who paid. Parents and carers can help without taking over.',
        impact: 'Families with tight budgets learn where the leak is.',
        example: 'At the end of the month the two of them look at the list and find forty coffees.',
        reply: 'Those who pay in notes feel the spending and spend less.',
        counter:
          "Some do, and an app that reports the balance after each purchase does the same for the rest. Feeling poor isn't the same as knowing where it went.",
      },
    ],
    against: [
      {
        keywords: [
          'priva',
          'surveil',
          'track',
          'state',
          'bank',
          'watch',
          'spy',
          'data',
          'anonymous',
        ],
        claim: 'Paying in cash is the last thing we do that nobody records.',
        mechanism:
          'Each digital payment tells who was where, with what wish, at what time. Put together, they make a diary that you never meant to write.',
        impact: "Anyone who's ill, in love, in opposition or just private loses a shelter.",
        example:
          'A pregnancy test, a union fee, a book about divorce: none of that is the business of a data centre.',
        reply: 'Laws on data protection and bank secrecy limit who may look.',
        counter:
          "They limit it until the next emergency or the next leak. What's never recorded needs no law to protect it.",
      },
      {
        keywords: [
          'outag',
          'power',
          'network',
          'crisi',
          'disaster',
          'electricity',
          'internet',
          'blackout',
          'hacker',
          'cyber',
          'system',
        ],
        claim: 'When the power fails, only coins still work.',
        mechanism:
          'A storm, an attack or a bad update can stop all the payments in a country at once. With no notes in the drawer, nobody can buy bread.',
        impact: "The harder the times, the more people need money that doesn't need a cable.",
        example:
          'On the day the card readers went down, the queue at the one shop that took cash reached the church.',
        reply: 'Offline cards and emergency generators can cover that.',
        counter:
          'For some hours and small sums, if they were bought and serviced. A banknote has been serviced for a hundred years by lying there.',
      },
      {
        keywords: [
          'elder',
          'exclud',
          'homeless',
          'poor',
          'disabl',
          'grandmother',
          'old',
          'smartphone',
          'grandparents',
        ],
        claim: 'People who cannot keep up with the device would be shut out of daily life.',
        mechanism:
          'Very old people, people with dementia, the homeless and refugees without papers live on cash. Without it, a roll or a toilet becomes a technical matter.',
        impact: 'A society can be judged by whether the weakest can buy bread on their own.',
        example: "Her hands shake, the code won't come, and the young man behind her sighs.",
        reply: 'Simple cards and help at the counter can include nearly everybody.',
        counter:
          "Nearly everybody isn't everybody, and the rest were doing fine until we came along. A progress that needs helpers for buying bread isn't one.",
      },
      {
        keywords: [
          'power',
          'control',
          'freez',
          'account',
          'freedom',
          'government',
          'block',
          'dictator',
          'china',
          'protest',
        ],
        claim: 'Whoever controls the payments controls the people.',
        mechanism:
          "One click can freeze an account, block a shop or forbid a kind of purchase. With cash, there's always a way past the click.",
        impact:
          'Protesters, minorities and victims of a mistake would be unable to pay for a train, let alone a lawyer.',
        example:
          "The bank has mixed up two names, and for nine days a family with a full account can't fill the tank.",
        reply: 'Courts can correct such errors, and constitutions protect property.',
        counter:
          'On the tenth day, yes. In those nine days the man needs something which no clerk can switch off.',
      },
      {
        keywords: [
          'fees',
          'compan',
          'monopo',
          'dependen',
          'shops',
          'visa',
          'corporations',
          'bank',
          'charge',
          'profit',
        ],
        claim: 'Private firms would take a toll on every roll and every gift.',
        mechanism:
          "Without cash there's no alternative left, and those who own the network set the price. Cash keeps them modest as a rival that charges nothing.",
        impact: 'Shopkeepers feel it first, and customers pay without noticing.',
        example: 'On a coffee, the fee is more than the milk.',
        reply: 'A public payment service could be offered at no charge.',
        counter:
          "Then set it up, and let it compete with the coin. If it's that good, no one need abolish anything.",
      },
      {
        keywords: [
          'child',
          'budget',
          'real',
          'feel',
          'spend',
          'kids',
          'value',
          'debt',
          'overspend',
        ],
        claim: 'Money that you can touch is easier to understand.',
        mechanism:
          'A child sees the coins get fewer; an adult with an empty purse stops. Numbers on a screen flow away without any pain, which is what the sellers like about it.',
        impact: 'People in debt have often had a card that never looked empty.',
        example:
          'With an envelope for food and one for rent, a family on a small wage gets to the thirtieth.',
        reply: 'Apps with limits and warnings replace the envelopes.',
        counter:
          'They come from the same phone on which a bargain blinks. An envelope has never sent anybody an offer.',
      },
    ],
  },
}
