import type { Skill } from '#schema/constants.ts'

/** English names of the seven skills. */
export const enSkills: Record<Skill, string> = {
  depth: 'Depth',
  persuasion: 'Persuasion',
  clarity: 'Clarity',
  argumentation: 'Argumentation',
  organization: 'Organization',
  delivery: 'Delivery',
  refutation: 'Refutation',
}
