import type { Motion } from './motion.ts'

export const SOCIETY: readonly Motion[] = [
  {
    key: 'year-of-service',
    en: 'Every young person should do a year of community service.',
    zh: '每个年轻人都应当参加一年的社区服务',
    recommended: true,
  },
  {
    key: 'paid-chores',
    en: 'Parents should pay their children for doing household chores.',
    zh: '孩子做家务应当获得父母的报酬',
    recommended: true,
  },
  {
    key: 'strict-parenting',
    en: 'Strict parenting does more harm than good.',
    zh: '严厉的家教弊大于利',
    recommended: false,
  },
  {
    key: 'care-for-parents',
    en: 'Adult children should have a legal duty to look after their ageing parents.',
    zh: '赡养年老父母应当是成年子女的法定义务',
    recommended: false,
  },
  {
    key: 'equal-parental-leave',
    en: 'This house would require fathers to take as much parental leave as mothers.',
    zh: '应当规定父亲休与母亲同样长的育儿假',
    recommended: false,
  },
  {
    key: 'small-town-life',
    en: 'Life in a small town is better than life in a big city.',
    zh: '小城生活比大城市生活更幸福',
    recommended: false,
  },
]
