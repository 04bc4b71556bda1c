/**
 * A part of a real debate with the built-in opponent and judge, word for word: a sentence of the
 * opponent's, one of the debater's, what the judge said of it, the same written anew, and the score
 * of its turn before and after. web/features/home/excerpt.test.ts holds that debate again.
 */
export const enExcerpt = {
  opponent: 'A phone solves in ten seconds what a closed office cannot solve at all.',
  said: 'Everyone knows that phones are bad for children.',
  marked: 'Everyone knows',
  why: '“Everyone knows” stands where a reason should be, and whoever doubts it has not been answered.',
  mended:
    'Phones harm children, because each message cuts a talk or a thought short. In my class, ' +
    'whoever looked at one had lost the thread of the sum.',
  before: 40,
  after: 53,
}
