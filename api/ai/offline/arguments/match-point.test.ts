import t from 'tap'
import type { Language, Stance } from '#schema/constants.ts'
import { listMotions } from '#schema/motions/list-motions.ts'
import { findArguments } from './find-arguments.ts'
import { createPointMatcher } from './match-point.ts'

const bankOf = (key: string, language: Language) => {
  const bank = findArguments(key, language)
  if (!bank) throw new Error(`no arguments on ${key}`)
  return bank
}

/**
 * The place of the argument which a sentence is taken to make among those of its side; null for
 * none.
 */
const heard = (key: string, language: Language, side: Stance, sentence: string) => {
  const bank = bankOf(key, language)
  const found = createPointMatcher(bank[side], [...bank.for, ...bank.against])(sentence)
  return found ? bank[side].indexOf(found.point) : null
}

t.test('an argument of the bank is known by its own words', async t => {
  for (const language of ['en', 'zh'] as const)
    for (const key of listMotions().keys())
      for (const side of ['for', 'against'] as const)
        bankOf(key, language)[side].forEach(({ claim, mechanism }, at) => {
          const other = [claim, mechanism]
            .map(text => heard(key, language, side, text))
            .find(place => place !== at)
          if (other !== undefined && other !== null)
            t.fail(`${language} ${key} ${side} ${at} is taken for ${other}`)
        })
})

t.test('an argument in everyday words is known too', async t => {
  const cases: [string, Language, Stance, number, string][] = [
    ['ban-homework', 'en', 'for', 0, 'Kids are exhausted after school and need to rest.'],
    [
      'ban-homework',
      'en',
      'for',
      1,
      'Not every child has a quiet room or parents who can help them.',
    ],
    [
      'ban-homework',
      'en',
      'against',
      0,
      'You only remember what you practise, so repeating at home is needed.',
    ],
    ['ban-homework', 'en', 'against', 1, 'Parents want to see what their child does at school.'],
    ['close-zoos', 'en', 'for', 0, 'Animals go mad in small cages.'],
    [
      'close-zoos',
      'en',
      'against',
      0,
      'Zoos breed endangered species and save them from extinction.',
    ],
    ['social-media-under-16', 'en', 'for', 1, 'Instagram makes girls hate their bodies.'],
    ['social-media-under-16', 'en', 'against', 0, 'Gay kids in villages find friends online.'],
    ['voting-age-16', 'en', 'for', 0, 'They work and pay taxes, so they should vote.'],
    [
      'voting-age-16',
      'en',
      'against',
      1,
      'Sixteen-year-olds would just copy what their parents vote.',
    ],
    [
      'nuclear-power',
      'en',
      'for',
      0,
      'The sun does not shine at night and the wind does not always blow.',
    ],
    [
      'nuclear-power',
      'en',
      'against',
      0,
      'It takes twenty years to build a reactor and we have no time.',
    ],
    ['work-from-home', 'en', 'for', 0, 'You save two hours of commuting by train.'],
    ['work-from-home', 'en', 'against', 2, 'People feel lonely without colleagues.'],
    [
      'basic-income',
      'en',
      'against',
      2,
      'Who would still clean the toilets if money comes for free?',
    ],
    ['basic-income', 'en', 'for', 5, 'Robots will take our jobs.'],
    ['cashless-society', 'en', 'for', 0, 'Criminals and tax evaders love banknotes.'],
    ['school-uniforms', 'en', 'against', 0, 'Students cannot express who they are.'],
    ['school-uniforms', 'en', 'for', 0, 'Nobody gets bullied for poor clothes without a brand.'],
    ['ban-homework', 'zh', 'for', 0, '孩子放学以后已经很累了，需要休息。'],
    ['ban-homework', 'zh', 'against', 0, '学过的东西回家不复习就会忘。'],
    ['phones-in-schools', 'zh', 'for', 0, '学生上课总是偷偷玩手机，注意力不集中。'],
    ['phones-in-schools', 'zh', 'against', 0, '出了急事，家长要能联系上孩子。'],
    ['close-zoos', 'zh', 'for', 0, '动物关在笼子里很痛苦。'],
    ['close-zoos', 'zh', 'against', 1, '动物园可以保护濒危动物。'],
    ['work-from-home', 'zh', 'for', 0, '不用上下班挤地铁，省下很多时间。'],
    ['voting-age-16', 'zh', 'against', 0, '十六岁的人还不成熟，没有社会经验。'],
  ]
  for (const [key, language, side, place, sentence] of cases)
    t.equal(heard(key, language, side, sentence), place, sentence)
})

t.test('what makes none of the arguments is taken for none', async t => {
  for (const sentence of [
    'Our cat slept on the sofa all Sunday.',
    'I had pancakes and then a long nap.',
    'We should look at this more closely.',
    'There are many different opinions about this.',
  ])
    for (const side of ['for', 'against'] as const)
      t.equal(heard('nuclear-power', 'en', side, sentence), null, sentence)
  for (const sentence of ['早饭很好吃。', '这件事大家看法不同。'])
    for (const side of ['for', 'against'] as const)
      t.equal(heard('nuclear-power', 'zh', side, sentence), null, sentence)
})
