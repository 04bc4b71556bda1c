import { embedEnglish } from '#api/ai/offline/opponent/language-tools.ts'
import type { Material, Rewrite } from '#api/ai/offline/judge/rewrite.ts'

const LEAD_IN =
  /^(?:(?:and|but|so|also|well|now|again|yes|no|ok(?:ay)?|honestly|personally|first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|moreover|furthermore|besides|therefore|in addition|in short|of course|for (?:example|instance)|in my (?:opinion|view)|to me|i (?:really |just |also |strongly |firmly )?(?:think|believe|feel|guess|say)(?: that)?|my (?:\w+ )?(?:point|reason|argument) is(?: that)?)[,:]?\s+)+/i

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The claim without "I think" and full stop, as it reads inside a sentence. */
const inner = ({ sentence }: Material): string => {
  const bare = sentence.text.replace(LEAD_IN, '').replace(/[\s.!?…,;:]+$/, '')
  return embedEnglish(bare === '' ? sentence.text : bare)
}
const whole = (material: Material): string => upperFirst(inner(material))

const whom = ({ people }: Material) =>
  `[${people.length > 0 ? people.join(' / ') : 'name the people concerned'}]`

const VAGUE =
  /\b(?:things?|stuff|something|whatever|somehow|and so on|etc\.?|a lot of (?:things|stuff))\b/gi
const HOSTILE =
  /\b(?:stupid|idiots?|idiotic|dumb|moronic|ridiculous|nonsense|garbage|pathetic|trash|crap|bullshit|foolish|laughable)\b/gi

const CASE = '[a case you know yourself: a place, a year, a person]'

export const REWRITE_EN: Rewrite = {
  depth: material =>
    material.sentence.marks.has('reason')
      ? `${whole(material)}. It happens step by step: first [what changes], then ${whom(material)} [do what differently], so in the end [who gains or loses what].`
      : `${whole(material)}, because [what changes first]. That leads ${whom(material)} to [do what differently], which means that [the consequence you hope for or fear].`,
  persuasion: material =>
    `${whole(material)}. For ${whom(material)} this means [what they gain or lose in an ordinary week], and that weighs more than ${material.theirStake === null ? 'the other side’s concern' : `the other side’s concern for ${material.theirStake}`}, because it is [larger / more likely / harder to undo].`,
  clarity: material => {
    const { sentence, term } = material
    if (sentence.marks.has('vague')) {
      const named = whole(material).replace(VAGUE, '[name it exactly]')
      if (named.includes('[')) return `${named}.`
    }
    if (sentence.isOverlong || sentence.words.length > 30) {
      const clause = /^.{20,120}?(?=[,;:]\s| (?:because|which|but|so|while|when) )/.exec(
        whole(material),
      )?.[0]
      if (clause)
        return `${clause}. The reason is [one short sentence]. The result is [one short sentence].`
    }
    return `In one sentence: ${inner(material)}.${term === null ? '' : ` By “${term}” I mean [what counts, and what does not].`}`
  },
  argumentation: material =>
    material.sentence.marks.has('reason')
      ? `${whole(material)}. One can see it in ${CASE}, which shows that [what the case proves].`
      : `${whole(material)}, because [your reason]. One can see it in ${CASE}, which shows that [what the case proves].`,
  organization: material =>
    `My [first / second / last] point is this: ${inner(material)}. [Its reason, in one sentence.] That leads to my next point, [name it], which weighs [more / less].`,
  delivery: material => {
    const { sentence } = material
    const fair = whole(material).replace(HOSTILE, '[a neutral word]')
    if (fair.includes('[')) return `I see this differently. ${fair}, because [what exactly fails].`
    if (sentence.text === sentence.text.toUpperCase())
      return `${upperFirst(sentence.text.toLowerCase().replace(/[!?]+$/, ''))}.`
    return `Ask yourself: [a question that puts your listener in the place of ${material.people[0] ?? 'those concerned'}]? ${whole(material)}, and that is not a matter of [what the other side stresses] but of [what your side stresses].`
  },
  refutation: material =>
    material.sentence.isRebuttal
      ? `${whole(material)}, because [the step in their argument that fails]. Even if [their best case] were true, [why it matters less than your point].`
      : `You say “${material.point ?? '[the opponent’s point]'}”. That only holds if [what it takes for granted], and [why that fails]. Even if it held, ${inner(material)}.`,
}
