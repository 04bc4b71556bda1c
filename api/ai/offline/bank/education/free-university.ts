import type { MotionArguments } from '../types.ts'

export const FREE_UNIVERSITY: MotionArguments = {
  key: 'free-university',
  points: {
    for: [
      {
        keywords: [
          'talent',
          'poor',
          'barrier',
          'fees',
          'access',
          'income',
          'students',
          'background',
        ],
        claim: 'Talent is spread across all families, but tuition money is not.',
        mechanism:
          'A price tag frightens off those who have never seen anyone they know repay such a sum. They do not weigh it coolly against later wages; they simply do not apply.',
        impact:
          'We lose the doctors and engineers that those young people would have become, and they lose a life.',
        example:
          'Picture two friends with the same marks: one picks a university, the other asks first what it would cost if he failed.',
        reply: 'Grants for the poorest open the same door at a fraction of the price.',
        counter:
          'Grants come with forms, deadlines and a means test that shames people, and those who just miss the limit get nothing. A door that is open for all needs no ticket inspector.',
      },
      {
        keywords: [
          'societ',
          'public',
          'benefit',
          'doctor',
          'return',
          'economy',
          'engineers',
          'tax',
          'nurse',
          'everyone',
        ],
        claim: 'Everybody gains from graduates, so everybody should help to pay.',
        mechanism:
          'The nurse, the teacher and the water engineer sell only a small part of their worth to those who hire them. The rest goes to the patients, the pupils and the whole town.',
        impact:
          'Even somebody who never studied calls a doctor, crosses a bridge and votes alongside educated neighbours.',
        example:
          "We don't ask the driver to buy the fire brigade's training before it cuts him out of his car.",
        reply: 'Graduates earn more for life, and that private gain should be paid for privately.',
        counter:
          'It is paid for: higher earners pay higher taxes for forty years. Billing them before they have earned a penny is what makes no sense.',
      },
      {
        keywords: [
          'debt',
          'freedom',
          'young',
          'choic',
          'start',
          'loans',
          'loan',
          'burden',
          'decades',
          'owe',
        ],
        claim: 'Debt decides for young people what their degree should have left open.',
        mechanism:
          'Somebody who owes a fortune takes the job that pays rather than the one that needs doing. Homes, children and businesses are put off for a decade.',
        impact:
          'The cost spreads to villages without doctors and to courts without public lawyers.',
        example:
          "A new graduate wanted to teach in her home town, but the consultancy's offer clears the loan in half the time, so off she goes.",
        reply: 'Loans repaid only above a certain income burden nobody who cannot afford it.',
        counter:
          'They still take a slice of every pay rise, just when a young family needs it. People feel a debt even when the small print is kind.',
      },
      {
        keywords: [
          'school',
          'precedent',
          'right',
          'public',
          'level',
          'high school',
          'free',
          'history',
        ],
        claim: 'Schools were once for those who could pay, and no one wants that back.',
        mechanism:
          'We made primary and then secondary education free because life had come to demand it. Today many decent jobs demand a degree, so the line has to move again.',
        impact:
          'Young people are held to a standard that their grandparents were not, and then charged for meeting it.',
        example:
          'Try to find an advertisement for an office job that asks for nothing beyond what the law provides free.',
        reply:
          'School is for everyone at that age; university is for some, so the comparison fails.',
        counter:
          'It is for some partly because of the price. Public libraries are used by some, too, and nobody puts a turnstile on them.',
      },
      {
        keywords: [
          'fees',
          'market',
          'customer',
          'student',
          'qualit',
          'business',
          'profit',
          'consumer',
        ],
        claim: 'Fees turn students into customers and universities into sellers.',
        mechanism:
          'A customer expects a good mark for the money, and a seller spends on brochures and glass atriums. Subjects that sell badly are closed, however much we need them.',
        impact: 'Honest teaching suffers, and so does the worth of every degree.',
        example:
          'When a lecturer fails an essay and the reply begins with how much the student is paying, something has gone wrong.',
        reply: 'Paying makes students choose carefully and demand good teaching.',
        counter:
          'They can demand it as citizens and by walking out of bad courses. What payment adds is a right to complain about marks, and nothing that improves a lecture.',
      },
      {
        keywords: ['lifelong', 'retrain', 'adult', 'job', 'chang', 'older', 'again', 'second'],
        claim: 'Working lives are long now, and people must be able to come back and learn.',
        mechanism:
          'Trades vanish within a career. Someone of forty-five with rent and children can spare the time to retrain only if the course itself costs nothing.',
        impact: 'Whole towns are saved or lost by that, whenever the big employer closes.',
        example:
          'When a printing works shuts, the typesetter who can study on for free becomes a teacher rather than a case file.',
        reply: 'A short vocational course serves that man far better than three years of lectures.',
        counter:
          'Sometimes it does, and those courses should be free as well. But telling older workers that theory is for the young is just the sort of fence that I want down.',
      },
    ],
    against: [
      {
        keywords: ['tax', 'worker', 'unfair', 'subsid', 'rich', 'taxpayer', 'never', 'plumber'],
        claim: 'Free means that the cleaner pays for the lawyer.',
        mechanism:
          'The money comes out of general taxes, which everybody pays, while the students come mostly from comfortable homes and go on to comfortable jobs. It is a transfer from below to above.',
        impact:
          'Those who left school at sixteen foot a bill for privileges that they will never enjoy.',
        example:
          "At four in the morning a baker lights his oven, and part of what he earns goes to a future banker's seminar.",
        reply:
          "Rich families pay far more in tax, so they fund their own children's studies and other people's too.",
        counter:
          'They would pay that tax anyway, and it could buy kindergartens instead of refunding them the fees. What counts is where the next coin goes, and this sends it upwards.',
      },
      {
        keywords: ['qualit', 'crowd', 'funding', 'budget', 'lectur', 'overcrowded', 'professors'],
        claim: 'What the state gives free it soon gives thin.',
        mechanism:
          'Numbers rise, the budget does not, and the gap is closed by fuller halls and fewer tutors. A university that depends on the finance minister for every chair has to beg for each one.',
        impact: 'Students get a place for nothing that is worth less than the one they paid for.',
        example:
          'Imagine four hundred freshers in a hall for two hundred, the last rows following on a screen next door.',
        reply: 'A government can decide to fund places properly, as it funds roads and hospitals.',
        counter:
          'It can, until the first bad year, when hospitals win, as they should. An income of its own is what protects a university from that year.',
      },
      {
        keywords: [
          'early',
          'childhood',
          'kindergarten',
          'prior',
          'money',
          'preschool',
          'nurseries',
          'primary',
        ],
        claim: 'If there is money to spend on fairness, university is the last place to spend it.',
        mechanism:
          'The gaps between children open long before the age of eighteen. By the time fees come up, the boy who fell behind in reading at seven is no longer in the queue.',
        impact:
          "For the price of one student's degree you could give several small children a proper start.",
        example:
          'Ask a primary teacher whether she would like free lectures for the top third or a second adult in her classroom.',
        reply: 'A rich country can afford both, and nobody should be played off against anyone.',
        counter:
          "Budgets play them off each year, whether we like it or not. I ask only that the poorest go first, and they aren't in the lecture hall.",
      },
      {
        keywords: ['loan', 'incom', 'repay', 'fair', 'graduat', 'later', 'salary'],
        claim: 'Repaying out of later earnings is both fair and painless.',
        mechanism:
          'Nobody pays at the door, and nobody pays who earns little; those who gain a lot give something back. It removes the barrier without sending the bill to strangers.',
        impact: 'Graduates keep their security and taxpayers keep their money for those in need.',
        example:
          'A poet who never earns much repays nothing at all, and a surgeon hardly notices it on her payslip.',
        reply: 'Any debt frightens families who have only known debt as a catastrophe.',
        counter:
          "Then call it what it is, a graduate contribution taken with the tax, and explain it well. A misunderstanding calls for better information; it doesn't call for billions.",
      },
      {
        keywords: [
          'effort',
          'value',
          'commit',
          'careful',
          'waste',
          'serious',
          'lazy',
          'appreciate',
          'drop',
        ],
        claim: 'People take more care with what costs them something.',
        mechanism:
          'A price, even a small and late one, makes a young person ask whether this course at this time is right. With no price, the lecture hall becomes a waiting room.',
        impact:
          'Seats are blocked for those who mean it, and some lose years before they find out what they wanted.',
        example:
          "Anyone who has organised a free event knows that half of those who sign up don't come.",
        reply: "Years of one's life are price enough; no one studies chemistry to kill time.",
        counter:
          "If time were price enough, we would not see people drift from course to course. A stake of one's own sharpens the question in a way that time at twenty does not.",
      },
      {
        keywords: ['vocation', 'apprentic', 'trade', 'degre', 'prestig', 'craftsmen', 'plumber'],
        claim: 'Making degrees free tells every young person that only a degree counts.',
        mechanism:
          'When one path is paid for in full, families push their children down it, suited or not. Crafts and apprenticeships look like a consolation prize.',
        impact:
          'Young people end up with certificates nobody asked for, and the town waits months for an electrician.',
        example:
          'Two cousins: one leaves with a thesis and no job, the other learned to install heat pumps and is booked until spring.',
        reply: 'Fund trades as generously, then, and there will be no bias.',
        counter:
          'That is another motion, with another bill. The one before us lifts a single path above the rest, and it is the one that needed lifting least.',
      },
    ],
  },
}
