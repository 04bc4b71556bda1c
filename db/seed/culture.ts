import type { Motion } from './motion.ts'

export const CULTURE: readonly Motion[] = [
  {
    key: 'return-artefacts',
    en: 'Museums should return artefacts taken in colonial times to the countries they came from.',
    zh: '博物馆应当将殖民时期获取的文物归还原属国',
    recommended: true,
  },
  {
    key: 'esports-olympics',
    en: 'This house would make esports part of the Olympic Games.',
    zh: '电子竞技应当成为奥运会正式比赛项目',
    recommended: true,
  },
  {
    key: 'advertising-to-children',
    en: 'This house would ban all advertising aimed at children.',
    zh: '应当禁止一切针对儿童的商业广告',
    recommended: false,
  },
  {
    key: 'celebrity-privacy',
    en: 'Celebrities deserve the same right to privacy as everybody else.',
    zh: '公众人物应当享有与普通人同等的隐私权',
    recommended: false,
  },
  {
    key: 'art-and-artist',
    en: 'We should judge a work of art apart from the life of its artist.',
    zh: '评价艺术作品时应当将作品与作者分开看待',
    recommended: false,
  },
]
