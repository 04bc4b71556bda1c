import type { Language } from '#schema/constants.ts'
import type { Skill } from '#schema/review.ts'

export type Advice = {
  /** Why a sentence that lacks it costs points. */
  why: string
  /** The user's own sentence with the missing move; what only the user can know stands in square brackets. */
  rewrite(sentence: string): string
  strength: string
  drill: string
}

const bare = (sentence: string) => sentence.trim().replace(/[.!?。！？；;,，\s]+$/u, '')

const ENGLISH: Record<Skill, Advice> = {
  depth: {
    why: 'It states a result without the steps that lead there, so a listener who doubts it has nothing to test.',
    rewrite: s =>
      `${bare(s)}, because [what happens first]; that leads to [what follows], and in the end [who] feels it most.`,
    strength: 'It goes past the first reason and says how the result comes about.',
    drill:
      'Take one claim. For three minutes answer “and then what?” five times in a row, one full sentence each, and stop at the person who is affected.',
  },
  persuasion: {
    why: 'It says what is so, but not why your listener should care more about it than about the other side’s point.',
    rewrite: s =>
      `${bare(s)}. For [the people concerned] that means [what they gain or lose], and it weighs more than [the other side’s stake] because it [is larger, likelier or cannot be undone].`,
    strength: 'It gives the listener a stake to care about.',
    drill:
      'Write the other side’s best stake on one line and yours on the next. In three minutes finish three sentences: ours is larger because …, likelier because …, harder to undo because …',
  },
  clarity: {
    why: 'A listener would have to guess what exactly is claimed, and cannot say it back in one sentence.',
    rewrite: s =>
      `My claim is this: [the claim in under fifteen words]. By [key term] I mean [your meaning]. In short: ${bare(s)}.`,
    strength: 'It can be said back in one sentence.',
    drill:
      'Say your whole case in one sentence of at most twenty words. Cut five words. Do it again until nothing can go.',
  },
  argumentation: {
    why: 'The claim stands without support, so saying the opposite is as good an answer.',
    rewrite: s =>
      `${bare(s)}. The reason is [why]. You can see it in [an example you know yourself], which shows that [how it bears on the claim].`,
    strength: 'It ties a claim to its reason in the open.',
    drill:
      'Take three of your claims. Give each a reason, an example from your own life and a half-sentence that says what the example proves: one minute each.',
  },
  organization: {
    why: 'It arrives without a sign of where it belongs, so it sounds like one more thought instead of a step.',
    rewrite: s => `My first point is about [its topic]: ${bare(s)}. My second point follows from it: [next step].`,
    strength: 'It tells the listener where in the case it stands.',
    drill:
      'Plan one turn in three lines: what I answer, what I add, how I close. Speak it in a minute, then again with “first”, “second” and “so in the end”.',
  },
  delivery: {
    why: 'It reads as an exchange of blows or a note to yourself, not as something said to a listener.',
    rewrite: s =>
      `I see why one might think otherwise. Still, ${bare(s).replace(/^(?!I\b)./, first => first.toLowerCase())}, and I think we can both want that.`,
    strength: 'Its tone suits a listener.',
    drill:
      'Take your sharpest sentence and say it three ways: to a friend, to a judge, to somebody it would hurt. Keep the words that survive all three.',
  },
  refutation: {
    why: 'The opponent’s points stay standing: a listener hears two speeches instead of an answer.',
    rewrite: s =>
      `You say that [the opponent’s point]. That only holds if [its assumption], and [why it does not]. ${bare(s)}, even then.`,
    strength: 'It meets a point of the opponent’s with a reason.',
    drill:
      'Write down the opponent’s strongest sentence. In three minutes attack its evidence, its mechanism and its scope, one sentence each, and keep the best.',
  },
}

