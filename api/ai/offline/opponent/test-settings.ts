/** Debates of the opponent's tests: on a prepared motion, and on one of which nothing is known. */
export const UNIFORMS = {
  motion: 'All schools should require their pupils to wear a uniform.',
  motionKey: 'school-uniforms',
  userStance: 'against',
  level: 'club',
} as const
export const IN_CHINESE = {
  ...UNIFORMS,
  motion: '所有中小学都应当要求学生穿校服',
  language: 'zh',
} as const
export const UNKNOWN = { motion: 'This house prefers lighthouses to buoys', level: 'club' } as const

export const wordsIn = (text: string) => text.split(/\s+/).length
