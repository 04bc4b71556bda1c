/** What is said is about this motion: off it a turn earns nothing. */
export const MOTION = { topic_id: 'custom', custom_topic: 'Public libraries should stay open' }

export const FIRST =
  'Libraries should stay open because reading needs a quiet place, and that means that ' +
  'children from loud homes can work.'
/** Names every kind of weakness that the opponent plants. */
export const CATCHES = [
  'That is a false choice: there is a third option. Which experts do you mean?',
  'It is not true that it always works, there are exceptions,',
  'and many people thinking so does not make it right. One case does not prove it for everyone.',
  'We can draw a line. You just repeat the claim. That is correlation.',
].join(' ')
export const SUMMARY =
  'To sum up, closing them saves little. Even if some stand empty, the harm to those who need ' +
  'them is larger, because they have nowhere else to go.'
export const SAID = [FIRST, CATCHES, SUMMARY]
/** An answer to what the opponent said. */
export const answerTo = (point: string) =>
  [
    `You say: ${point} But that skips a step: a library lends to whoever comes in, and a child from`,
    'a loud home reads there, because each ring of a phone breaks the thread. Even if some never',
    'come in, the loss for those without a quiet room outweighs the cost.',
  ].join(' ')
