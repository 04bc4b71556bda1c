import type { Motion } from './motion.ts'

export const EDUCATION: readonly Motion[] = [
  {
    key: 'ban-homework',
    en: 'This house would abolish homework in primary schools.',
    zh: '小学应当取消家庭作业',
    recommended: true,
  },
  {
    key: 'phones-in-schools',
    en: 'Mobile phones should be banned in schools.',
    zh: '应当禁止学生在校园内使用手机',
    recommended: true,
  },
  {
    key: 'school-uniforms',
    en: 'All schools should require their pupils to wear a uniform.',
    zh: '所有中小学都应当要求学生穿校服',
    recommended: false,
  },
  {
    key: 'free-university',
    en: 'University education should be free for everyone.',
    zh: '大学教育应当对所有人免费',
    recommended: false,
  },
  {
    key: 'no-final-exams',
    en: 'This house would replace final exams with continuous assessment.',
    zh: '应当以平时考核取代期末考试',
    recommended: false,
  },
  {
    key: 'gap-year',
    en: 'Students should take a gap year before they go to university.',
    zh: '高中毕业生应当先间隔一年再上大学',
    recommended: false,
  },
]
