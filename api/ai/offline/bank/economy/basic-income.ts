import type { MotionArguments } from '../types.ts'

export const BASIC_INCOME: MotionArguments = {
  key: 'basic-income',
  points: {
    for: [
      {
        keywords: [
          'povert',
          'floor',
          'secur',
          'dignit',
          'need',
          'fear',
          'poor',
          'hunger',
          'rent',
          'basic',
        ],
        claim: 'No one in a rich country should have to fear the end of the month.',
        mechanism:
          "A fixed sum for each adult puts a floor under every life, with no gaps to fall through. Today's help reaches those who find the right office and fill in the right form.",
        impact:
          'The ashamed, the confused and those between two jobs are the people who now get nothing.',
        example:
          "A cleaner loses two of her four clients, and it's months before anyone decides whether she is poor enough.",
        reply: 'A larger sum for those in real need would do more than a small one for all.',
        counter:
          "It would if it arrived. Many of those in real need never apply, and a floor that you have to apply for isn't a floor.",
      },
      {
        keywords: [
          'bureaucra',
          'means',
          'test',
          'simpl',
          'offic',
          'paperwork',
          'forms',
          'shame',
          'humiliat',
          'control',
        ],
        claim: 'Half of the welfare office exists in order to mistrust people.',
        mechanism:
          'Means tests need forms, proofs, visits and appeals, and each needs an official. A payment to everyone needs a bank account.',
        impact:
          'Officials could advise instead of inspect, and applicants would be treated as citizens.',
        example:
          "An old man brings in a shoebox full of receipts to prove that he didn't spend too much on shoes.",
        reply: 'Cases differ: rent, illness and disability must still be checked one by one.',
        counter:
          "For the special cases, yes, and there'd be time for them at last. The ordinary ones don't need a detective.",
      },
      {
        keywords: [
          'trap',
          'incent',
          'work',
          'earn',
          'benefit',
          'unemployed',
          'job',
          'losing',
          'penalty',
          'wage',
        ],
        claim: "Today's benefits punish people for taking a job.",
        mechanism:
          'Whoever starts to earn loses support, so an extra shift brings in next to nothing. A basic income stays, and anything earned comes on top of it.',
        impact:
          'Single parents and those who can work only a few hours gain most, because each hour begins to pay.',
        example:
          "She turned down a better post after doing the sums: after rent support and childcare she'd have had eleven coins more.",
        reply: "If the money comes anyway, many won't take any job at all.",
        counter:
          "Most people want more than a floor, as lottery tickets and overtime show. What keeps them at home now is a rule that takes away what they've earned.",
      },
      {
        keywords: [
          'care',
          'volunteer',
          'unpaid',
          'work',
          'art',
          'mother',
          'carer',
          'raising',
          'nursing',
          'voluntary',
        ],
        claim: 'Much of the most important work is done without any wage.',
        mechanism:
          'Bringing up children, nursing parents, training the youth team and writing the book that sells later keep a society alive. The market pays for none of it.',
        impact: 'Women carry most of that work, and they are poor in old age because of it.',
        example:
          'For six years he nursed his wife at home, and in the statistics he was out of work.',
        reply: 'Paying for care directly would be more precise than paying everyone.',
        counter:
          'Then somebody must define and inspect it, and count the hours at the bedside. Trust is cheaper, and it reaches the things we forgot to list.',
      },
      {
        keywords: [
          'risk',
          'entrepreneur',
          'free',
          'bargain',
          'boss',
          'start up',
          'startup',
          'business',
          'quit',
          'dream',
          'study',
        ],
        claim: 'With a floor under you, you can say no, and you can dare something.',
        mechanism:
          "Nobody has to accept a boss who shouts or a wage that doesn't feed him. Starting a business or going back to school stops being a gamble with the rent.",
        impact: 'Employers of bad jobs would have to pay more or improve them.',
        example:
          "The cook has been planning his own place for ten years, and what he lacks isn't courage but three months' rent.",
        reply: 'Rich parents give such security to a few, and loans can give it to others.',
        counter:
          "Loans have to be paid back when it goes wrong, and that's the moment you need the floor. What rich parents give their children I'd like to give to the others as well.",
      },
      {
        keywords: [
          'automat',
          'machine',
          'share',
          'wealth',
          'robot',
          'ai',
          'artificial',
          'technology',
          'unemployment',
        ],
        claim: 'As machines do more of the work, everyone should share in what they earn.',
        mechanism:
          'Their skill grew out of public schools, public research and all our data. If the wage share falls, people need another way to their part of it.',
        impact: "Those whose trade disappears shouldn't have to choose between charity and anger.",
        example:
          'Four tills in the supermarket used to feed four families, and now one employee watches eight machines.',
        reply: 'New jobs have always followed, and idle people are unhappy.',
        counter:
          "New jobs may follow, but the family eats in the meantime. Nobody will be idle because of a floor; he'll be able to look round for the next thing.",
      },
    ],
    against: [
      {
        keywords: [
          'cost',
          'tax',
          'budget',
          'afford',
          'huge',
          'expensive',
          'pay',
          'billions',
          'finance',
          'money',
          'fund',
        ],
        claim: 'To pay everyone enough to live on would swallow the state.',
        mechanism:
          'Multiply a modest rent and a bag of food by every adult in the country and by twelve. Either taxes go up beyond anything we know or schools and clinics are cut.',
        impact:
          "Those who work for middling wages will pay, since there aren't enough of the rich.",
        example:
          "At the lectern it's a thousand a month for each of us; on the payslip it's where the thousand comes from.",
        reply: 'A large part of it flows straight back in taxes and replaces benefits.',
        counter:
          "Then it isn't a thousand for everyone but another sum for some, with a detour. When the detour is removed, you've got the system that we have.",
      },
      {
        keywords: [
          'target',
          'waste',
          'rich',
          'need',
          'fair',
          'millionaire',
          'needy',
          'everyone',
          'poor',
          'unfair',
        ],
        claim: 'Giving to those who have enough means taking from those who do not.',
        mechanism:
          'Each coin that goes to a surgeon is missing from the wheelchair, the hostel and the school meal. Fairness is giving by need.',
        impact:
          'A severely disabled woman needs many times the flat sum and would be told that all are equal.',
        example:
          'A banker buys a nicer bottle with his, and a mother with two jobs is still short for the boiler.',
        reply: 'The surgeon pays it back through higher taxes, so he gains nothing.',
        counter:
          "Why send it to him, then? What can be saved on the way out needn't be collected on the way in.",
      },
      {
        keywords: [
          'work',
          'incent',
          'effort',
          'idle',
          'societ',
          'lazy',
          'motivation',
          'jobs',
          'clean',
          'stop',
          'dirty',
        ],
        claim: 'A society lives on people who turn up for unpleasant work.',
        mechanism:
          'Dirty, early and heavy jobs are done because rent is due. Pay the rent without them, and the bins stay in the street or cost twice as much.',
        impact:
          "Those who still go would keep those who don't, and no solidarity survives that for long.",
        example:
          "At five in the morning it's raining, and the rubbish truck needs three men, whatever their income.",
        reply: "Unpleasant jobs would have to be paid better, and that's only just.",
        counter:
          "They'd be paid by the same middle class that's already paying for the income. At some point its patience will run out as well.",
      },
      {
        keywords: ['price', 'inflat', 'rent', 'landlord', 'housing', 'expensive', 'rents'],
        claim: 'Landlords know what everybody has got in his pocket.',
        mechanism:
          "If all have more to spend and there's no more housing, the price of housing goes up. The poor are back where they were, only with bigger numbers.",
        impact: 'Tenants in crowded cities would pass the money on within a year.',
        example:
          'As soon as the payment is announced, the letter about the new rent is in the post.',
        reply: "It's paid for by taxes and not printed, so total demand hardly rises.",
        counter:
          'It shifts demand to the bottom, where people compete for the same few flats. A hundred new houses do more for them than a hundred new notes.',
      },
      {
        keywords: [
          'meaning',
          'belong',
          'reciproc',
          'contribut',
          'job',
          'purpose',
          'useful',
          'unemployed',
          'identity',
        ],
        claim: 'Being needed is worth more than being paid.',
        mechanism:
          'A job gives the day a shape, colleagues and the feeling of being of use. A cheque with no question behind it tells people that we can do without them.',
        impact: "Young people who aren't expected anywhere lose themselves quickly.",
        example:
          'He had money enough after the plant closed, and he said that the worst thing was not having to set the alarm.',
        reply: 'Meaning can be found in family, art and clubs, once the worry about money is gone.',
        counter:
          'For confident people, yes. The others need a hand that pulls them in, and not a transfer that lets us forget them.',
      },
      {
        keywords: [
          'service',
          'better',
          'alternat',
          'public',
          'spend',
          'hospitals',
          'schools',
          'childcare',
          'health',
        ],
        claim: 'Good public services are a better floor than cash.',
        mechanism:
          "A free clinic, a good school, a bus and a flat that's affordable can't be drunk, gambled away or eaten up by prices. They help most those who have least.",
        impact: 'Buying each for yourself is always dearer than building it together.',
        example:
          'With the sum for one year you could open the library on Sundays, mend the pool and run the bus till midnight.',
        reply: 'People know what they need better than an office does.',
        counter:
          "They know that they need a doctor, but no one can buy half a hospital by himself. That's what we have a state for.",
      },
    ],
  },
}
