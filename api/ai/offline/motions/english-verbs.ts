import { once } from '../data/once.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'
import { POLICY_KINDS, type PolicyKind } from './motion-kind.ts'

const NAMED_KINDS = POLICY_KINDS.filter(kind => kind !== 'reform')
const LISTS = ['known', 'doubling', 'participles', 'habits', 'adjectives'] as const

const participleOf = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`)

/** English verbs as motions use them: data/en/verbs.txt. */
export const readVerbs = () => {
  const sections = sectionsNamed(readSections('en', 'verbs'), [...NAMED_KINDS, ...LISTS])
  const known = textsOf(sections.known)
  const doubling = new Set(textsOf(sections.doubling))

  /** The -ing form of a base verb. */
  const gerundOf = (verb: string): string => {
    if (verb === 'edit') return 'editing'
    if (doubling.has(verb)) return `${verb}${verb.at(-1)}ing`
    if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
    return `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`
  }
  const bothForms = (verb: string) => [verb, gerundOf(verb)]
  const kinds = new Map<string, PolicyKind>(
    NAMED_KINDS.flatMap(kind =>
      textsOf(sections[kind])
        .flatMap(bothForms)
        .map(form => [form, kind] as const),
    ),
  )
  const irregular = textsOf(sections.participles).map(line => line.split(' '))
  return {
    gerundOf,
    /** Base and -ing forms that may open a motion or follow "we should", to the -ing form. */
    gerunds: new Map(
      known.flatMap(verb => bothForms(verb).map(form => [form, gerundOf(verb)] as const)),
    ),
    /** Past participles after "should be", to the base verb. */
    participles: new Map([
      ...known.map(verb => [participleOf(verb), verb] as const),
      ...irregular.map(([participle = '', verb = '']) => [participle, verb] as const),
    ]),
    /** Verbs that name an act or habit: not to do them is to end something. */
    habits: new Set(textsOf(sections.habits)),
    adjectives: new Set(textsOf(sections.adjectives)),
    /** What a verb, in its base or -ing form, does to its object. */
    kindOf: (verb: string): PolicyKind => kinds.get(verb) ?? 'reform',
  }
}

export const englishVerbs = once(readVerbs)
