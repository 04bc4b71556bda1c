import type { MotionArguments } from './types.ts'

export const EDUCATION_ACCESS_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'school-uniforms',
    points: {
      for: [
        {
          keywords: ['brand', 'label', 'wealth', 'poor', 'compar', 'bully', 'bullied', 'rich', 'fashion', 'expensive'],
          claim: 'Uniforms take fashion out of the classroom.',
          mechanism:
            'When every jumper is the same, the price of a jumper tells nobody anything. Children judge one another by jokes, goals and kindness instead of by logos.',
          impact:
            'Poor pupils gain first, but so does every family that feels pushed to buy what the neighbours bought.',
          example:
            'After the summer holidays one child comes back in the shoes everyone wants, and by Friday six mothers have been begged for the same pair.',
          reply:
            'Shoes, phones and watches still give the game away, so the contest only moves to the ankles and wrists.',
          counter:
            'It moves to a smaller field, and that is worth having. A difference you must search for wounds less than one that walks in through the door.',
        },
        {
          keywords: ['belong', 'ident', 'communit', 'pride', 'team', 'unity', 'proud', 'together'],
          claim: 'Wearing the same colours makes a crowd of strangers into a school.',
          mechanism:
            'Shared dress tells each pupil that she is part of something older and larger than her clique. That feeling makes rules easier to keep and newcomers easier to welcome.',
          impact: 'It matters most to the child who has just moved here and has no group of his own.',
          example: 'Nobody asks why a football team does not turn up in whatever each player fancied that morning.',
          reply: 'A team is joined by choice; pride that is ordered by letter from the head is not pride.',
          counter:
            'Most of us did not choose our country or our family either, and we grew to be proud of them. Belonging often begins with being counted in before you asked.',
        },
        {
          keywords: ['morning', 'decis', 'easy', 'dress', 'hurry', 'choose', 'choosing', 'wardrobe', 'time', 'wear'],
          claim: 'With a uniform on the chair, mornings become simpler for everyone in the house.',
          mechanism:
            'With nothing to choose there is nothing to argue about, and the energy goes to breakfast and the bus. Adults with busy heads keep plain wardrobes for the same reason.',
          impact: 'Parents who leave for the early shift notice it five days a week.',
          example: 'A father of three lays out three identical shirts on Sunday night and is done until Friday.',
          reply: "Choosing one's clothes takes two minutes and is one of the few choices a child has.",
          counter:
            'Two minutes in the brochure, twenty with a fourteen-year-old in front of the mirror. There are better choices to give a child than this one.',
        },
        {
          keywords: ['safet', 'stranger', 'outing', 'recognis', 'trip', 'security', 'intruder', 'safe', 'outsider'],
          claim: 'You can tell at a glance who belongs on the school grounds.',
          mechanism:
            'Staff see at once if an adult or an outsider has walked in, and on a trip they can count heads across a station. No badge does that at fifty metres.',
          impact: 'Young children are the ones kept safe by it, and teachers sleep better too.',
          example: 'Thirty pupils in red jumpers are hard to lose at the zoo; thirty in everything are easy.',
          reply: 'An intruder can buy the jumper as well, and coloured caps would do for an outing.',
          counter:
            'Hardly anyone who wanders in has planned it so carefully. And caps for trips are just a part-time uniform, so we agree on the principle.',
        },
        {
          keywords: ['cost', 'cheap', 'second', 'clothe', 'budget', 'money', 'save', 'parents', 'afford'],
          claim: 'Over a year the uniform is cheaper than the wardrobe it replaces.',
          mechanism:
            "Two skirts and four shirts last, can be handed down and can be swapped at the school's own exchange. Without them a child needs enough variety not to be seen in the same top twice.",
          impact: 'Families who count each coin profit, above all those with several children.',
          example: 'In many schools a box of outgrown blazers by the office quietly dresses half of the first year.',
          reply:
            'Official suppliers charge far more than the supermarket, and leisure clothes must be bought in any case.',
          counter:
            'The monopoly of a supplier is a fault you can forbid with one line in the rules. And clothes worn only at weekends last three times as long.',
        },
        {
          keywords: ['focus', 'disciplin', 'seriou', 'work', 'formal', 'concentrat', 'professional', 'learn'],
          claim: 'Dressing for work helps the mind to settle down to work.',
          mechanism:
            'Clothes are signals we give ourselves; changing into them marks the border between leisure and lessons. A tidy common standard also spares teachers the daily ruling on what is too short or too loud.',
          impact: 'All pupils are treated alike under it, where judging single outfits is always a matter of taste.',
          example: 'People who dress for a video interview, down to the shoes that nobody can see, know this effect.',
          reply: 'Countries without uniforms have schools every bit as disciplined as those that have them.',
          counter:
            "They reach it by other means, and I am glad for them. That does not show that this means is useless, only that it isn't the only one.",
        },
      ],
      against: [
        {
          keywords: [
            'express',
            'ident',
            'self',
            'choic',
            'teenage',
            'personality',
            'individuality',
            'style',
            'creativ',
          ],
          claim: 'Clothes are the first language in which young people say who they are.',
          mechanism:
            'Growing up means trying out versions of yourself, and a shirt is the most harmless experiment there is. Forbid it and the wish finds a riskier way out.',
          impact: 'Teenagers who feel out of place elsewhere are often the ones who hold on to a style as to a friend.',
          example: 'The quiet boy in the band T-shirt meets his two best friends because they know the band.',
          reply: 'They have evenings, weekends and holidays to dress as they like.',
          counter:
            'School is where their friends are, so that is where it counts. An identity you may only show on Saturdays is a costume.',
        },
        {
          keywords: ['inequal', 'symptom', 'povert', 'mask', 'hide', 'phones', 'shoes', 'still'],
          claim: 'Poverty does not vanish because you have covered it with a blazer.',
          mechanism:
            'Children read coats, bags, lunchboxes and holidays with terrible accuracy. Uniforms allow adults to feel that the problem has been dealt with.',
          impact: 'Families in need are left with one more compulsory bill and no more money.',
          example: 'There is always one blazer gone shiny at the elbows, and everyone knows it has had three owners.',
          reply: 'Nobody claims that it cures poverty; it simply takes away the loudest display.',
          counter:
            'A loud display can be answered by teaching children some manners about money. Silence merely drives the cruelty to details that teachers do not see.',
        },
        {
          keywords: ['conform', 'obey', 'think', 'individu', 'uniform', 'creativity', 'same', 'independent', 'freedom'],
          claim: 'A school should teach pupils to think for themselves, and a uniform teaches them to blend in.',
          mechanism:
            'Rules that have no reason beyond sameness train children to accept rules without reasons. Much staff time then goes on sock colours that could go on ideas.',
          impact: 'We all live with the results, because a democracy needs people who ask why.',
          example:
            'Every former pupil remembers being sent out of a lesson over a collar, and nobody remembers what the lesson was.',
          reply: 'Plenty of bold and original thinkers wore ties at school for ten years.',
          counter:
            'They did, and many of them remember it as the first thing they rebelled against. What we want is courage because of school and not in spite of it.',
        },
        {
          keywords: ['cost', 'supplier', 'expens', 'outgrow', 'buy', 'money', 'parents', 'shop'],
          claim: 'Compulsory clothes are a tax on parents with growing children.',
          mechanism:
            'The items are often sold by one shop at its own price, and children outgrow them at a speed nobody controls. Ordinary clothes have to be bought on top.',
          impact: 'Large and poor families feel it each August, when several bills come at once.',
          example:
            'A mother buys a crested jumper for the price of four plain ones and finds it in lost property with the name cut out.',
          reply: 'Schools can allow plain shop versions and keep a store of used ones.',
          counter:
            "Once anything plain and grey will do, the belonging and the team spirit you promised are gone. You can't have the cheap version and the proud version at once.",
        },
        {
          keywords: [
            'gender',
            'religion',
            'body',
            'skirt',
            'cultur',
            'girls',
            'hot',
            'comfortable',
            'uncomfortable',
            'trousers',
            'weather',
          ],
          claim: 'One cut never fits all bodies, beliefs and weathers.',
          mechanism:
            "Skirts for girls, ties for boys and no head coverings are decisions about gender and faith, made by a committee. Whoever doesn't fit must ask for an exception and explain herself.",
          impact:
            'It falls on those who are already stared at: the trans pupil, the religious girl, the boy with a skin condition.',
          example:
            'In a heat wave the boys who may not wear shorts sweat, and the school writes a letter about standards.',
          reply: 'Modern uniform rules offer trousers for all, scarves in school colours and summer sets.',
          counter:
            'With each option you add, the uniform becomes a dress code, and a sensible dress code is what I would offer you from the start.',
        },
        {
          keywords: ['all', 'local', 'decid', 'school', 'mandat', 'choice', 'each', 'forced'],
          claim: 'Even if uniforms suit some schools, forcing them on all is wrong.',
          mechanism:
            'A village school with forty children has different troubles from a city school with two thousand. Those who live with the rule should decide it: the parents, the staff and the pupils.',
          impact: 'The motion overrides every community that talked it over and said no.',
          example:
            'A school that has just spent its spare money on music lessons would have to explain to parents why blazers come first.',
          reply: 'Equality requires a common standard, or uniforms will mark out the posh schools.',
          counter:
            'They mark out posh schools now because those design them to. A law requiring a badge on each pocket would make that advertising compulsory.',
        },
      ],
    },
  },
  {
    key: 'free-university',
    points: {
      for: [
        {
          keywords: ['talent', 'poor', 'barrier', 'fees', 'access', 'income', 'students', 'background'],
          claim: 'Talent is spread across all families, but tuition money is not.',
          mechanism:
            'A price tag frightens off those who have never seen anyone they know repay such a sum. They do not weigh it coolly against later wages; they simply do not apply.',
          impact: 'We lose the doctors and engineers that those young people would have become, and they lose a life.',
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
          example: "We don't ask the driver to buy the fire brigade's training before it cuts him out of his car.",
          reply: 'Graduates earn more for life, and that private gain should be paid for privately.',
          counter:
            'It is paid for: higher earners pay higher taxes for forty years. Billing them before they have earned a penny is what makes no sense.',
        },
        {
          keywords: ['debt', 'freedom', 'young', 'choic', 'start', 'loans', 'loan', 'burden', 'decades', 'owe'],
          claim: 'Debt decides for young people what their degree should have left open.',
          mechanism:
            'Somebody who owes a fortune takes the job that pays rather than the one that needs doing. Homes, children and businesses are put off for a decade.',
          impact: 'The cost spreads to villages without doctors and to courts without public lawyers.',
          example:
            "A new graduate wanted to teach in her home town, but the consultancy's offer clears the loan in half the time, so off she goes.",
          reply: 'Loans repaid only above a certain income burden nobody who cannot afford it.',
          counter:
            'They still take a slice of every pay rise, just when a young family needs it. People feel a debt even when the small print is kind.',
        },
        {
          keywords: ['school', 'precedent', 'right', 'public', 'level', 'high school', 'free', 'history'],
          claim: 'Schools were once for those who could pay, and no one wants that back.',
          mechanism:
            'We made primary and then secondary education free because life had come to demand it. Today many decent jobs demand a degree, so the line has to move again.',
          impact:
            'Young people are held to a standard that their grandparents were not, and then charged for meeting it.',
          example:
            'Try to find an advertisement for an office job that asks for nothing beyond what the law provides free.',
          reply: 'School is for everyone at that age; university is for some, so the comparison fails.',
          counter:
            'It is for some partly because of the price. Public libraries are used by some, too, and nobody puts a turnstile on them.',
        },
        {
          keywords: ['fees', 'market', 'customer', 'student', 'qualit', 'business', 'profit', 'consumer'],
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
          impact: 'Those who left school at sixteen foot a bill for privileges that they will never enjoy.',
          example:
            "At four in the morning a baker lights his oven, and part of what he earns goes to a future banker's seminar.",
          reply: "Rich families pay far more in tax, so they fund their own children's studies and other people's too.",
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
          keywords: ['early', 'childhood', 'kindergarten', 'prior', 'money', 'preschool', 'nurseries', 'primary'],
          claim: 'If there is money to spend on fairness, university is the last place to spend it.',
          mechanism:
            'The gaps between children open long before the age of eighteen. By the time fees come up, the boy who fell behind in reading at seven is no longer in the queue.',
          impact: "For the price of one student's degree you could give several small children a proper start.",
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
          example: 'A poet who never earns much repays nothing at all, and a surgeon hardly notices it on her payslip.',
          reply: 'Any debt frightens families who have only known debt as a catastrophe.',
          counter:
            "Then call it what it is, a graduate contribution taken with the tax, and explain it well. A misunderstanding calls for better information; it doesn't call for billions.",
        },
        {
          keywords: ['effort', 'value', 'commit', 'careful', 'waste', 'serious', 'lazy', 'appreciate', 'drop'],
          claim: 'People take more care with what costs them something.',
          mechanism:
            'A price, even a small and late one, makes a young person ask whether this course at this time is right. With no price, the lecture hall becomes a waiting room.',
          impact: 'Seats are blocked for those who mean it, and some lose years before they find out what they wanted.',
          example: "Anyone who has organised a free event knows that half of those who sign up don't come.",
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
  },
]
