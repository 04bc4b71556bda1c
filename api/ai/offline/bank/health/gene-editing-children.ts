import type { MotionArguments } from '../types.ts'

export const GENE_EDITING_CHILDREN: MotionArguments = {
  key: 'gene-editing-children',
  points: {
    for: [
      {
        keywords: [
          'disease',
          'suffering',
          'inherited',
          'prevent',
          'cure',
          'cystic',
          'sickle',
          'ill',
          'illness',
          'genetic',
          'sick',
        ],
        claim: 'Children should be spared diseases that we have the means to prevent.',
        mechanism:
          'Some illnesses sit in a single misspelt gene and are as good as certain. Correct the letter at the start, and the suffering never begins.',
        impact:
          'It is the child who gains, decade after decade, and parents who need not watch what they once watched in a brother.',
        example:
          'A couple who both carry the gene for a deadly wasting disease live with the fear of a coin toss. One careful correction would take the coin out of their hands.',
        reply:
          'Such couples can already have their embryos tested and choose a healthy one. Rewriting genes adds danger where choosing would do.',
        counter:
          'Choosing fails where every embryo carries the fault, and it throws the others away. Correction is there for those whom selection cannot help.',
      },
      {
        keywords: [
          'parents',
          'choice',
          'freedom',
          'reproductive',
          'responsibility',
          'mother',
          'decide',
          'choose',
        ],
        claim:
          'Parents already decide much of what shapes a child, and this is the kindest decision of all.',
        mechanism:
          'They pick the vitamins, the clinic and the vaccinations, all without asking the baby. Preventing a grave illness lies in the same direction, only earlier.',
        impact:
          'Families with a known illness stop having to choose between childlessness and dread.',
        example:
          "Nobody tells a mother who takes folic acid that she has interfered with her child's destiny.",
        reply:
          "Other choices of parents end with the child, while a changed gene goes on to children and grandchildren who were never asked. Parental freedom stops at other people's bodies.",
        counter:
          'The faulty gene also goes on to grandchildren who were never asked. I know which inheritance they would thank us for.',
      },
      {
        keywords: [
          'safety',
          'oversight',
          'regulate',
          'research',
          'careful',
          'illegal',
          'secret',
          'abroad',
          'control',
        ],
        claim: 'Strict permission is safer than a ban that drives gene editing underground.',
        mechanism:
          'A licence, a list of diseases, long follow-up and open results let us learn in daylight. Where it is forbidden, the ambitious work in secret or abroad.',
        impact:
          'The first to be protected are the children themselves, who need follow-up and not a scandal.',
        example:
          'When a researcher in China announced edited twins in 2018, the horror was largely that nobody had checked his work.',
        reply:
          'Open a door a crack, and ambition pushes it. A licence system creates the clinics and the skills which others will then abuse.',
        counter:
          'The skills are in the world and cannot be unlearned. What we can still choose is whether the first clinic has an inspector in it.',
      },
      {
        keywords: [
          'future',
          'generations',
          'eliminate',
          'population',
          'society',
          'erase',
          'eradicate',
          'descendants',
        ],
        claim: 'A disease can be taken out of a family for ever.',
        mechanism:
          'Medicine of the usual kind treats each patient anew, generation after generation. A repair in the embryo is handed on, and so is the relief.',
        impact:
          'Public health gains from it as it gained from clean water: quietly, and for people who will never know.',
        example:
          'In some families every gathering has an empty chair for the same illness. One repair, and the next photograph is complete.',
        reply:
          'For ever holds for mistakes as well. A wrong cut may show up in a grandchild, and then there is no recall.',
        counter:
          'Doctors would begin with conditions so bad that doing nothing is the worse risk. Caution has to count the harm on both sides.',
      },
      {
        keywords: [
          'treatment',
          'therapy',
          'cost',
          'burden',
          'care',
          'cheaper',
          'healthcare',
          'hospital',
        ],
        claim: 'Preventing beats a lifetime of treating.',
        mechanism:
          'Severe inherited illness means operations, drugs and carers for decades, and often no cure at the end. One early step takes the place of all that.',
        impact:
          'Brothers and sisters gain too, for their childhood need not revolve around a hospital calendar.',
        example: 'We mend the crack in the dam and do not hand out life jackets every spring.',
        reply:
          'Gene therapy after birth can now treat some of these diseases in the patient who agrees to it. There we harm no one who comes after.',
        counter:
          'After birth the damage is often done and the cells are out of reach. And that therapy, too, was once called playing God.',
      },
      {
        keywords: [
          'acceptance',
          'ivf',
          'history',
          'fear',
          'progress',
          'test tube',
          'transplant',
          'vaccination',
          'scary',
        ],
        claim: 'Every great step in reproductive medicine looked monstrous at first.',
        mechanism:
          'Organ transplants and test-tube babies were called unnatural, until we met the people who are alive because of them. Unease is a reason to look closely, not a reason to stop.',
        impact:
          'Whoever fears being treated as a product should meet the parents: they want a living child, nothing more.',
        example:
          'Children born through IVF go to school all over the world today, and no one can pick them out in the playground.',
        reply:
          'IVF starts a life and leaves its text alone. Not every alarm is false because one of them was.',
        counter:
          'Quite so, not every alarm is false, and so we examine each one. This one dwindles once you keep to diseases and leave eye colour be.',
      },
    ],
    against: [
      {
        keywords: [
          'designer',
          'enhance',
          'slippery',
          'traits',
          'intelligence',
          'eyes',
          'tall',
          'smart',
          'intelligent',
          'perfect',
        ],
        claim: 'From preventing disease it is a short walk to ordering traits.',
        mechanism:
          'Where does illness stop: at deafness, at shortness, at a gloomy temper? Each step resembles the last, and clinics earn from the next one.',
        impact:
          'Children would be born with a specification, and would learn some day what their parents had paid for.',
        example:
          "Cosmetic surgery began with soldiers' shattered faces. Look at what it advertises on the bus today.",
        reply:
          'Law draws lines on slopes every day, between painkillers and heroin or between a slap and an assault. A list of grave diseases is an ordinary line.',
        counter:
          'Lists get longer; that is what lists do when there is money at the end. And this time what is edited cannot be returned.',
      },
      {
        keywords: [
          'unknown',
          'mistakes',
          'irreversible',
          'side-effects',
          'error',
          'risk',
          'risks',
          'unpredictable',
          'mutation',
        ],
        claim: 'We do not understand our genes well enough to rewrite them.',
        mechanism:
          'A gene seldom does just one thing, and cutting tools sometimes cut elsewhere. An error sits in every cell and is passed on.',
        impact:
          'The one who bears it is a child who neither agreed nor can ever get out of the experiment.',
        example:
          'Gardeners who brought in a plant against one pest have sometimes spent the next fifty years fighting the plant.',
        reply:
          'No medicine began with full knowledge. Against a disease that kills for certain, a small and shrinking risk is one that reasonable people take.',
        counter:
          'A patient takes such a risk for himself and can stop. Here it is taken by us for someone else, and stopping is not on offer.',
      },
      {
        keywords: [
          'inequality',
          'rich',
          'access',
          'privilege',
          'class',
          'poor',
          'expensive',
          'wealthy',
          'gap',
        ],
        claim: 'Only well-off families will get their children edited.',
        mechanism:
          'Clinics of this sort are dear and far away, so good fortune in health becomes one more thing that the rich inherit. What was chance then turns into class.',
        impact:
          'Illnesses that only the poor still have will find few researchers and little pity.',
        example:
          'A rich school today has a better library; the one of tomorrow has healthier pupils by contract.',
        reply:
          'Phones, vaccines and IVF were dear at the beginning, and public insurers can pay for what spares them decades of care. Unequal access calls for wider access.',
        counter:
          'Wider access takes a generation, and genes do not wait. A phone that I buy late is the same phone, but a body I got too early stays as it is.',
      },
      {
        keywords: [
          'disability',
          'diversity',
          'stigma',
          'value',
          'message',
          'disabled',
          'people',
          'worth',
          'normal',
        ],
        claim:
          'Editing a condition away tells people who live with it that they should not have been born.',
        mechanism:
          'Many who live with them lead lives they value and would not want crossed out. A society busy removing them finds it harder to build the ramp.',
        impact:
          'As their numbers fall, so do the doctors, the schools and the understanding for those who are left.',
        example: 'Ask a deaf family that signs at dinner whether their home needs repairing.',
        reply:
          'Putting a fault in a cell right is no verdict on a person, any more than a polio vaccination insults people in wheelchairs. We can prevent and support at once.',
        counter:
          'A vaccinated child is the same child as before. Here we pick which sort of child may arrive, and people notice.',
      },
      {
        keywords: ['alternatives', 'selection', 'screening', 'treat', 'ivf', 'embryo', 'adopt'],
        claim: 'Other paths lead to a healthy child, and they harm nobody.',
        mechanism:
          'Embryo testing, donated eggs, adoption and treatment after birth cover nearly all of these families. For the small remainder we would open a door that never closes.',
        impact:
          'Money spent on a handful of rare cases is missing for illnesses that thousands of children have today.',
        example: 'You do not rebuild the foundations of the house when the flat next door is free.',
        reply:
          'A donated egg or an adoption is wonderful for those who wish for it. Telling everyone else that this must be enough for them is easily said.',
        counter:
          "Those paths are hard for some, I do not deny it. But the wish for a child of one's own genes is weaker than the next generation's right not to be a trial.",
      },
      {
        keywords: [
          'consent',
          'future',
          'child',
          'autonomy',
          'unborn',
          'agree',
          'born',
          'descendants',
          'cannot',
        ],
        claim: 'Nobody may sign for all the generations to come.',
        mechanism:
          'Medicine rests on consent, and parents may stand in for a child who exists and is ill. A change in the germ line reaches people who will be born in a century, under circumstances unknown to us.',
        impact: 'They inherit our fashion in health, including what it had wrong.',
        example:
          'Earlier doctors were sure that tonsils are useless and removed them by the basketful. Luckily that was not hereditary.',
        reply:
          "The unborn consent to nothing: not to their parents, not to the city's air, not to being born. We act for them all the time, and a grave illness is an easy case.",
        counter:
          'Much that we decide for the unborn is unavoidable, but this is optional. With the optional, a missing consent weighs double.',
      },
    ],
  },
}
