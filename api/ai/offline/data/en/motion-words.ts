import type { ChangeKind } from '#api/ai/offline/motions/motion-shape.ts'

const KIND_VERBS: Record<Exclude<ChangeKind, 'reform'>, string> = {
  restrict:
    'ban prohibit outlaw forbid restrict limit stop censor criminalise criminalize phase boycott expel license imprison deport',
  abolish:
    'abolish eliminate end scrap remove cancel close abandon ditch dismantle defund drop repeal',
  permit: 'allow permit let legalise legalize decriminalise decriminalize tolerate',
  impose: 'require mandate force oblige compel',
  adjust:
    'raise lower increase reduce decrease cut extend expand shorten lengthen double triple halve lift',
  charge: 'tax fine charge punish penalise penalize',
  enable:
    'adopt introduce implement create establish build fund subsidise subsidize finance invest explore colonise colonize develop pursue support promote encourage provide give offer grant guarantee teach make welcome embrace restore reward recognise recognize protect compensate insure',
}

/** Whose acts need no actor in a phrase: "we should ban X" is "banning X". */
export const PUBLIC_ACTORS =
  /^(we|the government|governments|the state|states|society|the world|countries|nations|a country|our country|the law|lawmakers|one|all countries|every country|developed countries|rich countries|the un|the eu|humanity|humans|mankind|people|cities|(?:my|our|this|every|each|the) (?:city|town|country|nation|village|region|council))$/i

const VERBS =
  'ban prohibit outlaw abolish forbid eliminate end scrap restrict limit stop remove cancel censor criminalise criminalize require mandate force oblige compel adopt introduce implement create establish build raise lower increase decrease reduce shorten lengthen double triple halve cut tax fine charge penalise penalize drop repeal expel license imprison deport compensate insure fund subsidise subsidize finance legalise legalize decriminalise decriminalize allow permit let encourage promote support protect regulate replace invest spend teach give provide offer grant guarantee extend expand lift privatise privatize nationalise nationalize forgive open close keep make use test monitor punish reward pay boycott prioritise prioritize explore colonise colonize share welcome accept reject abandon switch move ditch embrace switch reform reinstate restore start pursue develop recognise recognize defund censure break treat dismantle impose grade rank label serve sell consume decide put rely eat clone edit tolerate'.split(
    ' ',
  )

const DOUBLING = new Set([
  'ban',
  'scrap',
  'stop',
  'cut',
  'let',
  'forbid',
  'compel',
  'put',
  'set',
  'get',
  'run',
  'permit',
  'swim',
  'plan',
  'drop',
  'expel',
  'quit',
  'cap',
  'edit',
])

/** The -ing form of a base verb. */
export const gerundOf = (verb: string): string => {
  if (verb === 'edit') return 'editing'
  if (DOUBLING.has(verb)) return `${verb}${verb.at(-1)}ing`
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

/** Base and -ing forms that may open a motion or follow "we should", to the -ing form. */
export const GERUNDS = new Map(
  VERBS.flatMap(verb => [
    [verb, gerundOf(verb)] as const,
    [gerundOf(verb), gerundOf(verb)] as const,
  ]),
)

const IRREGULAR: Record<string, string> = {
  expelled: 'expel',
  dropped: 'drop',
  taught: 'teach',
  forgiven: 'forgive',
  forbidden: 'forbid',
  kept: 'keep',
  made: 'make',
  built: 'build',
  given: 'give',
  paid: 'pay',
  cut: 'cut',
  sold: 'sell',
  broken: 'break',
  eaten: 'eat',
  banned: 'ban',
  permitted: 'permit',
  stopped: 'stop',
  scrapped: 'scrap',
  compelled: 'compel',
  treated: 'treat',
  spent: 'spend',
}

const participleOf = (verb: string) => (/e$/.test(verb) ? `${verb}d` : `${verb}ed`)

const KINDS = new Map(
  (Object.keys(KIND_VERBS) as (keyof typeof KIND_VERBS)[]).flatMap(kind =>
    KIND_VERBS[kind]
      .split(' ')
      .flatMap(verb => [[verb, kind] as const, [gerundOf(verb), kind] as const]),
  ),
)

/** What a verb, in its base or -ing form, does to its object. */
export const kindOfVerb = (verb: string): ChangeKind => KINDS.get(verb) ?? 'reform'

/** Past participles after "should be", to the base verb. */
export const PARTICIPLES = new Map([
  ...VERBS.map(verb => [participleOf(verb), verb] as const),
  ...Object.entries(IRREGULAR).filter(([participle]) => participle !== 'made'),
])

/** Verbs that name an act or habit: not to do them is to end something. */
export const HABITS = new Set(
  'keep use eat sell consume serve spend treat rely clone edit explore test teach grade rank'.split(
    ' ',
  ),
)

export const ADJECTIVES = new Set([
  'free',
  'legal',
  'illegal',
  'mandatory',
  'compulsory',
  'required',
  'obligatory',
  'optional',
  'voluntary',
  'public',
  'private',
  'universal',
  'transparent',
  'open',
  'longer',
  'shorter',
  'higher',
  'cheaper',
  'stricter',
  'tax-free',
  'accessible',
  'available',
  'part',
  'prohibited',
  'forbidden',
  'anonymous',
  'secret',
  'local',
  'bilingual',
  'tuition-free',
])
