import type { Motion } from './motion.ts'

export const HEALTH: readonly Motion[] = [
  {
    key: 'sugar-tax',
    en: 'This house would put a special tax on sugary drinks.',
    zh: '应当对含糖饮料征收特别税',
    recommended: true,
  },
  {
    key: 'animal-testing',
    en: 'Testing on animals should be banned.',
    zh: '应当禁止动物实验',
    recommended: true,
  },
  {
    key: 'opt-out-organ-donation',
    en: 'Everyone should be an organ donor after death unless they have opted out.',
    zh: '除非本人生前明确拒绝，否则应当默认其死后捐献器官',
    recommended: false,
  },
  {
    key: 'gene-editing-children',
    en: 'This house would allow gene editing of embryos to prevent serious disease.',
    zh: '应当允许通过胚胎基因编辑预防严重疾病',
    recommended: false,
  },
  {
    key: 'space-exploration',
    en: 'The exploration of space is worth the money it costs.',
    zh: '探索太空值得巨额投入',
    recommended: false,
  },
]
