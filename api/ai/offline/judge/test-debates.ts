import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { splitSentences } from '../language/similarity.ts'

/** Answers to the opponent stand between ⟦ and ⟧, so that a test can take them out. */
export type Sample = {
  motion: string
  language: Language
  ai: readonly string[]
  user: readonly string[]
}

export const GOOD: Record<string, Sample> = {
  uniforms: {
    language: 'en',
    motion: 'Schools should require uniforms',
    ai: [
      'Uniforms cost poor families money that they need for food. They also take away the only choice a teenager has over how to appear.',
      'A jumper does not stop bullying, because bullies find phones, shoes and accents. The cost falls on parents who were never asked.',
      'Even so, expression matters at this age, and a rule that hides difference teaches pupils to hide.',
    ],
    user: [
      'First, uniforms take a daily contest out of the classroom. When everyone wears the same jumper, a child whose parents cannot pay for brands is no longer marked, which means fewer pupils come to school afraid. For example, in my school the jokes about shoes stopped in the first month. By uniform I mean a simple jumper, not a blazer. ⟦You said that uniforms cost poor families money, but that only holds if the set is dear, and one plain set replaces a wardrobe.⟧',
      'Second, this helps teachers too, because they spend less time on dress disputes, so lessons start on time and over time the habit of calm spreads. Of course a uniform does not end every cruelty; I do not claim that. ⟦You are right that bullies find phones and accents, yet the link does not follow: removing the most visible target is still worth it, even if others remain.⟧',
      'Finally, weigh the two. What is lost is one choice for six hours; what is gained is that a poor child is safe from a judgement they cannot escape, and that matters more because it is harder to undo. ⟦Your point about expression actually supports my side, since pupils who are not sorted by brands speak more freely.⟧ For these reasons the heart of this debate is fairness, and uniforms serve it.',
    ],
  },
  homework: {
    language: 'en',
    motion: 'Homework should be abolished in primary school',
    ai: [
      'Homework lets a child practise what was taught, so that it stays. Without it, parents no longer see what their children learn.',
      'Practice needs time, and the school day is full. Families who want more can always give it.',
    ],
    user: [
      'One reason is that homework widens the gap. If parents have time and a quiet table, their child gains; if they work late, the child loses, so the same task measures the family instead of the pupil. Think of a girl who looks after her brother until eight. ⟦You said that practice makes learning stay, but it is practice with help that does, and not every child has it.⟧',
      'Another point is health. Because young children need sleep and play, an hour at the desk costs more than it gives, which leads to tired mornings. ⟦You claim that the school day is full; however, that is an argument to change the day, not to export it to the kitchen.⟧ In short, primary school should do its own work.',
    ],
  },
  zoos: {
    language: 'en',
    motion: 'Zoos should be closed',
    ai: [
      'Zoos protect species that would otherwise vanish, because breeding programmes keep them alive.',
      'Children who have seen an elephant care about elephants, and that care becomes protection.',
    ],
    user: [
      'Animals suffer in small spaces because they cannot roam, hunt or hide, and this means that what visitors see is not the animal. For instance a bear that walks in circles teaches a child only boredom. ⟦You argue that breeding programmes keep species alive, but most zoo animals are not endangered at all, so the reason covers few cages.⟧',
      'My second point is about alternatives. Sanctuaries give animals room and films show them free, so families lose little if zoos close. ⟦Your claim that seeing leads to caring assumes a step that you do not show.⟧ On balance the harm to the animal is lasting while the gain for us is an afternoon, and that is what decides this.',
    ],
  },
  buses: {
    language: 'en',
    motion: 'City buses should be free of charge',
    ai: [
      'Fares pay for drivers and new vehicles. If riders pay nothing, the service decays, and those who depend on it suffer most.',
      'Most new riders of free buses used to walk or cycle, so the roads stay as full as before.',
      'A targeted pass for poor riders costs a tenth and reaches those who need it.',
    ],
    user: [
      'My case rests on two points, and the first is access. A fare looks small, but for a cleaner with two shifts it decides whether she takes the evening course. When the bus is free, she goes, and a better job follows, so the town gains a worker who would have stayed where she was. ⟦You say that the service decays without fares. That assumes that fares carry the cost. In most towns they cover a third, and the rest comes from taxes already.⟧',
      'My second point is time. Without tickets people board through every door, which means that a bus waits ten seconds at a stop instead of forty. Over a whole line this saves each commuter several minutes a day, and drivers no longer quarrel about change. ⟦You point out that many new riders used to walk. Even if half of them did, the other half left a car at home, and that is exactly what a full road needs.⟧',
      'Of course free buses are not a cure for traffic, and they cost the town money that could repair schools. I accept that price, because a route that everyone may use is worth more to more people than one new gym. ⟦Your targeted pass sounds cheaper, yet it ignores those who earn a little too much for it and never fill in the form.⟧ In short, the question is not who deserves a ticket but who should be able to reach work, and the answer is everyone.',
    ],
  },
  screens: {
    language: 'en',
    motion: 'Social media should be banned for children under fourteen',
    ai: [
      'A ban drives children to hidden accounts where nobody protects them. It also cuts off shy children from the friends they have found.',
      'Parents can set limits already, and they know their child better than a law does.',
    ],
    user: [
      'Let me begin with sleep. The apps are built to keep a child scrolling, because every extra minute is sold to an advertiser. A girl of twelve who should put the phone down at nine meets a feed that never ends, so she sleeps less, and a tired pupil learns less the next day. In the long run that habit follows her for years. ⟦My opponent worries about hidden accounts. But a hidden account among ten children is no pull at all: the pull comes from the whole class being there, and a ban removes precisely that.⟧',
      'Then there is the pressure to compare. At eleven a child does not know that a face was edited, which means that she measures herself against something that does not exist. Teachers in my town say they hear it in the corridor every day. ⟦As for the claim that parents can set limits, it ignores how limits work: one strict family only makes its own child the odd one out, while a rule for all lets parents say no together.⟧',
      'I admit that a ban has a cost, since some shy children do find friends online. That cost is real but temporary; they will be fourteen soon. A lost childhood of sleep and calm cannot be given back. So the choice comes down to a short wait against a lasting harm, and the lasting harm should weigh more.',
    ],
  },
  phonesZh: {
    language: 'zh',
    motion: '中小学应该禁止学生带手机',
    ai: [
      '手机是学生遇到紧急情况时联系家长的工具，禁止会带来安全隐患。',
      '学会自律比禁止更重要，因为孩子迟早要面对手机。',
    ],
    user: [
      '首先，手机会分散注意力，因为通知随时出现，导致学生的学习时间被切碎。例如我们班上课时只要一响，全班都会转头。⟦你说紧急情况需要手机，但是学校有电话，老师也在身边，所以安全并不取决于每个孩子口袋里的手机。⟧',
      '其次，手机让贫困家庭的孩子有压力，久而久之攀比会伤害他们。当然，禁止并不能解决所有问题。⟦你认为自律更重要，可是自律需要环境，如果诱惑就在手边，孩子很难学会。⟧总之，课堂的专注比方便更重要。',
    ],
  },
  breakfastZh: {
    language: 'zh',
    motion: '大学应该取消早课',
    ai: [
      '早课帮助学生养成规律的作息，这对以后的工作有好处。',
      '取消早课会让教室不够用，成本由全校承担。',
    ],
    user: [
      '第一，年轻人的睡眠规律偏晚，如果八点上课，学生就会困倦，因此听课的效果很差。比如我们宿舍上早课的人一半在打瞌睡。⟦你说早课养成规律作息，但这并不成立，因为规律来自固定的时间，而不是更早的时间。⟧',
      '第二，取消早课对老师也有利，因为讨论会更活跃，进而提高质量。当然安排教室需要代价，不过晚上的教室往往是空的。归根结底，学习效果比排课方便更重要，所以我主张取消。',
    ],
  },
  takeawayZh: {
    language: 'zh',
    motion: '外卖平台应该取消超时罚款',
    ai: [
      '罚款保证了送餐的速度，顾客付了钱，就有权准时吃到热饭。没有罚款，骑手会拖延，商家的口碑也会受损。',
      '骑手是自愿接单的，他们清楚规则，多劳多得才公平。',
    ],
    user: [
      '我先说安全。因为超时就要扣钱，骑手只好闯红灯、逆行，这意味着一顿饭的几分钟要用路人的安全去换。有一位骑手告诉我，雨天扣一次款，等于白跑三单，所以他从来不敢停下来等灯。⟦您说没有罚款骑手就会拖延。可是骑手按单拿钱，拖延只会让自己少挣，真正拖慢他们的是等餐和电梯。⟧',
      '再说第二点，罚款把责任压给了最弱的人。商家出餐慢、小区不让进门，结果却由骑手承担，从而让平台没有动力去改进派单。⟦您认为骑手自愿接单，规则就公平。这个说法忽略了一个前提：自愿要有别的选择，而很多骑手并没有。⟧',
      '当然，取消罚款以后，有些订单会慢几分钟，这是要付出的代价。但是晚到的饭可以再热，撞伤的人却无法挽回，所以安全的分量更重。总之，这场辩论的核心问题不是快不快，而是谁来承担快的代价，我认为不应该是骑手。',
    ],
  },
}

