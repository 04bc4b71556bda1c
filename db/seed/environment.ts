import type { Motion } from './motion.ts'

export const ENVIRONMENT: readonly Motion[] = [
  {
    key: 'nuclear-power',
    en: 'This house would rely on nuclear power to fight climate change.',
    zh: '应当依靠核能应对气候变化',
    recommended: true,
  },
  {
    key: 'car-free-centres',
    en: 'Private cars should be banned from city centres.',
    zh: '应当禁止私家车进入市中心',
    recommended: true,
  },
  {
    key: 'single-use-plastics',
    en: 'This house would ban single-use plastics.',
    zh: '应当全面禁止一次性塑料制品',
    recommended: false,
  },
  {
    key: 'stop-eating-meat',
    en: 'People should stop eating meat.',
    zh: '人类应当停止食用肉类',
    recommended: false,
  },
  {
    key: 'close-zoos',
    en: 'This house would close all zoos.',
    zh: '应当关闭所有动物园',
    recommended: false,
  },
]
