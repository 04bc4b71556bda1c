import type { enExcerpt } from './en-excerpt.ts'

export const zhExcerpt: typeof enExcerpt = {
  opponent: '办公室锁了门，就一点办法也没有了。',
  said: '大家都知道手机对孩子不好。',
  marked: '大家都知道',
  why: '“大家都知道”站在了理由的位置上，怀疑的人并没有得到回答。',
  mended:
    '手机伤害学习，因为一条消息就让人忘了刚才听到哪儿。' +
    '比如我们班有同学做题时看了一眼手机，整道题都得重做。',
  before: 26,
  after: 52,
}