const PASSAGE = /⟦([\s\S]*?)⟧/g

/** The debate of a sample; `edit` changes each of the user's turns, whose answers still stand between ⟦ and ⟧. */
export const debateOf = (
  sample: Sample,
  edit: (turn: string, at: number) => string = turn => turn,
): JudgedDebate => ({
  debateId: 'd',
  motion: sample.motion,
  language: sample.language,
  userStance: 'for',
  mode: 'text',
  turns: sample.ai.flatMap((text, at) => [
    { turn_id: `a${at}`, speaker: 'ai' as const, text },
    ...(sample.user[at] === undefined
      ? []
      : [
          {
            turn_id: `u${at}`,
            speaker: 'user' as const,
            text: edit(sample.user[at], at).replace(PASSAGE, '$1'),
          },
        ]),
  ]),
})

export const withoutAnswers = (turn: string): string =>
  turn.replace(PASSAGE, '').replace(/ {2,}/g, ' ').trim()

/** A fixed shuffle of a turn's sentences, another one for each seed. */
export const shuffled = (seed: number) => (turn: string, at: number) => {
  const sentences = splitSentences(turn.replace(/[⟦⟧]/g, ''))
  let state = 7919 * (seed + 1) + 104_729 * (at + 1)
  for (let last = sentences.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (last + 1)
    const [a = '', b = ''] = [sentences[last], sentences[other]]
    sentences[last] = b
    sentences[other] = a
  }
  return sentences.join(' ')
}
