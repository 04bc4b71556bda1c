import t from 'tap'
import type { Language } from '#schema/constants.ts'
import type { MotionKind, PolicyKind } from './motion-kind.ts'
import { readMotion } from './read-motion.ts'

const policy = (policy: PolicyKind, change: string | null, flipped = false): MotionKind => ({
  kind: 'policy',
  policy,
  change,
  flipped,
})
const value = (object: string, flipped = false): MotionKind => ({ kind: 'value', object, flipped })
const comparison = (object: string, other: string): MotionKind => ({
  kind: 'comparison',
  object,
  other,
  flipped: false,
})
const fact: MotionKind = { kind: 'fact', flipped: false }

const TABLE: [Language, string, MotionKind][] = [
  ['en', 'Homework should be banned', policy('restrict', 'banning homework')],
  ['en', 'Should homework be banned?', policy('restrict', 'banning homework')],
  ['en', 'Homework should not be banned.', policy('restrict', 'banning homework', true)],
  [
    'en',
    'This house would abolish the death penalty.',
    policy('abolish', 'abolishing the death penalty'),
  ],
  [
    'en',
    'Trams have emptied our high street and should be scrapped',
    policy('abolish', 'scrapping trams'),
  ],
  ['en', 'Bees and wasps should be protected', policy('enable', 'protecting bees and wasps')],
  ['en', 'THW ban TikTok', policy('restrict', 'banning TikTok')],
  ['en', 'TikTok should be banned in Europe', policy('restrict', 'banning TikTok in Europe')],
  ['en', 'Should schools ban smartphones?', policy('restrict', 'having schools ban smartphones')],
  ['en', 'Voting should be compulsory', policy('impose', 'making voting compulsory')],
  [
    'en',
    'Students should have to wear uniforms',
    policy('impose', 'requiring students to wear uniforms'),
  ],
  ['en', 'Should we legalise marijuana?', policy('permit', 'legalising marijuana')],
  ['en', 'Teenagers should be allowed to vote', policy('permit', 'allowing teenagers to vote')],
  ['en', 'We should be allowed to row at noon', policy('permit', 'allowing us to row at noon')],
  [
    'en',
    'Children under 16 should not use social media',
    policy('restrict', 'forbidding children under 16 to use social media'),
  ],
  [
    'en',
    'Animals should not be used for testing',
    policy('restrict', 'no longer using animals for testing'),
  ],
  ['en', 'People should stop eating meat.', policy('restrict', 'giving up eating meat')],
  ['en', 'We should stop giving prizes.', policy('restrict', 'no longer giving prizes')],
  [
    'en',
    'Large inheritances should be heavily taxed.',
    policy('charge', 'taxing large inheritances heavily'),
  ],
  [
    'en',
    'The voting age should be lowered to 16',
    policy('adjust', 'lowering the voting age to 16'),
  ],
  ['en', 'Public libraries should stay open', policy('enable', 'keeping public libraries open')],
  ['en', 'Drugs should remain banned', policy('restrict', 'keeping drugs banned')],
  [
    'en',
    'Art should be paid for by the state',
    policy('reform', 'having art paid for by the state'),
  ],
  ['en', 'Public transport should be free', policy('enable', 'making public transport free')],
  ['en', 'We should adopt a four-day work week', policy('enable', 'adopting a four-day work week')],
  [
    'en',
    'Exams should be abolished because they cause stress',
    policy('abolish', 'abolishing exams'),
  ],
  [
    'en',
    'Parents should be fined when their children skip school',
    policy('charge', 'fining parents'),
  ],
  ['en', 'We should get rid of exams', policy('abolish', 'abolishing exams')],
  [
    'en',
    'The school day should start later',
    policy('adjust', 'having the school day start later'),
  ],
  ['en', 'Schools should not raise fees', policy('restrict', 'forbidding schools to raise fees')],
  [
    'en',
    'Students should reduce their screen time',
    policy('impose', 'having students reduce their screen time'),
  ],
  ['en', 'We should reduce income inequality', policy('reform', 'reducing income inequality')],
  [
    'en',
    'Cut the working week to 32 hours',
    policy('adjust', 'cutting the working week to 32 hours'),
  ],
  ['en', 'The rich should pay more taxes', policy('charge', 'having the rich pay more taxes')],
  ['en', 'Billionaires should not exist', policy('restrict', null)],
  ['en', 'THS a universal basic income', policy('enable', 'supporting a universal basic income')],
  ['en', 'Open borders make us richer', fact],
  ['en', 'Share prices reflect reality', fact],
  ['en', 'Cut flowers are a waste', fact],
  ['en', 'Building more roads will not end traffic jams', fact],
  ['en', 'We should love our country', policy('reform', null)],
  ['en', 'Students should wear uniforms', policy('impose', 'having students wear uniforms')],
  [
    'en',
    'Schools should teach financial literacy',
    policy('enable', 'having schools teach financial literacy'),
  ],
  ['en', 'We should not fear the machines that we make', policy('restrict', null)],
  [
    'en',
    'This House believes that social media does more harm than good',
    value('social media', true),
  ],
  ['en', 'The benefits of tourism outweigh its harms', value('tourism')],
  ['en', 'Are video games bad for children?', value('video games', true)],
  ['en', 'Cats are better than dogs', comparison('cats', 'dogs')],
  [
    'en',
    'Working from home is better than working in an office.',
    comparison('working from home', 'working in an office'),
  ],
  ['en', 'Cats make better pets than dogs', comparison('cats', 'dogs')],
  ['en', 'Trains are a better way to travel than planes', comparison('trains', 'planes')],
  ['en', 'Pineapple belongs on pizza', fact],
  ['en', 'Phones do not belong in classrooms', value('phones in classrooms', true)],
  ['en', 'My city should build a tram line', policy('enable', 'building a tram line')],
  ['en', 'Money can buy happiness', fact],
  ['en', 'homework homework', fact],
  ['zh', '应该禁止家庭作业', policy('restrict', '禁止家庭作业')],
  ['zh', '家庭作业应该被禁止', policy('restrict', '禁止家庭作业')],
  ['zh', '不应该禁止家庭作业', policy('restrict', '禁止家庭作业', true)],
  ['zh', '中小学是否应该取消考试', policy('abolish', '中小学取消考试')],
  ['zh', '人工智能会取代教师', fact],
  ['zh', '人工智能不能代替艺术家', fact],
  ['zh', '人工智能应该被监管', policy('restrict', '监管人工智能')],
  ['zh', '孩子能不能玩手机', policy('permit', '允许孩子玩手机')],
  ['zh', '宠物应该禁止进入商场', policy('restrict', '禁止宠物进入商场')],
  ['zh', '应该降低高考的重要性', policy('reform', '降低高考的重要性')],
  ['zh', '应该提高退休年龄', policy('adjust', '提高退休年龄')],
  ['zh', '应当对含糖饮料征税', policy('charge', '对含糖饮料征税')],
  ['zh', '学生应该减少使用手机', policy('impose', '学生减少使用手机')],
  ['zh', '外卖平台应该为骑手缴纳社保', policy('reform', '外卖平台为骑手缴纳社保')],
  ['zh', '高中生不应该谈恋爱', policy('restrict', '禁止高中生谈恋爱')],
  ['zh', '投票应该是强制的', policy('impose', '强制投票')],
  ['zh', '应当允许学生使用人工智能', policy('permit', '允许学生使用人工智能')],
  ['zh', '学生应该穿校服', policy('impose', '学生穿校服')],
  ['zh', '应当推行四天工作制', policy('enable', '推行四天工作制')],
  ['zh', '社交媒体弊大于利', value('社交媒体', true)],
  ['zh', '线上学习比线下学习更好', comparison('线上学习', '线下学习')],
  ['zh', '读书比旅行更能增长见识', comparison('读书', '旅行')],
  ['zh', '高中生可以谈恋爱', policy('permit', '允许高中生谈恋爱')],
  ['zh', '小学生不能带手机上学', policy('restrict', '禁止小学生带手机上学')],
  ['zh', '钱能买到幸福', fact],
]

t.test('a motion’s shape and object are read from its wording', async t => {
  for (const [language, motion, shape] of TABLE)
    t.strictSame(readMotion(motion, language), shape, motion)
})