const CHINESE: Record<Skill, Advice> = {
  depth: {
    why: '这句话只给了结果，没有说明一步步怎么发生，怀疑的人无从检验。',
    rewrite: s => `${bare(s)}，因为【先发生什么】；这会导致【接着发生什么】，最终受影响最大的是【谁】。`,
    strength: '它没有停在第一层理由，而是说明了结果怎样发生。',
    drill: '选一个论点，用三分钟连续五次回答“然后呢？”，每次一个完整句子，直到说到受影响的人为止。',
  },
  persuasion: {
    why: '它说了事实，却没有说为什么听众应当更在意这一点，而不是对方的那一点。',
    rewrite: s =>
      `${bare(s)}。对【相关的人】来说，这意味着【得到或失去什么】；它比【对方的利益】更重，因为它【范围更大、更可能发生或无法挽回】。`,
    strength: '它让听众看到了值得在意的东西。',
    drill: '写下对方最重要的利益和你的利益。用三分钟完成三句话：我方更大，因为……；更可能，因为……；更难挽回，因为……',
  },
  clarity: {
    why: '听众要猜你到底主张什么，没法用一句话复述。',
    rewrite: s => `我的主张是：【二十字以内的主张】。我说的【关键词】指的是【含义】。一句话：${bare(s)}。`,
    strength: '听众可以用一句话复述它。',
    drill: '用不超过三十个字说完你的全部立场，再删去五个字，反复到删无可删。',
  },
  argumentation: {
    why: '论点没有支撑，对方只要说相反的话就算回应了。',
    rewrite: s => `${bare(s)}。理由是【为什么】。比如【你自己知道的例子】，这说明【它怎样支持论点】。`,
    strength: '它把论点和理由明确地连在了一起。',
    drill: '选三个论点，每个用一分钟补上理由、身边的例子，以及一句说明例子证明了什么的话。',
  },
  organization: {
    why: '它没有交代自己在论证中的位置，听起来只是又一个想法，而不是一步推进。',
    rewrite: s => `首先，关于【主题】：${bare(s)}。其次，由此可见【下一步】。`,
    strength: '它让听众知道讲到了哪一步。',
    drill: '用三行列出一轮发言：回应什么，补充什么，怎样收尾。用一分钟讲完，再加上“首先”“其次”“总之”讲一遍。',
  },
  delivery: {
    why: '它像是在吵架或自言自语，而不是说给听众听。',
    rewrite: s => `我理解有人会有不同看法。不过，${bare(s)}，这也是我们双方都希望看到的。`,
    strength: '语气得当，像在对听众说话。',
    drill: '把你最尖锐的一句话分别说给朋友、评委和可能被它伤到的人听，留下三次都站得住的词。',
  },
  refutation: {
    why: '对方的论点仍然站着，听众听到的是两篇各说各话的发言。',
    rewrite: s => `你说【对方的论点】。这只有在【前提】成立时才对，而【为什么不成立】。即便如此，${bare(s)}。`,
    strength: '它用理由正面回应了对方的一个论点。',
    drill: '写下对方最有力的一句话，用三分钟分别攻击它的证据、机制和范围，各一句，留下最好的一句。',
  },
}

export const adviceFor = (language: Language): Record<Skill, Advice> => (language === 'zh' ? CHINESE : ENGLISH)

export const NOTES: Record<Language, { instruction: string; copied: string }> = {
  en: {
    instruction: 'One of your turns tells the judge what to do. That sentence was set aside and changed no score.',
    copied: 'Some sentences repeat the opponent’s own words. They were not counted as yours.',
  },
  zh: {
    instruction: '你的发言里有一句在指示评委怎样打分。这句话已被忽略，没有影响任何分数。',
    copied: '有些句子重复了对方的原话，没有算作你的论证。',
  },
}

/** What lifts a skill one band, in Chinese: the published tests are worded in English. */
export const LIFT_ZH: Record<Skill, string> = {
  depth: '把一个论点讲到后果，并说明谁受影响。',
  persuasion: '把你的利益和对方的利益放在一起比较。',
  clarity: '每轮先用一句话说出主张，并说明关键词的含义。',
  argumentation: '每个主要论点都配上理由和例子。',
  organization: '用“首先”“其次”“总之”标出每一步，并作结。',
  delivery: '先承认对方合理之处，再用平和的语气说出不同意见。',
  refutation: '先复述对方的一个要点，再说明它哪一环不成立。',
}
