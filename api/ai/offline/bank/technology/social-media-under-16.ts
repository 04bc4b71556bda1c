import type { MotionArguments } from '../types.ts'

export const SOCIAL_MEDIA_UNDER_16: MotionArguments = {
  key: 'social-media-under-16',
  points: {
    for: [
      {
        keywords: ['addict', 'design', 'attent', 'scroll', 'algorithm', 'screen', 'hours'],
        claim: 'These apps are built to be hard to put down, and children cannot fight back.',
        mechanism:
          'Endless feeds, streaks and alerts are tuned by experts to win one more minute. The part of the brain that says stop is still under construction at thirteen.',
        impact: 'Sleep, homework and sport are what the minutes are taken from, night after night.',
        example:
          'Watch a twelve-year-old who only wanted to answer one message, and look at the clock again an hour later.',
        reply: 'Regulate the addictive features, then, and leave the children their friends.',
        counter:
          "We have waited years for that, and each banned feature comes back under another name. An age limit is one rule that can't be redesigned around by Tuesday.",
      },
      {
        keywords: [
          'mental',
          'anxiet',
          'body',
          'girls',
          'compar',
          'depress',
          'likes',
          'ugly',
          'beauty',
          'self esteem',
        ],
        claim: 'Childhood is no time to be rated by strangers all day long.',
        mechanism:
          'Every photo gets a number, and each number can be compared with those of friends and of edited models. Self-doubt belongs to that age, and the apps turn it up and never let it rest.',
        impact:
          'Girls who were content with themselves at ten are on diets at thirteen, and parents feel powerless.',
        example:
          "A girl deletes her holiday picture because it had eleven likes by supper and her friend's had ninety.",
        reply:
          'Many things trouble teenagers, from exams to family, and screens are just the easiest to blame.',
        counter:
          "No one says it's the only cause. But it's the one that follows them into bed, and the one that was switched on by a business decision.",
      },
      {
        keywords: [
          'groom',
          'predator',
          'stranger',
          'safet',
          'contact',
          'pedophile',
          'paedophile',
          'dangerous',
          'adults',
        ],
        claim:
          'No playground would let strangers in by the thousand, yet that is what these platforms do.',
        mechanism:
          'An adult can pose as a fourteen-year-old, approach hundreds of children in an evening and move on if one of them hesitates. Neither parents nor police can be in every chat.',
        impact: "Each child we keep out of reach is one who needn't tell the story in court.",
        example:
          'First he praises her drawings, then he asks for a photo, and by the third week he threatens to show it around.',
        reply:
          'Shutting the big platforms will push children into darker corners with no moderators at all.',
        counter:
          "A few will go; most go where their classmates are. And a predator's trade depends on the crowd.",
      },
      {
        keywords: ['parent', 'collect', 'peer', 'pressur', 'norm', 'everyone', 'alone', 'friends'],
        claim: 'One family cannot say no alone.',
        mechanism:
          "If everyone else is on it, the child who isn't is shut out, so parents give in against their better judgement. A common rule lifts the whole class out of the trap together.",
        impact: 'It returns to mothers and fathers a decision that was taken from them.',
        example:
          'In each class meeting there are twenty parents who wish that the others would start.',
        reply: 'Parents can agree among themselves, and in some schools they have.',
        counter:
          'Such pacts hold until the first cousin from the next school gets an account. Laws exist for agreements that all want and none can keep alone.',
      },
      {
        keywords: ['bully', 'rumour', 'night', 'home', 'cruel', 'cyberbullying', 'bullied'],
        claim: 'Cruelty used to stop at the front door.',
        mechanism:
          "Now mockery goes on until midnight, with an audience and without a face in front of the mocker. What is posted can't be taken back.",
        impact:
          "The child who is bullied has nowhere left to rest, and that's what turns teasing into despair.",
        example: 'A group renames its chat after one boy, and he sees it light up during dinner.',
        reply: 'Group messages would go on in any case, since plain messengers are not covered.',
        counter:
          'A chat among eight is bad enough, but it has no share button for the whole town. Taking away the stage takes away most of the sport.',
      },
      {
        keywords: [
          'limit',
          'alcohol',
          'precedent',
          'protect',
          'law',
          'cigarettes',
          'driving',
          'age',
        ],
        claim: 'Setting an age for risky things is what a sensible society does.',
        mechanism:
          'We limit alcohol, driving and gambling not because every young person would come to harm, but because too many would. No one calls that an attack on youth.',
        impact: 'Children gain a few years to grow a self before they have to display one.',
        example:
          "A fifteen-year-old can't buy a lottery ticket, yet he is sold to advertisers a hundred times a day.",
        reply: 'Alcohol is a substance; social media is where friendship and news now take place.',
        counter:
          'Pubs are social places too, and we keep twelve-year-olds from the bar. Friends and news survived perfectly well before the feed came.',
      },
    ],
    against: [
      {
        keywords: ['friend', 'isolat', 'communit', 'lonel', 'lgbt', 'gay', 'connect'],
        claim:
          'For a lonely child these networks may be the only place to find others like herself.',
        mechanism:
          'Somebody with a rare illness, an unusual passion or a family that rejects him can meet people who understand. Distance and small towns do not matter there.',
        impact: 'Those who lose the most by a ban are those with the fewest friends outside.',
        example:
          'The only boy in the village who dances learns that there are others, and what their mothers said.',
        reply: 'There are helplines, clubs and moderated forums for such children.',
        counter:
          'Nobody finds a helpline on the day he does not yet know what is wrong. Meeting others by chance is what saves him, and chance happens where people are.',
      },
      {
        keywords: ['enforce', 'vpn', 'fake', 'age', 'evade', 'lie', 'birthday', 'secretly'],
        claim: 'A ban like this is trivial to get round and hard to enforce.',
        mechanism:
          'A borrowed birthday, an older cousin or a foreign connection is all it takes. The children stay, and they stay as liars, so they cannot report what happens to them.',
        impact:
          'Those who do get into trouble will hide it, because asking for help means confessing.',
        example:
          "Today's limit is thirteen in most places, and everyone here knows a ten-year-old with an account.",
        reply: "Today's limit isn't enforced at all; fines for platforms will change that quickly.",
        counter:
          "Fine the platforms, and they ask every user for a passport. Children will still borrow their sister's, and now they have no one to turn to.",
      },
      {
        keywords: ['ident', 'priva', 'verificat', 'passport', 'adult', 'data'],
        claim: 'To keep out the young you must check the papers of everybody.',
        mechanism:
          'No site can know who is under sixteen without finding out who is over. That means faces, cards and birthdays of whole nations in private databases.',
        impact:
          'Adults who need to read or write without being known lose that freedom, and leaks will expose the rest.',
        example:
          'An employee who asks a forum about depression would first have to hold her identity card up to the camera.',
        reply: 'Age can be confirmed by a trusted third party without handing on the name.',
        counter:
          "That party then knows each door you knock at, and one break-in is enough. We don't even trust such firms with our parcels.",
      },
      {
        keywords: [
          'learn',
          'skill',
          'gradu',
          'media',
          'litera',
          'responsible',
          'prepare',
          'competence',
        ],
        claim: 'Young people learn to swim by getting into the water with us.',
        mechanism:
          'Judging sources, handling insults and closing the app are skills, and they come from guided use. A ban postpones the first contact to the age at which parents no longer have any say.',
        impact: 'At sixteen they get the whole flood in one night, without any practice.',
        example:
          'A father who looks through the feed with his daughter at thirteen can talk about it; at seventeen she has closed the door.',
        reply:
          'Guided use is a fine idea that most parents have neither the time nor the knowledge for.',
        counter:
          'Then help them with lessons and defaults for the young. A law that tells parents to wait does not teach them anything either.',
      },
      {
        keywords: ['speech', 'right', 'politic', 'voice', 'news', 'expression'],
        claim: 'Teenagers are citizens too, and this takes away their public square.',
        mechanism:
          'They organise marches, run school campaigns and read the news on these platforms. A fifteen-year-old who can be fined for littering should be able to speak about the climate.',
        impact:
          'Politics becomes poorer when the people who will live longest with its results are muted.',
        example:
          'When a skate park is to be closed, it is a clip by three fourteen-year-olds that fills the council chamber.',
        reply:
          'They may write letters, speak at school and demonstrate in the street, as the young always have.',
        counter:
          'They may, and no one will hear them, for the square has moved. You would hardly give up your own account and take to leaflets.',
      },
      {
        keywords: ['platform', 'responsib', 'cause', 'design', 'excus', 'companies', 'regulate'],
        claim: 'The proposal lets the companies off the hook.',
        mechanism:
          'Once children are officially gone, nobody need make the place safe for them. Feeds stay as addictive and rumours as profitable as before.',
        impact:
          'Everyone over sixteen goes on living with the harm, including the seventeen-year-old who is no less fragile.',
        example:
          'Think of a factory that poisons the river and, instead of a filter, gets a sign that says no swimming for the under-sixteens.',
        reply:
          'Both can be done: keep children out now and clean up the platforms in the meantime.',
        counter:
          'Parliaments have little patience, and once the headline is printed the file is closed. Begin with the filter, and the sign may prove unnecessary.',
      },
    ],
  },
}
