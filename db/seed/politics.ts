import type { Motion } from './motion.ts'

export const POLITICS: readonly Motion[] = [
  {
    key: 'voting-age-16',
    en: 'This house would lower the voting age to sixteen.',
    zh: '应当将投票年龄降至十六岁',
    recommended: true,
  },
  {
    key: 'compulsory-voting',
    en: 'Voting in national elections should be compulsory.',
    zh: '全国性选举应当实行强制投票',
    recommended: false,
  },
  {
    key: 'rehabilitation-first',
    en: 'Prisons should put rehabilitation before punishment.',
    zh: '监狱应当重改造而轻惩罚',
    recommended: false,
  },
  {
    key: 'public-cameras',
    en: 'Surveillance cameras in public places do more good than harm.',
    zh: '公共场所安装监控摄像头利大于弊',
    recommended: true,
  },
  {
    key: 'political-term-limits',
    en: 'This house would limit how many terms any elected politician may serve.',
    zh: '应当限制所有民选公职人员的任期届数',
    recommended: false,
  },
  {
    key: 'national-referendums',
    en: 'Important national questions should be decided by referendum.',
    zh: '国家重大议题应当由全民公投决定',
    recommended: false,
  },
]
