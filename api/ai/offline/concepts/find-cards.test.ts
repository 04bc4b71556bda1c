import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { findCards } from './find-cards.ts'

/** What the proposers of each motion want: "cats more, dogs less", or nothing that can be read. */
const TABLE: readonly [Language, string, string][] = [
  ['en', 'Cats are better than dogs', 'cats more, dogs less'],
  ['en', 'Cats make better pets than dogs', 'cats more, dogs less'],
  ['en', 'Cats or dogs?', 'cats more, dogs less'],
  ['en', 'This house prefers dogs to cats', 'dogs more, cats less'],
  ['en', 'We should keep a cat instead of a dog.', 'cats more, dogs less'],
  ['en', 'Dogs should be banned from parks', 'dogs less'],
  ['en', 'Dogs should not be banned from parks', 'dogs more'],
  ['en', 'Should we close zoos?', 'zoos less'],
  ['en', 'It’s time to get rid of zoos', 'zoos less'],
  ['en', 'This house opposes zoos', 'zoos less'],
  ['en', 'THW subsidise zoos', 'zoos more'],
  ['en', 'Is it wrong to keep animals in zoos?', 'zoos less'],
  ['en', 'This house regrets the rise of social media', 'social-media less'],
  ['en', 'This house regrets the decline of social media', 'social-media more'],
  ['en', 'Social media does more harm than good', 'social-media less'],
  ['en', 'The benefits of video games outweigh the harms', 'video-games more'],
  ['en', 'Video games are good for children', 'video-games more'],
  ['en', 'Video games cause violence', 'video-games less'],
  ['en', 'Children should not play video games', 'video-games less'],
  ['en', 'Parents spend too much time on their phones', 'phones less'],
  ['en', 'Teachers should be allowed to set homework', 'homework more'],
  ['en', 'We should ban homework to reduce stress', 'homework less'],
  ['en', 'The ban on zoos was a mistake', 'zoos more'],
  ['en', 'We should tax meat', 'meat less'],
  ['en', 'Abolishing homework would be a mistake', 'homework more'],
  ['en', 'We should raise taxes', 'taxes more'],
  ['en', 'Schools should let pupils wear hats', 'uniforms less'],
  ['en', 'Parents should not post photos of their children', ''],
  ['en', 'Is social media good or bad for teenagers?', 'social-media more'],
  ['en', 'We spend too little on the police', 'police more'],
  ['en', 'The voting age should be lowered to 16', 'voting more'],
  ['en', 'This house regrets that zoos are popular', ''],
  ['en', 'Space exploration is a waste of money', 'space less'],
  ['en', 'We should reform zoos', ''],
  ['en', 'Zoos and their animals', ''],
  ['en', 'Pineapple belongs on pizza', ''],
  // A name that only says where, for whom or which is not what the motion is about.
  ['en', 'School orchestras should play at weddings', ''],
  ['en', 'Guests should get more light in zoos', ''],
  ['en', 'We should paint our old school shed', ''],
  ['en', 'It is better to wash a dog than to comb one', ''],
  ['en', 'Should drivers thank each other?', ''],
  ['en', 'Teachers should be allowed to whistle', ''],
  ['en', 'This house, as a teacher, would whistle', ''],
  // A thing that the motion only touches is not its matter.
  ['en', 'Our lane should be closed to cars on market days so that stalls fit in', ''],
  ['en', 'Libraries should let readers’ dogs sleep under the tables', ''],
  ['en', 'Should the rowing club lend its old boathouse to a bank?', ''],
  ['en', 'Video games belong in every youth club and should be free there', 'video-games more'],
  ['zh', '社区应该在银行门口给老人摆两排木椅', ''],
  ['zh', '动物园门口应该摆长椅', ''],
  ['zh', '木椅比铁椅更环保', ''],
  ['zh', '猫比狗更适合当宠物', 'cats more, dogs less'],
  ['zh', '养猫还是养狗更好', 'cats more, dogs less'],
  ['zh', '应该禁止养狗', 'dogs less'],
  ['zh', '不应该禁止养狗', 'dogs more'],
  ['zh', '动物园应不应该关闭', 'zoos less'],
  ['zh', '动物园弊大于利', 'zoos less'],
  ['zh', '动物园利大于弊还是弊大于利', 'zoos more'],
  ['zh', '应该取消对电子游戏的限制', 'video-games more'],
  ['zh', '青少年不应该玩电子游戏', 'video-games less'],
  ['zh', '社交媒体让人更孤独', 'social-media less'],
  ['zh', '安乐死应该合法化', 'euthanasia more'],
  ['zh', '动物园和动物', ''],
]

t.test('a motion’s matter, and which way it goes, are read from its wording', async t => {
  for (const [language, motion, expected] of TABLE) {
    const found = findCards(motion, language).map(({ card, wants }) => `${card} ${wants}`)
    t.equal(found.join(', '), expected, motion)
  }
})
