import type { Motion } from './motion.ts'

export const ECONOMY: readonly Motion[] = [
  {
    key: 'four-day-week',
    en: 'This house would introduce a four-day working week.',
    zh: '应当推行四天工作制',
    recommended: true,
  },
  {
    key: 'basic-income',
    en: 'The state should pay every adult a basic income without conditions.',
    zh: '国家应当向每位成年公民发放无条件基本收入',
    recommended: false,
  },
  {
    key: 'work-from-home',
    en: 'Working from home is better than working in an office.',
    zh: '居家办公优于在办公室办公',
    recommended: false,
  },
  {
    key: 'cashless-society',
    en: 'A society without cash would be better than one with it.',
    zh: '无现金社会利大于弊',
    recommended: false,
  },
  {
    key: 'inheritance-tax',
    en: 'Large inheritances should be heavily taxed.',
    zh: '应当对巨额遗产征收高额遗产税',
    recommended: false,
  },
]
