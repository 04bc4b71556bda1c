import type { MotionArguments } from '../types.ts'

export const SCHOOL_UNIFORMS: MotionArguments = {
  key: 'school-uniforms',
  points: {
    for: [
      {
        keywords: [
          'brand',
          'label',
          'wealth',
          'poor',
          'compar',
          'bully',
          'bullied',
          'rich',
          'fashion',
          'expensive',
        ],
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
        example:
          'Nobody asks why a football team does not turn up in whatever each player fancied that morning.',
        reply:
          'A team is joined by choice; pride that is ordered by letter from the head is not pride.',
        counter:
          'Most of us did not choose our country or our family either, and we grew to be proud of them. Belonging often begins with being counted in before you asked.',
      },
      {
        keywords: [
          'morning',
          'decis',
          'easy',
          'dress',
          'hurry',
          'choose',
          'choosing',
          'wardrobe',
          'time',
          'wear',
        ],
        claim: 'With a uniform on the chair, mornings become simpler for everyone in the house.',
        mechanism:
          'With nothing to choose there is nothing to argue about, and the energy goes to breakfast and the bus. Adults with busy heads keep plain wardrobes for the same reason.',
        impact: 'Parents who leave for the early shift notice it five days a week.',
        example:
          'A father of three lays out three identical shirts on Sunday night and is done until Friday.',
        reply:
          "Choosing one's clothes takes two minutes and is one of the few choices a child has.",
        counter:
          'Two minutes in the brochure, twenty with a fourteen-year-old in front of the mirror. There are better choices to give a child than this one.',
      },
      {
        keywords: [
          'safet',
          'stranger',
          'outing',
          'recognis',
          'trip',
          'security',
          'intruder',
          'safe',
          'outsider',
        ],
        claim: 'You can tell at a glance who belongs on the school grounds.',
        mechanism:
          'Staff see at once if an adult or an outsider has walked in, and on a trip they can count heads across a station. No badge does that at fifty metres.',
        impact: 'Young children are the ones kept safe by it, and teachers sleep better too.',
        example:
          'Thirty pupils in red jumpers are hard to lose at the zoo; thirty in everything are easy.',
        reply: 'An intruder can buy the jumper as well, and coloured caps would do for an outing.',
        counter:
          'Hardly anyone who wanders in has planned it so carefully. And caps for trips are just a part-time uniform, so we agree on the principle.',
      },
      {
        keywords: [
          'cost',
          'cheap',
          'second',
          'clothe',
          'budget',
          'money',
          'save',
          'parents',
          'afford',
        ],
        claim: 'Over a year the uniform is cheaper than the wardrobe it replaces.',
        mechanism:
          "Two skirts and four shirts last, can be handed down and can be swapped at the school's own exchange. Without them a child needs enough variety not to be seen in the same top twice.",
        impact: 'Families who count each coin profit, above all those with several children.',
        example:
          'In many schools a box of outgrown blazers by the office quietly dresses half of the first year.',
        reply:
          'Official suppliers charge far more than the supermarket, and leisure clothes must be bought in any case.',
        counter:
          'The monopoly of a supplier is a fault you can forbid with one line in the rules. And clothes worn only at weekends last three times as long.',
      },
      {
        keywords: [
          'focus',
          'disciplin',
          'seriou',
          'work',
          'formal',
          'concentrat',
          'professional',
          'learn',
        ],
        claim: 'Dressing for work helps the mind to settle down to work.',
        mechanism:
          'Clothes are signals we give ourselves; changing into them marks the border between leisure and lessons. A tidy common standard also spares teachers the daily ruling on what is too short or too loud.',
        impact:
          'All pupils are treated alike under it, where judging single outfits is always a matter of taste.',
        example:
          'People who dress for a video interview, down to the shoes that nobody can see, know this effect.',
        reply:
          'Countries without uniforms have schools every bit as disciplined as those that have them.',
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
        impact:
          'Teenagers who feel out of place elsewhere are often the ones who hold on to a style as to a friend.',
        example:
          'The quiet boy in the band T-shirt meets his two best friends because they know the band.',
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
        example:
          'There is always one blazer gone shiny at the elbows, and everyone knows it has had three owners.',
        reply: 'Nobody claims that it cures poverty; it simply takes away the loudest display.',
        counter:
          'A loud display can be answered by teaching children some manners about money. Silence merely drives the cruelty to details that teachers do not see.',
      },
      {
        keywords: [
          'conform',
          'obey',
          'think',
          'individu',
          'uniform',
          'creativity',
          'same',
          'independent',
          'freedom',
        ],
        claim:
          'A school should teach pupils to think for themselves, and a uniform teaches them to blend in.',
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
        reply:
          'Modern uniform rules offer trousers for all, scarves in school colours and summer sets.',
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
}
