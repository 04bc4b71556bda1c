import type { MotionArguments } from '../types.ts'

export const PAID_CHORES: MotionArguments = {
  key: 'paid-chores',
  points: {
    for: [
      {
        keywords: ['value', 'money', 'learn', 'budget', 'save', 'saving', 'spend', 'pocket money'],
        claim: 'Children learn what money is worth by earning it.',
        mechanism:
          'A note from Grandma falls from the sky, but two coins for cleaning the bicycle have a weight. Whoever has earned them thinks twice at the kiosk.',
        impact: 'Grown-ups who never learned that end up with credit cards and regrets.',
        example:
          'A boy wants headphones, works out that it means thirty car washes, and decides that the old ones are fine.',
        reply:
          'A fixed allowance teaches planning just as well, and better, because it comes regularly. Nobody needs to rent out his helpfulness for that.',
        counter:
          'An allowance teaches spending. That money comes from effort is the other half, and it is the half which people forget.',
      },
      {
        keywords: ['effort', 'earn', 'reward', 'reality', 'job', 'real life', 'world'],
        claim: 'Pay for effort is how the world works, and home is a kind place to find that out.',
        mechanism:
          'At work nobody is paid for existing. A child who connects a job well done with a reward arrives prepared.',
        impact:
          'Teenagers with their first summer job would know what an agreement is and what happens when you do not keep it.',
        example:
          'A twelve-year-old who had to do a window again because of the streaks needs no lecture on quality from her first boss.',
        reply:
          'A home is not a firm, and children have their lives long to be employees. There should be one place where not everything has a rate.',
        counter:
          'Two or three paid jobs a week leave plenty of love unpriced. Kindness and a clear agreement have never been enemies.',
      },
      {
        keywords: [
          'recognise',
          'invisible',
          'mothers',
          'unpaid',
          'labour',
          'mums',
          'housewife',
          'appreciate',
        ],
        claim: 'Putting a price on housework shows that it is work.',
        mechanism:
          'Cooking, washing and tidying are done mostly for nothing and mostly by mothers, so they pass for nothing. Paid by the task, they become visible.',
        impact: 'Sons especially would learn that clean shirts do not grow in drawers.',
        example:
          'After a month of being paid by the load, a boy of twelve could tell you exactly how many towels a family of five gets through.',
        reply:
          'If he gets paid and his mother does not, he learns that housework is worth something only when it is his. That is the wrong lesson twice over.',
        counter:
          'A paid child soon asks who pays his mother, and it is the best question to come up at that table all year. Without the coins he would not have noticed.',
      },
      {
        keywords: ['arguments', 'nagging', 'conflict', 'peace', 'contract', 'fight', 'complain'],
        claim: 'A fair deal takes the quarrelling out of housework.',
        mechanism:
          'When it is clear what each job brings, nobody has to nag and nobody has to slam doors. Those who do it get paid, those who do not go without.',
        impact:
          'Parents after a long day would get their evening back, and children a say in what they take on.',
        example:
          'Put a list with prices on the fridge on Monday, and the argument about the dishwasher may be over by Wednesday.',
        reply:
          'It works until the child has saved enough and says no, thank you. Then you have a dirty kitchen and nothing left to say.',
        counter:
          'Savings run down, and he is back by Saturday. Natural consequences argue better than I do.',
      },
      {
        keywords: ['independent', 'independence', 'autonomy', 'freedom', 'own money', 'buy', 'own'],
        claim: "Money of one's own makes children more independent.",
        mechanism:
          'They can give, save or waste it without asking, and they learn from each. Begging for every ice cream keeps them small.',
        impact: 'Shy children, who never dare to ask, have the most to gain.',
        example:
          'A nine-year-old bought her brother a present that she had paid for herself, and she held it as if it were made of glass.',
        reply:
          'Independence has more to do with being trusted than with being paid. You can give pocket money and demand nothing for it.',
        counter:
          'Demanding nothing is precisely what I would not call trust. Earning it says: we count on you, and we keep our word.',
      },
      {
        keywords: ['fair', 'extra', 'siblings', 'effort', 'big', 'brother', 'sister', 'harder'],
        claim: 'Whoever does more ought to get more.',
        mechanism:
          'In every family one child helps and another vanishes when the shopping arrives. Being paid by the job is fairer than the same sum for both.',
        impact: 'The willing one is otherwise punished for it with still more errands.',
        example:
          'Two sisters, one lawn: one mows, the other has a stomach ache. Equal pocket money is a prize for the ache.',
        reply:
          'Children differ in age and strength, and the eldest would clean out the bank. Brothers and sisters should not be competitors.',
        counter:
          'Match the tasks to the age, and a six-year-old can earn by pairing socks. They compete in any case, so let it be over something useful.',
      },
    ],
    against: [
      {
        keywords: ['family', 'duty', 'share', 'belong', 'home', 'everyone', 'member', 'part'],
        claim: 'Everyone who lives in a home helps to run it.',
        mechanism:
          'We eat together, so we clear the table together. As soon as we pay for it, the child becomes a guest with a side job.',
        impact:
          'Families live from things done without being counted, above all when somebody falls ill.',
        example:
          'Nobody pays the father for getting up at night with a feverish child. What would he charge?',
        reply:
          'Belonging and earning fit together: making your bed is free, and washing the car is extra. Many families do just that without falling apart.',
        counter:
          'The border between free jobs and paid ones is renegotiated every Saturday. Once the first coin has been paid, everything is on the table.',
      },
      {
        keywords: [
          'motivation',
          'intrinsic',
          'bribe',
          'willing',
          'only for money',
          'greedy',
          'expect',
        ],
        claim: 'Children paid to help soon stop helping without pay.',
        mechanism:
          'A reward shifts the reason from "they need me" to "what do I get". Take the reward away afterwards, and not even the old willingness remains.',
        impact: 'Younger brothers and sisters, who need a hand with their shoes, notice first.',
        example:
          'Ask a well-paid ten-year-old to carry up the shopping, and he will ask you, kindly, for how much.',
        reply:
          'Small children help with joy, but at eleven that is over, paid or not. A reward bridges the years in which nothing else works.',
        counter:
          'At eleven they are watching whether we mean it. Someone who has heard for years that help has a price will believe it.',
      },
      {
        keywords: ['refuse', 'no', 'option', 'leverage', 'optional', 'say no', 'stop'],
        claim: 'Paid help is help that can be turned down.',
        mechanism:
          'A job offer allows an answer, and the answer may be no. But rubbish that has to go out today is not an offer.',
        impact: 'Parents end up bidding against a full savings tin.',
        example: 'At fifteen, after a good birthday, many a paid helper simply retires.',
        reply:
          'If a child says no, nobody gets paid and the full bin stands in his room until tomorrow. Paid work at the office has duties as well.',
        counter:
          'An employee who refuses can be sacked. I have yet to find out how you sack a son.',
      },
      {
        keywords: ['poor', 'afford', 'families', 'income', 'inequality', 'budget', 'single'],
        claim: 'Not every family can afford to pay for what has to be done anyway.',
        mechanism:
          'In some homes there is nothing over, and the children help most of all. If help deserves wages, their parents are in debt to them every evening.',
        impact:
          'Children compare, and those without a price list would feel cheated though they have done more.',
        example:
          'A girl who takes care of three little ones because her mother works nights hears at school what her friend gets for one dishwasher.',
        reply:
          'Pay can be small, or a trip to the lake, or choosing the film. It is about the agreement and not about the sum.',
        counter:
          'A film or a trip is a treat, and I have nothing against treats. The motion says pay.',
      },
      {
        keywords: ['learn', 'skills', 'self-reliance', 'life', 'adult', 'cook', 'clean'],
        claim: 'Housework is something you need to be able to do, not a service.',
        mechanism:
          'No one will pay you at twenty-five for cleaning your own bath. Someone who has learned it as a job for others will call a cleaner, or let it grow.',
        impact: 'Later partners and flatmates have to live with that lesson.',
        example:
          'In every shared flat there is one person who sees the full bin and one who waits to be asked.',
        reply:
          'Skills come from practice, and pay gets the practice going. The hand that has cleaned forty baths can clean its own.',
        counter:
          'The hand may well be trained. What is missing later, in a shared flat, is the idea that it is my bin too.',
      },
      {
        keywords: [
          'love',
          'relationship',
          'transaction',
          'count',
          'calculate',
          'kindness',
          'business',
        ],
        claim: 'Paying for help turns love into bookkeeping.',
        mechanism:
          'When each favour has its entry, people begin to compare and to keep score. A family that counts soon feels that it is owed.',
        impact:
          'What children will remember of home is the tone, and they take it with them into their own.',
        example: 'At some point a boy presents his grandmother with an hour for listening to her.',
        reply:
          'A clear price for a job ends the counting, because it has been settled. Families without coins keep their books as well, only in grudges.',
        counter:
          'A grudge can be talked over in the evening. A price list teaches that there is nothing more to talk about.',
      },
    ],
  },
}
