import t from 'tap'
import { readConceptHeads } from '#schema/concepts/read-concepts.ts'
import type { Language } from '#schema/constants.ts'
import { findCardArguments } from './card-arguments.ts'
import { findCards } from './find-cards.ts'

/** What the proposers of each motion want; nothing where it is unsure or about another thing. */
const TABLE: readonly [Language, string, string][] = [
  // What takes the thing's place is of the same card.
  ['en', 'Juries should be replaced by a single judge', ''],
  ['en', 'Dogs should be replaced by puppies', ''],
  ['en', 'Zoos should be replaced by films', 'zoos less'],
  // A noun before the name makes another thing of it.
  ['en', 'Sniffer dogs should be allowed at concerts', ''],
  ['en', 'Bagpipe concerts should be banned', ''],
  ['en', 'Open-air exams should be abolished', ''],
  ['en', 'Loud concerts should be banned', 'live-performances less'],
  ['en', 'Cat shows are cruel', ''],
  ['en', 'Sports shops should be closed', ''],
  ['zh', '应该允许警犬进地铁', ''],
  // Kept out, taken from somebody, made into something.
  ['en', 'Keep dogs out of the bakery', 'dogs less'],
  ['en', 'Our aunt should not take our phones from us', 'phones more'],
  ['en', 'Make zoos exciting', ''],
  ['en', 'Make vaccines compulsory', 'vaccines more'],
  ['en', 'Nobody should wake a guest at bedtime', ''],
  ['en', 'Nobody should call me at bedtime', ''],
  // A thing that is no problem is defended; a class to which it does not belong says nothing.
  ['en', 'Dogs are not the problem', 'dogs more'],
  ['en', 'Dogs are a problem', 'dogs less'],
  ['en', 'Dancing is not a sport', ''],
  ['en', 'Zoos are not a good idea', 'zoos less'],
  // From when on is no amount.
  ['en', 'No homework before the age of nine', 'homework less'],
  // How, when and at whose cost it is done.
  ['en', 'Pupils should write their exams with a pencil', ''],
  ['en', 'Exams should be held in a garden', ''],
  ['en', 'Grandparents should pay for the wedding', ''],
  ['en', 'Zoos should stay open until midnight', ''],
  ['en', 'Zoos like ours should keep a proper bakery', ''],
  ['en', 'Boarding school should be the last resort', ''],
  ['en', 'Vaccines should be free but voluntary', ''],
  ['en', 'Banning dogs is better than fining their owners', ''],
  ['zh', '限制养狗不如多建公园', ''],
  ['zh', '烟花可以不放', 'fireworks less'],
  ['zh', '少开车，多坐地铁', ''],
  ['zh', '应该取消体育选修课', ''],
  ['en', 'Zoos should cost less', ''],
  ['en', 'School trips should be paid', ''],
  ['zh', '爷爷不应该替孙子写作业', ''],
  // Who is to be protected is not what the motion is about, and a lesser evil is wanted.
  ['en', 'Novels should be protected from chatbots', 'artificial-intelligence less'],
  ['en', 'Zoos are the lesser evil', 'zoos more'],
  // What it is counted as, whom it is given to, and which one it is to be.
  ['en', 'Should camping be a sport?', ''],
  ['en', 'Dogs are not the villain', ''],
  ['en', 'Prisoners should be given pencils', ''],
  ['en', 'Let guests pick their own dog', ''],
  ['en', 'Bus stations should come back', ''],
  // Where only what many motions have besides their matter is left, nothing is known.
  ['en', 'Dog trainers need more money', ''],
  ['en', 'Fine parents for their children’s phones', ''],
  // A card's names are those of what it argues about.
  ['en', 'Umpires should be replaced by a computer', ''],
  ['en', 'Restaurants should print their menus in large letters', ''],
  ['en', 'Sewing machines should be banned from schools', ''],
  // Who is refused something, kept from doing something or replaced is not the thing they do.
  ['en', 'Gamblers should be refused loans', ''],
  ['en', 'Journalists should be barred from accepting presents', ''],
  ['en', 'Journalists should be replaced by software', ''],
  ['en', 'Journalists should be banned', 'journalism less'],
  ['en', 'Hunters should be fined', 'hunting less'],
  ['en', 'Farmers should be fined for killing foxes', ''],
  // What somebody is paid speaks neither for nor against what they do.
  ['en', 'Stay-at-home fathers should be paid a salary', ''],
  ['en', 'Stay-at-home fathers deserve a wage', ''],
  ['en', 'Stay-at-home fathers deserve respect', 'stay-at-home-parents more'],
]

