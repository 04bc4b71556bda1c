import type { MotionArguments } from '../types.ts'

export const ART_AND_ARTIST: MotionArguments = {
  key: 'art-and-artist',
  points: {
    for: [
      {
        keywords: [
          'quality',
          'beautiful',
          'merit',
          'notes',
          'standards',
          'sound',
          'paint',
          'melody',
          'song',
          'itself',
          'talent',
          'tune',
        ],
        claim: 'A song is not made worse by what its singer did on Tuesday.',
        mechanism:
          'Notes, colours and sentences have qualities that anyone can hear, see and check. None of these changes when we learn something about the hand that set them down.',
        impact:
          'Readers and listeners are the ones who would be robbed, since they did nothing wrong and have found something true in the work.',
        example: 'You hum a tune for weeks before you know who wrote it, and it was already good.',
        reply:
          'No one hears notes alone. A love song by a man who beat his wife sounds different once you know, because the meaning of a work includes who is speaking.',
        counter:
          "Knowing makes it sound different, and that is a fact about our feelings. Had the papers been mixed up, we would have been just as moved by the wrong man's song.",
      },
      {
        keywords: [
          'history',
          'lose',
          'canon',
          'past',
          'flawed',
          'caravaggio',
          'wagner',
          'everyone',
          'perfect',
          'saint',
          'sinner',
          'nobody',
          'old',
        ],
        claim: 'Judged by the lives of their authors, our libraries would soon be empty.',
        mechanism:
          "One painter killed a man in a brawl, this poet owned slaves, that composer was poison to all around him. Few great names of any century would pass today's interview.",
        impact:
          'Pupils and students would inherit a thin shelf of the well behaved, and well behaved is not the same as wise.',
        example:
          'Caravaggio killed a man, and crowds still go quiet in front of the light on his faces.',
        reply:
          'No one wants to burn the library. We can go on reading people long dead, who earn nothing by it, and still say what they did.',
        counter:
          'Then we agree about the dead: the work is judged and the deed is told separately. I only ask for the same clear head with the living.',
      },
      {
        keywords: [
          'many',
          'collaborators',
          'film',
          'actors',
          'crew',
          'director',
          'cast',
          'orchestra',
          'producer',
          'studio',
          'musicians',
          'innocent',
        ],
        claim: 'Few works of art belong to one person alone.',
        mechanism:
          'Behind a film stand hundreds of people: carpenters, musicians, actresses at the start of their careers. To drop it over one name punishes all of them for something they neither did nor knew.',
        impact:
          'The most harmed are often the least powerful, including those whom that very man treated badly.',
        example:
          'A young actress gives the performance of her life, and it is locked away because of the director. She is made to pay twice.',
        reply:
          'A share of each ticket still goes to the name on the poster. Colleagues deserve our sympathy, but they are not a shield for him.',
        counter:
          "His share can be cut off by contract or by law. Judging the colleagues' work honestly remains something we owe to them.",
      },
      {
        keywords: [
          'court',
          'law',
          'punish',
          'justice',
          'mob',
          'judge',
          'trial',
          'guilty',
          'cancel',
          'sentence',
          'police',
        ],
        claim: 'Crimes belong in court, and reviews are not sentences.',
        mechanism:
          'Judges hear evidence, and a defence, and know when a penalty ends. The public hears a rumour and has no way to end anything.',
        impact:
          'Innocent artists are ruined along with the guilty, and the guilty are let off as soon as fashion forgets.',
        example:
          'We let a thief who has served his time bake our bread, and we judge the loaf by its crust.',
        reply:
          'Many of these men were never brought before a court because their fame protected them. Refusing to applaud is often the only answer left to the public.',
        counter:
          'Refuse to applaud the man, by all means. If fame protects, then make the courts braver, and leave the sonnet out of it.',
      },
      {
        keywords: [
          'understand',
          'dark',
          'insight',
          'empathy',
          'literature',
          'suffering',
          'pain',
          'trouble',
          'depress',
          'madness',
          'learn',
        ],
        claim: 'Troubled people have told us much that we need to know.',
        mechanism:
          'Envy, cruelty and shame are best described by those who know them from inside. If only the good may be read, we lose the map of everything else.',
        impact:
          'That concerns every reader who has ever found their own dark thought in a book and felt less alone.',
        example:
          'A novel by a jealous man may teach a jealous boy more than ten talks by his form teacher.',
        reply:
          'Plenty of decent authors have written deeply about evil. You need not commit it to understand it.',
        counter:
          'Decent authors have written about evil too, and I read them gladly. But I would not want to check a certificate of conduct before daring to learn something.',
      },
      {
        keywords: [
          'reader',
          'readers',
          'interpretation',
          'audience',
          'comfort',
          'listener',
          'fans',
          'childhood',
          'meaning',
          'own',
        ],
        claim: 'Once it is published, a work belongs to those who use it.',
        mechanism:
          'Readers bring their own lives to a book and make of it what the author never planned. It comforts, warns and unites people who have never heard of his divorce.',
        impact:
          'A minority or a sick child may have taken strength from a story whose writer they would not have liked.',
        example:
          "Grown-ups who learned kindness from a children's book need not unlearn it when the author says something unkind.",
        reply:
          "The author still speaks in public, with the authority that the book's success gave. Pretending that the book has left home suits him very well.",
        counter:
          "An author's opinions can be argued with on their own. What a child felt at eight with a torch under the blanket is no longer his.",
      },
    ],
    against: [
      {
        keywords: [
          'money',
          'royalties',
          'power',
          'support',
          'profit',
          'pay',
          'paying',
          'stream',
          'buy',
          'ticket',
          'fund',
          'rich',
        ],
        claim: 'Applause is not neutral: it gives an artist money and power.',
        mechanism:
          'Streams, tickets and prizes pay the person, and fame opens doors and closes mouths. To praise the work as if it had fallen from the sky keeps that engine running.',
        impact:
          'Victims see the man who hurt them smile from every poster, and understand that no one will believe them.',
        example:
          'Each play of a song drops a coin somewhere. You cannot play it and say that the coin is none of your business.',
        reply:
          'Dead artists earn nothing, and living ones can be kept from the till by law. The motion is about how we judge a work, and a judgement costs no royalties.',
        counter:
          'Judgements make reputations, and a reputation is what he pays with. Critics who called him a genius handed him the keys.',
      },
      {
        keywords: [
          'inseparable',
          'biography',
          'expression',
          'meaning',
          'context',
          'autobiograph',
          'separate',
          'intention',
          'person',
        ],
        claim: 'Art comes out of a life and cannot be understood without it.',
        mechanism:
          'We read diaries and letters because they explain the poem. It would be odd to use the life for every nuance and forget it as soon as it becomes ugly.',
        impact:
          'Students learn to look properly only when they see what a picture knows and what it hides.',
        example:
          "A painter's tender portraits of his young model change before your eyes when you find out how he treated her.",
        reply:
          'Knowing the life may help to explain. Explaining is one thing and marking is another, and a picture is no worse painted than before.',
        counter:
          'Not worse painted, perhaps, and yet a picture can lie where we had thought it tender. Truthfulness is a part of quality.',
      },
      {
        keywords: [
          'victims',
          'respect',
          'silence',
          'believe',
          'hurt',
          'survivor',
          'abused',
          'pain',
          'celebrate',
        ],
        claim:
          'Praise without a word about the harm tells victims that they count less than a melody.',
        mechanism:
          'When juries, galleries and teachers leave the deed out, they choose whose pain may disturb the evening. The message is heard by everyone with a similar story.',
        impact:
          'Young people entering that profession learn from it what will be forgiven, and in whom.',
        example:
          'Picture the woman he assaulted, switching on the radio while she makes breakfast.',
        reply:
          'We can speak of the harm loudly and still say that the quartet is a masterpiece. Separating is not keeping silent.',
        counter:
          'In practice it is: the prize speech takes ten minutes, and the harm gets none. If you mean both, then say both in one judgement.',
      },
      {
        keywords: [
          'genius',
          'excuse',
          'myth',
          'talent',
          'abuse',
          'untouchable',
          'fame',
          'forgive',
          'powerful',
          'permission',
        ],
        claim: 'The cult of genius has been an excuse for far too long.',
        mechanism:
          'Whoever believes that great art stands above ordinary rules gives gifted men a licence. Producers and schools looked away because the work was so fine.',
        impact:
          'Apprentices, models and young dancers paid, and those who left took their own talent with them.',
        example:
          'At nearly every conservatoire there was a teacher about whom the older students warned the younger ones.',
        reply:
          'It was cowardice and money that looked away, not a theory about art. We can praise the work and still sack the man.',
        counter:
          'Cowardice needed a fine phrase, and "but the work" was it. Take the phrase away, and cowards have to look for another.',
      },
      {
        keywords: [
          'alternatives',
          'replace',
          'attention',
          'instead',
          'deserving',
          'other',
          'better',
          'choose',
          'new',
          'unknown',
        ],
        claim: 'There is more good art than anyone has time for.',
        mechanism:
          'Attention is limited, so praise for one always means silence for somebody else. We can afford to give weight to decency and still be dazzled every evening.',
        impact:
          'Gifted people who were never let in gain, precisely because the famous name took up the room.',
        example:
          'A school choosing one novel for the year has hundreds to pick from. Why must it be by the man who wrote about girls in that way and lived like it?',
        reply:
          'Choosing what to put on a programme is one matter, judging what you have seen is another. The motion speaks only of the second.',
        counter:
          'Judging decides what gets chosen, as every curator knows. The two cannot be kept in separate drawers.',
      },
      {
        keywords: [
          'values',
          'message',
          'moral',
          'influence',
          'content',
          'racist',
          'sexist',
          'ideology',
          'teach',
          'spread',
        ],
        claim: 'Works carry the values of their makers, and audiences take them in.',
        mechanism:
          "An author's contempt seeps into who gets to speak, who is laughed at and who dies first. Knowing the source is like knowing the ingredients.",
        impact:
          'Children and teenagers, who take in stories with their guard down, have most need of that knowledge.',
        example:
          'A series about a charming man who never hears the word no looks different when you know that its creator did not hear it either.',
        reply:
          'If contempt is in the work, we can criticise the work for it, no biography needed. If it is not in there, then it is not in there.',
        counter:
          'Often we only see it after the biography has shown us where to look. A judgement that forbids itself the torch will miss things in the dark.',
      },
    ],
  },
}
