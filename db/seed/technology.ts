import type { Motion } from './motion.ts'

export const TECHNOLOGY: readonly Motion[] = [
  {
    key: 'ai-good-or-harm',
    en: 'Artificial intelligence does more good than harm.',
    zh: '人工智能的发展利大于弊',
    recommended: true,
  },
  {
    key: 'social-media-under-16',
    en: 'This house would ban social media for children under sixteen.',
    zh: '应当禁止十六岁以下未成年人使用社交媒体',
    recommended: true,
  },
  {
    key: 'ai-school-work',
    en: 'Students should be allowed to use AI tools for their school work.',
    zh: '应当允许学生使用人工智能工具完成学业任务',
    recommended: false,
  },
  {
    key: 'driverless-roads',
    en: 'Once self-driving cars are safer, people should no longer drive on public roads.',
    zh: '当自动驾驶比人类更安全时，应当禁止人类在公共道路上开车',
    recommended: false,
  },
  {
    key: 'online-anonymity',
    en: 'This house would require real names on the internet.',
    zh: '应当全面推行网络实名制',
    recommended: false,
  },
  {
    key: 'right-to-repair',
    en: 'Manufacturers should have to make devices that their owners can repair.',
    zh: '应当立法要求厂商保障用户自行维修电子产品的权利',
    recommended: false,
  },
]