t.test('a card is found only where the motion is surely about its thing', async t => {
  for (const [language, motion, expected] of TABLE) {
    const found = findCards(motion, language).map(({ card, wants }) => `${card} ${wants}`)
    t.equal(found.join(', '), expected, motion)
  }
})

/** Whose the thing is, or where, makes another matter of it; where the card speaks of them it fits. */
const PEOPLE: readonly [Language, string, boolean][] = [
  ['en', 'Universities should abolish homework', false],
  ['en', 'Homework should be abolished', true],
  ['en', 'Universities should be free', true],
  ['en', 'Prisons should get rid of televisions', false],
  ['en', 'Smoking should be banned at universities', true],
  ['en', 'Students should be taught tattooing', false],
  ['en', 'Schools should teach first aid', true],
  // Persons who are to do or get something, of whom a card says nothing.
  ['en', 'Plumbers should carry guns', false],
  ['en', 'Jockeys and boxers should wear helmets', false],
  ['en', 'Professional swimmers should get therapy', false],
  ['en', 'Should gardeners wear helmets?', false],
  ['en', 'Should cyclists wear helmets?', true],
  ['en', 'Gardeners should be given a pension', false],
  ['en', 'Migrants should be given the vote', false],
  ['en', 'Landlords should be barred from refusing pets', false],
  ['en', 'Actors are loved too much', false],
  ['en', 'Cyclists should have to wear helmets', true],
  ['en', 'Cyclists should wear helmets', true],
  ['en', 'Retired plumbers deserve better pensions', false],
  ['en', 'Farmers should get more subsidies', true],
  ['en', 'Shoppers should use less plastic', true],
  ['en', 'Retailers should stop selling alcohol', true],
  ['en', 'Doctors should get free therapy', true],
  ['zh', '舞蹈演员应该少拿钱', false],
  ['zh', '消防员应该多拿钱', false],
  ['zh', '司机应该禁止使用手机', false],
  ['zh', '教练应该少看手机', false],
  ['zh', '骑车者应该戴头盔', true],
  ['zh', '市民应该少用塑料袋', true],
  ['zh', '大学应该取消家庭作业', false],
  ['zh', '应该取消家庭作业', true],
  // Another word for the thing, and its contrary, are as much its matter; a neighbour is not.
  ['zh', '躺平利大于弊', true],
  ['zh', '应该提倡在线课程', true],
  ['zh', '独生子女利大于弊', true],
  ['zh', '世界杯利大于弊', false],
  ['zh', '帽子利大于弊', false],
  ['zh', '预制菜应该进校园', false],
  ['zh', '明星的高薪合理', false],
]

t.test('a card of children is not said of grown people, nor one of the street of a prison', t => {
  for (const [language, motion, fits] of PEOPLE) {
    const { for: own, against } = findCardArguments(motion, language)
    t.equal(own.length > 0 && against.length > 0, fits, motion)
  }
  t.end()
})

t.test('a card is kept for the next turn, and not for ever', t => {
  const pointOf = (name: string) =>
    findCardArguments(`${name} should be banned`, 'en').for[0] ?? null
  const before = pointOf('fireworks')
  t.not(before, null)
  t.equal(pointOf('fireworks'), before)
  for (const { names } of readConceptHeads().slice(0, 150)) pointOf(names.en[0] ?? '')
  t.not(pointOf('fireworks'), before, 'what a script asks for once does not stay in memory')
  t.end()
})
